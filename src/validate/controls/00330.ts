import { isSdiMailbox } from '../../domain/facts/recipient.ts';
import { PRIVATE, rule } from '../rule.ts';

export const c00330 = rule({
  code: '00330',
  formats: PRIVATE,
  scope: 'file',
  fields: { ordinary: ['1.1.6'], simplified: ['1.1.5'] },
  decides: 'file',
  findings: { mailbox: { severity: 'error' } },
  check({ pecDestinatario, transmissionPath }, report) {
    if (pecDestinatario === null || !isSdiMailbox(pecDestinatario)) return;
    report('mailbox', {
      path: `${transmissionPath}/pec_destinatario`,
      params: { found: pecDestinatario },
    });
  },
});
