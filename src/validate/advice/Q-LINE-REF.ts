import type { BodyFacts } from '../../domain/facts/body.ts';
import { RELATED } from '../../domain/relatedData.ts';
import type { DatiGenerali } from '../../model/generated/invoice.ts';
import { ORDINARY, rule } from '../rule.ts';

export const qLineRef = rule({
  code: 'Q-LINE-REF',
  formats: ORDINARY,
  scope: 'body',
  fields: {
    ordinary: ['2.1.2.1', '2.1.3.1', '2.1.4.1', '2.1.5.1', '2.1.6.1', '2.1.8.3', '2.2.1.1'],
    simplified: [],
  },
  decides: 'file',
  findings: { nowhere: { severity: 'warning' } },
  check(body, report) {
    const general = body.ordinary?.dati_generali;
    if (general === undefined || !refersToAny(general)) return;
    const lines = new LineNumbers(body);
    const look = (
      references: readonly (number | string)[] | undefined,
      block: string,
      index: number,
    ): void => {
      if (references === undefined) return;
      for (const [at, reference] of references.entries()) {
        if (lines.has(Number(reference))) continue;
        report('nowhere', {
          path: `${body.path}/dati_generali/${block}/${index}/riferimento_numero_linea/${at}`,
          params: { found: reference },
        });
      }
    };
    for (const block of RELATED) {
      const documents = general[block];
      if (documents === undefined) continue;
      for (const [i, one] of documents.entries()) look(one.riferimento_numero_linea, block, i);
    }
    if (general.dati_ddt === undefined) return;
    for (const [i, one] of general.dati_ddt.entries()) look(one.riferimento_numero_linea, 'dati_ddt', i);
  },
});

/** True if there is a block that could refer to lines. */
function refersToAny(general: DatiGenerali): boolean {
  if (general.dati_ddt !== undefined) return true;
  for (const block of RELATED) if (general[block] !== undefined) return true;
  return false;
}

/** The line numbers, collected on first use. */
class LineNumbers {
  #known: ReadonlySet<number> | undefined;

  constructor(readonly body: BodyFacts) {}

  has(number: number): boolean {
    this.#known ??= new Set(this.body.lines.map(({ line }) => Number(line?.numero_linea)));
    return this.#known.has(number);
  }
}
