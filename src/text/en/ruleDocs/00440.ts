/** The documentation of the codes 00440 and above. */

export const docs00440 = {
  '00443': {
    checks: 'Every rate found on a line or a pension fund has to be found in at least one summary.',
    why: 'The summary is what gets booked: a rate that is missing there is VAT that nobody sees.',
    exceptions: ['Rates are compared as numbers: 022.00 is 22.00.'],
    wrongNote:
      'The 10.00 of the second line is in no summary; a line of zero euro has a rate too. The 4.00 of the second summary is in no line.',
    remedy:
      'Add the DatiRiepilogo of the rate, or correct the wrong one. `fattura fix --amounts` adds the block where Natura and amounts leave no doubt and no summary has a rate too many.',
    readings:
      'The Elenco compares in one direction only; the Rappresentazione tabellare in the other too: a rate that only a summary has. For that direction we give a warning; at least one developer tells of a file refused for it.',
  },
  '00444': {
    checks: 'Every Natura found on a line or a pension fund has to be found in at least one summary.',
    why: 'Who books the invoice reads the summary: supplies without VAT have to be there under their Natura.',
    exceptions: ['An absent Natura is not compared: that is for 00400, 00413 and 00429.'],
    wrongNote: 'The first line has N4, its summary N1.',
    remedy: 'Make a summary for each Natura, with the sum of its lines, or correct the wrong one.',
    readings:
      'The Elenco compares in one direction only; the Rappresentazione tabellare in the other too: a Natura that only a summary has. For that direction we give a warning. At one place of its algorithm the Elenco prints 00443 for 00444: a misprint.',
  },
  '00445': {
    checks:
      'In documents from 1 January 2021 the generic Natura N2, N3 and N6 are not allowed, on lines, pension funds and summaries.',
    why: 'The detailed codes serve the pre-filled VAT return; the generic ones remain in the schema for older documents only.',
    exceptions: [
      'The date of the document counts, not that on which SdI receives it.',
      'On a simplified invoice these are N2 and N3: N6 does not exist there.',
    ],
    wrongNote: 'N2 is generic: under the flat-rate regime the code is N2.2.',
    remedy:
      'Write the detailed code, the same on lines and summary: N2.1 or N2.2, N3.1 to N3.6, N6.1 to N6.9 (`fattura codes Natura`).',
  },
  '00460': {
    checks: 'On a simplified invoice the amounts, VAT included, may not exceed 400.00 in all.',
    why: 'A simplified invoice says little of the customer: the law allows it for small amounts only.',
    exceptions: [
      'Documents with DatiFatturaRettificata: no limit.',
      'RegimeFiscale RF19 and RF20: no limit since 1 April 2025, on the day SdI receives the file or, where that is not given, on the date of the document.',
    ],
    wrongNote: '366.00 + 36.60 = 402.60.',
    remedy:
      'Issue an ordinary invoice (FPR12). Where the document corrects another, name it in DatiFatturaRettificata.',
    readings:
      'The exemption of the two regimes is known from those who quote Allegato A 1.9; the Elenco, which is older, does not speak of it. Until 2019 the limit was 100.00: here that of today holds for any date.',
  },
  '00471': {
    checks:
      'With {ordinary}, and on the simplified invoice with {simplified}, supplier and buyer cannot have the same VAT number.',
    why: 'These documents are between two; for operations with oneself there are TD21, TD26 and TD27.',
    exceptions: [
      'One VAT number with two different CodiceFiscale is that of members of a VAT group: we say nothing.',
    ],
    wrongNote: 'It is the VAT number of the supplier; TipoDocumento is TD01.',
    remedy:
      'Correct the party that is wrong; of integrations (TD16 to TD19) the vendor is the supplier. Write TD27 for self-consumption and free supplies, TD21 for an overrun of the plafond.',
    undecided:
      'Where the buyer has only CodiceFiscale, SdI looks its VAT number up in the Anagrafe Tributaria, which we cannot do. If the code is also the supplier’s, a person’s or a company’s, we give a warning; otherwise we say nothing.',
    readings:
      'The Elenco v2.0 names TD16 to TD20 and TD29 only; Allegato A and the Rappresentazione tabellare the others too. We take them all.',
  },
  '00472': {
    checks: 'With {types} supplier and buyer have to have the same VAT number.',
    why: 'They are self-invoices for having bought more without VAT than allowed (TD21), for own use or gifts (TD27): there is only one party.',
    wrongNote: 'The supplier is IT 12345678903.',
    remedy:
      'Write whoever issues both as supplier and as buyer; where two are concerned choose another TipoDocumento.',
    undecided:
      'Of a buyer with CodiceFiscale only, SdI looks the VAT number up in the Anagrafe Tributaria: alone we cannot, and say nothing. The same where there is one VAT number and two fiscal codes (VAT group).',
    readings:
      'The Elenco v2.0 names TD21 only; Allegato A and the Rappresentazione tabellare TD27 too. We take both.',
  },
  '00473': {
    checks: 'With {types} IdPaese of the supplier cannot be IT; with TD29 it has to be.',
    why: 'The first complete or replace the invoice of a foreign vendor; TD29 reports the missing or irregular one of an Italian vendor.',
    exceptions: ['OO in the place of a country is allowed with TD17 and TD19.'],
    wrongNote: 'The foreign vendor stands in the supplier, whoever integrates in the buyer.',
    remedy:
      'Write the vendor as supplier, with its country; where that is Italian and in reverse charge the type is TD16.',
    readings:
      'That OO goes with TD17 and TD19 only is said by the Rappresentazione tabellare, not by the Elenco: it is an error with TD18, TD28 and TD29, which ask for a country anyway; with other types we give a warning.',
  },
  '00474': {
    checks: 'In a self-invoice for plafond overrun (TD21) no line may have rate zero.',
    why: 'TD21 is there to pay the VAT on purchases made without it beyond the plafond: without a rate there is nothing to pay.',
    wrongNote: 'The purchase was without VAT; the self-invoice has to have it.',
    remedy:
      'Write the rate that the purchase would have had, and the tax, without Natura; where it is no plafond overrun, correct TipoDocumento.',
  },
  '00475': {
    checks: 'With {types} the buyer has to have IdFiscaleIVA.',
    why: 'It is the buyer who issues these documents, as a taxable person.',
    remedy: 'Add IdFiscaleIVA of the buyer. CodiceFiscale may stay, but is not enough.',
  },
  '00476': {
    checks: 'Where supplier and buyer both have IdFiscaleIVA, at least one of the two IdPaese has to be IT.',
    why: 'SdI is for operations that concern Italy.',
    exceptions: ['A buyer with CodiceFiscale only does not count as foreign.'],
    remedy:
      'Write the Italian VAT number of whoever has one, even one opened by a foreigner or by its tax representative.',
  },
  '00477': {
    checks:
      'On a line of Natura N3.5 the protocol of the declaration of intent, in RiferimentoTesto of AltriDatiGestionali, must not be of a declaration that was invalidated.',
    why: 'Without a valid declaration the supply is not free of tax: the tax is due.',
    remedy:
      'Check the declaration in the tax drawer (cassetto fiscale) and ask the customer for a new one, or charge the tax.',
    undecided:
      'Which declarations are invalidated only Agenzia delle Entrate knows. The form of the protocol, 17 digits, a hyphen or a slash and 6 digits, is looked at by Q-INTENTO.',
  },
};
