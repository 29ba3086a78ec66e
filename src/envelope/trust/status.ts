/** Status of a service and of a list at a moment. */
import { instantOf } from './instant.ts';
import type { ServiceState, TrustList, TrustService } from './list.ts';

/** 1 July 2016 in Brussels: Regulation (EU) 910/2014, Article 52. */
const EIDAS = instantOf('2016-06-30T22:00:00Z') ?? 0;

const GRANTED: ReadonlySet<string> = new Set(['granted']);
/** The earlier statuses of qualified certification authorities (Directive 1999/93/EC). */
const BEFORE: ReadonlySet<string> = new Set(['undersupervision', 'supervisionincessation', 'accredited']);

/** The state with the latest start that is not after the moment; null if the service did not exist yet. */
export function stateAt({ states }: TrustService, moment: number): ServiceState | null {
  let found: ServiceState | null = null;
  let latest = Number.NEGATIVE_INFINITY;
  for (const state of states) {
    const since = state.since === null ? null : instantOf(state.since);
    if (since === null || since > moment || since <= latest) continue;
    found = state;
    latest = since;
  }
  return found;
}

/** True if certificates of a service with this status were qualified at the moment. */
export function isAccepted({ status }: ServiceState, moment: number): boolean {
  return (moment < EIDAS ? BEFORE : GRANTED).has(status);
}

/** True if the list should have been replaced before the moment. A bundle has no dates. */
export function isStale({ kind, nextUpdate }: TrustList, moment: string): boolean {
  const at = instantOf(moment);
  const until = nextUpdate === null ? null : instantOf(nextUpdate);
  return kind !== 'own' && at !== null && (until === null || at > until);
}
