/** Shapes of ZIP archives, and what is read of each. */
import { deflateRawSync } from 'node:zlib';
import { cms } from '../../support/cmsWriter.ts';
import { type BuiltEntry, checksum, extra, record, zipOf } from '../../support/zipBuilder.ts';

/** `name = content` for each file that is read, `name: reason` for each that is not, `name (junk)`. */
export type ShapeRow = readonly [
  shape: string,
  bytes: Uint8Array,
  files: readonly string[],
  container?: string,
];

const a: BuiltEntry = { name: 'a.xml', content: '<a/>' };
const b: BuiltEntry = { name: 'b.xml', content: '<b/>' };
const BOTH = ['a.xml = <a/>', 'b.xml = <b/>'];
const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');
const unicodePath = (name: string, raw: string): Buffer =>
  extra(0x7075, Buffer.concat([Buffer.of(1), record([4, checksum(bytes(raw))]), Buffer.from(name)]));
/** The signature of an end record, with plausible zeros. */
const FAKE_END = `PK\x05\x06${'\0'.repeat(18)}`;

export const rightShapes: readonly ShapeRow[] = [
  ['two files', zipOf([a, b]), BOTH],
  [
    'stored',
    zipOf([
      { ...a, method: 0 },
      { ...b, method: 0 },
    ]),
    BOTH,
  ],
  ['sizes behind the data', zipOf([{ ...a, descriptor: true }, b]), BOTH],
  ['an empty file', zipOf([{ name: 'a.xml', content: '' }]), ['a.xml = ']],
  ['an empty stored file', zipOf([{ name: 'a.xml', content: '', method: 0 }]), ['a.xml = ']],
  ['no file', zipOf([]), []],
  ['comments', zipOf([{ ...a, comment: 'c' }, b], { comment: 'archive' }), BOTH],
  [
    'extra fields',
    zipOf([{ ...a, extra: extra(0x5455, Buffer.alloc(5)), localExtra: extra(0x5455, Buffer.alloc(9)) }, b]),
    BOTH,
  ],
  ['long extra fields', zipOf([{ ...a, localExtra: extra(0x1234, Buffer.alloc(2_000)) }, b]), BOTH],
  ['the signature of an end record in the comment', zipOf([a, b], { comment: 'see PK\x05\x06 here' }), BOTH],
  ['an end record in the comment', zipOf([a, b], { comment: bytes(`x${FAKE_END}yz`) }), BOTH],
  ['an end record at the end of the comment', zipOf([a, b], { comment: bytes(FAKE_END) }), BOTH],
  ['the longest comment', zipOf([a, b], { comment: 'x'.repeat(65_535) }), BOTH],
  ['zip64 in the end records', zipOf([a, b], { zip64: true }), BOTH],
  ['zip64 in an entry', zipOf([{ ...a, zip64: true }, b]), BOTH],
  [
    'zip64 everywhere',
    zipOf(
      [
        { ...a, zip64: true },
        { ...b, zip64: true },
      ],
      { zip64: true },
    ),
    BOTH,
  ],
  [
    'a folder',
    zipOf([
      { name: 'f/', content: '', method: 0 },
      { ...a, name: 'f/a.xml' },
    ]),
    ['f/ (junk)', 'f/a.xml = <a/>'],
  ],
  ['bytes between the files', zipOf([a, { name: 'deleted.xml', unlisted: true }, b]), BOTH],
  ['the same name twice', zipOf([a, { ...a, content: '<c/>' }]), ['a.xml = <a/>', 'a.xml = <c/>']],
  ['a signature of the directory', zipOf([a, b], { gap: record([4, 0x05054b50], [2, 0]) }), BOTH],
];

export const names: readonly ShapeRow[] = [
  ['UTF-8', zipOf([{ ...a, name: 'fattura-è.xml' }]), ['fattura-è.xml = <a/>']],
  ['code page 437', zipOf([{ ...a, name: bytes('\x8a\x80\xff.xml'), flags: 0 }]), ['èÇ\u00a0.xml = <a/>']],
  ['UTF-8 without its flag', zipOf([{ ...a, name: 'è.xml', flags: 0 }]), ['├¿.xml = <a/>']],
  [
    'a name in UTF-8 beside it',
    zipOf([{ ...a, name: '?.xml', flags: 0, extra: unicodePath('è.xml', '?.xml') }]),
    ['è.xml = <a/>'],
  ],
  [
    'a name beside it that belongs to another',
    zipOf([{ ...a, name: '?.xml', flags: 0, extra: unicodePath('è.xml', 'b.xml') }]),
    ['?.xml = <a/>'],
  ],
  ['not UTF-8 with its flag', zipOf([{ ...a, name: bytes('\xe8.xml') }]), ['\ufffd.xml = <a/>']],
  ['folders of Windows', zipOf([{ ...a, name: 'XML\\a.xml' }]), ['XML/a.xml = <a/>']],
  [
    'outside',
    zipOf([
      { ...a, name: '../../a.xml' },
      { ...b, name: '/b.xml' },
    ]),
    ['../../a.xml = <a/>', '/b.xml = <b/>'],
  ],
  ['no name', zipOf([{ ...a, name: '' }]), [' = <a/>']],
  ['control characters', zipOf([{ ...a, name: 'a\u001b[2J\n.xml' }]), ['a\u001b[2J\n.xml = <a/>']],
];

export const junk: readonly ShapeRow[] = (
  [
    '__MACOSX/._a.xml',
    'f/__MACOSX/a.xml',
    '._a.xml',
    'f/._a.xml',
    '.DS_Store',
    'f/.DS_Store',
    'Thumbs.db',
    'thumbs.db',
    'desktop.ini',
    '~$fatture.xlsx',
    'f/g/',
  ] as const
).map((name) => [name, zipOf([a, { name }]), ['a.xml = <a/>', `${name} (junk)`]]);

export const flawed: readonly ShapeRow[] = [
  ['bytes before it', zipOf([a, b], { before: bytes('MZ stub') }), BOTH, 'leading'],
  ['counted bytes before it', zipOf([a, b], { before: bytes('MZ stub'), counted: true }), BOTH, 'leading'],
  ['bytes before it, zip64', zipOf([a, b], { before: bytes('MZ stub'), zip64: true }), BOTH, 'leading'],
  ['bytes after it', zipOf([a, b], { after: bytes('\r\n') }), BOTH, 'trailing'],
  ['the most bytes after it', zipOf([a, b], { after: Buffer.alloc(65_535) }), BOTH, 'trailing'],
  ['bytes around it', zipOf([a, b], { before: bytes('x'), after: bytes('y') }), BOTH, 'leading trailing'],
  ['an end record after it', zipOf([a, b], { after: bytes(`${FAKE_END}z`) }), BOTH, 'trailing'],
  ['a count that is too low', zipOf([a, b], { count: 1 }), BOTH, 'count'],
  ['a count that is too high', zipOf([a, b], { count: 7 }), BOTH, 'count'],
  ['a directory that states less', zipOf([a, b], { count: 1, directorySize: 51 }), BOTH, 'count'],
  ['a count of zip64 that lies', zipOf([a, b], { zip64: { count: 1n } }), BOTH, 'count'],
  ['a huge count of zip64', zipOf([a, b], { zip64: { count: 1n << 62n } }), BOTH, 'count'],
  ['a locator of zip64 that lies', zipOf([a, b], { zip64: { at: () => 0 } }), BOTH],
  ['bytes before the end record', zipOf([a, b], { gap: bytes('gap') }), BOTH],
  [
    'a part of the directory missing',
    zipOf([a, b], { directory: (all) => all.fill(0, 51) }),
    ['a.xml = <a/>'],
    'count directory',
  ],
];

export const damaged: readonly ShapeRow[] = [
  ['a wrong checksum', zipOf([{ ...a, crc: 1 }, b]), ['a.xml: checksum', 'b.xml = <b/>']],
  ['a size that is too low', zipOf([{ ...a, size: 3 }, b]), ['a.xml: size', 'b.xml = <b/>']],
  ['a size that is too high', zipOf([{ ...a, size: 5 }, b]), ['a.xml: size', 'b.xml = <b/>']],
  ['damaged data', zipOf([{ ...a, data: Buffer.of(0xff, 0xff, 0xff) }, b]), ['a.xml: data', 'b.xml = <b/>']],
  [
    'cut data',
    zipOf([{ ...a, data: deflateRawSync('<a/>').subarray(0, 3) }, b]),
    ['a.xml: data', 'b.xml = <b/>'],
  ],
  ['no local header', zipOf([{ ...a, localSignature: 'XX\x03\x04' }, b]), ['a.xml: header', 'b.xml = <b/>']],
  ['stored with two sizes', zipOf([{ ...a, method: 0, size: 3 }, b]), ['a.xml: size', 'b.xml = <b/>']],
  [
    'an offset behind the end',
    zipOf([{ ...a, offset: () => 1e9 }, b]),
    ['a.xml: outside', 'b.xml = <b/>'],
    'leading',
  ],
  [
    'an offset in the directory',
    zipOf([b, { ...a, offset: (real) => real + 60 }]),
    ['b.xml = <b/>', 'a.xml: outside'],
  ],
  ['zip64 without its field', zipOf([{ ...a, size: 0xffffffff }, b]), ['a.xml: header', 'b.xml = <b/>']],
  [
    'two entries with the same data',
    zipOf([a, { ...b, noLocal: true, offset: () => 0 }]),
    ['a.xml: overlap', 'b.xml: overlap'],
  ],
  [
    'an entry inside another',
    zipOf([
      { ...a, method: 0, content: zipOf([b]) },
      { ...b, noLocal: true, offset: () => 35 },
    ]),
    ['a.xml: overlap', 'b.xml: overlap'],
  ],
  ['data that reach into the next', zipOf([{ ...a, packed: 60 }, b]), ['a.xml: overlap', 'b.xml: overlap']],
  [
    'data that reach into the directory',
    zipOf([a, { ...b, packed: 40 }]),
    ['a.xml = <a/>', 'b.xml: overlap'],
  ],
];

export const refused: readonly ShapeRow[] = [
  ['bzip2', zipOf([{ ...a, method: 12 }, b]), ['a.xml: method', 'b.xml = <b/>']],
  ['encrypted', zipOf([{ ...a, flags: 1 }, b]), ['a.xml: encrypted', 'b.xml = <b/>']],
  ['AES', zipOf([{ ...a, flags: 1, method: 99 }, b]), ['a.xml: encrypted', 'b.xml = <b/>']],
  ['strong encryption', zipOf([{ ...a, flags: 0x41 }, b]), ['a.xml: encrypted', 'b.xml = <b/>']],
  [
    'a symbolic link',
    zipOf([{ ...a, content: '/etc/passwd', mode: 0o120777 }, b]),
    ['a.xml: special', 'b.xml = <b/>'],
  ],
  ['a device', zipOf([{ ...a, mode: 0o020666 }, b]), ['a.xml: special', 'b.xml = <b/>']],
  ['a plain Unix file', zipOf([{ ...a, mode: 0o100644 }, b]), BOTH],
  ['50 MB and a byte', zipOf([{ ...a, size: 50_000_001, packed: 4_000_000 }]), ['a.xml: large']],
  [
    'a ratio over 250',
    zipOf([{ ...a, content: Buffer.alloc(1_100_000) }, b]),
    ['a.xml: ratio', 'b.xml = <b/>'],
  ],
];

export const unlistable: readonly ShapeRow[] = [
  ['its beginning only', zipOf([a, b]).subarray(0, 60), [], 'structure'],
  ['without its last byte', zipOf([a, b]).subarray(0, -1), [], 'structure'],
  ['a directory elsewhere', zipOf([a, b], { directoryStart: 3, directorySize: 9 }), [], 'structure'],
  ['too many bytes after it', zipOf([a, b], { after: Buffer.alloc(65_536) }), [], 'structure'],
  ['a volume of several', zipOf([a, b], { disk: 1 }), [], 'volumes'],
  ['20,001 entries', zipOf(Array(20_001).fill({ name: 'a', content: '', method: 0 })), [], 'entries'],
];

/** Archives in others, and paths from the outermost. */
export const nested: readonly ShapeRow[] = [
  [
    'an archive',
    zipOf([{ name: 'f/b.zip', content: zipOf([a]) }, b]),
    ['f/b.zip!a.xml = <a/>', 'b.xml = <b/>'],
  ],
  ['four levels', within(3), ['1.zip!2.zip!3.zip!a.xml = <a/>']],
  ['five levels', within(4), ['1.zip!2.zip!3.zip!4.zip: nesting']],
  ['a damaged archive', zipOf([{ name: 'b.zip', content: 'PK\x03\x04' }, b]), ['b.xml = <b/>'], 'structure'],
  ['no archive', zipOf([{ name: 'b.zip', content: '<a/>' }]), ['b.zip = <a/>']],
  [
    'a signed archive in it',
    zipOf([{ name: 'b.zip.p7m', content: cms(zipOf([a])) }]),
    ['b.zip.p7m!a.xml = <a/>'],
  ],
  ['a signed archive', cms(zipOf([a])), ['a.xml = <a/>']],
];

function within(levels: number): Buffer {
  let archive = zipOf([a]);
  for (let level = levels; level > 0; level -= 1)
    archive = zipOf([{ name: `${level}.zip`, content: archive }]);
  return archive;
}
