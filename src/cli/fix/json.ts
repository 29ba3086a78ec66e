/** The changes to a file and the remaining findings, as data. */
import type { FixResult } from '../../operations/index.ts';

export function describeChanges(file: string, result: FixResult): object {
  const { ok, before, after, changes, notApplied, remaining, refused, dropped } = result;
  return {
    file,
    ok,
    before,
    after,
    refused: refused ?? null,
    droppedSignature: dropped ?? null,
    changes,
    notApplied,
    remaining,
  };
}
