import type { Page } from './page.ts';

export const pqLineNumber: Page = {
  code: 'Q-LINE-NUMBER',
  checks: {
    it: 'Non è un controllo di SdI, che la fattura la accetta comunque. Guardiamo se due righe di un documento hanno lo stesso NumeroLinea. Salti e ordine non contano.',
    en: 'This is no SdI control: SdI takes the invoice all the same. We look whether two lines of a document have the same NumeroLinea. Gaps and order do not count.',
  },
  why: {
    it: 'Altri blocchi indicano le righe per numero: con due righe uguali non si sa a quale si riferiscono.',
    en: 'Other blocks refer to lines by number: with two of the same it is not known which is meant.',
  },
  exceptions: [
    {
      it: 'Si segnala una volta per documento, con il conto delle righe ripetute.',
      en: 'It is said once a document, with the count of lines repeated.',
    },
  ],
  wrong: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <PrezzoUnitario>50.00</PrezzoUnitario>
  <PrezzoTotale>50.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <PrezzoUnitario>50.00</PrezzoUnitario>
  <PrezzoTotale>50.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>`,
  },
  right: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <PrezzoUnitario>50.00</PrezzoUnitario>
  <PrezzoTotale>50.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>
<DettaglioLinee>
  <NumeroLinea>2</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <PrezzoUnitario>50.00</PrezzoUnitario>
  <PrezzoTotale>50.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>`,
  },
  remedy: { it: 'Numerare le righe da 1 in su.', en: 'Number the lines from 1 upwards.' },
  sources: ['Rappresentazione tabellare, 2.2.1.1'],
};
