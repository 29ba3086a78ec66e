import { ORDINARY, rule } from '../rule.ts';

export const c00438 = rule({
  code: '00438',
  formats: ORDINARY,
  scope: 'line',
  fields: { ordinary: ['2.2.1.1', '2.2.1.10', '2.2.1.10.1', '2.2.1.10.2', '2.2.1.10.3'], simplified: [] },
  decides: 'file',
  when: ({ some }) => some.discount,
  findings: { empty: { severity: 'error' } },
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
