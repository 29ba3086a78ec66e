import { recipientLength } from '../../domain/facts/recipient.ts';
import { ALL, rule } from '../rule.ts';

export const c00427 = rule({
  code: '00427',
  title: {
    it: 'CodiceDestinatario di lunghezza non adatta al formato',
    en: 'Length of the recipient code does not suit the format',
  },
  // Of FSM10 the schema takes seven characters only.
  formats: ALL,
  scope: 'file',
  fields: { ordinary: ['1.1.3', '1.1.4'], simplified: ['1.1.3', '1.1.4'] },
  decides: 'file',
  findings: {
    administration: {
      severity: 'error',
      message: {
        it: 'CodiceDestinatario {found} ha {length} caratteri: verso la pubblica amministrazione ({format}) sono 6, il codice univoco ufficio in IPA.',
        en: 'CodiceDestinatario {found} has {length} characters: to the public administration ({format}) there are 6, the code of the office in IPA.',
      },
      help: {
        it: "Scrivere il codice dell'ufficio; se il cliente è un privato, il formato è FPR12 (FormatoTrasmissione e versione).",
        en: 'Write the code of the office; where the buyer is a private party, the format is FPR12 (FormatoTrasmissione and versione).',
      },
    },
    private: {
      severity: 'error',
      message: {
        it: 'CodiceDestinatario {found} ha {length} caratteri: verso privati ({format}) sono 7.',
        en: 'CodiceDestinatario {found} has {length} characters: to private parties ({format}) there are 7.',
      },
      help: {
        it: 'Scrivere il codice di 7 caratteri del cliente, o 0000000; se è un ufficio della PA, il formato è FPA12 (FormatoTrasmissione e versione).',
        en: 'Write the code of 7 characters of the buyer, or 0000000; for an office of the administration the format is FPA12 (FormatoTrasmissione and versione).',
      },
    },
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
