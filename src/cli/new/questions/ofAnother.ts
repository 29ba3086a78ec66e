/** Questions of a credit note, debit note or integration, in addition to its original invoice. */
import { documentTypes } from '../../../domain/index.ts';
import { TipoDocumentoCodes } from '../../../model/index.ts';
import { customerOf, supplierOf } from '../memory/numbers.ts';
import type { Asker } from './asker.ts';
import { USUAL_RATE } from './lines.ts';
import { money, percent } from './readers.ts';
import type { Context } from './work.ts';

const SERIES = { 'credit-note': 'NC', 'debit-note': 'ND' } as const;

export async function askNote(asker: Asker, { kind, numbering }: Context): Promise<void> {
  const { words, original } = asker;
  const group = kind === 'debit-note' ? kind : 'credit-note';
  const issuer = original === null ? undefined : supplierOf(original);
  asker.head(words.document);
  await askWhich(asker);
  await numbering.ask(asker, { issuer: issuer ?? '', group, series: SERIES[group] });
  await asker.ask({ path: '/causale', text: words.reason });
  asker.head(words.linesOf, linesOf(asker));
  if (kind === 'debit-note') await askAdded(asker);
  else await askTakenBack(asker);
}

/** Maximum number of lines listed. */
const MAX_SHOWN = 50;

/** Amounts are formatted from their text, without a binary number; at most 8 decimals, as in the schema. */
const AMOUNT = { minimumFractionDigits: 2, maximumFractionDigits: 8, useGrouping: 'always' } as const;

/** The numbered lines of the original invoice. */
function linesOf({ original, brief, language }: Asker): readonly string[] {
  const bodies = original?.fattura_elettronica_body ?? [];
  const wanted = brief['numero_fattura'];
  const body = bodies.find((one) => one.dati_generali.dati_generali_documento.numero === wanted) ?? bodies[0];
  const goods = body?.dati_beni_servizi;
  if (goods === undefined) return [];
  const lines =
    'dettaglio_linee' in goods
      ? goods.dettaglio_linee.map((line) => [line.numero_linea, line.descrizione, line.prezzo_totale])
      : goods.map((item, index) => [String(index + 1), item.descrizione, item.importo]);
  const amounts = new Intl.NumberFormat(language, AMOUNT);
  return lines.slice(0, MAX_SHOWN).map(([number = '', text = '', amount = '']) => {
    return `${number.padStart(2)}  ${text.slice(0, LONGEST_SHOWN)}  ${amounts.format(amount as Intl.StringNumericLiteral)}`;
  });
}

const LONGEST_SHOWN = 60;

/** Asks for the invoice, in a file with several. */
async function askWhich(asker: Asker): Promise<void> {
  const bodies = asker.original?.fattura_elettronica_body ?? [];
  if (bodies.length < 2) return;
  const numbers = bodies.map((body) => body.dati_generali.dati_generali_documento.numero);
  await asker.ask({ path: '/numero_fattura', text: asker.words.whichInvoice, needed: true, oneOf: numbers });
}

/** Asks for whole lines to credit; parts of a line are only possible in a brief. */
async function askTakenBack(asker: Asker): Promise<void> {
  const { words } = asker;
  for (let index = 0; ; index += 1) {
    const text = index === 0 ? words.takenBack : words.takenBackOrEnd;
    if ((await asker.ask({ path: `/linee/${index}`, text })) !== '') continue;
    if (asker.answers.hasItem('/linee', index + 1)) asker.drop('/linee', index);
    return;
  }
}

async function askAdded(asker: Asker): Promise<void> {
  const { words } = asker;
  for (let index = 0; ; index += 1) {
    const at = `/linee/${index}`;
    const line = await asker.ask({
      path: `${at}/numero_linea`,
      text: index === 0 ? words.addedTo : words.addedToOrEnd,
      ...(index === 0 ? { needed: true } : {}),
    });
    if (line === '') {
      if (asker.answers.hasItem('/linee', index + 1)) asker.drop('/linee', index);
      return;
    }
    await asker.ask({ path: `${at}/importo`, text: words.added, needed: true, read: money });
  }
}

/** Types that integrate an invoice received. */
const INTEGRATIONS = [...documentTypes(({ madeBy }) => madeBy === 'buyer')];

export async function askIntegration(asker: Asker, { numbering }: Context): Promise<void> {
  const { words, original } = asker;
  asker.head(words.document);
  await askWhich(asker);
  await asker.ask({
    path: '/tipo_documento',
    text: words.type,
    fallback: isItalian(original) ? 'TD16' : 'TD17',
    needed: true,
    capitals: true,
    oneOf: INTEGRATIONS,
    codes: TipoDocumentoCodes,
  });
  const issuer = original === null ? undefined : customerOf(original);
  await numbering.ask(asker, { issuer: issuer ?? '', group: 'self-invoice', series: 'INT' });
  await asker.ask({
    path: '/aliquota_iva',
    text: words.rate,
    fallback: USUAL_RATE,
    needed: true,
    read: percent,
  });
  // An invoice from abroad does not pass through SdI and has no SdI number.
  if (isItalian(original)) await asker.ask({ path: '/id_sdi', text: words.sdiNumber });
}

function isItalian(original: Asker['original']): boolean {
  if (original === null || original.versione === 'FSM10') return true;
  const { dati_anagrafici: vendor } = original.fattura_elettronica_header.cedente_prestatore;
  return vendor.id_fiscale_iva.id_paese === 'IT';
}
