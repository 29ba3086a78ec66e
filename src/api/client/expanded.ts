/** Derives the type of a response from the embedded resources that were requested. */

/** The longest paths: `transaction.category` includes `transaction`. */
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
 * A response with the fields embedded by `expand`, which therefore cannot be undefined. The refinement comes first,
 * so that the methods of an embedded array use the refined items.
 */
export type Expanded<Answer, Expansions, Expand extends keyof Expansions> = [Expand] extends [never]
  ? Answer
  : Intersection<Expansions[Deepest<Expand> & keyof Expansions]> & Answer;
