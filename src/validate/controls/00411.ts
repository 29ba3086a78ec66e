import { lacksRitenuta } from '../../domain/facts/withholding.ts';
import { ORDINARY, rule } from '../rule.ts';

/** More lines than this are not listed. */
const LISTED = 10;

export const c00411 = rule({
  code: '00411',
  title: {
    it: 'DatiRitenuta assente con righe soggette a ritenuta',
    en: 'DatiRitenuta missing with lines under withholding',
  },
  formats: ORDINARY,
  scope: 'body',
  fields: { ordinary: ['2.1.1.5', '2.2.1.1', '2.2.1.13'], simplified: [] },
  decides: 'file',
  findings: {
    missing: {
      severity: 'error',
      message: {
        it: 'Ritenuta è SI (NumeroLinea: {lines}), ma il documento non ha DatiRitenuta.',
        en: 'Ritenuta is SI (NumeroLinea: {lines}), but the document has no DatiRitenuta.',
      },
      help: {
        it: 'Aggiungere DatiRitenuta con tipo, importo, aliquota e causale, oppure togliere Ritenuta dalle righe che non vi sono soggette.',
        en: 'Add DatiRitenuta with type, amount, rate and reason, or take Ritenuta off the lines that are not under it.',
      },
    },
  },
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
