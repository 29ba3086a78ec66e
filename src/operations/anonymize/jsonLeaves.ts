/** The values of a JSON text, keys written twice included: no copy of a value may be passed over. */
import type { Format } from '../../model/grammar.ts';
import { pointerSegment } from '../../model/jsonPointer.ts';
import type { Kept } from './keep.ts';
import { type Leaf, type Step, Strangers, stepTo, type Walked } from './leaf.ts';

/** A token outside strings, at most 1,000 characters at once: over 17 MB, the engine's stack would overflow. */
const TOKEN = /[{}[\],:"]|[^\s{}[\],:"]{1,1000}/g;

const INTEGER = /^-?[0-9]{1,1000}$/;

interface Frame {
  readonly isArray: boolean;
  /** The schema node of the object, or of the items of the array. */
  readonly step: Step;
  readonly path: string;
  readonly values: Map<string, string>;
  key: string | null;
  index: number;
}

/** @param text JSON that `JSON.parse` takes. */
export function jsonLeaves(text: string, format: Format, kept: Kept): readonly Leaf[] {
  const root: Step = { block: format.block, type: undefined, number: '', kind: 'unknown', isKept: false };
  const leaves: Leaf[] = [];
  const frames: Frame[] = [];
  const walked: Walked = { kept, strangers: new Strangers() };
  for (const { token, offset } of tokensOf(text)) {
    const frame = frames.at(-1);
    switch (token) {
      case '{':
      case '[': {
        const { step, path } = next(frame, root, walked);
        frames.push({ isArray: token === '[', step, path, values: new Map(), key: null, index: 0 });
        break;
      }
      case '}':
      case ']':
        frames.pop();
        break;
      case ',':
        if (frame !== undefined) {
          frame.key = null;
          frame.index += 1;
        }
        break;
      case ':':
        break;
      default:
        if (frame !== undefined && !frame.isArray && frame.key === null)
          frame.key = String(JSON.parse(token));
        else leaves.push(...leafOf(token, offset, frame, root, walked));
    }
  }
  return leaves;
}

interface Token {
  readonly token: string;
  readonly offset: number;
}

function* tokensOf(text: string): Generator<Token> {
  const pattern = new RegExp(TOKEN);
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const offset = match.index;
    const end = match[0] === '"' ? endOfText(text, offset) : pattern.lastIndex;
    yield { token: text.slice(offset, end), offset };
    pattern.lastIndex = end;
  }
}

/** Behind the closing quote. */
function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end + 1;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text[at - backslashes - 1] === '\\') backslashes += 1;
  return backslashes % 2 === 1;
}

/** Returns the place of the next value. */
function next(
  frame: Frame | undefined,
  root: Step,
  walked: Walked,
): { readonly step: Step; readonly path: string } {
  if (frame === undefined) return { step: root, path: '' };
  if (frame.isArray) return { step: frame.step, path: `${frame.path}/${frame.index}` };
  const key = frame.key ?? '';
  return { step: stepTo(frame.step, key, walked), path: `${frame.path}/${pointerSegment(key)}` };
}

function leafOf(
  token: string,
  offset: number,
  frame: Frame | undefined,
  root: Step,
  walked: Walked,
): readonly Leaf[] {
  const isText = token.startsWith('"');
  if (!isText && !INTEGER.test(token)) return [];
  const whole = isText ? String(JSON.parse(token)) : token;
  const value = whole.trim();
  if (frame?.key !== null && frame !== undefined) frame.values.set(frame.key, value);
  if (value === '') return [];
  const { step, path } = next(frame, root, walked);
  const { kind, isKept, type } = step;
  const start = whole.indexOf(value);
  const written = (made: string): string => {
    const all = whole.slice(0, start) + made + whole.slice(start + value.length);
    // A number stays one.
    return isText ? JSON.stringify(all) : all.replace(/[^0-9-]/g, '1');
  };
  return [
    {
      kind,
      isKept,
      value,
      path: () => path,
      type,
      beside: (json) => frame?.values.get(json),
      write: (made) => [{ offset, end: offset + token.length, text: written(made) }],
    },
  ];
}
