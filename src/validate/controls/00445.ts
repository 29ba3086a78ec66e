import { compareDates } from '../../model/civilDate.ts';
import type { Rated } from './kit/facts.ts';
import { elementOf, numberOf } from './kit/naming.ts';
import { ALL, type ReportFinding, rule } from './kit/rule.ts';

/** First day of documents in which the generic codes may no longer stand (Elenco dei controlli, 00445). */
const SINCE = '2021-01-01';

/** The generic codes, and the detailed ones that took their place. FSM10 has no N6: the schema does not know it. */
const GENERIC: Readonly<Record<string, readonly string[]>> = {
  N2: ['N2.1', 'N2.2'],
  N3: ['N3.1', 'N3.2', 'N3.3', 'N3.4', 'N3.5', 'N3.6'],
  N6: ['N6.1', 'N6.2', 'N6.3', 'N6.4', 'N6.5', 'N6.6', 'N6.7', 'N6.8', 'N6.9'],
};

/** `N2`, `N3`, `N6` have two characters, as have N1, N4, N5 and N7, which are no detail of any. */
const GENERIC_LENGTH = 2;

export const c00445 = rule({
  code: '00445',
  title: { it: 'Natura generica non più ammessa', en: 'Generic Natura no longer allowed' },
  formats: ALL,
  scope: 'body',
  fields: {
    ordinary: ['2.1.1.3', '2.1.1.7.7', '2.2.1.1', '2.2.1.14', '2.2.2.2'],
    simplified: ['2.1.1.3', '2.2.4'],
  },
  decides: 'file',
  findings: {
    generic: {
      severity: 'error',
      message: {
        it: '{element} {number} ha Natura {natura}, che nei documenti dal {since} non è ammessa; il documento è del {date}.',
        en: '{element} {number} has Natura {natura}, which is not allowed in documents from {since}; the document is of {date}.',
      },
      help: {
        it: 'Scrivere il codice di dettaglio che vale per queste operazioni: {codes}.',
        en: 'Write the detailed code that applies to these supplies: {codes}.',
      },
    },
  },
  check({ lines, cassa, summaries, data }, report) {
    if (compareDates(data, SINCE) < 0) return;
    checkNaturas(cassa, data, report);
    checkNaturas(lines, data, report);
    checkNaturas(summaries, data, report);
  },
});

function checkNaturas(all: readonly Rated[], date: string, report: ReportFinding<'generic'>): void {
  for (const one of all) {
    const { natura } = one;
    if (natura === null || natura.length !== GENERIC_LENGTH) continue;
    const codes = GENERIC[natura];
    if (codes === undefined) continue;
    report('generic', {
      path: one.naturaPath,
      params: { element: elementOf(one), number: numberOf(one), natura, since: SINCE, date, codes },
    });
  }
}
