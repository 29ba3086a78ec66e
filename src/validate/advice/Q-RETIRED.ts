import { earliest, type RetiredCode, replacedCodes } from '../../domain/codeDays.ts';
import type { BodyFacts } from '../../domain/facts/body.ts';
import { compareDates } from '../../model/civilDate.ts';
import { CausalePagamentoCodes } from '../../model/codes/causalePagamento.ts';
import { DivisaCodes } from '../../model/codes/divisa.ts';
import { ALL, type ReportFinding, rule } from '../rule.ts';

const causalePagamento = replacedCodes(CausalePagamentoCodes);
const divisa = replacedCodes(DivisaCodes);

/** The day before which every code of the schema was in force. */
const FIRST = earliest([...causalePagamento.values(), ...divisa.values()].map(({ until }) => until));

const EURO = 'EUR';

export const qRetired = rule({
  code: 'Q-RETIRED',
  formats: ALL,
  scope: 'body',
  fields: { ordinary: ['2.1.1.2', '2.1.1.3', '2.1.1.5.4'], simplified: ['2.1.1.2', '2.1.1.3'] },
  decides: 'file',
  findings: { code: { severity: 'warning' } },
  check(body, report) {
    const { ordinary, simplified, data, documentPath } = body;
    if (data === '' || compareDates(data, FIRST) < 0) return;
    const currency = (ordinary ?? simplified)?.dati_generali.dati_generali_documento.divisa;
    if (currency !== undefined && currency !== EURO) {
      look(divisa, { element: 'Divisa', code: currency, path: `${documentPath}/divisa` }, body, report);
    }
    const withheld = ordinary?.dati_generali.dati_generali_documento.dati_ritenuta;
    if (withheld === undefined) return;
    for (let i = 0; i < withheld.length; i += 1) {
      const code = withheld[i]?.causale_pagamento;
      if (code === undefined) continue;
      const path = `${documentPath}/dati_ritenuta/${i}/causale_pagamento`;
      look(causalePagamento, { element: 'CausalePagamento', code, path }, body, report);
    }
  },
});

interface Used {
  readonly element: string;
  readonly code: string;
  readonly path: string;
}

function look(
  retired: ReadonlyMap<string, RetiredCode>,
  { element, code, path }: Used,
  { data: date }: BodyFacts,
  report: ReportFinding<'code'>,
): void {
  const known = retired.get(code);
  if (known === undefined || compareDates(date, known.until) < 0) return;
  report('code', { path, params: { element, code, date, ...known } });
}
