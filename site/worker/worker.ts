/** The worker that does all work, so that the page never freezes. */
import { type CheckedFile, createRun, type Run } from '../../src/index.ts';
import { open } from '../../src/public/envelope.ts';
import { check } from './check.ts';
import { displayRows } from './displayRows.ts';
import type {
  Answer,
  Calls,
  CodeExplanation,
  Detail,
  Difference,
  FileReport,
  GivenFile,
  Kept,
  KeptFile,
  Made,
  Question,
  Repairs,
  ReportForm,
  Row,
  SourceText,
  Unwanted,
} from './protocol.ts';
import { readable } from './readable.ts';
import { type Found, foundIn, type Head, headOf, type Unread, UnreadError } from './sources.ts';

/** The part of a worker's global that is used; TypeScript's own types for it contradict those of pages. */
interface WorkerScope {
  postMessage(message: Answer, transfer?: readonly ArrayBufferLike[]): void;
  onmessage: ((event: MessageEvent<Question>) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;

/** A file that was checked. Its bytes are read again when it is opened. */
interface Entry {
  readonly path: string;
  readonly read: (() => Promise<Uint8Array>) | null;
  readonly report: FileReport;
  readonly row: Row;
  /** The spans of the findings in the source. */
  readonly spans: NonNullable<CheckedFile['source']>['spans'];
}

/** Rows are sent in groups, so that the page draws them together. */
const MILLISECONDS_PER_GROUP = 80;

/** Files that are read while another is checked. */
const AHEAD = 16;

class Session {
  readonly #language: 'it' | 'en';
  readonly #day: string;
  #entries: Entry[] = [];
  #run: Run = createRun();
  /** Requests about files wait until earlier files are checked. */
  #turn: Promise<void> = Promise.resolve();
  /** Incremented when files are discarded, which stops their checks. */
  #generation = 0;

  constructor(language: 'it' | 'en', day: string) {
    this.#language = language;
    this.#day = day;
  }

  forget(): void {
    this.#generation += 1;
    this.#entries = [];
    this.#run = createRun();
  }

  check(files: readonly GivenFile[]): Promise<void> {
    const generation = this.#generation;
    const done = this.#turn.then(() => this.#checkAll(files, generation));
    this.#turn = done.catch(() => {});
    return done;
  }

  async #checkAll(files: readonly GivenFile[], generation: number): Promise<void> {
    let rows: Row[] = [];
    const heads: Head[] = [];
    let sent = performance.now();
    for (const [index, file] of files.entries()) {
      while (heads.length < index + AHEAD && heads.length < files.length) {
        const next = files[heads.length];
        if (next !== undefined) heads.push(headOf(next));
      }
      const head = heads[index] ?? headOf(file);
      // Kept for as long as it is needed.
      delete heads[index];
      for await (const found of foundIn(file, head)) {
        if (generation !== this.#generation) return;
        const entry = await this.#checkOne(found, file.isChosen && found.path === file.name);
        if (generation !== this.#generation) return;
        if (entry !== null) {
          this.#entries.push(entry);
          rows.push(entry.row);
        }
        if (performance.now() - sent < MILLISECONDS_PER_GROUP) continue;
        scope.postMessage({ say: 'rows', rows, done: index, total: files.length });
        rows = [];
        sent = performance.now();
      }
    }
    scope.postMessage({ say: 'rows', rows, done: files.length, total: files.length });
    scope.postMessage({ say: 'finished' });
  }

  /** Null for a file that, by name and content, is not an invoice, unless it was chosen itself. */
  async #checkOne({ path, bytes: known, read, reason }: Found, isWanted: boolean): Promise<Entry | null> {
    const key = this.#entries.length;
    if (read === null) return await this.#unread(path, reason ?? 'file');
    try {
      const bytes = known ?? (await read());
      if (!isWanted && isOther(bytes, path)) return null;
      const settings = { language: this.#language, day: this.#day, run: this.#run };
      const { report, source, invoice } = await check(bytes, path, settings);
      const { rowOf } = await import('./rows.ts');
      return { path, read, report, row: rowOf(key, report, invoice), spans: source?.spans ?? [] };
    } catch (error) {
      if (error instanceof UnreadError) return await this.#unread(path, error.reason);
      throw error;
    }
  }

  async #unread(path: string, reason: Unread): Promise<Entry> {
    const { unreadReport } = await import('./unread.ts');
    const { rowOf } = await import('./rows.ts');
    const report = await unreadReport(path, reason, this.#language);
    return { path, read: null, report, row: rowOf(this.#entries.length, report, null), spans: [] };
  }

  async open(key: number): Promise<Detail> {
    const { path, read, row, report, spans } = this.#entry(key);
    if (read === null) return { row, report, source: null, content: null, json: null, attachments: [] };
    const { text, invoice, isWhole } = readable(await read(), path);
    const { contentOf, listAttachments } = await import('./keep.ts');
    return {
      row,
      report,
      source: text === null ? null : shownText(text, spans),
      content: invoice === null ? null : contentOf(invoice, { language: this.#language }),
      json: invoice === null || !isWhole ? null : shownText(JSON.stringify(invoice, null, 2), []),
      attachments: invoice === null ? [] : listAttachments(invoice).map(({ attachment: _, ...one }) => one),
    };
  }

  async keep(key: number, what: Kept): Promise<KeptFile> {
    const { path, read } = this.#entry(key);
    const bytes = (await read?.()) ?? new Uint8Array();
    if (what.as === 'anonymous' || what.as === 'repaired') {
      const { anonymous, repaired } = await import('./change.ts');
      const original = { bytes, path };
      return what.as === 'anonymous'
        ? anonymous(original, this.#settings)
        : repaired(original, what.without, this.#settings);
    }
    const { keep } = await import('./keep.ts');
    return await keep(what, { ...readable(bytes, path), path, language: this.#language });
  }

  async repairs(key: number, without: readonly Unwanted[]): Promise<Repairs> {
    const { repairs } = await import('./change.ts');
    return repairs(await this.#original(key), without, this.#settings);
  }

  async compare(key: number, other: number): Promise<readonly Difference[]> {
    const { differences } = await import('./change.ts');
    return differences(await this.#original(key), await this.#original(other));
  }

  async #original(key: number): Promise<{ readonly bytes: Uint8Array; readonly path: string }> {
    const { path, read } = this.#entry(key);
    return { path, bytes: (await read?.()) ?? new Uint8Array() };
  }

  get #settings() {
    return { language: this.#language, day: this.#day };
  }

  async make({ kind, brief, original, progressive }: Calls['make']['of']): Promise<Made> {
    const { make } = await import('./make.ts');
    const from = original === null ? null : await this.#original(original);
    const invoice = from === null ? null : readable(from.bytes, from.path).invoice;
    return make(kind, brief, { language: this.#language, original: invoice, progressive });
  }

  async explain(code: string): Promise<CodeExplanation | null> {
    const { explainCode } = await import('./explain.ts');
    return (await explainCode(code, { language: this.#language })) ?? null;
  }

  async report(form: ReportForm): Promise<KeptFile> {
    const { reportFile } = await import('./reportFile.ts');
    return reportFile(form, this.#entries, this.#language);
  }

  #entry(key: number): Entry {
    const entry = this.#entries[key];
    if (entry === undefined) throw new RangeError(`file ${key}`);
    return entry;
  }
}

function shownText(text: string, spans: SourceText['spans']): SourceText {
  return { text, ...displayRows(text), spans };
}

/** A file in a folder or an archive that is neither an invoice nor a message, by its name and its content. */
function isOther(bytes: Uint8Array, path: string): boolean {
  const { kind, named } = open(bytes, path);
  return METADATA.test(path) || (named === null && kind === null);
}

/** Metadata of the Agenzia's downloads, next to the invoice that they describe. */
const METADATA = /_metadato\.xml$/i;

let session: Session | null = null;

async function answer(question: Question): Promise<void> {
  if (question.ask === 'start') {
    session = new Session(question.language, question.day);
    return;
  }
  const id = 'id' in question ? question.id : null;
  try {
    if (session === null) throw new Error('not started');
    switch (question.ask) {
      case 'check':
        return await session.check(question.files);
      case 'forget':
        return session.forget();
      case 'open':
        return give(question.id, await session.open(question.key));
      case 'keep':
        return give(question.id, await session.keep(question.key, question.what));
      case 'repairs':
        return give(question.id, await session.repairs(question.key, question.without));
      case 'compare':
        return give(question.id, await session.compare(question.key, question.other));
      case 'make':
        return give(question.id, await session.make(question));
      case 'explain':
        return give(question.id, await session.explain(question.code));
      case 'report':
        return give(question.id, await session.report(question.form));
    }
  } catch (error) {
    scope.postMessage({ say: 'failed', id, error: error instanceof Error ? error.message : String(error) });
  }
}

function give(id: number, value: Calls[keyof Calls]['gives']): void {
  scope.postMessage({ say: 'answer', id, value });
}

/** Begins to answer the page. */
export function listen(): void {
  scope.onmessage = ({ data }) => void answer(data);
}
