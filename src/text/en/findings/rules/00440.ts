/** The findings of the codes 00440 and above. */

export const rules00440 = {
  '00443': {
    missing: {
      message: 'The rate {rate} of {element} {number} is in no DatiRiepilogo.',
      help: 'Add the DatiRiepilogo of the rate {rate}, or correct the rate.',
    },
    unused: {
      message:
        'The rate {rate} of {element} {number} is in no line and in no pension fund: SdI may not accept it.',
      help: 'Take the block away, or correct its rate or that of the lines.',
    },
  },
  '00444': {
    missing: {
      message: 'Natura {natura} of {element} {number} is in no DatiRiepilogo.',
      help: 'Add a DatiRiepilogo with Natura {natura}, or write it in the one that sums these supplies up; or correct that of {element}.',
    },
    unused: {
      message:
        'Natura {natura} of {element} {number} is in no line and in no pension fund: SdI may not accept it.',
      help: 'Write the Natura of the lines that the block sums up, or take the block away.',
    },
  },
  '00445': {
    generic: {
      message:
        '{element} {number} has Natura {natura}, which is not allowed in documents from {since}; the document is of {date}.',
      help: 'Write the detailed code that applies to these supplies: {codes}.',
    },
  },
  '00460': {
    limit: {
      message: 'The amounts add up to {total}: a simplified invoice goes to {limit}, VAT included.',
      help: 'Issue an ordinary invoice (FPR12); if the document corrects another, name it in DatiFatturaRettificata.',
    },
  },
  '00471': {
    same: {
      message:
        'Supplier and buyer have the same VAT number {country} {vat}: with TipoDocumento {type} they cannot be one.',
      help: 'Correct whichever is wrong; of integrations (TD16 to TD19) the vendor is the supplier. Self-consumption and free supplies are TD27, an overrun of the plafond is TD21.',
    },
    perhaps: {
      message:
        "The buyer has only the fiscal code {code}, which is the supplier's too: if SdI finds the supplier's VAT number {vat} for it, it rejects the file with TipoDocumento {type}.",
      help: 'Write the identifiers of the true buyer. Self-consumption and free supplies are TD27, an overrun of the plafond is TD21.',
    },
  },
  '00472': {
    differ: {
      message:
        'With TipoDocumento {type} supplier and buyer have to be one: their VAT numbers are {supplier} and {buyer}.',
      help: 'Whoever issues this self-invoice stands both as supplier and as buyer; where two are concerned, it is another type.',
    },
  },
  '00473': {
    italian: {
      message: 'IdPaese of the supplier is IT: with TipoDocumento {type} the supplier is foreign.',
      help: 'The foreign vendor stands as supplier, whoever integrates or issues as buyer; for an Italian vendor in reverse charge the type is TD16.',
    },
    foreign: {
      message: 'IdPaese of the supplier is {country}: with TipoDocumento {type} the supplier is Italian.',
      help: 'TD29 reports an Italian vendor who issued no invoice, or an irregular one. Purchases from abroad are TD17, TD18 and TD19.',
    },
    nowhere: {
      message:
        'IdPaese of the supplier is OO, which is no country: with TipoDocumento {type} SdI does not take it, only with TD17 and TD19.',
      help: 'Write the country of the supplier.',
    },
    nowhereElse: {
      message:
        'IdPaese of the supplier is OO, which is no country: one source allows it with TD17 and TD19 only, here TipoDocumento is {type}.',
      help: 'Write the country of the supplier.',
    },
  },
  '00474': {
    zero: {
      message:
        'Line {line} has the rate {rate}: the self-invoice for plafond overrun ({type}) is there to pay the VAT.',
      help: 'Write the rate of the purchase that overran the plafond, or correct TipoDocumento.',
    },
  },
  '00475': {
    missing: {
      message:
        'The buyer has no IdFiscaleIVA: with TipoDocumento {type} it is the buyer who issues the document, and its VAT number is needed.',
      help: 'Add IdFiscaleIVA of the buyer: CodiceFiscale alone is not enough.',
    },
  },
  '00476': {
    foreign: {
      message: 'IdPaese is {supplier} of the supplier and {buyer} of the buyer: one of them has to be IT.',
      help: 'Write the Italian VAT number of the party that has one: an invoice between two foreign parties does not go through SdI.',
    },
  },
};
