import { recipientLength } from '../../domain/facts/recipient.ts';
import { ALL, rule } from '../rule.ts';

export const c00428 = rule({
  code: '00428',
  // For FSM10 the schema allows a single value for both.
  formats: ALL,
  scope: 'file',
  fields: { ordinary: ['1.1.3', '1.1.4'], simplified: ['1.1.3', '1.1.4'] },
  decides: 'file',
  findings: { differs: { severity: 'error', fix: 'declaration' } },
  check({ formatoTrasmissione: from, kind, codiceDestinatario, transmissionPath }, report) {
    if (from === kind) return;
    const path = `${transmissionPath}/formato_trasmissione`;
    // If the recipient code matches only FormatoTrasmissione, versione is wrong, and there is no fix.
    const isRight = codiceDestinatario.length === recipientLength(kind);
    report('differs', {
      path,
      params: { found: from, expected: kind },
      ...(isRight ? { fix: { op: 'replace', path, from, to: kind } } : {}),
    });
  },
});
