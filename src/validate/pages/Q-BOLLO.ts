import { STAMP_DUTY_NATURA } from '../../domain/natura.ts';
import { named, SELF_INVOICES_STAY_OUT } from './namedCodes.ts';
import type { Page } from './page.ts';

const LIABLE = named(STAMP_DUTY_NATURA, { it: 'o', en: 'or' });

export const pqBollo: Page = {
  code: 'Q-BOLLO',
  checks: {
    it: `Non è un controllo di SdI, che la fattura la accetta comunque. Guardiamo se le righe con natura ${LIABLE.it} superano insieme 77,47 euro senza che sia indicato il bollo; e, dove il bollo è indicato, se le operazioni senza IVA superano quella cifra.`,
    en: `This is no SdI control: SdI takes the invoice all the same. We look whether the lines with Natura ${LIABLE.en} together exceed 77.47 euro while no stamp duty is shown; and, where it is shown, whether operations without VAT exceed that amount.`,
  },
  why: {
    it: "Sono le fatture che l'Agenzia delle Entrate mette nell'elenco B, chiedendo l'imposta a fine trimestre.",
    en: 'These are the invoices that the Agenzia delle Entrate puts on list B, asking for the duty at the end of the quarter.',
  },
  formula: `Σ PrezzoTotale (Natura ${[...STAMP_DUTY_NATURA].join(', ')}) > 77.47 ⇒ DatiBollo`,
  tolerance: { it: '77,47 è ancora esente, 77,48 no.', en: '77.47 is still free, 77.48 is not.' },
  exceptions: [
    {
      it: 'I regimi da RF05 a RF09 e chi dichiara NB1, NB2 o NB3 restano fuori, come chi scrive che il bollo non è dovuto.',
      en: 'Regimes RF05 to RF09 and whoever declares NB1, NB2 or NB3 stay out, as does whoever writes that the duty is not due.',
    },
    SELF_INVOICES_STAY_OUT,
  ],
  wrong: {
    xml: `<ImportoTotaleDocumento>100.00</ImportoTotaleDocumento>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Visita fisioterapica</Descrizione>
  <PrezzoUnitario>100.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N4</Natura>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N4</Natura>
  <ImponibileImporto>100.00</ImponibileImporto>
  <Imposta>0.00</Imposta>
  <RiferimentoNormativo>art. 10 n. 18 DPR 633/1972</RiferimentoNormativo>
</DatiRiepilogo>
<ImportoPagamento>100.00</ImportoPagamento>`,
  },
  right: {
    xml: `<DatiBollo>
  <BolloVirtuale>SI</BolloVirtuale>
</DatiBollo>
<ImportoTotaleDocumento>100.00</ImportoTotaleDocumento>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Visita fisioterapica</Descrizione>
  <PrezzoUnitario>100.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N4</Natura>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N4</Natura>
  <ImponibileImporto>100.00</ImponibileImporto>
  <Imposta>0.00</Imposta>
  <RiferimentoNormativo>art. 10 n. 18 DPR 633/1972</RiferimentoNormativo>
</DatiRiepilogo>
<ImportoPagamento>100.00</ImportoPagamento>`,
  },
  remedy: {
    it: 'Se è dovuto e manca, aggiungere DatiBollo (nella fattura semplificata BolloVirtuale) con SI; se non è dovuto ed è indicato, toglierlo. Se non è dovuto, dirlo con TipoDato NB1, NB2 o NB3 o con la norma nella causale.',
    en: 'If it is due and missing, add DatiBollo (in the simplified invoice BolloVirtuale) with SI; if it is shown and not due, take it out. If it is not due, say so by TipoDato NB1, NB2 or NB3, or give the provision in Causale.',
  },
  readings: {
    it: 'Per alcuni il bollo è dovuto anche su N1 e N5: le fonti non concordano, e su questi non diciamo nulla. I contributi cassa non si sommano. Per dire che il bollo indicato non è dovuto contiamo invece ogni importo senza IVA, anche N1, N5 e i contributi cassa, tranne l’inversione contabile (N6).',
    en: 'Some hold that the duty is due on N1 and N5 too: sources disagree, and of these we say nothing. Cassa contributions are not added. To say that the duty shown is not due we count every amount without VAT instead, N1, N5 and cassa contributions as well, but for reverse charge (N6).',
  },
  sources: [
    'DPR 642/1972, tariffa, art. 13, e tabella, art. 6',
    'DM 17 giugno 2014, art. 6',
    'Provvedimento Agenzia delle Entrate 4 febbraio 2021',
  ],
};
