/** The documentation of the advice Q-A to Q-M. */
import { SELF_INVOICES_EXCLUDED } from './shared.ts';

export const adviceA = {
  'Q-BOLLO': {
    checks:
      'This is not an SdI control: SdI accepts the invoice either way. We check whether the lines with Natura {natura|or} together exceed 77.47 euro without stamp duty being shown and, where it is shown, whether the supplies without VAT exceed that amount.',
    why: 'The Agenzia delle Entrate puts these invoices on list B and requests the duty at the end of the quarter.',
    tolerance: '77.47 is still exempt, 77.48 is not.',
    exceptions: [
      'The regimes RF05 to RF09 are not checked, nor are documents that declare NB1, NB2 or NB3 or state that the duty is not due.',
      SELF_INVOICES_EXCLUDED,
    ],
    remedy:
      'If the duty is due and missing, add DatiBollo (on the simplified invoice, BolloVirtuale) with SI; if it is shown and not due, remove it. If it is not due, state so with TipoDato NB1, NB2 or NB3, or quote the provision in Causale.',
    readings:
      'According to some sources, the duty is also due on N1 and N5; sources disagree, so we do not report these. Pension fund contributions are not added. For duty that is shown but not due, we count every amount without VAT, including N1, N5 and pension fund contributions, except reverse charge (N6).',
  },
  'Q-CAP': {
    checks:
      'This is not an SdI control: SdI accepts the invoice either way. In Italy the postcode (CAP) is not 00000, and its first two digits belong to a zone of the province.',
    why: 'If postcode and province contradict each other, the address was probably copied incompletely.',
    exceptions: [
      'Provinces created from others also accept the previous zones; Sardinia is a single zone.',
      'Without Provincia, or with an unknown code, nothing is compared.',
    ],
    wrongNote: 'In Siena postcodes begin with 53.',
    remedy: 'Correct whichever is wrong.',
    undecided:
      'Only the postal service knows whether the postcode is that of the town; only the first two digits are checked here.',
  },
  'Q-CIG': {
    checks:
      'This is not an SdI control: SdI accepts the invoice either way. In an FPA12, we look for a CIG or CUP in the five blocks of related documents, and check the length and characters of those present.',
    why: 'The administration cannot pay without it and may refuse the invoice.',
    exceptions: [
      'A wrong code is reported once per file, at its first occurrence, even if several blocks repeat it.',
      'Words such as ESENTE are accepted instead of the code.',
      'A Causale that states why there is no CIG is sufficient.',
      SELF_INVOICES_EXCLUDED,
    ],
    remedy:
      'Add CodiceCIG and CodiceCUP in DatiOrdineAcquisto, DatiContratto or DatiConvenzione; if they are not required, state why in Causale.',
    undecided: 'Only the contracting authority knows whether a CIG is required, and which one.',
    readings:
      'Older CIGs have check digits, those of the 2024 platform do not: we only check for 10 letters and digits (15 for the CUP).',
  },
  'Q-CREDIT-LINK': {
    checks:
      'This is not an SdI control: SdI accepts the invoice either way. A credit note (TD04, on the simplified invoice TD08) should identify the invoice that it adjusts, in DatiFattureCollegate or DatiFatturaRettificata.',
    why: 'VAT is adjusted with reference to an invoice: without the reference, the buyer does not know what to adjust.',
    exceptions: ['A Causale or a description that names the invoice is sufficient.'],
    remedy: 'Add the number and date of the invoice.',
    readings:
      'A credit note may concern many invoices, such as a year-end bonus; in that case, state so in Causale.',
  },
  'Q-DATE-ORDER': {
    checks:
      'This is not an SdI control: SdI accepts the invoice either way. We compare dates that belong together: DataInizioPeriodo and DataFinePeriodo of a line; pickup, start of transport and delivery; and in payments, the due date with the start date of the terms, the deadline for the discount and the start of the penalty.',
    why: 'Rents and subscriptions are accrued over the period, which is not possible if it is reversed.',
    exceptions: ['The same day is allowed.', 'Dates and times with a time zone are not compared.'],
    remedy: 'Correct the wrong date, or swap the two.',
  },
  'Q-DATE-ZONE': {
    checks:
      'This is not an SdI control: SdI accepts the invoice either way. We look for a time zone after a date, such as 2026-06-01+02:00 or 2026-06-01Z.',
    why: 'The schema allows it and SdI uses the day, but some programs convert the time zone and read another day.',
    remedy: 'Write the date as YYYY-MM-DD.',
  },
  'Q-DUE-DATE': {
    checks:
      'This is not an SdI control: SdI accepts the invoice either way. We check whether DataScadenzaPagamento precedes the date of the document.',
    why: 'A due date that is already past when the invoice is issued is almost always left over from another invoice.',
    exceptions: [
      'Cash (MP01), cards (MP08) and withheld sums (MP22) are paid immediately, and the invoice may follow.',
      'Advances (TP03) and credit notes are not checked.',
      SELF_INVOICES_EXCLUDED,
    ],
    wrongNote: 'The invoice is dated 1 June 2026.',
    remedy: 'Correct the due date, or remove it if the payment has already been made.',
  },
  'Q-EMITTENTE': {
    checks:
      'This is not an SdI control: SdI accepts the invoice either way. With SoggettoEmittente TZ, a third party issues the invoice: we check whether TerzoIntermediarioOSoggettoEmittente identifies it.',
    why: 'An invoice must state whether a third party issues it on behalf of the supplier.',
    remedy:
      'Add the data of the third party, or remove SoggettoEmittente if the supplier issues the invoice.',
  },
  'Q-FORFETTARIO': {
    checks:
      'This is not an SdI control: SdI accepts the invoice either way. Under the regimes RF02, RF19 and RF20, we look for rates above zero on lines, pension fund contributions and summaries.',
    why: 'Suppliers under these regimes charge no VAT: if they do, they must pay it, and the buyer cannot deduct it.',
    exceptions: [
      'Credit and debit notes are not checked, because they may refer to an invoice from before the regime.',
      SELF_INVOICES_EXCLUDED,
    ],
    wrongNote: 'The lines have the rate 22.00.',
    remedy: 'Write the rate 0.00 and Natura N2.2, or correct the regime.',
  },
  'Q-IBAN': {
    checks:
      'This is not an SdI control: SdI accepts the invoice either way. We check the check digits of every IBAN and the length for its country; for Italy and San Marino also the CIN, and the ABI and CAB elements if present.',
    why: 'An IBAN copied incorrectly is noticed only when the transfer is returned.',
    exceptions: [
      "With a RIBA (MP12), ABI and CAB are often those of the debtor's bank and are not compared.",
    ],
    wrongNote: 'The last two digits are swapped.',
    remedy:
      "Copy the IBAN from the bank's documents. ABI and CAB can be removed, because the IBAN contains them.",
    undecided: 'Only the bank knows whether the account exists.',
  },
  'Q-INTENTO': {
    checks:
      'This is not an SdI control: SdI accepts the invoice either way. If a line has Natura N3.5, we look for AltriDatiGestionali with TipoDato INTENTO and a protocol number of 17 digits, a hyphen or slash, and 6 digits.',
    why: 'The protocol number proves that the buyer filed the declaration; SdI compares it with invalidated declarations (00477).',
    exceptions: [
      'The check applies to documents from 1 January 2022; one entry is sufficient for all lines.',
      'Credit notes do not need the entry, but its form is checked if present.',
      SELF_INVOICES_EXCLUDED,
    ],
    remedy: 'Copy the protocol number from the electronic receipt of the declaration of intent.',
    undecided: 'Only the Agenzia delle Entrate knows whether the declaration is valid (00477).',
  },
  'Q-LINE-NUMBER': {
    checks:
      'This is not an SdI control: SdI accepts the invoice either way. We check whether two lines of a document have the same NumeroLinea. Gaps and order do not matter.',
    why: 'Other blocks refer to lines by number: if two lines have the same one, the reference is ambiguous.',
    exceptions: ['It is reported once per document, with the number of repeated lines.'],
    remedy: 'Number the lines starting from 1.',
  },
  'Q-LINE-REF': {
    checks:
      'This is not an SdI control: SdI accepts the invoice either way. We check whether every RiferimentoNumeroLinea, in related documents and DatiDDT, is the NumeroLinea of a line.',
    why: 'The buyer uses these numbers to match orders and deliveries with lines.',
    wrongNote: 'The invoice has only line 1.',
    remedy: 'Write the number of a line, or remove the reference if it applies to all lines.',
  },
};
