/** Converts problems to findings: code, stage, severity, place, message and suggestion. */
import { fieldNumber } from '../model/fields.ts';
import type { Language } from '../model/language.ts';
import { isMalformed, isUnreadable, type Problem, type ProblemId } from '../model/problem.ts';
import { typeNamed } from '../model/typeNamed.ts';
import type { Lines } from '../xml/source.ts';
import { withoutPositions } from './engine/positions.ts';
import type { Finding, Fix, OutlinedFinding, Severity, Stage } from './finding.ts';
import { helpOf, messageOf } from './sentences.ts';
import { dateOrderOf } from './suggestions/date.ts';
import type { SuggestedFix, Suggestion, Surroundings } from './suggestions/suggestion.ts';
import { suggestionOf } from './suggestions/suggestionOf.ts';
import { isCut } from './suggestions/value.ts';

/** The SdI code for every deviation from the format: malformed XML, a wrong root, a schema error. */
const NOT_THE_FORMAT = '00200';

/** The SdI code that is added to 00200 if there are many errors. */
const TOO_MANY = '00201';

/** Maximum number of format errors before SdI adds 00201 (Elenco controlli, code 00201). */
const MANY = 50;

/** Codes of fattura for files that never reach SdI as an invoice, and the SdI code for empty files. */
const OWN_CODES: Readonly<Partial<Record<ProblemId, string>>> = {
  'source.empty': '00106',
  'source.size': 'U-SIZE',
  'source.encoding': 'U-ENCODING',
  'source.bytes': 'U-BYTES',
  'source.kind': 'U-KIND',
  'source.envelope': 'U-ENVELOPE',
  'source.unknown': 'U-UNKNOWN',
  'source.declaration': 'I-ENCODING',
};

/** The code of a finding about this problem. */
export function codeOf(id: ProblemId): string {
  return OWN_CODES[id] ?? NOT_THE_FORMAT;
}

/** The stage at which this problem stops a file. */
export function stageOf(id: ProblemId): Stage {
  if (isUnreadable(id)) return 'envelope';
  return isMalformed(id) || id === 'source.declaration' ? 'wellformed' : 'structure';
}

/** The severity of a finding about this problem. */
export function severityOf(id: ProblemId): Severity {
  return id === 'source.declaration' ? 'info' : 'error';
}

/** The part of the source that a finding is about, in UTF-16 units. */
export interface Span {
  readonly offset: number;
  readonly end: number;
}

export interface FindingsContext {
  readonly language: Language;
  /** Maximum number of listed findings; the rest are counted. */
  readonly limit: number;
  readonly lines: Lines | null;
  readonly surroundings: Surroundings;
}

/** Findings with their spans, by index, and the number of omitted findings. */
export interface Findings {
  readonly findings: readonly Finding[];
  readonly spans: readonly (Span | null)[];
  readonly omitted: number;
}

const NO_FINDINGS: Findings = { findings: [], spans: [], omitted: 0 };

/**
 * The findings of a file, in the order of its text. Notes come first, so that only errors are omitted.
 * @param uncounted Number of further problems that the reader found but did not keep.
 */
export function findingsOf(
  problems: readonly Problem[],
  uncounted: number,
  context: FindingsContext,
): Findings {
  if (problems.length === 0) return NO_FINDINGS;
  const { many, listed, surroundings } = listedOf(problems, uncounted, context);
  return {
    findings: [...many, ...listed.map((problem) => findingOf(problem, { ...context, surroundings }))],
    spans: [...many.map(() => null), ...listed.map(spanOf)],
    omitted: problems.length - listed.length + uncounted,
  };
}

/** {@link findingsOf} without sentences and lines. */
export function outlinesOf(
  problems: readonly Problem[],
  uncounted: number,
  context: FindingsContext,
): readonly OutlinedFinding[] {
  const { many, listed, surroundings } = listedOf(problems, uncounted, context);
  const fixes = new SuggestedFixes(surroundings);
  return [
    ...many.map((one) => ({ ...one, span: null })),
    ...listed.map((problem) => new ProblemOutline(problem, fixes)),
  ];
}

/** The fixes of problems. The same wrong value, which is often in all documents of a file, is examined once. */
class SuggestedFixes {
  readonly #surroundings: Surroundings;
  readonly #known = new Map<string, SuggestedFix | undefined>();
  /** True if the last suggestion depends on another value of the file. */
  #hasLooked = false;

  constructor(surroundings: Surroundings) {
    const valueAt = (path: string): string | undefined => {
      this.#hasLooked = true;
      return surroundings.valueAt(path);
    };
    this.#surroundings = { ...surroundings, valueAt };
  }

  of(problem: Problem): SuggestedFix | undefined {
    const { id, path, params } = problem;
    if (!id.startsWith('value.') || !('type' in params) || !('found' in params) || isCut(params.found))
      return suggestionOf(problem, this.#surroundings)?.fix;
    const key = `${id} ${params.type} ${withoutPositions(path)} ${params.found}`;
    if (this.#known.has(key)) return this.#known.get(key);
    this.#hasLooked = false;
    const fix = suggestionOf(problem, this.#surroundings)?.fix;
    if (!this.#hasLooked) this.#known.set(key, fix);
    return fix;
  }
}

/** The fix is computed on first access: it may take longer than the check, and a comparison does not need it. */
class ProblemOutline implements OutlinedFinding {
  readonly code: string;
  readonly id: ProblemId;
  readonly severity: Severity;
  readonly stage: Stage;
  readonly path: string | null;
  readonly xpath: string | null;
  readonly span: Span | null;
  #source: { readonly problem: Problem; readonly fixes: SuggestedFixes } | null;
  #fix: Fix | undefined;

  constructor(problem: Problem, fixes: SuggestedFixes) {
    const { id, xpath } = problem;
    this.code = codeOf(id);
    this.id = id;
    this.severity = severityOf(id);
    this.stage = stageOf(id);
    this.path = pointerOf(problem);
    this.xpath = xpath;
    this.span = spanOf(problem);
    this.#source = { problem, fixes };
  }

  get fix(): Fix | undefined {
    if (this.#source !== null) {
      const { problem, fixes } = this.#source;
      const suggested = fixes.of(problem);
      if (suggested !== undefined && this.path !== null) this.#fix = fixAt(problem, this.path, suggested);
      this.#source = null;
    }
    return this.#fix;
  }
}

/** The problems within the limit, in the order of the text; `many` has the finding 00201 if there are too many. */
function listedOf(
  problems: readonly Problem[],
  uncounted: number,
  { limit, language, surroundings }: FindingsContext,
): {
  readonly many: readonly Finding[];
  readonly listed: readonly Problem[];
  readonly surroundings: Surroundings;
} {
  const ordered = [...problems].sort((a, b) => rank(a) - rank(b) || a.offset - b.offset || a.end - b.end);
  const structural = problems.filter(({ id }) => stageOf(id) === 'structure').length;
  const many = structural > MANY ? [tooMany(structural + uncounted, language)] : [];
  return {
    many,
    listed: ordered.slice(0, Math.max(0, limit - many.length)),
    surroundings: { ...surroundings, dateOrder: dateOrderOf(datesIn(problems)) },
  };
}

/** The invalid values found in date fields. */
function datesIn(problems: readonly Problem[]): readonly string[] {
  return problems.flatMap(({ params }) => {
    if (!('type' in params) || !('found' in params)) return [];
    const base = typeNamed(params.type)?.base;
    return base === 'date' || base === 'dateTime' ? [params.found.trim()] : [];
  });
}

function rank(problem: Problem): number {
  return severityOf(problem.id) === 'error' ? 1 : 0;
}

function spanOf({ offset, end }: Problem): Span | null {
  return offset < 0 ? null : { offset, end: Math.max(offset, end) };
}

function findingOf(problem: Problem, context: FindingsContext): Finding {
  const { id, xpath, offset } = problem;
  const { language, surroundings } = context;
  const position = offset < 0 || context.lines === null ? null : context.lines.position(offset);
  const suggestion = suggestionOf(problem, surroundings);
  const pointer = pointerOf(problem);
  return {
    code: codeOf(id),
    id,
    severity: severityOf(id),
    stage: stageOf(id),
    path: pointer,
    xpath,
    field: pointer === null ? null : fieldNumber(pointer, surroundings.format.kind),
    line: position?.line ?? null,
    column: position?.column ?? null,
    message: messageOf(problem, language),
    params: { ...problem.params },
    help: suggestion === undefined ? null : helpOf(suggestion.help, language),
    ...fixOf(problem, pointer, suggestion),
  };
}

/** The JSON Pointer of a problem; null where it does not apply. */
function pointerOf({ id, path }: Problem): string | null {
  return stageOf(id) === 'structure' || path !== '' ? path : null;
}

function fixOf(
  problem: Problem,
  path: string | null,
  suggestion: Suggestion | undefined,
): Pick<Finding, 'fix'> {
  if (path === null || suggestion?.fix === undefined) return {};
  return { fix: fixAt(problem, path, suggestion.fix) };
}

function fixAt(problem: Problem, path: string, suggested: SuggestedFix): Fix {
  const from = foundValue(problem);
  const { kind, op } = suggested;
  // The order is a property of the parent block, so the fix changes that block.
  if (op === 'order') return { kind, op, path: path.replace(/\/[^/]+(?:\/\d+)?$/, '') };
  return {
    kind,
    op,
    path,
    ...(from === undefined ? {} : { from }),
    ...(op === 'replace' ? { to: suggested.to } : {}),
    ...(op === 'split' ? { to: JSON.stringify(suggested.to) } : {}),
  };
}

/** The value that a fix replaces; undefined if the problem has only its beginning, or something else. */
function foundValue({ id, params }: Problem): string | undefined {
  // For a wrong JSON type, `found` is the type.
  if (!('found' in params) || id === 'json.type' || isCut(params.found)) return undefined;
  return params.found;
}

function tooMany(count: number, language: Language): Finding {
  const summary = { id: 'structure.too_many', params: { count, limit: MANY } } as const;
  return {
    code: TOO_MANY,
    id: summary.id,
    severity: 'error',
    stage: 'structure',
    path: null,
    xpath: null,
    field: null,
    line: null,
    column: null,
    message: messageOf(summary, language),
    params: summary.params,
    help: helpOf({ id: 'structure.first', params: {} }, language),
  };
}
