/**
 * Named statements for PGlite, whose query function parses and plans each statement anew: half of the time of a short
 * one. Its messages are those of PostgreSQL's protocol (Message Formats, version 3), one in each call.
 */
import { nameOfStatement } from './statement.ts';

/** First bytes of messages. */
const PARSE = 0x50;
const BIND = 0x42;
const DESCRIBE = 0x44;
const STATEMENT = 0x53;
const CLOSE = 0x43;

/** Length of the first byte and the number after it. */
const HEAD = 5;

/** The statements that one connection has parsed, and the one in progress. */
export class NamedStatements {
  readonly #parsed = new Set<string>();
  #current = '';

  /**
   * Runs a message, under the name of its statement if it has one.
   * @param execute Sends a message to PostgreSQL and returns its answer
   */
  async run(message: Uint8Array, execute: (message: Uint8Array) => Promise<Uint8Array>): Promise<Uint8Array> {
    const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
    switch (bytes[0]) {
      case PARSE:
        return this.#parse(bytes, execute);
      case BIND:
        // PGlite binds only what was parsed without an error.
        this.#parsed.add(this.#current);
        // The name of the portal comes first.
        return execute(this.#renamed(bytes, bytes.indexOf(0, HEAD) + 1));
      case DESCRIBE:
        return execute(bytes[HEAD] === STATEMENT ? this.#renamed(bytes, HEAD + 1) : message);
      default:
        return execute(message);
    }
  }

  async #parse(bytes: Buffer, execute: (message: Uint8Array) => Promise<Uint8Array>): Promise<Uint8Array> {
    const name = bytes[HEAD] === 0 ? nameOfStatement(textAt(bytes, HEAD + 1)) : undefined;
    this.#current = name ?? '';
    if (name === undefined) return execute(bytes);
    if (this.#parsed.has(name)) return new Uint8Array();
    // The statement may have been parsed and not bound; closing what does not exist is not an error.
    await execute(closing(name));
    return execute(this.#renamed(bytes, HEAD));
  }

  /** The message with the current name instead of an empty one. */
  #renamed(bytes: Buffer, at: number): Uint8Array {
    if (this.#current === '' || bytes[at] !== 0) return bytes;
    return sized(Buffer.concat([bytes.subarray(0, at), Buffer.from(this.#current), bytes.subarray(at)]));
  }
}

const closing = (name: string): Uint8Array =>
  sized(Buffer.from([CLOSE, 0, 0, 0, 0, STATEMENT, ...Buffer.from(name), 0]));

/** Writes the length, which does not count the first byte. */
function sized(message: Buffer): Buffer {
  message.writeInt32BE(message.length - 1, 1);
  return message;
}

const textAt = (bytes: Buffer, at: number): string => bytes.toString('utf8', at, bytes.indexOf(0, at));
