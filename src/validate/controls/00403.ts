import { compareDates } from '../../model/civilDate.ts';
import { ALL, rule } from '../rule.ts';

export const c00403 = rule({
  code: '00403',
  title: { it: 'Data del documento futura', en: 'Date of the document in the future' },
  formats: ALL,
  scope: 'body',
  fields: { ordinary: ['2.1.1.3'], simplified: ['2.1.1.3'] },
  decides: 'date',
  findings: {
    future: {
      severity: 'error',
      message: {
        it: 'La data del documento è {data}, dopo il giorno di ricezione, {asOf}.',
        en: 'The date of the document is {data}, later than the day of reception, {asOf}.',
      },
      help: {
        it: 'Correggere Data, oppure inviare il file dal {data} in poi.',
        en: 'Correct Data, or send the file on {data} or later.',
      },
    },
  },
  check({ data, documentPath, file: { asOf } }, report) {
    if (asOf === null || compareDates(data, asOf) <= 0) return;
    report('future', { path: `${documentPath}/data`, params: { data, asOf } });
  },
});
