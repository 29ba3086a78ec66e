import { STAMP_DUTY_NATURA } from '../../domain/natura.ts';
import { FREE_OF_STAMP_DUTY } from '../../domain/thresholds.ts';
import type { RuleDocFacts } from './ruleDoc.ts';

export const dqBollo: RuleDocFacts = {
  code: 'Q-BOLLO',
  codes: { natura: [...STAMP_DUTY_NATURA] },
  formula: `Σ PrezzoTotale (Natura ${[...STAMP_DUTY_NATURA].join(', ')}) > ${FREE_OF_STAMP_DUTY} ⇒ DatiBollo`,
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
  sources: [
    'DPR 642/1972, tariffa, art. 13, e tabella, art. 6',
    'DM 17 giugno 2014, art. 6',
    'Provvedimento Agenzia delle Entrate 4 febbraio 2021',
  ],
};
