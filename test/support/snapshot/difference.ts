/** A fact about the service's API stated by only one side: our contract, or the snapshot of its OpenAPI document. */
export interface Difference {
  readonly only: 'contract' | 'snapshot';
  readonly fact: string;
}

/** Facts that only one of two lists has; `place` is put before each of them. */
export function compared(
  place: string,
  ours: readonly string[],
  theirs: readonly string[],
): readonly Difference[] {
  const beyond = (some: readonly string[], others: readonly string[], only: Difference['only']) =>
    some.filter((fact) => !others.includes(fact)).map((fact) => ({ only, fact: `${place}${fact}` }));
  return [...beyond(ours, theirs, 'contract'), ...beyond(theirs, ours, 'snapshot')];
}
