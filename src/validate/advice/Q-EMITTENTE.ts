import { ORDINARY, rule } from '../rule.ts';

/** SoggettoEmittente of an invoice issued by a third party. */
const THIRD_PARTY = 'TZ';

export const qEmittente = rule({
  code: 'Q-EMITTENTE',
  formats: ORDINARY,
  scope: 'file',
  fields: { ordinary: ['1.5', '1.6'], simplified: [] },
  decides: 'file',
  findings: { unnamed: { severity: 'warning' } },
  check(file, report) {
    const header = file.ordinary?.fattura_elettronica_header;
    if (header?.soggetto_emittente !== THIRD_PARTY) return;
    if (header.terzo_intermediario_o_soggetto_emittente !== undefined) return;
    report('unnamed', { path: '/fattura_elettronica_header/soggetto_emittente', params: {} });
  },
});
