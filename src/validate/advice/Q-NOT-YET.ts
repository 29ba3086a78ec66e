import { firstDays, latest } from '../../domain/codeDays.ts';
import type { BodyFacts } from '../../domain/facts/body.ts';
import { compareDates } from '../../model/civilDate.ts';
import { CausalePagamentoCodes } from '../../model/codes/causalePagamento.ts';
import { ModalitaPagamentoCodes } from '../../model/codes/modalitaPagamento.ts';
import { NaturaCodes } from '../../model/codes/natura.ts';
import { RegimeFiscaleCodes } from '../../model/codes/regimeFiscale.ts';
import { TipoDatoCodes } from '../../model/codes/tipoDato.ts';
import { TipoDocumentoCodes } from '../../model/codes/tipoDocumento.ts';
import { TipoRitenutaCodes } from '../../model/codes/tipoRitenuta.ts';
import { ALL, type ReportFinding, rule } from '../rule.ts';

const tipoDocumento = firstDays(TipoDocumentoCodes);
const regimeFiscale = firstDays(RegimeFiscaleCodes);
const natura = firstDays(NaturaCodes);
const modalitaPagamento = firstDays(ModalitaPagamentoCodes);
const tipoRitenuta = firstDays(TipoRitenutaCodes);
const causalePagamento = firstDays(CausalePagamentoCodes);
const tipoDato = firstDays(TipoDatoCodes);

/** The day from which every known code is in force. */
const LAST = latest(
  [tipoDocumento, regimeFiscale, natura, modalitaPagamento, tipoRitenuta, causalePagamento, tipoDato].flatMap(
    (days) => [...days.values()],
  ),
);

export const qNotYet = rule({
  code: 'Q-NOT-YET',
  formats: ALL,
  scope: 'body',
  fields: {
    ordinary: [
      '1.2.1.8',
      '2.1.1.1',
      '2.1.1.3',
      '2.1.1.5.1',
      '2.1.1.5.4',
      '2.1.1.7.7',
      '2.2.1.14',
      '2.2.1.16.1',
      '2.2.2.2',
      '2.4.2.2',
    ],
    simplified: ['1.2.10', '2.1.1.1', '2.1.1.3', '2.2.4'],
  },
  decides: 'file',
  findings: { code: { severity: 'warning' } },
  check(body, report) {
    const date = body.file.specDay ?? body.data;
    if (date === '' || compareDates(date, LAST) >= 0) return;
    new Search(body, date, report).run();
  },
});

class Search {
  readonly #reported = new Set<string>();

  constructor(
    readonly body: BodyFacts,
    readonly date: string,
    readonly report: ReportFinding<'code'>,
  ) {}

  run(): void {
    const { body } = this;
    const { ordinary, documentPath } = body;
    // The regime belongs to the file, so it is checked only once.
    if (body.index === 0) this.#look(regimeFiscale, body.file.regimeFiscale, () => body.file.regimePath);
    this.#look(tipoDocumento, body.tipoDocumento, () => `${documentPath}/tipo_documento`);
    for (const each of [body.lines, body.cassa, body.summaries]) {
      for (const one of each) this.#look(natura, one.natura, () => one.naturaPath);
    }
    for (const line of body.lines) {
      for (const [i, one] of (line.line?.altri_dati_gestionali ?? []).entries()) {
        this.#look(tipoDato, one.tipo_dato, () => `${line.path}/altri_dati_gestionali/${i}/tipo_dato`);
      }
    }
    for (const [i, one] of (ordinary?.dati_generali.dati_generali_documento.dati_ritenuta ?? []).entries()) {
      const path = `${documentPath}/dati_ritenuta/${i}`;
      this.#look(tipoRitenuta, one.tipo_ritenuta, () => `${path}/tipo_ritenuta`);
      this.#look(causalePagamento, one.causale_pagamento, () => `${path}/causale_pagamento`);
    }
    for (const [i, { dettaglio_pagamento }] of (ordinary?.dati_pagamento ?? []).entries()) {
      for (const [j, { modalita_pagamento }] of dettaglio_pagamento.entries()) {
        const path = `${body.path}/dati_pagamento/${i}/dettaglio_pagamento/${j}/modalita_pagamento`;
        this.#look(modalitaPagamento, modalita_pagamento, () => path);
      }
    }
  }

  /** Reports each code once per body, at its first occurrence. */
  #look(days: ReadonlyMap<string, string>, code: string | null, path: () => string): void {
    const from = code === null ? undefined : days.get(code);
    if (code === null || from === undefined || compareDates(this.date, from) >= 0) return;
    if (this.#reported.has(code)) return;
    this.#reported.add(code);
    this.report('code', { path: path(), params: { code, from, date: this.date } });
  }
}
