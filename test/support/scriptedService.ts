/** A service that implements the submission port: it gives prepared answers and records the calls. */
import type { Document } from '../../src/api/index.ts';
import type { DocumentCalls, DocumentService } from '../../src/api/submission/port.ts';

type Call = keyof DocumentCalls;

/** The answers of each call, in order; the last one is repeated. An error is thrown. */
export type Script = { readonly [Name in Call]?: readonly unknown[] };

export class ScriptedService implements DocumentService {
  /** The names of the calls, in order. */
  readonly calls: Call[] = [];
  /** The arguments of each call. */
  readonly arguments: unknown[][] = [];
  readonly #answers: Map<string, unknown[]>;

  constructor(script: Script) {
    this.#answers = new Map(Object.entries(script).map(([name, answers]) => [name, [...answers]]));
  }

  readonly documents: DocumentCalls = {
    createInvoice: async (...given) => this.#answer('createInvoice', given) as Document,
    get: async (...given) => this.#answer('get', given) as Document,
    getInvoice: async (...given) => this.#answer('getInvoice', given) as object,
    delete: async (...given) => this.#answer('delete', given),
    list: (...given) => this.#list(given),
  };

  async *#list(given: readonly unknown[]): AsyncGenerator<Document> {
    yield* this.#answer('list', given) as readonly Document[];
  }

  #answer(name: Call, given: readonly unknown[]): unknown {
    this.calls.push(name);
    this.arguments.push([...given]);
    const answers = this.#answers.get(name);
    if (answers === undefined) throw new Error(`no answer was prepared for ${name}`);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return answer;
  }
}
