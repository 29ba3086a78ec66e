import { ORDINARY, rule } from '../rule.ts';

/** SoggettoEmittente of an invoice that a third party makes out. */
const THIRD_PARTY = 'TZ';

export const qEmittente = rule({
  code: 'Q-EMITTENTE',
  title: {
    it: 'Fattura emessa da un terzo che non è indicato',
    en: 'Made out by a third party that is not named',
  },
  formats: ORDINARY,
  scope: 'file',
  fields: { ordinary: ['1.5', '1.6'], simplified: [] },
  decides: 'file',
  findings: {
    unnamed: {
      severity: 'warning',
      message: {
        it: 'SoggettoEmittente è TZ, ma manca TerzoIntermediarioOSoggettoEmittente.',
        en: 'SoggettoEmittente is TZ, but TerzoIntermediarioOSoggettoEmittente is missing.',
      },
      help: {
        it: 'Indicare chi emette la fattura per conto del cedente, oppure togliere SoggettoEmittente.',
        en: 'Name who makes out the invoice for the supplier, or leave out SoggettoEmittente.',
      },
    },
  },
  check(file, report) {
    const header = file.ordinary?.fattura_elettronica_header;
    if (header?.soggetto_emittente !== THIRD_PARTY) return;
    if (header.terzo_intermediario_o_soggetto_emittente !== undefined) return;
    report('unnamed', { path: '/fattura_elettronica_header/soggetto_emittente', params: {} });
  },
});
