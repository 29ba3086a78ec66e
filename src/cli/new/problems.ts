/** What the builder found wrong with a brief, for people. */
import type { BuildProblem } from '../../build/index.ts';
import { visible } from '../../validate/index.ts';
import type { NewCall } from '../commands/new.ts';
import { stylist } from '../terminal/colour.ts';
import type { Place } from './brief/readBrief.ts';

/** One line each, with the place in the brief where it is known: `brief.yaml:12:5  /linee/0/quantita  …`. */
export async function showProblems(
  problems: readonly BuildProblem[],
  { name, placeOf }: { readonly name: string; placeOf(pointer: string): Place | null },
  call: NewCall,
): Promise<void> {
  const style = stylist(call.errorColour());
  const text = problems.map(({ path, message }) => {
    const place = placeOf(path);
    const at = place === null ? name : `${name}:${place.line}:${place.column}`;
    return `${style('file', visible(at))}  ${style('code', visible(path || '/'))}  ${visible(message[call.language])}\n`;
  });
  await call.io.stderr.write(text.join(''));
}
