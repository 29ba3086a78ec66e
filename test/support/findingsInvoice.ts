/** The fixture with every element, with one value changed: the base of the suggestion tables. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formats } from '../../src/model/formats.ts';
import type { Problem } from '../../src/model/problem.ts';
import type { Suggestion } from '../../src/validate/suggestions/suggestion.ts';
import { suggestionOf } from '../../src/validate/suggestions/suggestionOf.ts';
import { readInvoice } from '../../src/xml/index.ts';
import { projectRoot } from './shared.ts';

/** A valid invoice with every optional element at least once. */
export const COMPLETE: string = readFileSync(join(projectRoot, 'fixtures/valid/FPR12-complete.xml'), 'utf8');

/** The same with the content of the first element of this name, or of the first one inside `parent`, replaced. */
export function completeWith(name: string, content: string, parent?: string): string {
  const start = parent === undefined ? 0 : COMPLETE.indexOf(`<${parent}>`);
  const open = COMPLETE.indexOf(`<${name}>`, start);
  const close = COMPLETE.indexOf(`</${name}>`, open);
  if (start < 0 || open < 0 || close < 0) throw new Error(`the fixture has no ${name} in ${parent}`);
  return COMPLETE.slice(0, open + name.length + 2) + content + COMPLETE.slice(close);
}

/** A value as XML text. */
export function xmlText(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** The suggestion for the only problem of a text; throws unless there is exactly one. */
export function onlySuggestion(xml: string): { problem: Problem; suggestion: Suggestion | undefined } {
  const result = readInvoice(xml);
  if (result.ok) throw new Error('the invoice is valid');
  const [problem, ...others] = result.problems;
  if (problem === undefined || others.length > 0) {
    throw new Error(`not one problem: ${result.problems.map(({ id, path }) => `${id} ${path}`).join(', ')}`);
  }
  return { problem, suggestion: suggestionIn(problem, xml) };
}

/** The suggestion for a problem in a text of the ordinary format. */
export function suggestionIn(problem: Problem, text = ''): Suggestion | undefined {
  const result = readInvoice(text);
  return suggestionOf(problem, {
    format: formats[0]!,
    form: 'xml',
    text,
    valueAt(path) {
      const place = result.source?.locate(path);
      return place === undefined ? undefined : text.slice(place.offset, place.end);
    },
  });
}

/** A problem made by hand, for tests that need no text. */
export function problem<Id extends Problem['id']>(
  id: Id,
  params: Extract<Problem, { readonly id: Id }>['params'],
  path = '',
): Problem {
  return { id, path, xpath: null, offset: -1, end: -1, params } as Problem;
}
