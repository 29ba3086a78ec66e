import { lacksRitenuta } from '../../domain/facts/withholding.ts';
import { ORDINARY, rule } from '../rule.ts';

/** Maximum number of lines in a message. */
const LISTED = 10;

export const c00411 = rule({
  code: '00411',
  formats: ORDINARY,
  scope: 'body',
  fields: { ordinary: ['2.1.1.5', '2.2.1.1', '2.2.1.13'], simplified: [] },
  decides: 'file',
  findings: { missing: { severity: 'error' } },
  check(body, report) {
    if (!body.some.ritenuta || !lacksRitenuta(body)) return;
    const lines: string[] = [];
    let count = 0;
    for (const { line } of body.lines) {
      if (line?.ritenuta !== 'SI') continue;
      count += 1;
      if (count <= LISTED) lines.push(line.numero_linea);
    }
    if (count > LISTED) lines.push('…');
    report('missing', { path: body.documentPath, params: { lines, count } });
  },
});
