/** The documentation of the codes 00440 and above. */

export const docs00440 = {
  '00443': {
    checks: 'Every rate of a line or pension fund contribution must be the rate of at least one summary.',
    why: 'The summary is what is recorded in the accounts: VAT at a rate missing from it is not recorded.',
    exceptions: ['Rates are compared as numbers: 022.00 equals 22.00.'],
    wrongNote:
      'No summary has the rate 10.00 of the second line (a line of zero euro also has a rate), and no line has the rate 4.00 of the second summary.',
    remedy:
      'Add a DatiRiepilogo block with the rate, or correct the wrong rate. `fattura fix --amounts` adds the block if Natura and amounts are unambiguous and no summary has a superfluous rate.',
    readings:
      'The Elenco compares in one direction only; the Rappresentazione tabellare also in the other: a rate that only a summary has. In that direction we give a warning; at least one developer reports a file that was rejected for it.',
  },
  '00444': {
    checks: 'Every Natura of a line or pension fund contribution must be the Natura of at least one summary.',
    why: 'The invoice is recorded from the summary, which must show supplies without VAT under their Natura.',
    exceptions: ['A missing Natura is not compared: 00400, 00413 and 00429 check it.'],
    wrongNote: 'The first line has N4, its summary N1.',
    remedy: 'Write one summary for each Natura, with the sum of its lines, or correct the wrong Natura.',
    readings:
      'The Elenco compares in one direction only; the Rappresentazione tabellare also in the other: a Natura that only a summary has. In that direction we give a warning. In one place of its algorithm, the Elenco has 00443 instead of 00444, which is a misprint.',
  },
  '00445': {
    checks:
      'In documents dated 1 January 2021 or later, the generic codes N2, N3 and N6 of Natura are not allowed on lines, pension fund contributions and summaries.',
    why: 'The detailed codes are used for the pre-filled VAT return; the generic codes remain in the schema only for older documents.',
    exceptions: [
      'The date of the document counts, not the date SdI receives it.',
      'On a simplified invoice, this applies to N2 and N3, because N6 does not exist there.',
    ],
    wrongNote: 'N2 is generic; under the flat-rate regime the code is N2.2.',
    remedy:
      'Write the detailed code, the same on lines and summary: N2.1 or N2.2, N3.1 to N3.6, N6.1 to N6.9 (`fattura codes Natura`).',
  },
  '00460': {
    checks: 'On a simplified invoice, the amounts, VAT included, must not exceed 400.00 in total.',
    why: 'A simplified invoice has little data about the customer, so the law allows it only for small amounts.',
    exceptions: [
      'Documents with DatiFatturaRettificata: no limit.',
      'RegimeFiscale RF19 and RF20: no limit since 1 April 2025, by the day SdI receives the file or, if that is not given, by the date of the document.',
    ],
    wrongNote: '366.00 + 36.60 = 402.60.',
    remedy:
      'Issue an ordinary invoice (FPR12). If the document corrects another, identify it in DatiFatturaRettificata.',
    readings:
      'The exemption of the two regimes is known from third parties that quote Allegato A 1.9; the Elenco, which is older, does not mention it. Until 2019 the limit was 100.00; here the current limit applies to every date.',
  },
  '00471': {
    checks:
      'With {ordinary}, and on the simplified invoice with {simplified}, supplier and buyer must not have the same VAT number.',
    why: 'These documents are between two parties; for transactions with oneself there are TD21, TD26 and TD27.',
    exceptions: [
      'The same VAT number with two different CodiceFiscale values belongs to members of a VAT group and is not reported.',
    ],
    wrongNote: 'The buyer has the VAT number of the supplier, and TipoDocumento is TD01.',
    remedy:
      'Correct the wrong party; with TD16 to TD19, which the buyer issues, the supplier is the vendor. For self-consumption and free supplies use TD27, for plafond overruns TD21.',
    undecided:
      'If the buyer has only CodiceFiscale, SdI looks up its VAT number in the tax register (Anagrafe Tributaria), which is not possible here. If the code is also that of the supplier, person or company, we give a warning; otherwise we report nothing.',
    readings:
      'The Elenco v2.0 names only TD16 to TD20 and TD29; Allegato A and the Rappresentazione tabellare also name the others. We check all of them.',
  },
  '00472': {
    checks: 'With {types}, supplier and buyer must have the same VAT number.',
    why: 'These are self-invoices for plafond overruns (TD21) and for self-consumption or free supplies (TD27), with only one party.',
    wrongNote: 'The supplier is IT 12345678903.',
    remedy:
      'Write the issuer both as supplier and as buyer; if two parties are involved, use another TipoDocumento.',
    undecided:
      'For a buyer with only CodiceFiscale, SdI looks up the VAT number in the tax register (Anagrafe Tributaria). This is not possible here, so we report nothing. The same applies to one VAT number with two fiscal codes (VAT group).',
    readings:
      'The Elenco v2.0 names only TD21; Allegato A and the Rappresentazione tabellare also name TD27. We check both.',
  },
  '00473': {
    checks: 'With {types}, IdPaese of the supplier must not be IT; with TD29 it must be IT.',
    why: 'The former complete or replace the invoice of a foreign vendor; TD29 reports the missing or irregular invoice of an Italian vendor.',
    exceptions: ['OO instead of a country is allowed with TD17 and TD19.'],
    wrongNote: 'The foreign vendor must be the supplier, and the issuer of the document the buyer.',
    remedy:
      'Write the vendor as supplier, with its country; if it is Italian and reverse charge applies, the type is TD16.',
    readings:
      'Only the Rappresentazione tabellare, not the Elenco, says that OO is limited to TD17 and TD19: it is an error with TD18, TD28 and TD29, which require a country anyway; with other types we give a warning.',
  },
  '00474': {
    checks: 'In a self-invoice for a plafond overrun (TD21), no line may have rate zero.',
    why: 'The purpose of TD21 is to pay the VAT on purchases made without VAT beyond the plafond; without a rate there is nothing to pay.',
    wrongNote: 'The purchase was made without VAT; the self-invoice must state it.',
    remedy:
      'Write the rate that the purchase would have had, and the tax, without Natura; if there is no plafond overrun, correct TipoDocumento.',
  },
  '00475': {
    checks: 'With {types}, the buyer must have IdFiscaleIVA.',
    why: 'The buyer issues these documents, as a taxable person.',
    remedy: 'Add IdFiscaleIVA of the buyer. CodiceFiscale may remain, but is not enough.',
  },
  '00476': {
    checks:
      'If supplier and buyer both have IdFiscaleIVA, at least one of the two IdPaese values must be IT.',
    why: 'SdI handles only transactions that concern Italy.',
    exceptions: ['A buyer with only CodiceFiscale does not count as foreign.'],
    remedy:
      'Write the Italian VAT number of the party that has one, even if a foreign party or its tax representative registered it.',
  },
  '00477': {
    checks:
      'On a line with Natura N3.5, the protocol number of the declaration of intent, in RiferimentoTesto of AltriDatiGestionali, must not belong to a declaration that has been invalidated.',
    why: 'Without a valid declaration, the supply cannot be zero-rated and VAT is due.',
    remedy:
      'Check the declaration in the online tax account (cassetto fiscale) and ask the customer for a new one, or charge the VAT.',
    undecided:
      'Only the Agenzia delle Entrate knows which declarations are invalidated. Q-INTENTO checks the form of the protocol number: 17 digits, a hyphen or slash, and 6 digits.',
  },
};
