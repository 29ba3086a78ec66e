import type { Page } from './page.ts';

export const p00460: Page = {
  code: '00460',
  checks: {
    it: 'In una fattura semplificata gli importi, IVA compresa, non possono superare in tutto 400,00.',
    en: 'On a simplified invoice the amounts, VAT included, may not exceed 400.00 in all.',
  },
  why: {
    it: 'La fattura semplificata dice poco del cliente: la legge la ammette solo per importi piccoli.',
    en: 'A simplified invoice says little of the customer: the law allows it for small amounts only.',
  },
  formula: '∀ FatturaElettronicaBody: Σ Importo ≤ 400.00',
  exceptions: [
    {
      it: 'Documenti con DatiFatturaRettificata: nessun limite.',
      en: 'Documents with DatiFatturaRettificata: no limit.',
    },
    {
      it: 'RegimeFiscale RF19 e RF20: nessun limite dal 1° aprile 2025, nel giorno in cui SdI riceve il file o, se non è dato, alla data del documento.',
      en: 'RegimeFiscale RF19 and RF20: no limit since 1 April 2025, on the day SdI receives the file or, where that is not given, on the date of the document.',
    },
  ],
  wrong: {
    xml: `<DatiBeniServizi>
  <Descrizione>Sgabello</Descrizione>
  <Importo>366.00</Importo>
  <DatiIVA>
    <Imposta>66.00</Imposta>
    <Aliquota>22.00</Aliquota>
  </DatiIVA>
</DatiBeniServizi>
<DatiBeniServizi>
  <Descrizione>Cera</Descrizione>
  <Importo>36.60</Importo>
  <DatiIVA>
    <Imposta>6.60</Imposta>
    <Aliquota>22.00</Aliquota>
  </DatiIVA>
</DatiBeniServizi>`,
    kind: 'FSM10',
    note: {
      it: '366,00 + 36,60 = 402,60.',
      en: '366.00 + 36.60 = 402.60.',
    },
  },
  right: {
    xml: `<DatiBeniServizi>
  <Descrizione>Sgabello</Descrizione>
  <Importo>366.00</Importo>
  <DatiIVA>
    <Imposta>66.00</Imposta>
    <Aliquota>22.00</Aliquota>
  </DatiIVA>
</DatiBeniServizi>`,
    kind: 'FSM10',
  },
  remedy: {
    it: 'Emettere una fattura ordinaria (FPR12). Se il documento ne rettifica un altro, indicarlo in DatiFatturaRettificata.',
    en: 'Issue an ordinary invoice (FPR12). Where the document corrects another, name it in DatiFatturaRettificata.',
  },
  readings: {
    it: "L'esenzione dei due regimi è nota da chi cita l'Allegato A 1.9; l'Elenco, che è di prima, non ne parla. Fino al 2019 il limite era 100,00: qui vale quello di oggi per ogni data.",
    en: 'The exemption of the two regimes is known from those who quote Allegato A 1.9; the Elenco, which is older, does not speak of it. Until 2019 the limit was 100.00: here that of today holds for any date.',
  },
  sources: [
    'Elenco dei controlli v2.0, 00460',
    'Rappresentazione tabellare, fattura semplificata 2.2.2',
    'DM 10 maggio 2019',
    'Allegato A 1.9, Appendice 1, 00460',
  ],
};
