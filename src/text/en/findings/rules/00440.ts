/** The findings of the codes 00440 and above. */

export const rules00440 = {
  '00443': {
    missing: {
      message: 'No DatiRiepilogo block has the rate {rate} of {element} {number}.',
      help: 'Add a DatiRiepilogo block with the rate {rate}, or correct the rate.',
    },
    unused: {
      message:
        '{element} {number} has the rate {rate}, but no line and no pension fund contribution has it: SdI may not accept it.',
      help: 'Remove the block, or correct its rate or the rate of the lines.',
    },
  },
  '00444': {
    missing: {
      message: 'No DatiRiepilogo block has Natura {natura} of {element} {number}.',
      help: 'Add a DatiRiepilogo block with Natura {natura}, or write it in the block that summarizes these supplies; otherwise correct the Natura of {element}.',
    },
    unused: {
      message:
        '{element} {number} has Natura {natura}, but no line and no pension fund contribution has it: SdI may not accept it.',
      help: 'Write the Natura of the lines that the block summarizes, or remove the block.',
    },
  },
  '00445': {
    generic: {
      message:
        '{element} {number} has Natura {natura}, which is not allowed in documents dated {since} or later; this document is dated {date}.',
      help: 'Write the detailed code that applies to these supplies: {codes}.',
    },
  },
  '00460': {
    limit: {
      message: 'The amounts add up to {total}; the limit for a simplified invoice is {limit}, VAT included.',
      help: 'Issue an ordinary invoice (FPR12); if the document corrects another, identify it in DatiFatturaRettificata.',
    },
  },
  '00471': {
    same: {
      message:
        'Supplier and buyer have the same VAT number, {country} {vat}: with TipoDocumento {type} they must be different parties.',
      help: 'Correct the wrong party; with TD16 to TD19, which the buyer issues, the supplier is the vendor. For self-consumption and free supplies use TD27, for plafond overruns TD21.',
    },
    perhaps: {
      message:
        "The buyer has only the fiscal code {code}, which is also the supplier's: if SdI resolves it to the supplier's VAT number {vat}, it rejects the file with TipoDocumento {type}.",
      help: 'Write the identifiers of the actual buyer. For self-consumption and free supplies use TD27, for plafond overruns TD21.',
    },
  },
  '00472': {
    differ: {
      message:
        'With TipoDocumento {type}, supplier and buyer must be the same party, but their VAT numbers are {supplier} and {buyer}.',
      help: 'Write the issuer of this self-invoice both as supplier and as buyer; if two parties are involved, use another type.',
    },
  },
  '00473': {
    italian: {
      message: 'IdPaese of the supplier is IT, but with TipoDocumento {type} the supplier is foreign.',
      help: 'Write the foreign vendor as the supplier, and the issuer of the document as the buyer; for an Italian vendor under reverse charge the type is TD16.',
    },
    foreign: {
      message: 'IdPaese of the supplier is {country}, but with TipoDocumento {type} the supplier is Italian.',
      help: 'TD29 reports an Italian vendor that issued no invoice, or an irregular one. For purchases from abroad use TD17, TD18 or TD19.',
    },
    nowhere: {
      message:
        'IdPaese of the supplier is OO, which is not a country: SdI accepts it only with TD17 and TD19, not with TipoDocumento {type}.',
      help: 'Write the country of the vendor.',
    },
    nowhereElse: {
      message:
        'IdPaese of the supplier is OO, which is not a country: one source allows it only with TD17 and TD19, but TipoDocumento is {type}.',
      help: 'Write the country of the vendor.',
    },
  },
  '00474': {
    zero: {
      message:
        'Line {line} has the rate {rate}: the purpose of a self-invoice for a plafond overrun ({type}) is to pay the VAT.',
      help: 'Write the rate of the purchase that exceeded the plafond, or correct TipoDocumento.',
    },
  },
  '00475': {
    missing: {
      message:
        'The buyer has no IdFiscaleIVA: with TipoDocumento {type} the buyer issues the document, so its VAT number is required.',
      help: 'Add IdFiscaleIVA of the buyer; CodiceFiscale alone is not enough.',
    },
  },
  '00476': {
    foreign: {
      message: 'IdPaese is {supplier} for the supplier and {buyer} for the buyer: at least one must be IT.',
      help: 'Write the Italian VAT number of the party that has one: invoices between two foreign parties do not go through SdI.',
    },
  },
};
