/** The signature of a root element, and its signing time, as written. */
import { expect, it } from 'vitest';
import { signatureText } from '../../src/xml/read/signatureText.ts';
import { parseTree } from '../../src/xml/tree.ts';

const NS = 'xmlns:ds="http://www.w3.org/2000/09/xmldsig#"';
const signed = (content: string): string => `<ds:Signature ${NS}>${content}</ds:Signature>`;
const time = (content: string): string =>
  `<ds:Object><q:QualifyingProperties xmlns:q="urn:q"><q:SigningTime>${content}</q:SigningTime></q:QualifyingProperties></ds:Object>`;

const inRoot = (content: string): string => `<a><b/>${content}</a>`;
const of = (text: string) => signatureText(parseTree(text, { maxDepth: 20, maxElements: 100 }).root, text);

it.each<[string, string, ReturnType<typeof of>]>([
  ['none', '', null],
  ['of another namespace', '<Signature/>', null],
  ['another element of the namespace', `<ds:Object ${NS}/>`, null],
  ['inside another element', `<c>${signed('')}</c>`, null],
  ['without a time', signed('<ds:SignedInfo/>'), { source: signed('<ds:SignedInfo/>'), signingTime: null }],
  ['with an empty time', signed(time('')), { source: signed(time('')), signingTime: null }],
  ['with a blank time', signed(time(' \n ')), { source: signed(time(' \n ')), signingTime: null }],
  [
    'with a time',
    signed(`<ds:KeyInfo><ds:KeyName>x</ds:KeyName></ds:KeyInfo>${time(' 2025-03-01T10:00:00Z\n')}`),
    {
      source: signed(`<ds:KeyInfo><ds:KeyName>x</ds:KeyName></ds:KeyInfo>${time(' 2025-03-01T10:00:00Z\n')}`),
      signingTime: '2025-03-01T10:00:00Z',
    },
  ],
  [
    'the first of two times',
    signed(time('1') + time('2')),
    { source: signed(time('1') + time('2')), signingTime: '1' },
  ],
])('%s', (_, content, expected) => {
  expect(of(inRoot(content))).toEqual(expected);
});

it('has no source if the text ends inside it, and none without a root', () => {
  expect(of(`<a><ds:Signature ${NS}>${time('1')}`)).toEqual({ source: null, signingTime: '1' });
  expect(signatureText(null, '')).toBeNull();
});
