/** Prints the problems of a brief. */
import { visible } from '../../validate/index.ts';
import { messagesIn } from '../messages/index.ts';
import { stylist } from '../terminal/colour.ts';
import type { SourcePosition } from './brief/readBrief.ts';
import type { NewCall } from './definition.ts';

/** The limit of findings per file in a report; the rest is counted. */
const MAX_SHOWN = 1_000;

export interface PlacedSentence {
  /** JSON Pointer into the brief. */
  readonly path: string;
  readonly sentence: string;
}

/** Prints one line each, with the position in the brief if known: `brief.yaml:12:5  /linee/0/quantita  …`. */
export async function showProblems(
  problems: readonly PlacedSentence[],
  { name, placeOf }: { readonly name: string; placeOf(pointer: string): SourcePosition | null },
  call: NewCall,
): Promise<void> {
  const style = stylist(call.errorColour());
  const text = problems.slice(0, MAX_SHOWN).map(({ path, sentence }) => {
    const place = placeOf(path);
    const at = place === null ? name : `${name}:${place.line}:${place.column}`;
    return `${style('file', visible(at))}  ${style('code', visible(path || '/'))}  ${visible(sentence)}\n`;
  });
  const rest = problems.length - MAX_SHOWN;
  if (rest > 0) text.push(`${(await messagesIn(call.language)).new.more(rest)}\n`);
  await call.io.stderr.write(text.join(''));
}
