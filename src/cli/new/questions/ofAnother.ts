/** What a note or an integration says beside the invoice that it is made of. */
import { TipoDocumentoCodes } from '../../../model/index.ts';
import type { NewSettings } from '../settings.ts';
import type { Asker } from './asker.ts';
import { askNumberAndDate, USUAL_RATE } from './document.ts';

const SERIES = { 'credit-note': 'NC', 'debit-note': 'ND' } as const;

export async function askNote(asker: Asker, { kind, asOf }: NewSettings): Promise<void> {
  const { words } = asker;
  await askWhich(asker);
  await askNumberAndDate(asker, asOf, kind === 'debit-note' ? SERIES[kind] : SERIES['credit-note']);
  await asker.ask({ path: '/causale', text: words.reason });
  if (kind === 'debit-note') await askAdded(asker);
  else await askTakenBack(asker);
}

/** Of a file with several invoices, which one. */
async function askWhich(asker: Asker): Promise<void> {
  const bodies = asker.original?.fattura_elettronica_body ?? [];
  if (bodies.length < 2) return;
  const numbers = bodies.map((body) => body.dati_generali.dati_generali_documento.numero);
  await asker.ask({ path: '/numero_fattura', text: asker.words.which, needed: true, oneOf: numbers });
}

/** Whole lines; parts of one are for a brief. */
async function askTakenBack(asker: Asker): Promise<void> {
  const { words } = asker;
  for (let index = 0; ; index += 1) {
    const text = index === 0 ? words.takenBack : words.takenBackOrEnd;
    if ((await asker.ask({ path: `/linee/${index}`, text })) === '') return;
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
    if (line === '') return;
    await asker.ask({ path: `${at}/importo`, text: words.added, needed: true, number: true });
  }
}

/** What completes an invoice that was received. */
const INTEGRATIONS = ['TD16', 'TD17', 'TD18', 'TD19', 'TD20', 'TD22', 'TD23', 'TD28', 'TD29'];

export async function askIntegration(asker: Asker, { asOf }: NewSettings): Promise<void> {
  const { words } = asker;
  await askWhich(asker);
  await asker.ask({
    path: '/tipo_documento',
    text: words.type,
    fallback: 'TD16',
    needed: true,
    capitals: true,
    oneOf: INTEGRATIONS,
    codes: TipoDocumentoCodes,
  });
  await askNumberAndDate(asker, asOf, 'INT');
  await asker.ask({
    path: '/aliquota_iva',
    text: words.rate,
    fallback: USUAL_RATE,
    needed: true,
    number: true,
  });
  await asker.ask({ path: '/id_sdi', text: words.sdiNumber });
}
