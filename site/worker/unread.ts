/**
 * The report of a file that could not be read, with the codes of `fattura validate`. Loaded with the first such file.
 */
import { adviceCodes, sdiCodes } from '../../src/public/validate.ts';
import { loadTexts } from '../text/index.ts';
import type { FileReport } from './protocol.ts';
import type { Unread } from './sources.ts';

const DAMAGED: ReadonlySet<Unread> = new Set<Unread>([
  'header',
  'outside',
  'overlap',
  'data',
  'size',
  'checksum',
  'structure',
  'directory',
  'volumes',
  'empty',
]);

const EMPTY_OR_CORRUPT = '00106';

export async function unreadReport(file: string, reason: Unread, language: 'it' | 'en'): Promise<FileReport> {
  const isDamaged = DAMAGED.has(reason);
  const { unread: words } = await loadTexts(language);
  return {
    file,
    kind: null,
    envelope: null,
    verdict: isDamaged ? 'rejected' : 'unreadable',
    spec: null,
    asOf: null,
    stages: {
      envelope: 'fail',
      wellformed: 'skipped',
      structure: 'skipped',
      controls: 'skipped',
      quality: 'skipped',
    },
    coverage: {
      ran: [],
      partial: [],
      skipped: [...sdiCodes, ...adviceCodes].map(({ code }) => ({ code, reason: 'unreadable' })),
    },
    findings: [
      {
        code: isDamaged ? EMPTY_OR_CORRUPT : 'U-ARCHIVE',
        id: isDamaged ? 'entry.damaged' : 'entry.refused',
        severity: 'error',
        stage: 'envelope',
        path: null,
        xpath: null,
        field: null,
        line: null,
        column: null,
        message: words.reasons[reason],
        params: { reason },
        help: isDamaged ? words.again : words.extract,
      },
    ],
    omitted: 0,
    omittedWarnings: 0,
  };
}
