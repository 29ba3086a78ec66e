/**
 * Codes that old notifications carry, or that other flows of SdI use, and that no invoice is given today
 * (Elenco dei controlli v2.0 and Allegato A 1.9.1 have none of them).
 */
import type { RuleDocTexts } from '../../text/ruleDocs.ts';

type Retired = RuleDocTexts['retired'];

/** Elenco dei controlli of the flows "dati fattura" and esterometro. */
const OTHER_FLOWS: readonly (readonly [first: number, last: number])[] = [
  [308, 310],
  [405, 408],
  [410, 410],
  [412, 412],
  [416, 416],
  [431, 436],
  [439, 442],
  [446, 458],
  [462, 470],
];

/** Which sentence says why SdI does not give a code; undefined for codes that it gives and those that never were. */
export function retiredId(code: string): keyof Retired | undefined {
  if (isRetired(code)) return code;
  if (!/^\d{5}$/.test(code)) return undefined;
  const number = Number(code);
  return OTHER_FLOWS.some(([first, last]) => first <= number && number <= last) ? 'otherFlows' : undefined;
}

const RETIRED: ReadonlySet<string> = new Set(['00426', '00459', '00461'] satisfies (keyof Retired)[]);

function isRetired(code: string): code is keyof Retired {
  return RETIRED.has(code);
}
