/** Derives the type of a response from the embedded resources that were requested. */

/** The paths that no other path goes further than: `transaction.category` stands for `transaction` too. */
type Deepest<Path, All = Path> = Path extends string
  ? [Extract<All, `${Path}.${string}`>] extends [never]
    ? Path
    : never
  : never;

type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  member: infer Whole,
) => void
  ? Whole
  : never;

/**
 * An answer with what `expand` embedded: these fields are there, and need no check for undefined.
 * The refinement stands first, so that the methods of an embedded array see the refined items.
 */
export type Expanded<Answer, Expansions, Expand extends keyof Expansions> = [Expand] extends [never]
  ? Answer
  : Intersection<Expansions[Deepest<Expand> & keyof Expansions]> & Answer;
