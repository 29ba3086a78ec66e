import { recipientState } from '../../domain/facts/recipient.ts';
import { ALL, rule } from '../rule.ts';

export const c00311 = rule({
  code: '00311',
  title: { it: 'CodiceDestinatario non valido', en: 'Recipient code not valid' },
  formats: ALL,
  scope: 'file',
  fields: { ordinary: ['1.1.3', '1.1.4'], simplified: ['1.1.3', '1.1.4'] },
  decides: 'registry',
  // Beyond the schema's six or seven characters a file alone tells nothing of a code.
  needs: 'registry',
  findings: {
    unknown: {
      severity: 'error',
      message: {
        it: 'Il codice destinatario {found} non esiste: un codice di sei caratteri è di un ufficio in IPA, uno di sette è dato da SdI.',
        en: 'There is no recipient code {found}: a code of six characters is of an office in IPA, one of seven is given by SdI.',
      },
      help: {
        it: 'Chiedere il codice al cliente. Se è un privato e non ne ha, scrivere 0000000, con la sua PEC in PECDestinatario se la si conosce.',
        en: 'Ask the buyer for the code. A private party without one gets 0000000, with its PEC in PECDestinatario where known.',
      },
    },
  },
  check(file, report) {
    if (recipientState(file) !== 'unknown') return;
    const { transmissionPath, codiceDestinatario } = file;
    report('unknown', {
      path: `${transmissionPath}/codice_destinatario`,
      params: { found: codiceDestinatario },
    });
  },
});
