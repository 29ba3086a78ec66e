/** Violations of the rules of EN 16931, in Italian. */
import type { european as en, ViolationTexts } from '../en/european.ts';
import type { Translated } from '../sentence.ts';
import { europeanDocuments } from './europeanDocuments.ts';
import { europeanTerms } from './europeanTerms.ts';

const list = (terms: readonly string[], word: string): string =>
  terms.length < 2 ? terms.join('') : `${terms.slice(0, -1).join(', ')} ${word} ${terms.at(-1)}`;

const main = ({ terms }: ViolationTexts): string => terms[0] ?? '';

const rest = ({ terms }: ViolationTexts): string => list(terms.slice(1), 'e');

const of = ({ category }: ViolationTexts): string =>
  category === null ? '' : `, richiesto dalla categoria IVA ${category}`;

export const european: Translated<typeof en> = {
  violations: {
    missing: (violation) => `manca ${list(violation.terms, 'o')}${of(violation)}`,
    unexpected: ({ terms, category }) =>
      category === null
        ? `${list(terms, 'e')} si escludono a vicenda`
        : `la categoria IVA ${category} non ammette ${list(terms, 'o')}`,
    amount: (violation) =>
      `${main(violation)} ${violation.found === null ? 'manca' : `è ${violation.found}`}, ma da ${rest(violation)} risulta ${violation.expected}`,
    tax: (violation) =>
      `${main(violation)} ${violation.found === null ? 'manca' : `è ${violation.found}`}, ma l'aliquota applicata all'imponibile dà ${violation.expected}`,
    rate: ({ terms, found, category }) =>
      `${terms[0] ?? ''} ${found === null ? 'manca e' : `«${found}»`} non è compatibile con la categoria IVA ${category}`,
    breakdown: ({ found, category }) =>
      `la categoria IVA ${category} ha ${found} riepiloghi: deve essercene uno se una riga, uno sconto o una maggiorazione la indica, altrimenti nessuno`,
    negative: (violation) => `${main(violation)} è negativo: ${violation.found}`,
    order: (violation) =>
      `${main(violation)} ${violation.found} precede ${rest(violation)} ${violation.expected}`,
    code: ({ terms, found }) => `«${found}» non è tra i codici ammessi per ${list(terms, 'o')}`,
    decimals: (violation) => `${main(violation)} ha più di due decimali: ${violation.found}`,
    number: (violation) => `${main(violation)} non è un numero: «${violation.found}»`,
    date: (violation) => `${main(violation)} non è una data: «${violation.found}»`,
    category: ({ found, category }) => `la categoria IVA ${category} non è compatibile con ${found}`,
  },
  documents: europeanDocuments,
  /** Titles of a rendered invoice, in addition to those of a FatturaPA. */
  content: {
    payee: 'Beneficiario',
    deliverTo: 'Consegna',
    adjustments: 'Sconti e maggiorazioni',
    allowance: 'Sconto',
    charge: 'Maggiorazione',
    address: 'Indirizzo',
    italian: 'Dati del profilo AgID',
  },
  terms: europeanTerms,
};
