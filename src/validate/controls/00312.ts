import { recipientState } from '../../domain/facts/recipient.ts';
import { ALL, rule } from '../rule.ts';

export const c00312 = rule({
  code: '00312',
  title: { it: 'CodiceDestinatario non attivo', en: 'Recipient code not active' },
  formats: ALL,
  scope: 'file',
  fields: { ordinary: ['1.1.3', '1.1.4'], simplified: ['1.1.3', '1.1.4'] },
  decides: 'registry',
  // Beyond the schema's six or seven characters a file alone tells nothing of a code.
  needs: 'registry',
  findings: {
    inactive: {
      severity: 'error',
      message: {
        it: 'Il codice destinatario {found} esiste ma non è attivo.',
        en: 'The recipient code {found} exists but is not active.',
      },
      help: {
        it: "Chiedere al cliente un codice attivo: per un ufficio della PA conta la data d'avvio del servizio in IPA.",
        en: 'Ask the buyer for an active code: for an office of the administration the start of its service in IPA counts.',
      },
    },
  },
  check(file, report) {
    if (recipientState(file) !== 'inactive') return;
    const { transmissionPath, codiceDestinatario } = file;
    report('inactive', {
      path: `${transmissionPath}/codice_destinatario`,
      params: { found: codiceDestinatario },
    });
  },
});
