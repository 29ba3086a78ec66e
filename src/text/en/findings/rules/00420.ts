/** The findings of the codes 00420 to 00439. */

export const rules00420 = {
  '00420': {
    split: {
      message:
        'DatiRiepilogo {number} has EsigibilitaIVA S and Natura {natura}: an invoice under reverse charge has no VAT to split.',
      help: 'If reverse charge applies, remove EsigibilitaIVA or set it to I; if split payment applies, remove Natura and write the rate and the tax.',
    },
  },
  '00421': {
    tax: {
      message:
        'DatiRiepilogo {number} has Imposta {found}; the rate {rate} on the taxable amount {taxable} gives {expected}.',
      help: 'Write {expected}, or correct ImponibileImporto or AliquotaIVA.',
    },
    border: {
      message:
        'DatiRiepilogo {number} has Imposta {found}; the exact amount is {exact}. The difference is a cent or slightly more, and SdI may not accept it.',
      help: 'Write {expected}.',
    },
  },
  '00422': {
    taxable: {
      message:
        'At the rate {rate}, ImponibileImporto is {found} in total; lines and pension fund contributions ({charged}) plus roundings ({rounding}) give {expected}.',
      help: 'Change ImponibileImporto to {expected} and recompute Imposta, or correct the lines or their rate.',
    },
    missing: {
      message:
        'At the rate {rate}, lines and pension fund contributions add up to {charged}, but no DatiRiepilogo block has this rate.',
      help: 'This has the same cause as 00443: add the DatiRiepilogo block for the rate, or correct the rate.',
    },
    unused: {
      message:
        'At the rate {rate}, ImponibileImporto is {found} in total, but no line and no pension fund contribution has this rate.',
      help: 'Correct the rate of the DatiRiepilogo block or of the lines, or remove the block.',
    },
  },
  '00423': {
    total: {
      message:
        'The total of line {line} is {found}; the unit price {price} with quantity and discounts gives {expected}.',
      help: "Write {expected}, or correct the unit price, quantity or discounts: a discount's Importo is per unit and overrides Percentuale.",
    },
    perLine: {
      message:
        'The total of line {line} is {found}, with the discount amount subtracted once from the line; discounts are per unit, so the total is {expected}.',
      help: 'If the discount is for the whole line, write the share of one unit in Importo, or use Percentuale. If it is per unit, write {expected}.',
    },
    border: {
      message:
        'The total of line {line} is {found}; the exact amount is {expected}. The difference is a cent or slightly more, and SdI may not accept it.',
      help: 'Write {expected}.',
    },
  },
  '00424': {
    fraction: {
      message:
        '{element} {number} has the rate {found}, less than one percent: rates are written as percentages.',
      help: 'Write {percent} instead of {found}, if that is the intended percentage.',
    },
  },
  '00425': {
    letters: {
      message: 'The document number is {found}; it must contain at least one digit.',
      help: 'Give the document a number with at least one digit, such as 1, 2026/1 or A-1.',
    },
  },
  '00427': {
    administration: {
      message:
        'CodiceDestinatario {found} has {length} characters; for the public administration ({format}) it must have 6, the code of the office in IPA.',
      help: 'Write the code of the office; if the buyer is a private party, the format is FPR12 (FormatoTrasmissione and versione).',
    },
    private: {
      message:
        'CodiceDestinatario {found} has {length} characters; for private parties ({format}) it must have 7.',
      help: "Write the buyer's 7-character code, or 0000000; if the buyer is a public office, the format is FPA12 (FormatoTrasmissione and versione).",
    },
  },
  '00428': {
    differs: {
      message:
        'FormatoTrasmissione is {found}, but the versione attribute of the root element is {expected}: they must be equal.',
      help: 'Write FPA12 in both for the public administration, FPR12 for private parties.',
    },
  },
  '00429': {
    natura: {
      message: 'DatiRiepilogo {number} has the rate {rate} but no Natura.',
      help: 'Write the Natura of the lines that the block summarizes; if they differ, use one block for each.',
    },
  },
  '00430': {
    natura: {
      message:
        'DatiRiepilogo {number} has Natura {natura} and the rate {rate}: a summary with VAT must not have a Natura.',
      help: 'Remove Natura if VAT applies; if it does not, write 0.00 as the rate and as the tax.',
    },
  },
  '00437': {
    empty: {
      message:
        'ScontoMaggiorazione {number} of the document has Tipo {type}, but neither Percentuale nor Importo.',
      help: 'Add Percentuale or Importo, or remove the block.',
    },
  },
  '00438': {
    empty: {
      message:
        'ScontoMaggiorazione {number} of line {line} has Tipo {type}, but neither Percentuale nor Importo.',
      help: 'Add Percentuale or Importo, or remove the block.',
    },
  },
};
