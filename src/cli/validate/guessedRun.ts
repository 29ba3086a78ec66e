/**
 * The run as seen by a thread that checks only some of its files. The main thread knows the documents of all files in
 * order, and repeats checks whose guess about earlier documents was wrong. A thread guesses from the files it checked
 * recently and learns from each correction: of a thousand copies of a file, hardly any is checked twice.
 */
import {
  createRun,
  type EarlierDocument,
  type Run,
  type RunDocument,
  type RunFile,
} from '../../validate/index.ts';

export type Earlier = readonly (EarlierDocument | undefined)[];

/** The data that a file added to the run and received from it, in a form that threads can exchange quickly. */
export interface SeenFile {
  readonly fingerprint: number | null;
  /** Each document encoded as text ({@link documentsIn}). */
  readonly documents: readonly string[];
  /** The earlier documents used in the check; null if none. */
  readonly earlier: Earlier | null;
}

/** The run that one check receives, and the data that it adds. */
export interface RunView {
  readonly run: Run;
  /** Null if the file added nothing to the run. */
  readonly seen: SeenFile | null;
}

interface Lesson extends Omit<EarlierDocument, 'sameFile'> {
  /** Fingerprint of the earlier file, if known. */
  readonly fingerprint: number | null;
}

/** Number of files that a thread remembers: copies are usually close together, and memory must stay constant. */
const RECENT = 10_000;

export class GuessedRun {
  #own = createRun();
  #files = 0;
  readonly #lessons = new Map<string, Lesson>();

  /** @param right The actual earlier documents, if the main thread already knows them. */
  view(right: Earlier | undefined): RunView {
    const view: { run: Run; seen: SeenFile | null } = {
      run: {
        add: (file) => {
          const earlier = right ?? this.#guess(file);
          if (right !== undefined) this.#learn(file, right);
          const documents = file.documents.map(textOf);
          const hasEarlier = earlier.some((one) => one !== undefined);
          view.seen = { fingerprint: file.fingerprint, documents, earlier: hasEarlier ? earlier : null };
          return earlier;
        },
      },
      seen: null,
    };
    return view;
  }

  #guess(file: RunFile): Earlier {
    const own = this.#recent().add(file);
    if (this.#lessons.size === 0) return own;
    const { fingerprint } = file;
    return file.documents.map((document, index) => {
      const lesson = this.#lessons.get(placeOf(document));
      if (lesson === undefined) return own[index];
      const sameFile = fingerprint !== null && fingerprint === lesson.fingerprint;
      return { file: lesson.file, document: lesson.document, sameFile };
    });
  }

  #recent(): Run {
    this.#files += 1;
    if (this.#files > RECENT) {
      this.#files = 1;
      this.#own = createRun();
    }
    return this.#own;
  }

  #learn({ documents, fingerprint }: RunFile, right: Earlier): void {
    for (const [index, document] of documents.entries()) {
      const earlier = right[index];
      if (earlier === undefined) continue;
      const { sameFile, ...where } = earlier;
      this.#lessons.set(placeOf(document), { ...where, fingerprint: sameFile ? fingerprint : null });
    }
  }
}

/** The key of a document; documents with the same key have the same earlier document. */
function placeOf({ key, day, art73 }: RunDocument): string {
  return art73 ? `${day} ${key}` : key;
}

const ART73 = '*';
const OTHER = ' ';

function textOf({ key, day, art73 }: RunDocument): string {
  return `${day}${art73 ? ART73 : OTHER}${key}`;
}

/** Decodes the documents of a file. */
export function documentsIn({ documents }: SeenFile): readonly RunDocument[] {
  return documents.map((text) => {
    // Ten characters, or more for years of more than four digits.
    const end = text.indexOf('-') + '-MM-DD'.length;
    return { day: text.slice(0, end), art73: text.charAt(end) === ART73, key: text.slice(end + 1) };
  });
}

/** True if a file was checked with the right earlier documents. */
export function isRight({ earlier, documents }: SeenFile, right: Earlier): boolean {
  return documents.every((_, index) => {
    const one = earlier?.[index];
    const other = right[index];
    if (one === undefined || other === undefined) return one === other;
    return one.file === other.file && one.document === other.document && one.sameFile === other.sameFile;
  });
}
