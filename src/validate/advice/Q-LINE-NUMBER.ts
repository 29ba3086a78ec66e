import type { BodyFacts } from '../../domain/facts/body.ts';
import { ORDINARY, rule } from '../rule.ts';

export const qLineNumber = rule({
  code: 'Q-LINE-NUMBER',
  formats: ORDINARY,
  scope: 'body',
  fields: { ordinary: ['2.2.1.1'], simplified: [] },
  decides: 'file',
  findings: { repeated: { severity: 'warning' } },
  check(body, report) {
    if (isAscending(body)) return;
    const seen = new Set<number>();
    let first = -1;
    let count = 0;
    for (const { line, index } of body.lines) {
      const number = Number(line?.numero_linea);
      if (seen.has(number)) {
        count += 1;
        if (first < 0) first = index;
      }
      seen.add(number);
    }
    const repeated = body.lines[first];
    if (repeated === undefined) return;
    const number = repeated.line?.numero_linea ?? '';
    report('repeated', { path: `${repeated.path}/numero_linea`, params: { number, count } });
  },
});

/** True if the line numbers are ascending, the usual case, in which no numbers need to be stored. */
function isAscending({ lines }: BodyFacts): boolean {
  let before = 0;
  for (const { line } of lines) {
    const number = wholeNumber(line?.numero_linea ?? '');
    if (number <= before) return false;
    before = number;
  }
  return true;
}

/** Parses digits. Faster than `Number`, and sufficient because the schema allows only digits. */
function wholeNumber(digits: string): number {
  let number = 0;
  for (let i = 0; i < digits.length; i += 1) number = number * 10 + digits.charCodeAt(i) - 0x30;
  return number;
}
