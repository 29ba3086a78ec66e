/** States and remarks of `inbox`, in the order in which they are listed. */
import type { FlowRemarkId, FlowState } from '../../messages/index.ts';

export const STATES = [
  'unknown',
  'sent',
  'discarded',
  'delivered',
  'available',
  'not-delivered',
  'undeliverable',
  'accepted',
  'refused',
  'terms-expired',
  'mixed',
  'conflict',
  'received',
] as const satisfies readonly FlowState[];

/** Remarks about missing files. */
export const MISSING: ReadonlySet<FlowRemarkId> = new Set<FlowRemarkId>([
  'no-invoice',
  'no-message',
  'no-metadata',
]);

export function isState(text: string): text is FlowState {
  return (STATES as readonly string[]).includes(text);
}
