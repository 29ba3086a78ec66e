/** Facts in little memory: a run keeps those of all files. */
import type { FlowFile, FlowParty } from '../../messages/index.ts';

/** A copy without the text that its values were cut from: a short value would keep the whole file in memory. */
export function detached<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

/** Equal values once: most invoices are from or to the same parties. */
export class Shared {
  readonly #parties = new Map<string, FlowParty>();
  readonly #texts = new Map<string, string>();

  of(file: FlowFile): FlowFile {
    if (file.kind === 'invoice') {
      const { seller, buyer, documents } = file;
      return {
        ...file,
        seller: this.#party(seller),
        buyer: this.#party(buyer),
        documents: documents.map((one) => ({ ...one, date: this.#text(one.date) })),
      };
    }
    return file;
  }

  #party(party: FlowParty): FlowParty {
    const key = JSON.stringify(party);
    const known = this.#parties.get(key);
    if (known === undefined) this.#parties.set(key, party);
    return known ?? party;
  }

  #text(text: string): string {
    const known = this.#texts.get(text);
    if (known === undefined) this.#texts.set(text, text);
    return known ?? text;
  }
}
