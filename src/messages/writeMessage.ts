/** Writes a message as XML, by the same grammar as it is read. */
import { errorClass, FatturaError } from '../model/fatturaError.ts';
import { given } from '../model/given.ts';
import { type Attribute, type Block, elementsOf } from '../model/grammar.ts';
import { escapeAttribute, escapeText } from '../xml/write.ts';
import type { Message } from './generated/messages.ts';
import { messageGrammars } from './grammar/messageGrammars.ts';
import { readMessage } from './readMessage.ts';

/** The message cannot be written: it would not be valid, apart from its signature. */
export class MessageWriteError extends FatturaError {
  static override readonly [errorClass]: string = 'MessageWriteError';
  declare readonly code: 'message_write';
  /** The differences from the schema: `id path`. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super('message_write', `the message is not valid: ${problems.slice(0, 5).join(', ')}`);
    this.problems = problems;
  }
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Writes a message as XML in UTF-8, without a signature, which `signXades` of `fattura/envelope` adds.
 * @throws MessageWriteError for a message that would not be valid against the schema
 *
 * @example
 * ```ts
 * import { outcomeMessage, writeMessage } from 'fattura/messages';
 *
 * const message = outcomeMessage({ sdiId: '10000000042', outcome: 'EC01' });
 * console.log(writeMessage({ kind: 'EC', flow: 'pa', message }).split('\n')[2]); // prints:   <IdentificativoSdI>10000000042</IdentificativoSdI>
 * ```
 */
export function writeMessage(written: Message): string {
  given('written', written, 'object');
  const { kind, flow, message } = written;
  const grammar = messageGrammars[flow]?.find((one) => one.kind === kind);
  if (grammar === undefined) throw new TypeError(`written: no message ${kind} of the flow ${flow}`);
  given('written.message', message, 'object');
  const { root, namespace, block } = grammar;
  const fields: Fields = { ...message };
  const name = `types:${root}`;
  const open = `<${name} xmlns:types="${namespace}"${attributesOf(block, fields)}>`;
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n${open}${contentOf(block, fields, '\n  ')}\n</${name}>\n`;
  refuseFlaws(text, fields, block);
  return text;
}

function contentOf(block: Block, fields: Fields, newline: string): string {
  return elementsOf(block)
    .flatMap(({ name, json, type }) => {
      const value = fields[json];
      const values = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
      return values.map((one: unknown) => {
        if (type.kind === 'simple') return `${newline}<${name}>${escapeText(String(one))}</${name}>`;
        const inner: Fields = typeof one === 'object' && one !== null ? (one as Fields) : {};
        const children = contentOf(type, inner, `${newline}  `);
        return `${newline}<${name}${attributesOf(type, inner)}>${children}${newline}</${name}>`;
      });
    })
    .join('');
}

function attributesOf({ attributes = [] }: Block, fields: Fields): string {
  const one = ({ name, json, required }: Attribute): string => {
    const value = fields[json] ?? (required ? '1.0' : undefined);
    return value === undefined ? '' : ` ${name}="${escapeAttribute(String(value))}"`;
  };
  return attributes.map(one).join('');
}

/** Reads the text again: nothing invalid is written, and no key is left out. */
function refuseFlaws(text: string, fields: Fields, block: Block): void {
  const result = readMessage(text);
  const found = result.ok ? result.deviations : result.problems;
  const unknown = Object.keys(fields).filter(
    (key) =>
      key !== 'namespace' &&
      ![...elementsOf(block), ...(block.attributes ?? [])].some(({ json }) => json === key),
  );
  const flaws = [
    ...found
      .filter(
        ({ id, params }) => id !== 'element.missing' || !('name' in params) || params.name !== 'Signature',
      )
      .map(({ id, path }) => `${id} ${path}`.trim()),
    ...unknown.map((key) => `element.unknown /${key}`),
  ];
  if (flaws.length > 0) throw new MessageWriteError(flaws);
}
