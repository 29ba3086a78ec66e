/** The amounts depend on the invoice alone. */
import type { Circumstances } from '../../domain/facts/circumstances.ts';

/** No file, no day, no registry, no run. */
export const NOTHING_BESIDE: Circumstances = {
  file: { kind: null, name: null, nameCounts: false, size: null, signature: null },
  asOf: null,
  specDay: null,
  registry: {},
  run: null,
};
