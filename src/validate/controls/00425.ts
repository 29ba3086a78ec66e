import { ALL, rule } from '../rule.ts';

const DIGIT = /[0-9]/;

export const c00425 = rule({
  code: '00425',
  title: { it: 'Numero del documento senza cifre', en: 'Number of the document without a digit' },
  formats: ALL,
  scope: 'body',
  fields: { ordinary: ['2.1.1.4'], simplified: ['2.1.1.4'] },
  decides: 'file',
  findings: {
    letters: {
      severity: 'error',
      message: {
        it: 'Il numero del documento è {found}: deve contenere almeno una cifra.',
        en: 'The number of the document is {found}: it has to contain at least one digit.',
      },
      help: {
        it: 'Dare al documento un numero progressivo, con almeno una cifra: 1, 2026/1, A-1.',
        en: 'Give the document a progressive number with at least one digit: 1, 2026/1, A-1.',
      },
    },
  },
  check({ numero, documentPath }, report) {
    if (DIGIT.test(numero)) return;
    report('letters', { path: `${documentPath}/numero`, params: { found: numero } });
  },
});
