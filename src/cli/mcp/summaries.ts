/** Summaries of results: the figures from which an assistant decides if it needs the rest. */

type Json = Readonly<Record<string, unknown>>;

const asObject = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? (value as Json) : {};
const asList = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.map(asObject) : []);

/** Maximum number of characters of the rows in a summary: a folder may have hundreds of files. */
const ROWS = 4_000;

/** The first rows of a summary, with the number of those left out, if any. */
function rowsOf(name: string, rows: readonly object[]): object {
  let left = ROWS;
  const shown = rows.filter((row) => {
    left -= JSON.stringify(row).length + 1;
    return left >= 0;
  });
  return { [name]: shown, ...(shown.length < rows.length ? { more: rows.length - shown.length } : {}) };
}

export const ofNothing = (): object => ({});

/** The report of `validate`: its counts, and the codes found in each file. */
export function ofReport(report: unknown): object {
  const { files, summary } = asObject(report);
  const rows = asList(files);
  return {
    ...asObject(summary),
    ...rowsOf(
      'verdicts',
      rows.map(({ file, kind, verdict, findings }) => ({
        file,
        kind,
        verdict,
        codes: countsOf(asList(findings).map(({ code }) => String(code))),
      })),
    ),
  };
}

function countsOf(names: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

export function ofFix(result: unknown): object {
  const { before, after, changes, notApplied, remaining } = asObject(result);
  return {
    before,
    after,
    proposals: asList(changes).length,
    notApplied: asList(notApplied).length,
    remaining: countsOf(asList(remaining).map(({ code }) => String(code))),
  };
}

export function ofOpen(result: unknown): object {
  const files = asList(asObject(result)['files']);
  return rowsOf(
    'contents',
    files.map(({ file, kind, layers, signatures, document, reason }) => ({
      file,
      kind,
      layers: asList(layers).length,
      signatures: asList(signatures).length,
      document: asObject(document)['kind'] ?? null,
      reason,
    })),
  );
}

export function ofDocument(result: unknown): object {
  const { type, bytes } = asObject(result);
  return { type, bytes };
}

export function ofDiff(result: unknown): object {
  const { outcome, differences } = asObject(result);
  return { outcome, differences: asList(differences).length };
}

export function ofControls(result: unknown): object {
  const rows = asList(result);
  return {
    controls: rows.filter(({ kind }) => kind === 'control').length,
    advice: rows.filter(({ kind }) => kind === 'advice').length,
  };
}

export function ofCodes(result: unknown): object {
  const lists = asList(result).map(({ list, codes }) => [String(list), asList(codes).length] as const);
  return { lists: Object.fromEntries(lists) };
}

export const ofFields = (result: unknown): object => ({ fields: asList(result).length });

export function ofSubmission(result: unknown): object {
  const { issue, dryRun, files, summary } = asObject(result);
  return {
    issue,
    dryRun,
    ...asObject(summary),
    ...rowsOf(
      'outcomes',
      asList(files).map(({ file, outcome, document }) => ({
        file,
        outcome,
        status: asObject(document)['status'] ?? null,
      })),
    ),
  };
}
