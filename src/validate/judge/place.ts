/** What rules found, as findings: with severity, place in the text, and sentences. */
import { fieldNumber } from '../../model/fields.ts';
import type { Place } from '../../xml/source.ts';
import type { Finding, FixKind, Language, Severity, Stage } from '../finding.ts';
import { shown } from '../messages/shown.ts';
import type { AnyRule, FindingText, RuleParams } from '../rule.ts';
import type { Span } from '../structure.ts';
import type { RuleFinding } from './judge.ts';

/** Where the paths of an invoice are in its text. */
export interface Places {
  /** The places of JSON Pointers, of those that are there. */
  locate(paths: readonly string[]): ReadonlyMap<string, Place>;
  /** Null where the text is no XML. */
  xpath(path: string): string | null;
}

export interface PlaceContext {
  readonly language: Language;
  readonly severities: Readonly<Record<string, Severity | 'off'>>;
  readonly formatKind: 'ordinary' | 'simplified';
  readonly places: Places;
}

/** A finding, and the part of the text it is about. */
export interface Placed {
  readonly finding: Finding;
  readonly span: Span | null;
}

/** The findings in the order of the text, those without a place first. */
export function placed(found: readonly RuleFinding[], context: PlaceContext): readonly Placed[] {
  if (found.length === 0) return [];
  const { places } = context;
  const at = places.locate(found.flatMap(({ path }) => path ?? []));
  return found
    .map((one) => findingOf(one, one.path === null ? undefined : at.get(one.path), context))
    .sort((a, b) => (a.span?.offset ?? -1) - (b.span?.offset ?? -1));
}

function findingOf(one: RuleFinding, place: Place | undefined, context: PlaceContext): Placed {
  const { rule, name, path, params, fix } = one;
  const text = textOf(rule, name);
  const { language, severities } = context;
  const asked = severities[rule.code];
  const finding: Finding = {
    code: rule.code,
    id: `${rule.code}.${name}` as Finding['id'],
    severity: asked === undefined || asked === 'off' ? text.severity : asked,
    stage: stageOfRule(rule),
    path,
    xpath: path === null ? null : context.places.xpath(path),
    field: path === null ? null : fieldNumber(path, context.formatKind),
    line: place?.line ?? null,
    column: place?.column ?? null,
    message: fill(text.message[language], params),
    params,
    help: fill(text.help[language], params),
    ...(fix === undefined ? {} : { fix: { kind: kindOf(rule, name), ...fix } }),
  };
  return { finding, span: place === undefined ? null : { offset: place.offset, end: place.end } };
}

export function stageOfRule(rule: AnyRule): Stage {
  if (rule.code.startsWith('Q-')) return 'quality';
  return rule.scope === 'sent' ? 'envelope' : 'controls';
}

function textOf(rule: AnyRule, name: string): FindingText {
  const text = rule.findings[name];
  if (text === undefined) throw new Error(`${rule.code} has no finding ${name}`);
  return text;
}

/** @throws of a fix that was not declared: what changes what has to be known beforehand. */
function kindOf(rule: AnyRule, name: string): FixKind {
  const { fix } = textOf(rule, name);
  if (fix === undefined) throw new Error(`${rule.code}.${name} does not declare that it has a fix`);
  return fix;
}

/** Puts parameters in their places; what comes from a file is made fit to be shown. */
export function fill(template: string, params: RuleParams): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    if (typeof value === 'number') return String(value);
    return typeof value === 'string' ? shown(value) : value.map(shown).join(', ');
  });
}
