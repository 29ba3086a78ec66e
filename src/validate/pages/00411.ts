import type { Page } from './page.ts';

export const p00411: Page = {
  code: '00411',
  checks: {
    it: 'Se una riga ha Ritenuta SI, il documento deve avere almeno un blocco DatiRitenuta.',
    en: 'Where a line has Ritenuta SI, the document has to have at least one block DatiRitenuta.',
  },
  why: {
    it: 'La riga dice che si trattiene qualcosa; tipo, importo e aliquota stanno solo in DatiRitenuta.',
    en: 'The line says that something is withheld; type, amount and rate stand in DatiRitenuta only.',
  },
  exceptions: [
    {
      it: 'DatiRitenuta senza righe soggette non è un errore.',
      en: 'DatiRitenuta without such lines is no error.',
    },
  ],
  wrong: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Consulenza</Descrizione>
  <PrezzoUnitario>100.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
  <Ritenuta>SI</Ritenuta>
</DettaglioLinee>`,
  },
  right: {
    xml: `<Numero>7</Numero>
<DatiRitenuta>
  <TipoRitenuta>RT01</TipoRitenuta>
  <ImportoRitenuta>20.00</ImportoRitenuta>
  <AliquotaRitenuta>20.00</AliquotaRitenuta>
  <CausalePagamento>A</CausalePagamento>
</DatiRitenuta>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Consulenza</Descrizione>
  <PrezzoUnitario>100.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
  <Ritenuta>SI</Ritenuta>
</DettaglioLinee>
<ImportoPagamento>102.00</ImportoPagamento>`,
  },
  remedy: {
    it: 'Aggiungere DatiRitenuta dopo Numero, oppure togliere Ritenuta dalla riga: vale SI o manca.',
    en: 'Add DatiRitenuta behind Numero, or take Ritenuta off the line: it is SI or absent.',
  },
  sources: ['Elenco dei controlli v2.0, 00411', 'Rappresentazione tabellare, 2.2.1.13'],
};
