/** The named types of a schema. */
import { expect, it } from 'vitest';
import { messageGrammars } from '../../src/messages/grammar/messageGrammars.ts';
import { ordinary, simplified } from '../../src/model/formats.ts';
import type { RootGrammar } from '../../src/model/grammar.ts';
import { retiredFormat } from '../../src/model/retired/retiredFormat.ts';
import { namedTypes } from '../../src/xml/read/namedTypes.ts';

/** A schema, some of its types, and names of types that it does not have. */
const SCHEMAS: readonly (readonly [
  string,
  readonly RootGrammar[],
  blocks: string,
  simple: string,
  none: string,
])[] = [
  [
    'ordinary',
    [ordinary],
    'FatturaElettronicaType AllegatiType',
    'CAPType String10Type',
    'NomeFile_Type CAP',
  ],
  ['simplified', [simplified], 'FatturaElettronicaType AllegatiType', 'CAPType', 'DettaglioLineeType'],
  ['1.0', [retiredFormat('SDI10')], 'FatturaElettronicaType', 'CAPType', 'constructor'],
  // `Versione_Type` is the type of attributes alone; the root of RC is the first of nine.
  ['messages', messageGrammars.pa, 'RicevutaConsegna_Type Errore_Type', 'Versione_Type', 'CAPType'],
];

it.each(SCHEMAS)('%s', (_, family, blocks, simple, none) => {
  const [first] = family;
  if (first === undefined) throw new Error('no grammar');
  // An object of its own, which no other test has asked about.
  const own = { ...first };
  const types = namedTypes(own, family);
  const kinds = (names: string) => names.split(' ').map((name) => types.get(name)?.kind);
  expect(new Set(kinds(blocks))).toEqual(new Set(['block']));
  expect(new Set(kinds(simple))).toEqual(new Set(['simple']));
  expect(new Set(kinds(none))).toEqual(new Set([undefined]));
  expect(namedTypes(own, family)).toBe(types);
});
