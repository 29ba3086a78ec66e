import { isCreditNote } from '../../domain/documents.ts';
import { civilDate, compareDates } from '../../model/civilDate.ts';
import { ALL, rule } from '../rule.ts';

export const c00418 = rule({
  code: '00418',
  formats: ALL,
  scope: 'body',
  fields: {
    ordinary: ['2.1.1.1', '2.1.1.3', '2.1.6.2', '2.1.6.3'],
    simplified: ['2.1.1.1', '2.1.1.3', '2.1.2.1', '2.1.2.2'],
  },
  decides: 'file',
  findings: { earlier: { severity: 'error' } },
  check({ ordinary, simplified, tipoDocumento, data, path }, report) {
    const at = `${path}/dati_generali`;
    // Elenco dei controlli, 00418: TD04, and TD08 if simplified (a note in the Rappresentazione tabellare omits TD08).
    if (!isCreditNote(tipoDocumento)) return;
    if (ordinary !== null) {
      const links = ordinary.dati_generali.dati_fatture_collegate ?? [];
      for (const [index, { data: date, id_documento: document }] of links.entries()) {
        const linked = laterThan(data, date);
        if (linked === undefined) continue;
        const place = `${at}/dati_fatture_collegate/${index}/data`;
        report('earlier', { path: place, params: { data, linked, document } });
      }
    } else if (simplified !== null) {
      const corrected = simplified.dati_generali.dati_fattura_rettificata;
      const linked = laterThan(data, corrected?.data_fr);
      if (corrected === undefined || linked === undefined) return;
      const place = `${at}/dati_fattura_rettificata/data_fr`;
      report('earlier', { path: place, params: { data, linked, document: corrected.numero_fr } });
    }
  },
});

/** The day of `date` if it is later than `data`. */
function laterThan(data: string, date: string | undefined): string | undefined {
  const day = date === undefined ? undefined : civilDate(date);
  return day !== undefined && compareDates(day, data) > 0 ? day : undefined;
}
