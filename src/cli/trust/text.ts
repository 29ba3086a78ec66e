/** Lists as text for people. */
import { visible } from '../../validate/index.ts';
import type { Messages } from '../messages/messages.ts';
import { terms } from '../terminal/layout.ts';
import { type Column, type TableLook, tableFor } from '../terminal/table.ts';
import type { ListSummary } from './show.ts';

export interface Look extends TableLook {
  /** Width of paragraphs. */
  readonly lines: number;
}

export function listText(summary: ListSummary, { trust }: Messages, look: Look): string {
  const { labels } = trust;
  const { kind, operator, version, issued, nextUpdate, stale, services, countries, warnings } = summary;
  const rows: (readonly [string, string | null])[] = [
    [labels.path, summary.file],
    [labels.operator, operator],
    [labels.issued, issued],
    [labels.nextUpdate, kind === 'own' ? null : trust.nextUpdate(nextUpdate, stale)],
    [labels.version, version === null ? null : String(version)],
    [labels.signature, kind === 'own' ? null : trust.signature[summary.signature](summary.signer ?? '')],
    [
      labels.services,
      kind === 'lists' ? null : trust.services(services.total, Object.entries(services.statuses)),
    ],
    [labels.countries, kind === 'lists' ? countries.join(' ') : null],
    ...warnings.map((warning): readonly [string, string] => [labels.warning, trust.warnings[warning]]),
  ];
  const shown = rows.flatMap(([label, value]) => (value === null ? [] : [[label, visible(value)] as const]));
  const head = look.bold(visible(trust.title[kind](summary.territory ?? '?', summary.sequenceNumber)));
  return `${head}\n${terms(shown, look.lines)}\n${issuersText(summary, trust, look)}`;
}

function issuersText({ issuers }: ListSummary, { heads, noIssuer }: Messages['trust'], look: Look): string {
  if (issuers === null) return '';
  if (issuers.length === 0) return `\n${noIssuer}\n`;
  const columns: readonly Column[] = [
    { head: heads.service },
    { head: heads.provider },
    { head: heads.status },
    { head: heads.since },
    { head: heads.notAfter },
  ];
  const rows = issuers.map(({ service, provider, status, since, notAfter }) => [
    service ?? '',
    provider ?? '',
    status ?? '',
    dayOf(since),
    dayOf(notAfter),
  ]);
  const table = tableFor(columns, rows, look);
  return `\n${table.head()}${table.rows(rows)}`;
}

function dayOf(time: string | null): string {
  return time === null ? '' : time.slice(0, 10);
}
