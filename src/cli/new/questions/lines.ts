/** Questions about the lines of a document: description, quantity, price, VAT. */
import { chargesVat } from '../../../domain/index.ts';
import { NaturaCodes } from '../../../model/index.ts';
import type { Asker } from './asker.ts';
import { money, percent, quantity } from './readers.ts';

/** The ordinary rate (DPR 633/1972, art. 16). */
export const USUAL_RATE = '22';

const LINES = '/linee';

/** Earlier answers that decide the VAT of a line. */
export interface TaxSituation {
  readonly regime: string;
  readonly customer: string;
}

/**
 * Asks for lines until a description is left empty; at least one. An emptied line in the middle is removed.
 * @returns the number of lines.
 */
export async function askEachLine(asker: Asker, line: (at: string) => Promise<void>): Promise<number> {
  const { words } = asker;
  for (let index = 0; ; index += 1) {
    asker.head(words.line(index + 1));
    const at = `${LINES}/${index}`;
    const isNeeded = index === 0 && !asker.answers.hasItem(LINES, 1);
    const description = await asker.ask({
      path: `${at}/descrizione`,
      text: index === 0 ? words.description : words.descriptionOrEnd,
      ...(isNeeded ? { needed: true } : {}),
    });
    if (description === '') {
      if (asker.answers.hasItem(LINES, index + 1)) asker.drop(LINES, index);
      return index;
    }
    await line(at);
  }
}

export async function askLines(asker: Asker, situation: TaxSituation): Promise<number> {
  const { words } = asker;
  return await askEachLine(asker, async (at) => {
    await asker.ask({
      path: `${at}/quantita`,
      unit: `${at}/unita_misura`,
      text: words.quantity,
      fallback: '1',
      read: quantity,
    });
    await asker.ask({ path: `${at}/prezzo_unitario`, text: words.price, needed: true, read: money });
    await askTax(asker, at, situation);
  });
}

/** Asks for the VAT rate or a Natura; there is no default rate for customers abroad. */
export async function askTax(asker: Asker, at: string, situation: TaxSituation): Promise<void> {
  if (!chargesVat(situation.regime)) return;
  await asker.ask({
    path: `${at}/aliquota_iva`,
    or: { form: /^N/, path: `${at}/natura` },
    text: asker.words.tax,
    needed: true,
    read: percent,
    capitals: true,
    codes: NaturaCodes,
    ...(situation.customer === 'estero' ? {} : { fallback: USUAL_RATE }),
  });
}
