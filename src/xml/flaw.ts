/** The flaw that ends the reading of a text, and the signal that carries it inside `src/xml`. */
import type { ProblemId, ProblemParams } from '../model/problem.ts';

type FlawId = Extract<ProblemId, `xml.${string}`>;

/** The position at which the text stops being well-formed XML. */
export type Flaw = {
  [Id in FlawId]: {
    readonly id: Id;
    readonly offset: number;
    readonly end: number;
    readonly params: ProblemParams[Id];
  };
}[FlawId];

/** Thrown at a flaw, inside `src/xml` only. Not an Error, because a stack trace would take longer than reading. */
export class FlawSignal {
  readonly flaw: Flaw;

  constructor(flaw: Flaw) {
    this.flaw = flaw;
  }
}

export function fail<Id extends FlawId>(
  id: Id,
  offset: number,
  end: number,
  params: ProblemParams[Id],
): never {
  throw new FlawSignal({ id, offset, end, params } as Flaw);
}

export function failSyntax(
  text: string,
  construct: ProblemParams['xml.syntax']['construct'],
  offset: number,
): never {
  const found = text.slice(offset, offset + 40);
  fail('xml.syntax', offset, Math.min(offset + 1, text.length), { construct, found });
}

/** The text ends too early; the catcher adds the name of the open element. */
export function failTruncated(text: string): never {
  fail('xml.truncated', text.length, text.length, { name: null });
}
