import type { SentFile } from '../../model/sentFile.ts';
import type { EarlierDocument, RunDocument } from '../duplicates.ts';
import type { Registry } from '../registry.ts';

/** Facts about a file other than the invoice in it. */
export interface Circumstances {
  readonly file: SentFile;
  /** The date of receipt, YYYY-MM-DD; null if not given. */
  readonly asOf: string | null;
  /** True if `asOf` is only the current day, and the file may have been received before. */
  readonly asOfIsToday: boolean;
  /** True to check the file as sent to SdI, not as a draft. */
  readonly asSent: boolean;
  /** The day whose specification applies; null if the document's own date decides. */
  readonly specDay: string | null;
  readonly registry: Registry;
  /** The run that the file belongs to; null for a single file. */
  readonly run: FileInRun | null;
}

/** Access to a run for one file. */
export interface FileInRun {
  /**
   * Adds the documents of the file; called once. @returns for each document by index, its duplicate in an earlier file.
   */
  add(documents: readonly RunDocument[]): readonly (EarlierDocument | undefined)[];
}

/** For facts that depend on the invoice alone: no file, no day, no registry, no run. */
export const NO_CIRCUMSTANCES: Circumstances = {
  file: {
    kind: null,
    name: null,
    nameCounts: false,
    size: null,
    signature: null,
    enveloped: false,
    signatures: null,
    signers: [],
  },
  asOf: null,
  asOfIsToday: false,
  asSent: false,
  specDay: null,
  registry: {},
  run: null,
};
