/** Facts about a file other than the invoice in it. */
import type { SentFile } from '../../model/sentFile.ts';
import type { EarlierDocument, RunDocument } from '../duplicates.ts';
import type { Registry } from '../registry.ts';

/** Facts other than the invoice itself. */
export interface Circumstances {
  readonly file: SentFile;
  /** The day of reception, YYYY-MM-DD; null when it is not given. */
  readonly asOf: string | null;
  /** The day whose specification applies; null where the document's own date decides. */
  readonly specDay: string | null;
  readonly registry: Registry;
  /** The other files of the run; null where the file is checked by itself. */
  readonly run: RunSight | null;
}

/** A run, seen from one file. */
export interface RunSight {
  /** Remembers the documents of the file: once. @returns index by index, the same document of an earlier file. */
  add(documents: readonly RunDocument[]): readonly (EarlierDocument | undefined)[];
}
