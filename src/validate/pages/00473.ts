import { documentTypes } from '../../domain/documents.ts';
import { named } from './namedCodes.ts';
import type { Page } from './page.ts';

const FOREIGN = documentTypes(({ seller }) => seller === 'foreign');
const ABROAD = named(FOREIGN);

export const p00473: Page = {
  code: '00473',
  checks: {
    it: `Con ${ABROAD.it} IdPaese del cedente non può essere IT; con TD29 deve esserlo.`,
    en: `With ${ABROAD.en} IdPaese of the supplier cannot be IT; with TD29 it has to be.`,
  },
  why: {
    it: 'I primi integrano o sostituiscono la fattura di un fornitore estero; TD29 segnala quella mancata o irregolare di uno italiano.',
    en: 'The first complete or replace the invoice of a foreign vendor; TD29 reports the missing or irregular one of an Italian vendor.',
  },
  formula: `${[...FOREIGN].join(', ')}: IdPaese ≠ IT; TD29: IdPaese = IT`,
  exceptions: [
    {
      it: 'OO al posto di un Paese è ammesso con TD17 e TD19.',
      en: 'OO in the place of a country is allowed with TD17 and TD19.',
    },
  ],
  wrong: {
    xml: `<IdFiscaleIVA>
  <IdPaese>IT</IdPaese>
  <IdCodice>12345678903</IdCodice>
</IdFiscaleIVA>
<TipoDocumento>TD17</TipoDocumento>`,
    note: {
      it: 'Il fornitore estero sta nel cedente, chi integra nel cessionario.',
      en: 'The foreign vendor stands in the supplier, whoever integrates in the buyer.',
    },
  },
  right: {
    xml: `<IdFiscaleIVA>
  <IdPaese>DE</IdPaese>
  <IdCodice>123456789</IdCodice>
</IdFiscaleIVA>
<TipoDocumento>TD17</TipoDocumento>`,
  },
  remedy: {
    it: "Scrivere come cedente il fornitore, con il suo Paese; se è italiano e vale l'inversione contabile il tipo è TD16.",
    en: 'Write the vendor as supplier, with its country; where that is Italian and in reverse charge the type is TD16.',
  },
  readings: {
    it: "Che OO vada solo con TD17 e TD19 lo dice la Rappresentazione tabellare, non l'Elenco: è un errore con TD18, TD28 e TD29, che chiedono già un Paese; con gli altri tipi diamo un avviso.",
    en: 'That OO goes with TD17 and TD19 only is said by the Rappresentazione tabellare, not by the Elenco: it is an error with TD18, TD28 and TD29, which ask for a country anyway; with other types we give a warning.',
  },
  sources: ['Elenco dei controlli v2.0, 00473', 'Rappresentazione tabellare, 1.2.1.1.1'],
};
