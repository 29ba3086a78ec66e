/** A simplified invoice: who buys is an identifier, and amounts have VAT included. */
import type { NewSettings } from '../settings.ts';
import type { Asker } from './asker.ts';
import { askNumberAndDate, askTax } from './document.ts';
import { askIds, askSupplier } from './parties.ts';

export async function askSimplified(asker: Asker, { asOf }: NewSettings): Promise<void> {
  const { words } = asker;
  const { regime } = await askSupplier(asker);
  await asker.say(words.customer);
  await askIds(asker, '/cessionario');
  await askNumberAndDate(asker, asOf);
  for (let index = 0; ; index += 1) {
    await asker.say(words.line(index + 1));
    const at = `/linee/${index}`;
    const description = await asker.ask({
      path: `${at}/descrizione`,
      text: index === 0 ? words.description : words.descriptionOrEnd,
      ...(index === 0 ? { needed: true } : {}),
    });
    if (description === '') return;
    await asker.ask({ path: `${at}/importo`, text: words.amountWithVat, needed: true, number: true });
    await askTax(asker, at, { regime, customer: 'azienda' });
  }
}
