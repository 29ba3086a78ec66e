import type { Page } from './page.ts';

export const p00422: Page = {
  code: '00422',
  checks: {
    it: 'Per ogni aliquota, gli ImponibileImporto dei riepiloghi devono dare la somma di righe e contributi alla cassa, più gli arrotondamenti dei riepiloghi.',
    en: 'For each rate, the ImponibileImporto of the summaries have to give the sum of lines and pension fund contributions, plus the roundings of the summaries.',
  },
  why: {
    it: "Il riepilogo deve riassumere le righe: se non torna, l'imposta è calcolata su altro da ciò che si è venduto.",
    en: 'The summary has to sum up the lines: where it does not, the tax is computed on something else than what was sold.',
  },
  formula:
    '∀ AliquotaIVA: Σ ImponibileImporto = Σ PrezzoTotale + Σ ImportoContributoCassa + Σ Arrotondamento (2.2.2.4)',
  tolerance: {
    it: "Lo scarto deve essere minore di un euro: 1,00 esatto è già un errore. Per gli scarti più piccoli c'è il consiglio Q-TAXABLE.",
    en: 'The difference has to be less than one euro: exactly 1.00 is an error already. For smaller differences there is the advice Q-TAXABLE.',
  },
  exceptions: [
    {
      it: "Conta solo l'aliquota: Natura ed EsigibilitaIVA non dividono le somme.",
      en: 'Only the rate counts: Natura and EsigibilitaIVA do not divide the sums.',
    },
    {
      it: 'Non entrano nella formula SpeseAccessorie, bollo, ScontoMaggiorazione e Arrotondamento del documento.',
      en: 'SpeseAccessorie, stamp duty, ScontoMaggiorazione and Arrotondamento of the document are no part of the formula.',
    },
  ],
  wrong: {
    xml: `<DatiCassaPrevidenziale>
  <TipoCassa>TC22</TipoCassa>
  <AlCassa>4.00</AlCassa>
  <ImportoContributoCassa>3.85</ImportoContributoCassa>
  <ImponibileCassa>96.15</ImponibileCassa>
  <AliquotaIVA>22.00</AliquotaIVA>
</DatiCassaPrevidenziale>
<ImportoTotaleDocumento>122.00</ImportoTotaleDocumento>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Consulenza</Descrizione>
  <PrezzoUnitario>96.15</PrezzoUnitario>
  <PrezzoTotale>96.15</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>96.15</ImponibileImporto>
  <Imposta>21.15</Imposta>
</DatiRiepilogo>`,
    note: {
      it: "Il contributo alla cassa, 3,85, manca dall'imponibile.",
      en: 'The pension fund contribution, 3.85, is missing from the taxable amount.',
    },
  },
  right: {
    xml: `<DatiCassaPrevidenziale>
  <TipoCassa>TC22</TipoCassa>
  <AlCassa>4.00</AlCassa>
  <ImportoContributoCassa>3.85</ImportoContributoCassa>
  <ImponibileCassa>96.15</ImponibileCassa>
  <AliquotaIVA>22.00</AliquotaIVA>
</DatiCassaPrevidenziale>
<ImportoTotaleDocumento>122.00</ImportoTotaleDocumento>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Consulenza</Descrizione>
  <PrezzoUnitario>96.15</PrezzoUnitario>
  <PrezzoTotale>96.15</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>100.00</ImponibileImporto>
  <Imposta>22.00</Imposta>
</DatiRiepilogo>`,
  },
  remedy: {
    it: "Portare ImponibileImporto alla somma, poi ricalcolare Imposta. `fattura fix --amounts` fa l'una e l'altra cosa dove l'aliquota ha un solo riepilogo.",
    en: 'Bring ImponibileImporto to the sum, then compute Imposta again. `fattura fix --amounts` does both where the rate has one summary only.',
  },
  readings: {
    it: "Il testo prende le aliquote di righe e casse: una senza riepilogo ha imponibile zero, e da un euro in su dà 00422 oltre a 00443 (e a 00419, se i blocchi sono pochi). Lo diciamo come SdI, alla prima riga dell'aliquota; il rimedio è uno, il blocco che manca. Guardiamo anche le aliquote che stanno solo nei riepiloghi. Alcune librerie accettano 1,00 esatto o sommano senza dividere per aliquota: l'Elenco no.",
    en: 'The text takes the rates of lines and pension funds: one without a summary has a taxable amount of zero, and from one euro on gives 00422 beside 00443 (and 00419, where blocks are too few). We say what SdI says, at the first line of the rate; the remedy is one, the missing block. We look at rates that only summaries have, too. Some libraries accept exactly 1.00 or add up without dividing by rate: the Elenco does not.',
  },
  sources: ['Elenco dei controlli v2.0, 00422', 'Rappresentazione tabellare, 2.2.2.5'],
};
