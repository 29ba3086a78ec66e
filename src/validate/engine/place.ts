/** Converts results of rules to findings, with severity, place in the text, and sentences. */
import { fieldNumber } from '../../model/fields.ts';
import type { Language } from '../../model/language.ts';
import type { Place } from '../../xml/source.ts';
import type { Finding, Fix, OutlinedFinding, Severity, Stage } from '../finding.ts';
import { type AnyRule, type FixKind, isAdvice, type RuleFix } from '../rule.ts';
import { filled, type Parts, partsOf, sentencesOf } from '../sentences.ts';
import type { Span } from '../structure.ts';
import type { RuleFinding } from './runRules.ts';

/** Places of the paths of an invoice in its text. */
export interface Places {
  /**
   * The places of the JSON Pointers that exist in the text.
   * @param paths Called only if all of them must be known at once.
   */
  locate(paths: () => readonly string[]): { get(path: string): Place | undefined };
  /** Null if the text is not XML. */
  xpath(path: string): string | null;
}

export interface PlaceContext {
  readonly language: Language;
  readonly severities: Readonly<Record<string, Severity | 'off'>>;
  readonly formatKind: 'ordinary' | 'simplified';
  readonly places: Places;
}

/** A finding and its span in the text. */
export interface Placed {
  readonly finding: Finding;
  readonly span: Span | null;
}

/** The findings in the order of the text; findings without a place come first. */
export function placed(found: readonly RuleFinding[], context: PlaceContext): readonly Placed[] {
  if (found.length === 0) return [];
  const at = context.places.locate(() => found.flatMap(({ path }) => path ?? []));
  return found
    .map((one) => findingOf(one, one.path === null ? undefined : at.get(one.path), context))
    .sort(byOffset);
}

/** The findings without sentences and places, in the order of the rules. */
export function outlined(
  found: readonly RuleFinding[],
  { severities }: PlaceContext,
): readonly OutlinedFinding[] {
  return found.map(({ rule, name, path, fix }) => {
    const kind = kindOf(rule, name);
    const { id, stage } = kind;
    const outline = {
      code: rule.code,
      id,
      severity: severityOf(kind, rule, severities),
      stage,
      path,
      xpath: null,
    };
    // Not spread, which would cost more than the rest.
    if (fix !== undefined) (outline as { fix?: Fix }).fix = fixOf(fix, kind);
    return outline;
  });
}

/** An outlined finding and its span in the text. */
export interface PlacedOutline {
  readonly finding: OutlinedFinding;
  readonly span: Span | null;
}

/** Outlined findings in the order of a report: those of the structure first, then those of rules by their place. */
export function placedOutlines(
  outlines: readonly OutlinedFinding[],
  places: Places,
): readonly PlacedOutline[] {
  const known: PlacedOutline[] = [];
  const others: OutlinedFinding[] = [];
  for (const finding of outlines) {
    if (finding.span === undefined) others.push(finding);
    else known.push({ finding, span: finding.span });
  }
  if (others.length === 0) return known;
  const at = places.locate(() => others.flatMap(({ path }) => path ?? []));
  const found = others.map((finding): PlacedOutline => {
    const place = finding.path === null ? undefined : at.get(finding.path);
    return { finding, span: place === undefined ? null : { offset: place.offset, end: place.end } };
  });
  return [...known, ...found.sort(byOffset)];
}

function byOffset(a: { readonly span: Span | null }, b: { readonly span: Span | null }): number {
  return (a.span?.offset ?? -1) - (b.span?.offset ?? -1);
}

function findingOf(one: RuleFinding, place: Place | undefined, context: PlaceContext): Placed {
  const { rule, name, path, params, fix } = one;
  const { language, severities, places, formatKind } = context;
  const kind = kindOf(rule, name);
  const { message, help } = kind.sentencesIn(language);
  const finding = {
    code: rule.code,
    id: kind.id,
    severity: severityOf(kind, rule, severities),
    stage: kind.stage,
    path,
    xpath: path === null ? null : places.xpath(path),
    field: path === null ? null : fieldNumber(path, formatKind),
    line: place === undefined ? null : place.line,
    column: place === undefined ? null : place.column,
    message: filled(message, params),
    params,
    help: filled(help, params),
  };
  const span = place === undefined ? null : { offset: place.offset, end: place.end };
  // Not spread, which would cost more than the sentences.
  if (fix !== undefined) (finding as { fix?: Fix }).fix = fixOf(fix, kind);
  return { finding, span };
}

function severityOf(
  { severity }: FindingKind,
  { code }: AnyRule,
  severities: PlaceContext['severities'],
): Severity {
  const configured = severities[code];
  return configured === undefined || configured === 'off' ? severity : configured;
}

function fixOf(fix: RuleFix, { fixKind, id }: FindingKind): Fix {
  // The kind of each fix must be known in advance.
  if (fixKind === undefined) throw new Error(`${id} does not declare that it has a fix`);
  return { kind: fixKind, ...fix };
}

export function stageOfRule(rule: AnyRule): Stage {
  if (isAdvice(rule.code)) return 'quality';
  return rule.scope === 'sent' ? 'envelope' : 'controls';
}

/** Properties shared by all findings of a rule with the same name. */
class FindingKind {
  readonly id: Finding['id'];
  readonly severity: Severity;
  readonly stage: Stage;
  readonly fixKind: FixKind | undefined;
  readonly #code: string;
  readonly #name: string;
  /** The sentences in the last language, which is usually the same for all files of a run. */
  #language: Language | undefined;
  #sentences: { readonly message: Parts; readonly help: Parts } | undefined;

  constructor(rule: AnyRule, name: string) {
    const traits = rule.findings[name];
    if (traits === undefined) throw new Error(`${rule.code} has no finding ${name}`);
    this.id = `${rule.code}.${name}` as Finding['id'];
    this.severity = traits.severity;
    this.stage = stageOfRule(rule);
    this.fixKind = traits.fix;
    this.#code = rule.code;
    this.#name = name;
  }

  sentencesIn(language: Language): { readonly message: Parts; readonly help: Parts } {
    if (this.#sentences === undefined || this.#language !== language) {
      const { message, help } = sentencesOf(this.#code, this.#name, language);
      this.#sentences = { message: partsOf(message), help: partsOf(help) };
      this.#language = language;
    }
    return this.#sentences;
  }
}

/** Made once for each rule and name: a run of many files repeats a few of them. */
const kinds = new WeakMap<AnyRule, Map<string, FindingKind>>();

function kindOf(rule: AnyRule, name: string): FindingKind {
  let byName = kinds.get(rule);
  if (byName === undefined) {
    byName = new Map();
    kinds.set(rule, byName);
  }
  let kind = byName.get(name);
  if (kind === undefined) {
    kind = new FindingKind(rule, name);
    byName.set(name, kind);
  }
  return kind;
}
