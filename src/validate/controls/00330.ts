import { PRIVATE, rule } from '../rule.ts';

/**
 * The mailboxes of SdI, with or without a number (Rappresentazione tabellare, 1.1.6; the pattern is our
 * interpretation).
 */
const MAILBOX_OF_SDI = /^sdi[0-9]*@pec\.fatturapa\.it$/i;

export const c00330 = rule({
  code: '00330',
  formats: PRIVATE,
  scope: 'file',
  fields: { ordinary: ['1.1.6'], simplified: ['1.1.5'] },
  decides: 'file',
  findings: { mailbox: { severity: 'error' } },
  check({ pecDestinatario, transmissionPath }, report) {
    if (pecDestinatario === null || !MAILBOX_OF_SDI.test(pecDestinatario)) return;
    report('mailbox', {
      path: `${transmissionPath}/pec_destinatario`,
      params: { found: pecDestinatario },
    });
  },
});
