/** An SdI message as text: its values, what it means, and the errors of a rejection with their explanations. */
import type { Language } from '../../model/language.ts';
import type { MessageKind } from '../../model/problem.ts';
import { visible } from '../../model/visible.ts';
import { type SdiMessageTexts, sdiMessages } from '../../text/sdiMessages.ts';
import { shown } from '../../text/shown.ts';
import type { Stylist } from '../report/style.ts';
import { plain } from '../report/style.ts';
import { widthOf, wrap } from '../report/wrap.ts';
import type { MessageReport, RejectionComparison, RejectionError } from './messageReport.ts';

export interface RenderMessageOptions {
  readonly language?: Language;
  readonly width?: number;
  readonly style?: Stylist;
}

interface MessageLayout {
  readonly texts: SdiMessageTexts;
  readonly width: number;
  readonly style: Stylist;
}

/** Values longer than this are cut: SdI's own are shorter. */
const LONGEST = 2_000;

/** Renders a message; ends with a line break. */
export function renderMessageText(
  kind: MessageKind,
  report: MessageReport,
  { language = 'it', width = 80, style = plain }: RenderMessageOptions = {},
): string {
  const page: MessageLayout = {
    texts: sdiMessages.in(language),
    width: Math.min(120, Math.max(40, width)),
    style,
  };
  const { texts } = page;
  const rows = rowsOf(kind, report, texts);
  const column = Math.max(0, ...rows.map(([label]) => widthOf(label)));
  const lines = [
    ...wrap(texts.meanings[kind](report.flow === 'b2b'), page.width - 2).map((line) => `  ${line}`),
    '',
    ...rows.flatMap((row) => rowLines(row, column, page)),
    ...report.errors.flatMap((error) => ['', ...errorLines(error, page)]),
    ...(report.comparison === null ? [] : ['', ...comparisonLines(report.comparison, page)]),
  ];
  return `${lines.join('\n')}\n`;
}

type Row = readonly [label: string, value: string];

function rowsOf(
  kind: MessageKind,
  report: MessageReport,
  { labels, outcomes, invoice, signatures }: SdiMessageTexts,
): readonly Row[] {
  const { content, signature, signer } = report;
  const answer = fields(content['esito_committente']) ?? content;
  const about = fields(answer['riferimento_fattura']);
  const archive = fields(content['riferimento_archivio']);
  const recipient = fields(content['destinatario']);
  const named = (code: string | null): string | null =>
    code !== null && Object.hasOwn(outcomes, code) ? outcomes[code as keyof typeof outcomes] : code;
  // Metadata have no signature, and that of a customer's outcome is optional.
  const needsNone = signature === 'missing' && (kind === 'MT' || kind === 'EC');
  const state = signatures[signature];
  const rows: readonly (readonly [string, string | null])[] = [
    [labels.file, text(content['nome_file'])],
    [labels.archive, archive === null ? null : text(archive['nome_file'])],
    [labels.sdiId, text(content['identificativo_sdi'])],
    [
      labels.invoice,
      about === null
        ? null
        : invoice({
            number: text(about['numero_fattura']) ?? '?',
            year: text(about['anno_fattura']) ?? '?',
            position: text(about['posizione_fattura']) ?? '',
          }),
    ],
    [labels.received, text(content['data_ora_ricezione'])],
    [labels.delivered, text(content['data_ora_consegna'])],
    [labels.available, text(content['data_messa_a_disposizione'])],
    [
      labels.recipient,
      joined(
        text(recipient?.['codice']) ?? text(content['codice_destinatario']),
        text(recipient?.['descrizione']),
      ),
    ],
    [labels.format, text(content['formato'])],
    [labels.outcome, named(text(answer['esito']))],
    [labels.discarded, named(text(content['scarto']))],
    [labels.description, text(answer['descrizione']) ?? text(content['descrizione'])],
    [labels.note, text(content['note'])],
    [
      labels.signature,
      needsNone ? null : typeof state === 'string' ? state : state({ signer: signer ?? '?' }),
    ],
  ];
  return rows.flatMap(([label, value]): Row[] => (value === null ? [] : [[label, shown(value, LONGEST)]]));
}

function rowLines([label, value]: Row, column: number, { width, style }: MessageLayout): readonly string[] {
  const indent = column + 4;
  const padded = `  ${style('dim', label)}${' '.repeat(column - widthOf(label) + 2)}`;
  return wrap(value, Math.max(20, width - indent)).map((line, index) =>
    index === 0 ? `${padded}${line}` : `${' '.repeat(indent)}${line}`,
  );
}

function errorLines(
  { code, description, suggestion, title, explanation }: RejectionError,
  { texts, width, style }: MessageLayout,
): readonly string[] {
  const { labels, unknownCode } = texts;
  const more: readonly (readonly [string, string | null])[] = [
    ['', description === null ? null : shown(description, LONGEST)],
    [labels.suggestion, suggestion === null ? null : shown(suggestion, LONGEST)],
    ['', explanation === null && title === null ? unknownCode : (explanation?.checks ?? null)],
    [labels.remedy, explanation?.remedy ?? null],
  ];
  return [
    `  ${style('code', visible(code))}${title === null ? '' : `  ${style('dim', title)}`}`,
    ...more.flatMap(([label, value]) =>
      value === null
        ? []
        : wrap(`${label === '' ? '' : `${label}: `}${value}`, width - 4).map((line) => `    ${line}`),
    ),
  ];
}

function comparisonLines(
  comparison: RejectionComparison,
  { texts, width }: MessageLayout,
): readonly string[] {
  const { comparison: words } = texts;
  const list = (codes: readonly string[]): string => codes.map((code) => shown(code)).join(', ');
  const { file, result, missing, extra, undecided, isSameFile } = comparison;
  const found = {
    same: () => words.same,
    more: () => words.more({ codes: list(extra) }),
    fewer: () => words.fewer({ codes: list(missing) }),
    other: () => words.other({ missing: list(missing), extra: list(extra) }),
  }[result]();
  const sentences = [
    `${words.heading({ file: visible(file) })} ${found}`,
    ...(undecided.length === 0 ? [] : [words.undecided({ codes: list(undecided) })]),
    ...(isSameFile === false ? [words.hash] : []),
  ];
  return sentences.flatMap((sentence) => wrap(sentence, width - 2).map((line) => `  ${line}`));
}

type Fields = Readonly<Record<string, unknown>>;

function fields(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null ? (value as Fields) : null;
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function joined(...parts: readonly (string | null)[]): string | null {
  const known = parts.filter((part) => part !== null);
  return known.length === 0 ? null : known.join(', ');
}
