import { UsageError } from '../command/usageError.ts';
import { keysOf } from './journal/history.ts';
import type { Prepared } from './prepare.ts';

/** @throws UsageError where two files of one call are the same invoice: it is unclear which one is meant. */
export function refuseDuplicateInputs(files: readonly Prepared[]): void {
  const seen = new Map<string, Prepared>();
  for (const file of files) {
    if (file.refusal !== null) continue;
    const { name, identity: invoice, sha256 } = file;
    for (const key of keysOf({ service: '', company: '', invoice, sha256, file: name })) {
      const earlier = seen.get(key);
      if (earlier !== undefined) {
        throw new UsageError(({ submit }) =>
          submit.usage.sameInvoice(earlier.name, name, invoice?.number ?? null),
        );
      }
      seen.set(key, file);
    }
  }
}
