import { ORDINARY, rule } from '../rule.ts';

export const c00438 = rule({
  code: '00438',
  title: {
    it: 'Sconto o maggiorazione della riga senza percentuale e senza importo',
    en: 'Discount or surcharge of a line without percentage and amount',
  },
  formats: ORDINARY,
  scope: 'line',
  fields: { ordinary: ['2.2.1.1', '2.2.1.10', '2.2.1.10.1', '2.2.1.10.2', '2.2.1.10.3'], simplified: [] },
  decides: 'file',
  when: ({ some }) => some.discount,
  findings: {
    empty: {
      severity: 'error',
      message: {
        it: 'ScontoMaggiorazione {number} della riga {line} ha Tipo {type} e né Percentuale né Importo.',
        en: 'ScontoMaggiorazione {number} of line {line} has Tipo {type} and neither Percentuale nor Importo.',
      },
      help: {
        it: 'Scrivere Percentuale o Importo, oppure togliere il blocco.',
        en: 'Write Percentuale or Importo, or take the block away.',
      },
    },
  },
  check(item, report) {
    const { line } = item;
    const discounts = line?.sconto_maggiorazione;
    if (line === null || discounts === undefined) return;
    for (const [index, { tipo, percentuale, importo }] of discounts.entries()) {
      if (percentuale !== undefined || importo !== undefined) continue;
      report('empty', {
        path: `${item.path}/sconto_maggiorazione/${index}`,
        params: { line: line.numero_linea, number: index + 1, type: tipo },
      });
    }
  },
});
