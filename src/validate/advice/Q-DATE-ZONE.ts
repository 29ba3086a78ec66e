import type { BodyFacts, TaxedAmount } from '../../domain/facts/body.ts';
import { RELATED } from '../../domain/relatedData.ts';
import { civilDate } from '../../model/civilDate.ts';
import type { DatiGenerali, FatturaElettronicaBody } from '../../model/generated/invoice.ts';
import { ALL, type ReportFinding, rule } from '../rule.ts';

/** Length of a date without a time zone, YYYY-MM-DD. */
const PLAIN = 10;

/** The dates of a payment (2.4.2). */
const PAYMENT_DATES = [
  'data_riferimento_termini_pagamento',
  'data_scadenza_pagamento',
  'data_limite_pagamento_anticipato',
  'data_decorrenza_penale',
] as const;

type Report = ReportFinding<'zone'>;

export const qDateZone = rule({
  code: 'Q-DATE-ZONE',
  formats: ALL,
  scope: 'body',
  fields: {
    ordinary: [
      '1.2.1.7',
      '2.1.1.3',
      '2.1.2.3',
      '2.1.3.3',
      '2.1.4.3',
      '2.1.5.3',
      '2.1.6.3',
      '2.1.8.2',
      '2.1.9.10',
      '2.1.10.2',
      '2.2.1.16.4',
      '2.3.1',
      '2.4.2.3',
      '2.4.2.5',
      '2.4.2.18',
      '2.4.2.20',
    ],
    simplified: ['2.1.1.3', '2.1.2.2'],
  },
  decides: 'file',
  findings: { zone: { severity: 'warning', fix: 'safe' } },
  check(body, report) {
    const { ordinary, simplified } = body;
    const document = (ordinary ?? simplified)?.dati_generali.dati_generali_documento;
    if (isLong(document?.data)) reportZone(document?.data, `${body.documentPath}/data`, report);
    const corrected = simplified?.dati_generali.dati_fattura_rettificata?.data_fr;
    if (isLong(corrected))
      reportZone(corrected, `${body.path}/dati_generali/dati_fattura_rettificata/data_fr`, report);
    if (ordinary === null) return;
    if (body.index === 0) enrolment(body, report);
    related(ordinary.dati_generali, body, report);
    transport(ordinary, body, report);
    if (body.some.altriDatiGestionali) for (const line of body.lines) furtherData(line, report);
    payments(ordinary, body, report);
  },
});

/** True if the date has a time zone, or a year with five digits. */
function isLong(date: string | undefined): boolean {
  return date !== undefined && date.length !== PLAIN;
}

function reportZone(date: string | undefined, path: string, report: Report): void {
  const expected = civilDate(date ?? '');
  if (date === undefined || expected === undefined || expected === date) return;
  const fix = { op: 'replace', path, from: date, to: expected } as const;
  report('zone', { path, params: { found: date, expected }, fix });
}

/** The only date of the header, checked once per file. */
function enrolment({ file }: BodyFacts, report: Report): void {
  const who = file.ordinary?.fattura_elettronica_header.cedente_prestatore.dati_anagrafici;
  const date = who?.data_iscrizione_albo;
  if (isLong(date)) reportZone(date, `${file.supplier.idsPath}/data_iscrizione_albo`, report);
}

function related(general: DatiGenerali, { path }: BodyFacts, report: Report): void {
  for (const block of RELATED) {
    const documents = general[block];
    if (documents === undefined) continue;
    for (let i = 0; i < documents.length; i += 1) {
      const date = documents[i]?.data;
      if (isLong(date)) reportZone(date, `${path}/dati_generali/${block}/${i}/data`, report);
    }
  }
  const notes = general.dati_ddt;
  if (notes === undefined) return;
  for (let i = 0; i < notes.length; i += 1) {
    const date = notes[i]?.data_ddt;
    if (isLong(date)) reportZone(date, `${path}/dati_generali/dati_ddt/${i}/data_ddt`, report);
  }
}

function transport(
  { dati_generali, dati_veicoli }: FatturaElettronicaBody,
  body: BodyFacts,
  report: Report,
): void {
  const { dati_trasporto, fattura_principale } = dati_generali;
  const at = body.path;
  const start = dati_trasporto?.data_inizio_trasporto;
  if (isLong(start)) reportZone(start, `${at}/dati_generali/dati_trasporto/data_inizio_trasporto`, report);
  const main = fattura_principale?.data_fattura_principale;
  if (isLong(main))
    reportZone(main, `${at}/dati_generali/fattura_principale/data_fattura_principale`, report);
  if (isLong(dati_veicoli?.data)) reportZone(dati_veicoli?.data, `${at}/dati_veicoli/data`, report);
}

function furtherData(one: TaxedAmount, report: Report): void {
  const data = one.line?.altri_dati_gestionali;
  if (data === undefined) return;
  for (let i = 0; i < data.length; i += 1) {
    const date = data[i]?.riferimento_data;
    if (isLong(date)) reportZone(date, `${one.path}/altri_dati_gestionali/${i}/riferimento_data`, report);
  }
}

function payments({ dati_pagamento }: FatturaElettronicaBody, { path }: BodyFacts, report: Report): void {
  if (dati_pagamento === undefined) return;
  for (let i = 0; i < dati_pagamento.length; i += 1) {
    const entries = dati_pagamento[i]?.dettaglio_pagamento ?? [];
    for (let j = 0; j < entries.length; j += 1) {
      for (const name of PAYMENT_DATES) {
        const date = entries[j]?.[name];
        if (isLong(date))
          reportZone(date, `${path}/dati_pagamento/${i}/dettaglio_pagamento/${j}/${name}`, report);
      }
    }
  }
}
