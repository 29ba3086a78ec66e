/** Prints the results as text: one line per file, followed by errors and suggested actions. */
import { ReissueError, UnknownOutcomeError } from '../../api/index.ts';
import { renderFileText, type Style, visible, widthOf } from '../../validate/index.ts';
import { explainServiceError } from '../service/explain.ts';
import { readableWidth, wrap } from '../terminal/layout.ts';
import { adviceFor } from './advice.ts';
import type { Outcome } from './outcome.ts';
import { causeOf, isPlaced, type PlacedErrors, renderPlaced, type SubmitLook } from './placed.ts';
import type { Result } from './result.ts';

const MARKS: Readonly<Record<Outcome, readonly [mark: string, style: Style]>> = {
  ready: ['✓', 'valid'],
  accepted: ['✓', 'valid'],
  already: ['·', 'dim'],
  deleted: ['!', 'warning'],
  draft: ['!', 'warning'],
  other_content: ['✗', 'rejected'],
  invalid: ['✗', 'rejected'],
  changed: ['✗', 'rejected'],
  discarded: ['✗', 'rejected'],
  recipient_refused: ['✗', 'rejected'],
  refused: ['✗', 'rejected'],
  failed: ['✗', 'rejected'],
  unknown: ['?', 'unreadable'],
  waiting: ['?', 'unreadable'],
  unsent: ['-', 'dim'],
  bug: ['✗', 'rejected'],
};

/** The text of one file; ends with a line break. */
export function renderResult(result: Result, errors: PlacedErrors | null, look: SubmitLook): string {
  const { file, outcome } = result;
  if (outcome === 'invalid' && file.report.verdict !== 'valid') {
    const { language, width, style } = look;
    const report = renderFileText(file.report, file.source, { language, width, style });
    return report + paragraphs(adviceFor(result, look.messages.submit.advice), look);
  }
  const { what, todo } = troubleOf(result, errors, look);
  const placed = errors === null ? '' : renderPlaced(errors, file.name, look);
  return `${heading(result, look)}\n${paragraphs(what, look)}${placed}${paragraphs(todo, look)}`;
}

/** `✓ one.xml  accepted · no. 7 · DRAFT · c0ffee00-…`, wrapped to the width. */
function heading(
  { file, outcome, found, document }: Result,
  { messages: { submit }, width, style }: SubmitLook,
): string {
  const [mark, colour] = MARKS[outcome];
  const number = document?.number ?? file.identity?.number ?? null;
  const status = [
    outcome === 'accepted' && found ? submit.found : submit.outcome[outcome],
    ...(number === null ? [] : [submit.number(number)]),
    ...(document?.status == null ? [] : [document.status]),
  ];
  const name = visible(file.name);
  // The id is needed for the next command.
  const parts = [visible(status.join(' · ')), ...(document === null ? [] : [visible(document.id)])];
  const lines = joined([`${mark} ${name}`, ...parts], width);
  return lines
    .map((line, index) => {
      if (index > 0) return style('dim', line);
      const rest = line.slice(mark.length + 1 + name.length);
      return `${style(colour, mark)} ${style('file', name)}${rest === '' ? '' : style('dim', rest)}`;
    })
    .join('\n');
}

/** Joins parts into lines of at most `width`. */
function joined([first = '', ...parts]: readonly string[], width: number): readonly string[] {
  const lines = [first];
  for (const [index, part] of parts.entries()) {
    const last = lines.at(-1) ?? '';
    const longer = `${last}${index === 0 ? '  ' : ' · '}${part}`;
    if (widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(`  ${part}`);
  }
  return lines;
}

interface Trouble {
  readonly what: readonly string[];
  readonly todo: readonly string[];
}

function troubleOf(result: Result, errors: PlacedErrors | null, look: SubmitLook): Trouble {
  const { service } = look.messages;
  const explained = explainServiceError(causeOf(result.error), look.messages);
  const advice = adviceFor(result, look.messages.submit.advice);
  const search = failedSearch(result.error, look);
  if (explained === null) return { what: search, todo: advice };
  const { sentence, details, remedy, notes } = explained;
  // Errors with a position are shown at their line of the file.
  const isElsewhere = (index: number): boolean => {
    const error = errors?.errors[index];
    return errors?.errors.length === details.length && error !== undefined && isPlaced(error);
  };
  return {
    what: [capital(sentence), ...details.filter((_, index) => !isElsewhere(index)), ...search],
    // The outcome already says, after a look-up, if the invoice may have arrived.
    todo: [
      ...(advice.length > 0 ? advice : [remedy]),
      ...notes.filter((note) => note !== service.perhapsDone),
    ],
  };
}

/** The error of a failed look-up that left the outcome unknown. */
function failedSearch(error: unknown, { messages }: SubmitLook): readonly string[] {
  const open = error instanceof ReissueError ? error.cause : error;
  if (!(open instanceof UnknownOutcomeError)) return [];
  const explained = explainServiceError(open.lookUpError, messages);
  return explained === null ? [] : [messages.submit.lookUpFailed(explained.sentence)];
}

function paragraphs(sentences: readonly string[], { width }: SubmitLook): string {
  return sentences
    .flatMap((sentence) => wrap(visible(sentence), readableWidth(width) - 4))
    .map((line) => `    ${line}\n`)
    .join('');
}

const capital = (sentence: string): string => sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
