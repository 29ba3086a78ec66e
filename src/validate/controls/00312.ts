import { recipientState } from '../../domain/facts/recipient.ts';
import { ALL, rule } from '../rule.ts';

export const c00312 = rule({
  code: '00312',
  formats: ALL,
  scope: 'file',
  fields: { ordinary: ['1.1.3', '1.1.4'], simplified: ['1.1.3', '1.1.4'] },
  decides: 'registry',
  // The schema checks the length; nothing else about a code can be checked without a register.
  needs: 'registry',
  findings: { inactive: { severity: 'error' } },
  check(file, report) {
    if (recipientState(file) !== 'inactive') return;
    const { transmissionPath, codiceDestinatario } = file;
    report('inactive', {
      path: `${transmissionPath}/codice_destinatario`,
      params: { found: codiceDestinatario },
    });
  },
});
