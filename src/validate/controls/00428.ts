import { recipientLength } from '../../domain/facts/recipient.ts';
import { ALL, rule } from '../rule.ts';

export const c00428 = rule({
  code: '00428',
  title: {
    it: 'FormatoTrasmissione diverso dalla versione',
    en: 'FormatoTrasmissione differs from versione',
  },
  // Of FSM10 the schema has one value for both.
  formats: ALL,
  scope: 'file',
  fields: { ordinary: ['1.1.3', '1.1.4'], simplified: ['1.1.3', '1.1.4'] },
  decides: 'file',
  findings: {
    differs: {
      severity: 'error',
      fix: 'declaration',
      message: {
        it: "FormatoTrasmissione è {found}, l'attributo versione della radice {expected}: devono essere uguali.",
        en: 'FormatoTrasmissione is {found}, the attribute versione of the root {expected}: they have to be the same.',
      },
      help: {
        it: 'Scrivere FPA12 in entrambi verso la pubblica amministrazione, FPR12 verso privati.',
        en: 'Write FPA12 in both to the public administration, FPR12 to private parties.',
      },
    },
  },
  check({ formatoTrasmissione: from, kind, codiceDestinatario, transmissionPath }, report) {
    if (from === kind) return;
    const path = `${transmissionPath}/formato_trasmissione`;
    // A recipient code that suits FormatoTrasmissione only says that it is versione which is wrong.
    const isRight = codiceDestinatario.length === recipientLength(kind);
    report('differs', {
      path,
      params: { found: from, expected: kind },
      ...(isRight ? { fix: { op: 'replace', path, from, to: kind } } : {}),
    });
  },
});
