import { code, codeList } from './codeList.ts';

/**
 * Keywords of other management data (field 2.2.1.16.1): conventional values; the schema accepts any text of up to 10
 * characters.
 *
 * INTENTO requires the protocol as 17 digits, a hyphen and 6 digits. ESENZSPORT was added in specification 1.9.1.
 * Valuta, Cambio and CASSA-PREV are common practice, not values of the specification.
 */
export const TipoDatoCodes = codeList(
  'TipoDato',
  {
    it: 'Parole convenzionali degli altri dati gestionali',
    en: 'Conventional keywords of other management data',
  },
  [
    code(
      'INTENTO',
      "Dichiarazione d'intento: protocollo nel testo, data della ricevuta nella data",
      'Declaration of intent: protocol number as text, date of the receipt as date',
    ),
    code(
      'INVCONT',
      'Operazione in inversione contabile o intracomunitaria (dicitura)',
      'Reverse-charge or intra-EU supply (statement)',
    ),
    code(
      'OSS',
      'Operazione in regime OSS (sportello unico IVA)',
      'Supply under the OSS scheme (VAT one-stop shop)',
    ),
    code('F24', 'Imposta versata con modello F24', 'Tax paid with form F24'),
    code('NB1', 'Imposta di bollo non dovuta, caso 1', 'Stamp duty not due, case 1'),
    code('NB2', 'Imposta di bollo non dovuta, caso 2', 'Stamp duty not due, case 2'),
    code('NB3', 'Imposta di bollo non dovuta, caso 3', 'Stamp duty not due, case 3'),
    code('ESENZSPORT', 'Compensi sportivi dilettantistici esenti', 'Exempt amateur-sport income', {
      since: '2026-05-15',
    }),
    code(
      'CASSA-PREV',
      'Contributo previdenziale trattenuto (prima che ci fossero RT03-RT06)',
      'Social-security contribution withheld (before RT03-RT06 existed)',
    ),
    code('Valuta', "Valuta in cui l'operazione è stata conclusa", 'Currency of the transaction'),
    code('Cambio', 'Cambio applicato per la conversione in euro', 'Exchange rate used to convert to euro'),
  ],
  { open: true },
);
