/** Explains why a tool has no result: in words, and with the report of the command. */
import type { Language } from '../../model/index.ts';
import { inParameters, reportInParameters, withoutHelp } from '../inMemory/explanation.ts';
import type { Done, Job } from '../inMemory/job.ts';
import { Refusal } from './refusal.ts';
import type { Tool } from './tools.ts';

/**
 * The call whose report explains a failure: `validate` for a document, the command itself for a brief.
 *
 * @param args The arguments of the command. @param common Those of every command.
 */
export function explanationOf(
  { takes, answer }: Tool,
  args: readonly string[],
  common: readonly string[],
): Job['explain'] {
  if (takes === 'brief') return { args: [...args, '--report=-'], takesSecond: true };
  if (takes !== 'document' || answer !== 'document') return null;
  return { args: ['validate', '--no-config', '--format=json', ...common], takesSecond: false };
}

/** The refusal for a command without a result: invalid options, an invalid document, or an invalid brief. */
export async function refusalOf(tool: Tool, { stderr, report }: Done, language: Language): Promise<Refusal> {
  const parameters = [...tool.options, 'of'];
  const said = async (text: string): Promise<string> =>
    inParameters(await withoutHelp(text, language), parameters);
  // The command has also printed the findings, for people.
  const own = (): Promise<string> =>
    said(
      stderr
        .split('\n')
        .filter((line) => line.startsWith(`fattura ${tool.command.name}: `))
        .join('\n'),
    );
  const found = report === null ? null : (reportInParameters(report, parameters) as Report);
  if (found === null) return Refusal.because('notMade', await said(stderr));
  if ('problems' in found) {
    const { original, invoice, ...rest } = found;
    const shown = { ...rest, problems: rest.problems.map(unplaced), invoice, original };
    if (original !== null)
      return Refusal.because('invalidDocument', await own(), findingsIn([original])).explainedBy(shown);
    const lines = [problemsIn(found), ...(invoice === null ? [] : [findingsIn([invoice])])];
    return Refusal.because('invalidBrief', await own(), lines.join('\n').trim()).explainedBy(shown);
  }
  const findings = findingsIn(found.files);
  if (findings === '') return Refusal.because('notMade', await said(stderr));
  return Refusal.because('invalidDocument', await own(), findings).explainedBy(found);
}

type Report = { readonly files: readonly CheckedDocument[] } | BriefReport;

interface CheckedDocument {
  readonly findings: readonly {
    readonly code: string;
    readonly line: number | null;
    readonly column: number | null;
    readonly message: string;
    readonly help?: string;
  }[];
}

interface BriefReport {
  readonly problems: readonly BriefProblem[];
  readonly invoice: CheckedDocument | null;
  readonly original: CheckedDocument | null;
}

interface BriefProblem {
  readonly id: string;
  readonly path: string | null;
  readonly line: number | null;
  readonly column: number | null;
  readonly message: string;
}

/** The brief is an object: the lines of its text are those of this server. */
function unplaced({ line: _, column: __, ...problem }: BriefProblem): object {
  return problem;
}

/** A problem without a path is in the messages of the command. */
function problemsIn({ problems }: BriefReport): string {
  return problems
    .filter(({ path }) => path !== null)
    .slice(0, EXPLAINED)
    .map(({ id, path, message }) => `${id} ${path || '/'}: ${message}`)
    .join('\n');
}

function findingsIn(files: readonly CheckedDocument[]): string {
  return files
    .flatMap(({ findings }) => findings)
    .slice(0, EXPLAINED)
    .map(({ code, line, column, message, help }) => {
      const place = line === null ? '' : ` (${line}:${column})`;
      return `${code}${place}: ${message}${help === undefined ? '' : ` → ${help}`}`;
    })
    .join('\n');
}

/** Maximum number of findings in the words of a refusal; its report has more. */
const EXPLAINED = 10;
