import type { Page } from './page.ts';

export const pqNotYet: Page = {
  code: 'Q-NOT-YET',
  checks: {
    it: 'Non è un controllo di SdI, che la fattura la accetta comunque. Guardiamo se tipo di documento, regime, natura, modalità di pagamento, ritenuta e TipoDato erano già in vigore: al giorno di ricezione, o se non è dato a quello del documento.',
    en: "This is no SdI control: SdI takes the invoice all the same. We look whether kind of document, regime, Natura, means of payment, withholding and TipoDato were in force: on the day of reception, or if that is not given on the document's.",
  },
  why: {
    it: 'Un codice più nuovo del documento fa dubitare della data o del codice.',
    en: 'A code that is newer than the document casts doubt on the date or on the code.',
  },
  exceptions: [
    {
      it: 'Le nature generiche N2, N3 e N6, che non valgono più, sono il controllo 00445.',
      en: 'The generic Natura N2, N3 and N6, which are no longer in force, are control 00445.',
    },
  ],
  wrong: {
    xml: `<Data>2026-05-14</Data>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <PrezzoUnitario>100.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
  <AltriDatiGestionali>
    <TipoDato>ESENZSPORT</TipoDato>
  </AltriDatiGestionali>
</DettaglioLinee>`,
    asOf: '2026-05-14',
    note: { it: 'ESENZSPORT vale dal 15 maggio 2026.', en: 'ESENZSPORT is in force from 15 May 2026.' },
  },
  right: {
    xml: `<Data>2026-05-15</Data>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <PrezzoUnitario>100.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
  <AltriDatiGestionali>
    <TipoDato>ESENZSPORT</TipoDato>
  </AltriDatiGestionali>
</DettaglioLinee>`,
  },
  remedy: {
    it: 'Usare il codice che valeva, o correggere la data.',
    en: 'Use the code of then, or correct the date.',
  },
  sources: ['Allegato A 1.9', 'Allegato A 1.9.1', 'Schema XML 1.2.1, 1.2.2 e 1.2.3'],
};
