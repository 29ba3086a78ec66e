/**
 * Codes of old notifications or of other SdI flows, which SdI no longer uses for invoices (Elenco dei controlli v2.0
 * and Allegato A 1.9.1 have none of them).
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

/** Id of the sentence that explains why SdI does not use a code; undefined for codes in use and unknown codes. */
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
