/** Each class of known differences with an example: it must apply to the example, and to nothing similar. */
import { expect, it } from 'vitest';
import { invoice } from '../hostile/build.ts';
import { describeShared } from '../support/shared.ts';
import { compare } from './compare.ts';

const PLAIN = invoice({ date: '2024-02-29' });
const ATTACHED = (value: string): string =>
  PLAIN.replace(
    '</FatturaElettronicaBody>',
    `<Allegati><NomeAttachment>a</NomeAttachment><Attachment>${value}</Attachment></Allegati></FatturaElettronicaBody>`,
  );

const CASES: readonly (readonly [
  name: string,
  text: string | Uint8Array,
  outcome: readonly string[] | 'same',
])[] = [
  ['nothing odd', PLAIN, 'same'],
  ['a DTD', PLAIN.replace('?>', '?><!DOCTYPE p:FatturaElettronica []>'), ['dtd']],
  ['a DTD in a comment', PLAIN.replace('?>', '?><!-- <!DOCTYPE x> -->'), 'same'],
  ['a DTD and something wrong', PLAIN.replace('?>', '?><!DOCTYPE x>').replace('2024-02-29', 'x'), 'same'],
  ['blanks around a date', PLAIN.replace('2024-02-29', ' 2024-02-29\n'), ['date-blanks']],
  ['blanks as references around a date', PLAIN.replace('2024-02-29', '&#32;2024-02-29'), ['date-blanks']],
  ['a no-break space around a date', PLAIN.replace('2024-02-29', '\u00a02024-02-29'), 'same'],
  ['blanks within a date', PLAIN.replace('2024-02-29', '2024 -02-29'), 'same'],
  ['a year of seven figures', PLAIN.replace('2024-02-29', '9999999-12-31'), ['far-year']],
  ['a year of six figures', PLAIN.replace('2024-02-29', '999999-12-31'), 'same'],
  ['a namespace that is no URI', PLAIN.replace(' versione', ' xmlns:z="a b" versione'), ['namespace-uri']],
  ['a namespace that is one', PLAIN.replace(' versione', ' xmlns:z="urn:z" versione'), 'same'],
  ['base64 with a foreign character', ATTACHED('QU*JD'), ['base64-alphabet']],
  ['base64 that is short', ATTACHED('QU*J'), 'same'],
  ['a lying declaration', PLAIN.replace('"UTF-8"', '"UTF-16"'), ['lying-encoding']],
  ['an encoding that we do not read', PLAIN.replace('"UTF-8"', '"windows-1250"'), ['other-encoding']],
  ['an encoding that nobody reads', PLAIN.replace('"UTF-8"', '"x-unknown"'), 'same'],
  ['a declaration with no figure behind 1.', PLAIN.replace('"1.0"', '"1."'), 'same'],
  ['a declaration of version 1.x', PLAIN.replace('"1.0"', '"1.x"'), 'same'],
  [
    'blanks in xsi:type',
    PLAIN.replace(
      '<FatturaElettronicaHeader>',
      '<FatturaElettronicaHeader xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type=" p:FatturaElettronicaHeaderType ">',
    ),
    'same',
  ],
];

describeShared('the known differences', () => {
  it.each(CASES)('%s', (_, input, expected) => {
    const bytes = typeof input === 'string' ? new TextEncoder().encode(input) : input;
    expect(compare(bytes).outcome).toEqual(
      expected === 'same' ? { kind: 'same' } : { kind: 'known', classes: expected },
    );
  });
});
