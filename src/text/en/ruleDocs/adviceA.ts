/** The documentation of the advice Q-A to Q-M. */
import { SELF_INVOICES_STAY_OUT } from './shared.ts';

export const adviceA = {
  'Q-BOLLO': {
    checks:
      'This is no SdI control: SdI takes the invoice all the same. We look whether the lines with Natura {natura|or} together exceed 77.47 euro while no stamp duty is shown; and, where it is shown, whether operations without VAT exceed that amount.',
    why: 'These are the invoices that the Agenzia delle Entrate puts on list B, asking for the duty at the end of the quarter.',
    tolerance: '77.47 is still free, 77.48 is not.',
    exceptions: [
      'Regimes RF05 to RF09 and whoever declares NB1, NB2 or NB3 stay out, as does whoever writes that the duty is not due.',
      SELF_INVOICES_STAY_OUT,
    ],
    remedy:
      'If it is due and missing, add DatiBollo (in the simplified invoice BolloVirtuale) with SI; if it is shown and not due, take it out. If it is not due, say so by TipoDato NB1, NB2 or NB3, or give the provision in Causale.',
    readings:
      'Some hold that the duty is due on N1 and N5 too: sources disagree, and of these we say nothing. Cassa contributions are not added. To say that the duty shown is not due we count every amount without VAT instead, N1, N5 and cassa contributions as well, but for reverse charge (N6).',
  },
  'Q-CAP': {
    checks:
      'This is no SdI control: SdI takes the invoice all the same. In Italy the CAP is not 00000, and its first two digits are of a zone of the province.',
    why: 'A CAP and a province that contradict each other betray an address copied by half.',
    exceptions: [
      'Provinces made out of others take the zones of before too; Sardinia is one zone.',
      'Without Provincia, or with an unknown sign, nothing is compared.',
    ],
    wrongNote: 'In Siena they begin with 53.',
    remedy: 'Correct whichever is wrong.',
    undecided:
      'Whether the CAP is that of the town the post office knows: here only the first two digits are looked at.',
  },
  'Q-CIG': {
    checks:
      'This is no SdI control: SdI takes the invoice all the same. In an FPA12 we look for a CIG or CUP in the five blocks of related documents; of those given we look at length and characters.',
    why: 'The administration cannot pay without it, and may refuse the invoice.',
    exceptions: [
      'A wrong code is reported once per file, where it stands first, however many blocks repeat it.',
      'Words such as ESENTE are taken in place of the code.',
      'A Causale that says why there is no CIG is enough.',
      SELF_INVOICES_STAY_OUT,
    ],
    remedy:
      'Give CodiceCIG and CodiceCUP in DatiOrdineAcquisto, DatiContratto or DatiConvenzione; where they are not due, say why in Causale.',
    undecided: 'Whether a CIG is due, and which, the contracting body knows.',
    readings:
      'Older CIGs have check digits, those of the platform of 2024 do not: we only look for 10 letters and digits (of the CUP 15).',
  },
  'Q-CREDIT-LINK': {
    checks:
      'This is no SdI control: SdI takes the invoice all the same. A credit note (TD04, in the simplified invoice TD08) should say which invoice it takes back: in DatiFattureCollegate, or in DatiFatturaRettificata.',
    why: 'VAT is adjusted against an invoice: without the reference the buyer does not know what to adjust.',
    exceptions: ['A Causale or a description that names the invoice is enough.'],
    remedy: 'Give the number and date of the invoice.',
    readings:
      'A credit note may concern many invoices, such as a bonus at the end of the year: then Causale says so.',
  },
  'Q-DATE-ORDER': {
    checks:
      'This is no SdI control: SdI takes the invoice all the same. We compare dates that belong together: DataInizioPeriodo and DataFinePeriodo of a line; pickup, start of the transport and delivery; in payments the due date with the date from which the terms run, with the limit for the discount and with the start of the penalty.',
    why: 'Whoever books a rent or a subscription spreads the cost over the period: reversed, it cannot be done.',
    exceptions: ['The same day is fine.', 'Date and time with a time zone are not compared.'],
    remedy: 'Correct the wrong date, or swap the two.',
  },
  'Q-DATE-ZONE': {
    checks:
      'This is no SdI control: SdI takes the invoice all the same. We look for a time zone behind a date, such as 2026-06-01+02:00 or 2026-06-01Z.',
    why: 'The schema takes it and SdI looks at the day, but some programs change the zone and read another day.',
    remedy: 'Write the date as YYYY-MM-DD.',
  },
  'Q-DUE-DATE': {
    checks:
      'This is no SdI control: SdI takes the invoice all the same. We look whether DataScadenzaPagamento comes before the date of the document.',
    why: 'A due date that has passed when the invoice is made out is nearly always left over from another invoice.',
    exceptions: [
      'Cash (MP01), cards (MP08) and sums kept (MP22) are paid on the spot, and the invoice may follow.',
      'Advances (TP03) and credit notes stay out.',
      SELF_INVOICES_STAY_OUT,
    ],
    wrongNote: 'The invoice is of 1 June 2026.',
    remedy: 'Correct the due date, or leave it out if the payment was made already.',
  },
  'Q-EMITTENTE': {
    checks:
      'This is no SdI control: SdI takes the invoice all the same. With SoggettoEmittente TZ the invoice is made out by a third party: we look whether TerzoIntermediarioOSoggettoEmittente names it.',
    why: 'An invoice has to say whether a third party makes it out for the supplier.',
    remedy: "Add the third party's data, or leave out SoggettoEmittente if the supplier makes it out.",
  },
  'Q-FORFETTARIO': {
    checks:
      'This is no SdI control: SdI takes the invoice all the same. Under the regimes RF02, RF19 and RF20 we look for a rate above zero in lines, cassa and summaries.',
    why: 'Whoever is under these regimes charges no VAT: charged, it has to be paid over, and the buyer cannot deduct it.',
    exceptions: [
      'Credit and debit notes may belong to an invoice of before the regime: they stay out.',
      SELF_INVOICES_STAY_OUT,
    ],
    wrongNote: 'The lines have the rate 22.00.',
    remedy: 'Write the rate 0.00 and Natura N2.2, or the right regime.',
  },
  'Q-IBAN': {
    checks:
      'This is no SdI control: SdI takes the invoice all the same. We check the check digits of every IBAN and the length that its country has; of those of Italy and San Marino also the CIN, and the elements ABI and CAB beside them.',
    why: 'An IBAN that was copied badly shows when the transfer comes back.',
    exceptions: [
      "With a RIBA (MP12) ABI and CAB are often those of the debtor's bank: they are not compared.",
    ],
    wrongNote: 'The last two digits are swapped.',
    remedy: 'Copy the IBAN again from the bank. ABI and CAB may go: the IBAN has them in it.',
    undecided: 'Only the bank knows whether the account exists.',
  },
  'Q-INTENTO': {
    checks:
      'This is no SdI control: SdI takes the invoice all the same. Where a line has Natura N3.5 we look for AltriDatiGestionali with TipoDato INTENTO and a protocol of 17 digits, hyphen or slash, 6 digits.',
    why: 'The protocol is the proof that the buyer made the declaration; SdI compares it with those made invalid (00477).',
    exceptions: [
      'It holds for documents from 1 January 2022; one indication serves for all lines.',
      'Credit notes are not asked for it, but where it is given its form is looked at.',
      SELF_INVOICES_STAY_OUT,
    ],
    remedy: 'Copy the protocol from the electronic receipt of the declaration of intent.',
    undecided: 'Whether the declaration is valid the Agenzia delle Entrate knows (00477).',
  },
  'Q-LINE-NUMBER': {
    checks:
      'This is no SdI control: SdI takes the invoice all the same. We look whether two lines of a document have the same NumeroLinea. Gaps and order do not count.',
    why: 'Other blocks refer to lines by number: with two of the same it is not known which is meant.',
    exceptions: ['It is said once a document, with the count of lines repeated.'],
    remedy: 'Number the lines from 1 upwards.',
  },
  'Q-LINE-REF': {
    checks:
      'This is no SdI control: SdI takes the invoice all the same. We look whether every RiferimentoNumeroLinea, of related documents and DatiDDT, is the NumeroLinea of a line.',
    why: 'The buyer matches orders and deliveries with lines by these numbers.',
    wrongNote: 'The invoice has line 1 only.',
    remedy: 'Write the number of a line, or leave it out if the reference is for all.',
  },
};
