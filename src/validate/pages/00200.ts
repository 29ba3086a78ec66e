import type { Page } from './page.ts';

export const p00200: Page = {
  code: '00200',
  checks: {
    it: 'Il file deve essere XML ben formato e rispettare lo schema: radice, versione, ordine dei campi, lunghezze, codici, numeri con il punto e i decimali, date che esistono, un nome solo fra Denominazione e Nome con Cognome.',
    en: 'The file has to be well-formed XML and follow the schema: root, version, order of the fields, lengths, codes, numbers with a point and decimals, days that exist, one name only of Denominazione and Nome with Cognome.',
  },
  why: {
    it: 'Un file che non segue il formato non si può leggere con certezza: SdI non esamina altro.',
    en: 'A file that does not follow the format cannot be read with certainty: SdI looks at nothing else.',
  },
  wrong: {
    xml: `<Data>01/06/2026</Data>`,
    note: { it: 'La data si scrive AAAA-MM-GG.', en: 'A date is written YYYY-MM-DD.' },
  },
  right: { xml: `<Data>2026-06-01</Data>` },
  remedy: {
    it: 'Ogni errore dice il campo, il valore trovato e quello atteso; i codici ammessi si elencano con `fattura codes`, i campi con `fattura fields`. Ciò che è meccanico lo corregge `fattura fix`.',
    en: 'Every finding tells the field, the value found and the one expected; `fattura codes` lists allowed codes, `fattura fields` the fields. What is mechanical, `fattura fix` repairs.',
  },
  readings: {
    it: 'Lo schema in vigore è uno solo per FPA12 e FPR12 (1.2.3). Circolano copie divise in due che non hanno TD28 e RF20 e scartano file validi.',
    en: 'The schema in force is one for FPA12 and FPR12 (1.2.3). Copies split in two go about that lack TD28 and RF20 and refuse valid files.',
  },
  sources: ['Elenco dei controlli v2.0, 00200', 'Schema XML 1.2.3 (ordinaria) e 1.0.2 (semplificata)'],
};
