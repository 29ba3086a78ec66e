import type { BodyFacts, TaxedAmount } from '../../domain/facts/body.ts';
import { elementOf, numberOf } from '../../domain/facts/naming.ts';
import { ORDINARY, rule } from '../rule.ts';

export const c00444 = rule({
  code: '00444',
  formats: ORDINARY,
  scope: 'body',
  fields: { ordinary: ['2.1.1.7.7', '2.2.1.1', '2.2.1.14', '2.2.2.2'], simplified: [] },
  decides: 'file',
  findings: {
    missing: { severity: 'error' },
    // A warning: Elenco v2.0 compares in one direction only, the Rappresentazione tabellare in both.
    unused: { severity: 'warning' },
  },
  check(body, report) {
    const places = placesByNatura(body);
    if (places === null) return;
    for (const [natura, { source, summary }] of places) {
      if (source !== null && summary !== null) continue;
      const rated = source ?? summary;
      if (rated === null) continue;
      report(source === null ? 'unused' : 'missing', {
        path: rated.naturaPath,
        params: { natura, element: elementOf(rated), number: numberOf(rated) },
      });
    }
  },
});

/** The first line or cassa with a Natura, and the first summary with it. */
interface Places {
  source: TaxedAmount | null;
  summary: TaxedAmount | null;
}

/** Null if there is no Natura, the usual case. */
function placesByNatura({ lines, cassa, summaries }: BodyFacts): Map<string, Places> | null {
  let places: Map<string, Places> | null = null;
  for (const one of lines) if (one.natura !== null) places = noted(places, one.natura, one, null);
  for (const one of cassa) if (one.natura !== null) places = noted(places, one.natura, one, null);
  for (const one of summaries) if (one.natura !== null) places = noted(places, one.natura, null, one);
  return places;
}

function noted(
  places: Map<string, Places> | null,
  natura: string,
  source: TaxedAmount | null,
  summary: TaxedAmount | null,
): Map<string, Places> {
  const all = places ?? new Map<string, Places>();
  const known = all.get(natura);
  if (known === undefined) all.set(natura, { source, summary });
  else {
    known.source ??= source;
    known.summary ??= summary;
  }
  return all;
}
