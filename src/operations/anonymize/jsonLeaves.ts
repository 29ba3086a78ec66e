/** The values of a JSON text, keys written twice included: no copy of a value may be passed over. */
import type { Format } from '../../model/grammar.ts';
import { pointerSegment } from '../../validate/json/jsonPointer.ts';
import type { Kept } from './keep.ts';
import { type Leaf, type Step, Strangers, stepTo, type Walked } from './leaf.ts';

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

const INTEGER = /^-?[0-9]+$/;

interface Frame {
  readonly isArray: boolean;
  /** Of the object, or of the items of the array. */
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
  for (const match of text.matchAll(TOKEN)) {
    const [token] = match;
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
        else leaves.push(...leafOf(token, match.index, frame, root, walked));
    }
  }
  return leaves;
}

/** Where the value that comes next belongs. */
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
