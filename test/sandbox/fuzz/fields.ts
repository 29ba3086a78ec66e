/** The fields of a request's JSON body. */
import fc from 'fast-check';
import type { Shot } from './shot.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Left unchanged by a second defect: serialization would exceed the stack. */
const DEEP = /\[{50}|(?:\{"a":){50}/;

const fieldsOf = ({ body }: Shot): Fields => {
  const text = body?.toString() ?? '';
  if (DEEP.test(text)) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
  } catch {
    return {};
  }
};

export const withField = (shot: Shot, name: string, json: string): Shot => {
  const rest = Object.entries(fieldsOf(shot)).filter(([other]) => other !== name);
  const members = [
    ...rest.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`),
    `${JSON.stringify(name)}:${json}`,
  ];
  return { ...shot, body: Buffer.from(`{${members.join(',')}}`) };
};

/** Names of its fields. */
export const names = (shot: Shot): readonly string[] => Object.keys(fieldsOf(shot));

/** One of these bodies instead of the original. */
export const bodies = (shot: Shot, ...all: readonly (string | Uint8Array)[]): fc.Arbitrary<Shot> =>
  fc.constantFrom(...all).map((body) => ({ ...shot, body: Buffer.from(body as string) }));

export const deep = (open: string, close: string, depth: number): string =>
  open.repeat(depth) + close.repeat(depth);
