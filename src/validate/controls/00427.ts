import { recipientLength } from '../../domain/facts/recipient.ts';
import { ALL, rule } from '../rule.ts';

export const c00427 = rule({
  code: '00427',
  // For FSM10 the schema allows only seven characters.
  formats: ALL,
  scope: 'file',
  fields: { ordinary: ['1.1.3', '1.1.4'], simplified: ['1.1.3', '1.1.4'] },
  decides: 'file',
  findings: {
    administration: { severity: 'error' },
    private: { severity: 'error' },
  },
  check({ codiceDestinatario: found, formatoTrasmissione: format, transmissionPath }, report) {
    const expected = recipientLength(format);
    if (found.length === expected) return;
    report(format === 'FPA12' ? 'administration' : 'private', {
      path: `${transmissionPath}/codice_destinatario`,
      params: { found, format, length: found.length, expected },
    });
  },
});
