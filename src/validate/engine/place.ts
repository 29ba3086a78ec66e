/** Converts results of rules to findings, with severity, place in the text, and sentences. */
import { fieldNumber } from '../../model/fields.ts';
import type { Language } from '../../model/language.ts';
import type { Place } from '../../xml/source.ts';
import type { Finding, OutlinedFinding, Severity, Stage } from '../finding.ts';
import { type AnyRule, type FindingTraits, type FixKind, isAdvice } from '../rule.ts';
import { fill, sentencesOf } from '../sentences.ts';
import type { Span } from '../structure.ts';
import type { RuleFinding } from './runRules.ts';

/** Places of the paths of an invoice in its text. */
export interface Places {
  /** The places of the JSON Pointers that exist in the text. */
  locate(paths: readonly string[]): ReadonlyMap<string, Place>;
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
  const { places } = context;
  const at = places.locate(found.flatMap(({ path }) => path ?? []));
  return found
    .map((one) => findingOf(one, one.path === null ? undefined : at.get(one.path), context))
    .sort(byOffset);
}

/** The findings without sentences and places, in the order of the rules. */
export function outlined(
  found: readonly RuleFinding[],
  { severities }: PlaceContext,
): readonly OutlinedFinding[] {
  return found.map((one) => ({
    code: one.rule.code,
    id: idOf(one),
    severity: severityOf(one, severities),
    stage: stageOfRule(one.rule),
    path: one.path,
    xpath: null,
    ...fixOf(one),
  }));
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
  const at = places.locate(others.flatMap(({ path }) => path ?? []));
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
  const { rule, name, path, params } = one;
  const { language, severities } = context;
  const { message, help } = sentencesOf(rule.code, name, language);
  const finding: Finding = {
    code: rule.code,
    id: idOf(one),
    severity: severityOf(one, severities),
    stage: stageOfRule(rule),
    path,
    xpath: path === null ? null : context.places.xpath(path),
    field: path === null ? null : fieldNumber(path, context.formatKind),
    line: place?.line ?? null,
    column: place?.column ?? null,
    message: fill(message, params),
    params,
    help: fill(help, params),
    ...fixOf(one),
  };
  return { finding, span: place === undefined ? null : { offset: place.offset, end: place.end } };
}

function idOf({ rule, name }: RuleFinding): Finding['id'] {
  return `${rule.code}.${name}` as Finding['id'];
}

function severityOf({ rule, name }: RuleFinding, severities: PlaceContext['severities']): Severity {
  const asked = severities[rule.code];
  return asked === undefined || asked === 'off' ? traitsOf(rule, name).severity : asked;
}

function fixOf({ rule, name, fix }: RuleFinding): Pick<Finding, 'fix'> {
  return fix === undefined ? {} : { fix: { kind: kindOf(rule, name), ...fix } };
}

export function stageOfRule(rule: AnyRule): Stage {
  if (isAdvice(rule.code)) return 'quality';
  return rule.scope === 'sent' ? 'envelope' : 'controls';
}

function traitsOf(rule: AnyRule, name: string): FindingTraits {
  const traits = rule.findings[name];
  if (traits === undefined) throw new Error(`${rule.code} has no finding ${name}`);
  return traits;
}

/** @throws Error for a fix that the rule does not declare: the kind of each fix must be known in advance. */
function kindOf(rule: AnyRule, name: string): FixKind {
  const { fix } = traitsOf(rule, name);
  if (fix === undefined) throw new Error(`${rule.code}.${name} does not declare that it has a fix`);
  return fix;
}
