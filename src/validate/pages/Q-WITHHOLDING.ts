import { SELF_INVOICES_STAY_OUT } from './namedCodes.ts';
import type { Page } from './page.ts';

export const pqWithholding: Page = {
  code: 'Q-WITHHOLDING',
  checks: {
    it: "Non è un controllo di SdI, che la fattura la accetta comunque. Confrontiamo le ritenute d'acconto (RT01, RT02) con le righe e le casse che hanno Ritenuta SI. Segnaliamo una ritenuta maggiore di quanto dà l'aliquota, una minore che non è una quota prevista dalla legge per la sua causale, una di segno opposto al totale, una senza righe con Ritenuta SI, e una nei regimi RF02 e RF19.",
    en: 'This is no SdI control: SdI takes the invoice all the same. We compare withholding tax (RT01, RT02) with the lines and funds that have Ritenuta SI. We report a withholding above what the rate gives, one below it that is no part known to the law for its reason, one whose sign is not that of the total, one without any line with Ritenuta SI, and one under the regimes RF02 and RF19.',
  },
  why: {
    it: 'La ritenuta riduce quanto il cliente paga, e il cliente la versa e la certifica: se è sbagliata, lo sono pagamento e certificazione.',
    en: 'Withholding lowers what the customer pays, and the customer pays it over and certifies it: where it is wrong, so are the payment and the certificate.',
  },
  formula: 'ImportoRitenuta = AliquotaRitenuta × (Σ PrezzoTotale + Σ ImportoContributoCassa), Ritenuta = SI',
  tolerance: {
    it: 'Un centesimo per ogni riga con Ritenuta SI, e almeno 0,05.',
    en: 'A cent for each line with Ritenuta SI, and at least 0.05.',
  },
  exceptions: [
    {
      it: 'Quote ammesse, per causale: A 100%, 50%, 40%, 30% e 10%; B 100%, 75% e 60%; Q, R, S, T, U e V 100%, 78%, 50% e 20%. Per le altre causali una parte può essere esente: segnaliamo solo ciò che è troppo.',
      en: 'Parts that pass, by reason: A 100%, 50%, 40%, 30% and 10%; B 100%, 75% and 60%; Q, R, S, T, U and V 100%, 78%, 50% and 20%. For other reasons a part may be exempt: we report only what is too much.',
    },
    {
      it: 'Con ritenute di aliquote diverse il file non dice quale riga riguarda quale: segnaliamo solo ciò che è troppo.',
      en: 'With withholdings of different rates the file does not say which line belongs to which: we report only what is too much.',
    },
    {
      it: 'I contributi (da RT03 a RT06) hanno minimi e massimali: ne guardiamo solo il segno.',
      en: 'Contributions (RT03 to RT06) have minimums and ceilings: we look at their sign only.',
    },
    {
      it: 'Note di credito e di debito nei regimi RF02 e RF19 possono riferirsi a una fattura di prima del regime.',
      en: 'Credit and debit notes under RF02 and RF19 may belong to an invoice of before the regime.',
    },
    SELF_INVOICES_STAY_OUT,
  ],
  wrong: {
    xml: `<Numero>7</Numero>
<DatiRitenuta>
  <TipoRitenuta>RT01</TipoRitenuta>
  <ImportoRitenuta>22.00</ImportoRitenuta>
  <AliquotaRitenuta>20.00</AliquotaRitenuta>
  <CausalePagamento>A</CausalePagamento>
</DatiRitenuta>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <PrezzoUnitario>100.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
  <Ritenuta>SI</Ritenuta>
</DettaglioLinee>
<ImportoPagamento>100.00</ImportoPagamento>`,
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
  <Descrizione>Sedia in faggio</Descrizione>
  <PrezzoUnitario>100.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
  <Ritenuta>SI</Ritenuta>
</DettaglioLinee>
<ImportoPagamento>102.00</ImportoPagamento>`,
  },
  remedy: {
    it: 'Calcolare la ritenuta sulle righe al netto degli sconti, e mettere Ritenuta SI su tutte quelle che vi sono soggette.',
    en: 'Compute the withholding on the lines less the discounts, and mark all that are under it with Ritenuta SI.',
  },
  sources: [
    'DPR 600/1973, art. 25 e 25-bis',
    'TUIR, art. 54, c. 8',
    'D.Lgs. 147/2015, art. 16',
    'Provvedimento 185820/2011, p. 5.2',
    'L. 190/2014, art. 1, c. 67',
  ],
};
