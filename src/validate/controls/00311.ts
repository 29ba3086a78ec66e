import { recipientState } from '../../domain/facts/recipient.ts';
import { ALL, rule } from '../rule.ts';

export const c00311 = rule({
  code: '00311',
  formats: ALL,
  scope: 'file',
  fields: { ordinary: ['1.1.3', '1.1.4'], simplified: ['1.1.3', '1.1.4'] },
  decides: 'registry',
  // The schema checks the length; nothing else about a code can be checked without a register.
  needs: 'registry',
  findings: { unknown: { severity: 'error' } },
  check(file, report) {
    if (recipientState(file) !== 'unknown') return;
    const { transmissionPath, codiceDestinatario } = file;
    report('unknown', {
      path: `${transmissionPath}/codice_destinatario`,
      params: { found: codiceDestinatario },
    });
  },
});
