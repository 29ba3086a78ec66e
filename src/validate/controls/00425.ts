import { ALL, rule } from '../rule.ts';

const DIGIT = /[0-9]/;

export const c00425 = rule({
  code: '00425',
  formats: ALL,
  scope: 'body',
  fields: { ordinary: ['2.1.1.4'], simplified: ['2.1.1.4'] },
  decides: 'file',
  findings: { letters: { severity: 'error' } },
  check({ numero, documentPath }, report) {
    if (DIGIT.test(numero)) return;
    report('letters', { path: `${documentPath}/numero`, params: { found: numero } });
  },
});
