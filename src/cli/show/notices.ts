/** Notices above an invoice: if it is incomplete or its signature broken and, with `--findings`, its findings. */
import type { Notice } from '../../render/index.ts';
import type { FileReport, Finding } from '../../validate/index.ts';
import type { ShowWords } from '../messages/show/words.ts';

/** Maximum number of findings on a page; `validate` lists all. */
const MOST = 50;

export function noticesOf(
  { findings, omitted, stages }: FileReport,
  {
    all,
    received,
    isBroken,
    words,
  }: {
    readonly all: boolean;
    readonly received: string | null;
    /** True if a signature of the file is broken. */
    readonly isBroken: boolean;
    readonly words: ShowWords;
  },
): readonly Notice[] {
  const reception = received === null ? [] : [{ tone: 'info' as const, text: words.received(received) }];
  const broken = isBroken ? [{ tone: 'error' as const, text: words.brokenSignature }] : [];
  return [...broken, ...reception, ...findingNotices({ findings, omitted, stages }, all, words)];
}

function findingNotices(
  { findings, omitted, stages }: Pick<FileReport, 'findings' | 'omitted' | 'stages'>,
  all: boolean,
  words: ShowWords,
): readonly Notice[] {
  const whole = stages.structure === 'pass';
  const errors = findings.filter(({ severity }) => severity === 'error').length + omitted;
  const partial: readonly Notice[] = whole ? [] : [{ tone: 'error', text: words.partial(errors) }];
  if (!all) return partial;
  if (whole && findings.length === 0) return [{ tone: 'info', text: words.noFindings }];
  const more = findings.length + omitted - MOST;
  return [
    ...partial,
    ...findings.slice(0, MOST).map((finding) => noticeOf(finding, words)),
    ...(more > 0 ? [{ tone: 'info' as const, text: words.moreFindings(more) }] : []),
  ];
}

function noticeOf({ code, severity, message, field, line }: Finding, words: ShowWords): Notice {
  const place = words.place(field, line);
  return { tone: severity, code, text: place === '' ? message : `${message} (${place})` };
}
