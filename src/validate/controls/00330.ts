import { PRIVATE, rule } from '../rule.ts';

/** SdI's own mailboxes, with a number or without (Rappresentazione tabellare, 1.1.6; the pattern is our reading). */
const MAILBOX_OF_SDI = /^sdi[0-9]*@pec\.fatturapa\.it$/i;

export const c00330 = rule({
  code: '00330',
  title: { it: 'PECDestinatario è una casella di SdI', en: 'PECDestinatario is a mailbox of SdI' },
  formats: PRIVATE,
  scope: 'file',
  fields: { ordinary: ['1.1.6'], simplified: ['1.1.5'] },
  decides: 'file',
  findings: {
    mailbox: {
      severity: 'error',
      message: {
        it: 'PECDestinatario è {found}, una casella di SdI: da lì la fattura non arriva al cliente.',
        en: 'PECDestinatario is {found}, a mailbox of SdI: from there the invoice does not reach the buyer.',
      },
      help: {
        it: 'Scrivere la PEC del cliente, o togliere PECDestinatario se non la si conosce.',
        en: 'Write the PEC address of the buyer, or take PECDestinatario away where it is not known.',
      },
    },
  },
  check({ pecDestinatario, transmissionPath }, report) {
    if (pecDestinatario === null || !MAILBOX_OF_SDI.test(pecDestinatario)) return;
    report('mailbox', {
      path: `${transmissionPath}/pec_destinatario`,
      params: { found: pecDestinatario },
    });
  },
});
