/** A fact of the service's API that only one side states: our contract, or the snapshot of its OpenAPI document. */
export interface Difference {
  readonly only: 'contract' | 'snapshot';
  readonly fact: string;
}

/** What only one of two lists has; `place` stands before each fact. */
export function compared(
  place: string,
  ours: readonly string[],
  theirs: readonly string[],
): readonly Difference[] {
  const beyond = (some: readonly string[], others: readonly string[], only: Difference['only']) =>
    some.filter((fact) => !others.includes(fact)).map((fact) => ({ only, fact: `${place}${fact}` }));
  return [...beyond(ours, theirs, 'contract'), ...beyond(theirs, ours, 'snapshot')];
}
