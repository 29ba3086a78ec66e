/** The problems of a brief: printed for people, and as members of a report. */
import { visible } from '../../validate/index.ts';
import { messagesIn } from '../messages/index.ts';
import { stylist } from '../terminal/colour.ts';
import type { SourcePosition } from './brief/readBrief.ts';
import type { NewCall } from './definition.ts';

/** The limit of findings per file in a report, which is that of problems here; the rest is counted. */
export const MAX_SHOWN = 1_000;

export interface PlacedProblem {
  /** Stable name, for programs: the code of a `BuildProblem`, or a name of this command. */
  readonly id: string;
  /** JSON Pointer into the brief; null if the brief cannot be read, or is not the cause. */
  readonly path: string | null;
  /** The position of the value, or of its nearest existing ancestor; null if it has none. */
  readonly place: SourcePosition | null;
  /** Values in the message. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly message: string;
}

/** Prints one line each, with the position in the brief if known: `brief.yaml:12:5  /linee/0/quantita  …`. */
export async function showProblems(
  { problems, omitted }: { readonly problems: readonly PlacedProblem[]; readonly omitted: number },
  name: string,
  call: NewCall,
): Promise<void> {
  const style = stylist(call.errorColour());
  const text = problems.map(({ path, place, message }) => {
    const at = placed(name, place);
    return `${style('file', visible(at))}  ${style('code', visible(path || '/'))}  ${visible(message)}\n`;
  });
  if (omitted > 0) text.push(`${(await messagesIn(call.language)).new.more(omitted)}\n`);
  await call.io.stderr.write(text.join(''));
}

/** The name of a file with a position in it. */
export const placed = (name: string, place: SourcePosition | null): string =>
  place === null ? name : `${name}:${place.line}:${place.column}`;
