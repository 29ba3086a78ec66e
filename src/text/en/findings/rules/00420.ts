/** The findings of the codes 00420 to 00439. */

export const rules00420 = {
  '00420': {
    split: {
      message:
        'DatiRiepilogo {number} has EsigibilitaIVA S and Natura {natura}: with reverse charge the invoice has no VAT to split.',
      help: 'Take EsigibilitaIVA away or write I where reverse charge applies; where split payment does, take Natura away and write rate and tax.',
    },
  },
  '00421': {
    tax: {
      message:
        'DatiRiepilogo {number} has Imposta {found}: the rate {rate} on the taxable amount {taxable} gives {expected}.',
      help: 'Write {expected}, or correct ImponibileImporto or AliquotaIVA.',
    },
    border: {
      message:
        'DatiRiepilogo {number} has Imposta {found}, the exact one is {exact}: the difference is a cent or little more, and SdI may not accept it.',
      help: 'Write {expected}.',
    },
  },
  '00422': {
    taxable: {
      message:
        'At the rate {rate} ImponibileImporto is {found} in all: lines and pension funds ({charged}) with the roundings ({rounding}) give {expected}.',
      help: 'Bring ImponibileImporto to {expected} and compute Imposta again, or correct the lines or their rate.',
    },
    missing: {
      message:
        'At the rate {rate} lines and pension funds give {charged}, but no DatiRiepilogo has this rate.',
      help: 'It is the same mistake as 00443: adding the DatiRiepilogo of the rate is enough, or correcting the rate.',
    },
    unused: {
      message:
        'At the rate {rate} ImponibileImporto is {found} in all, but no line and no pension fund has this rate.',
      help: 'Correct the rate of the DatiRiepilogo or of the lines, or take the block away.',
    },
  },
  '00423': {
    total: {
      message:
        'The total of line {line} is {found}: from the unit price {price}, by quantity and discounts, it is {expected}.',
      help: 'Write {expected}, or correct unit price, quantity or discounts: Importo is per unit, and wins over Percentuale.',
    },
    perLine: {
      message:
        'The total of line {line} is {found}, with discounts by amount taken once from the line: they are per unit, and it is {expected}.',
      help: 'If the discount is for the whole line, write in Importo the part of one unit, or Percentuale instead. If it is for each unit, write {expected}.',
    },
    border: {
      message:
        'The total of line {line} is {found}, the exact one {expected}: the difference is a cent or little more, and SdI may not accept it.',
      help: 'Write {expected}.',
    },
  },
  '00424': {
    fraction: {
      message: '{element} {number} has the rate {found}: less than one percent. It has to be a percentage.',
      help: 'Write {percent} instead of {found}, if that is the percentage.',
    },
  },
  '00425': {
    letters: {
      message: 'The number of the document is {found}: it has to contain at least one digit.',
      help: 'Give the document a progressive number with at least one digit: 1, 2026/1, A-1.',
    },
  },
  '00427': {
    administration: {
      message:
        'CodiceDestinatario {found} has {length} characters: to the public administration ({format}) there are 6, the code of the office in IPA.',
      help: 'Write the code of the office; where the buyer is a private party, the format is FPR12 (FormatoTrasmissione and versione).',
    },
    private: {
      message:
        'CodiceDestinatario {found} has {length} characters: to private parties ({format}) there are 7.',
      help: 'Write the code of 7 characters of the buyer, or 0000000; for an office of the administration the format is FPA12 (FormatoTrasmissione and versione).',
    },
  },
  '00428': {
    differs: {
      message:
        'FormatoTrasmissione is {found}, the attribute versione of the root {expected}: they have to be the same.',
      help: 'Write FPA12 in both to the public administration, FPR12 to private parties.',
    },
  },
  '00429': {
    natura: {
      message: 'DatiRiepilogo {number} has the rate {rate} and no Natura.',
      help: 'Write the Natura of the lines that the block sums up; where they have different ones, a block for each.',
    },
  },
  '00430': {
    natura: {
      message:
        'DatiRiepilogo {number} has Natura {natura} and the rate {rate}: a summary with VAT has no Natura.',
      help: 'Take Natura away where VAT applies; where it does not, write 0.00 as rate and as tax.',
    },
  },
  '00437': {
    empty: {
      message:
        'ScontoMaggiorazione {number} of the document has Tipo {type} and neither Percentuale nor Importo.',
      help: 'Write Percentuale or Importo, or take the block away.',
    },
  },
  '00438': {
    empty: {
      message:
        'ScontoMaggiorazione {number} of line {line} has Tipo {type} and neither Percentuale nor Importo.',
      help: 'Write Percentuale or Importo, or take the block away.',
    },
  },
};
