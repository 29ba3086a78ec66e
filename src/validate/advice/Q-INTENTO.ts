import { isCreditNote, isSelfInvoice } from '../../domain/documents.ts';
import type { BodyFacts } from '../../domain/facts/body.ts';
import { INTENT } from '../../domain/natura.ts';
import { compareDates } from '../../model/civilDate.ts';
import { ORDINARY, type ReportFinding, rule } from '../rule.ts';

const TIPO_DATO = 'INTENTO';

/** First day on which the protocol number is required in the invoice (provvedimento 28 October 2021). */
const SINCE = '2022-01-01';

/** Protocol number of the receipt, and its progressive number. */
const PROTOCOL = /^[0-9]{17}[-/][0-9]{6}$/;

/** Example of a protocol number, for messages. */
const FORM = '12345678901234567-123456';

export const qIntento = rule({
  code: 'Q-INTENTO',
  formats: ORDINARY,
  scope: 'body',
  fields: {
    ordinary: ['2.1.1.1', '2.1.1.3', '2.2.1.11', '2.2.1.14', '2.2.1.16.1', '2.2.1.16.2'],
    simplified: [],
  },
  decides: 'file',
  findings: {
    missing: { severity: 'warning' },
    protocol: { severity: 'warning' },
  },
  check(body, report) {
    if (!body.some.natura || isSelfInvoice(body.tipoDocumento)) return;
    let first = -1;
    for (const line of body.lines) {
      // A line without an amount is only a note.
      if (line.natura !== INTENT || line.amount.isZero) continue;
      first = line.index;
      break;
    }
    if (first >= 0) reportFirst(body, first, report);
  },
});

function reportFirst(body: BodyFacts, first: number, report: ReportFinding<'missing' | 'protocol'>): void {
  if (compareDates(body.data, SINCE) < 0) return;
  let isGiven = false;
  for (const one of body.lines) {
    for (const [i, { tipo_dato, riferimento_testo }] of (one.line?.altri_dati_gestionali ?? []).entries()) {
      if (tipo_dato.trim().toUpperCase() !== TIPO_DATO) continue;
      isGiven = true;
      if (riferimento_testo !== undefined && PROTOCOL.test(riferimento_testo.trim())) continue;
      const block = `${one.path}/altri_dati_gestionali/${i}`;
      report('protocol', {
        path: riferimento_testo === undefined ? block : `${block}/riferimento_testo`,
        params: { found: riferimento_testo ?? '', form: FORM },
      });
    }
  }
  // A declaration is often written once for all lines; a credit note refers to that of its invoice.
  if (isGiven || isCreditNote(body.tipoDocumento)) return;
  const line = body.lines[first];
  if (line !== undefined)
    report('missing', { path: line.path, params: { line: line.line?.numero_linea ?? '' } });
}
