import type { Page } from './page.ts';

export const pqDateZone: Page = {
  code: 'Q-DATE-ZONE',
  checks: {
    it: 'Non è un controllo di SdI, che la fattura la accetta comunque. Cerchiamo un fuso orario dopo una data, come 2026-06-01+02:00 o 2026-06-01Z.',
    en: 'This is no SdI control: SdI takes the invoice all the same. We look for a time zone behind a date, such as 2026-06-01+02:00 or 2026-06-01Z.',
  },
  why: {
    it: 'Lo schema lo ammette e SdI guarda il giorno, ma alcuni programmi, cambiando fuso, ne leggono un altro.',
    en: 'The schema takes it and SdI looks at the day, but some programs change the zone and read another day.',
  },
  wrong: { xml: '<Data>2026-06-01+02:00</Data>' },
  right: { xml: '<Data>2026-06-01</Data>' },
  remedy: { it: 'Scrivere la data come AAAA-MM-GG.', en: 'Write the date as YYYY-MM-DD.' },
  sources: ['XML Schema parte 2, tipo date'],
};
