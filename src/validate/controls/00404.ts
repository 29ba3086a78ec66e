import { isMadeByBuyer } from '../../domain/documents.ts';
import type { RunDocument } from '../../domain/duplicates.ts';
import type { BodyFacts } from '../../domain/facts/body.ts';
import type { Party } from '../../domain/facts/party.ts';
import { hasArt73, ISSUED_BY_BUYER, numberKey } from '../../domain/numbering.ts';
import { yearOf } from '../../model/civilDate.ts';
import { ALL, rule } from '../rule.ts';

export const c00404 = rule({
  code: '00404',
  formats: ALL,
  scope: 'file',
  fields: {
    ordinary: [
      '1.2.1.1',
      '1.2.1.2',
      '1.4.1.1',
      '1.4.1.2',
      '1.6',
      '2.1.1.1',
      '2.1.1.3',
      '2.1.1.4',
      '2.1.1.12',
    ],
    simplified: ['1.2.1', '1.2.2', '1.3.1', '1.4', '2.1.1.1', '2.1.1.3', '2.1.1.4'],
  },
  decides: 'history',
  needs: 'run',
  findings: {
    // A warning: SdI accepts the file by itself, and the other of the two may never be sent.
    again: { severity: 'warning' },
    same_file: { severity: 'info' },
  },
  check({ run, bodies }, report) {
    if (run === null) return;
    const compared: BodyFacts[] = [];
    const documents: RunDocument[] = [];
    for (const body of bodies) {
      const issuer = issuerOf(body);
      if (issuer === null || body.numero === '' || body.data === '') continue;
      compared.push(body);
      documents.push({
        key: `${issuer} ${numberKey(body, false)}`,
        day: body.data,
        art73: hasArt73(body.ordinary?.dati_generali.dati_generali_documento),
      });
    }
    const earlier = run.add(documents);
    if (earlier[0]?.sameFile === true) {
      report('same_file', { path: null, params: { file: earlier[0].file } });
      return;
    }
    for (let i = 0; i < compared.length; i += 1) {
      const body = compared[i];
      const first = earlier[i];
      if (body === undefined || first === undefined) continue;
      const { numero, data, documentPath } = body;
      const { file, document } = first;
      report('again', {
        path: `${documentPath}/numero`,
        params: { numero, year: yearOf(data), file, document },
      });
    }
  },
});

/**
 * The issuer that numbers the document: the supplier, or the buyer with CC (Elenco dei controlli v2.0, 00404).
 *
 * For documents issued by the buyer, the Elenco uses the supplier; Allegato A since 1.9, as quoted by third parties,
 * uses the buyer. Our interpretation: a duplicate is reported only if both are the same, so that it is one by either
 * source.
 */
function issuerOf({ file, tipoDocumento }: BodyFacts): string | null {
  const { supplier, customer } = file;
  const header = (file.ordinary ?? file.simplified)?.fattura_elettronica_header;
  if (header?.soggetto_emittente === ISSUED_BY_BUYER) return idOf(customer);
  const own = idOf(supplier);
  if (!isMadeByBuyer(tipoDocumento)) return own;
  const buyer = idOf(customer);
  return own === null || buyer === null ? null : `${own}>${buyer}`;
}

function idOf({ idFiscaleIva: id, codiceFiscale }: Party): string | null {
  return id === null ? codiceFiscale : `${id.id_paese}${id.id_codice}`;
}
