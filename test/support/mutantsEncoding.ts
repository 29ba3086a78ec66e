/** Mutations of the bytes' encoding and of the XML declaration. */
import { splice } from './mutantsDocument.ts';
import type { Kinds, Scene } from './mutantsKind.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'iso-8859-1' | 'iso-8859-15' | 'windows-1252';

/** Differences between the one-byte encodings and "each byte is the character with its number". */
const DIFFERENCES: Readonly<Record<string, readonly (readonly [byte: number, characters: string])[]>> = {
  'iso-8859-1': [],
  'iso-8859-15': [
    [0xa4, '€'],
    [0xa6, 'Š'],
    [0xa8, 'š'],
    [0xb4, 'Ž'],
    [0xb8, 'ž'],
    [0xbc, 'ŒœŸ'],
  ],
  // Not from the platform: TextDecoder of Node 20 reads windows-1252 as if it were ISO-8859-1.
  'windows-1252': [
    [0x80, '€'],
    [0x82, '‚ƒ„…†‡ˆ‰Š‹Œ'],
    [0x8e, 'Ž'],
    [0x91, '‘’“”•–—˜™š›œ'],
    [0x9e, 'žŸ'],
  ],
};

const tables = new Map<Encoding, ReadonlyMap<string, number>>();

function table(encoding: Encoding): ReadonlyMap<string, number> {
  const kept = tables.get(encoding);
  if (kept !== undefined) return kept;
  const characters = Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte));
  for (const [byte, text] of DIFFERENCES[encoding] ?? []) characters.splice(byte, text.length, ...text);
  const found = new Map(characters.map((character, byte) => [character, byte]));
  tables.set(encoding, found);
  return found;
}

/** The text in an encoding; characters missing from it become references. */
export function encode(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'utf-16le' || encoding === 'utf-16be') {
    const bytes = Buffer.from(text, 'utf16le');
    return encoding === 'utf-16le' ? bytes : bytes.swap16();
  }
  const known = table(encoding);
  return Uint8Array.from(
    [...text].flatMap((character) => {
      const byte = known.get(character);
      return byte === undefined
        ? [...`&#${character.codePointAt(0) ?? 0};`].map((each) => each.charCodeAt(0))
        : [byte];
    }),
  );
}

const DECLARATION = /^<\?xml[^>]*\?>/;

function withDeclaration(text: string, declaration: string): string {
  return DECLARATION.test(text) ? text.replace(DECLARATION, () => declaration) : declaration + text;
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(parts);
}

/** Bytes that are not UTF-8, or barely are: overlong forms, surrogates, beyond U+10FFFF, U+FFFE; two are valid. */
const SEQUENCES: readonly [readonly number[], ...(readonly number[])[]] = [
  ...([[0x80], [0xc3], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xff], [0xfe]] as const),
  ...[
    [0xe2, 0x82],
    [0xf8, 0x88, 0x80, 0x80, 0x80],
    [0xe0, 0x80, 0xaf],
    [0xef, 0xbf, 0xbe],
  ],
  ...[
    [0xc3, 0xa8],
    [0xef, 0xbf, 0xbd],
  ],
];

const BOM = Uint8Array.of(0xef, 0xbb, 0xbf);

/** Characters of Italian invoices with different bytes in different encodings. */
function accented({ document, random }: Scene): string {
  const node = random.pick(
    document.leaves.filter(
      (each) =>
        ['Latin1', undefined].includes(each.type?.characters) && each.type?.base === 'normalizedString',
    ),
  );
  if (node === undefined || node.selfClosing) return document.text;
  return splice(
    document.text,
    node.openEnd,
    node.openEnd,
    random.pick(['è', 'Èàù', '°', '£', '€', '’', '\u0085', 'ÿ']),
  );
}

/** Valid and invalid contents of a declaration, one per line. */
const DECLARED = `version="1.0"
version='1.0' encoding='utf-8'
version="1.1"
version="1.0" standalone="yes"
version="1.0" standalone="no"
version="1.0" standalone="maybe"
version="2.0"
version="1.10"
version="1.9"
version="1."
version="1.0a"
version=1.0
version="1.0" encoding="UTF-8" standalone="yes"
version="1.0" standalone="yes" encoding="UTF-8"
encoding="UTF-8" version="1.0"
encoding="UTF-8"
version="1.0" encoding=""
version="1.0"encoding="UTF-8"
version="1.0" x="y"
version = "1.0"
version="1.0" version="1.0"
version="1.0" encoding="UTF-8"?`.split('\n');

/** Names of encodings, and text that looks like one; the bytes are UTF-8. */
const LABELS =
  `UTF-8 utf-8 UTF8 utf_8 utf-8-sig ASCII US-ASCII ISO-8859-1 ISO-8859-2 ISO-8859-9 ISO-8859-12 8859-1
  windows-1250 windows-1252 KOI8-R UTF-32 UTF-16 x-unknown -utf-8 EUC-JP macintosh`.split(/\s+/);

const ODD_DECLARATIONS = [
  ...([
    '',
    '<?xml?>',
    '<?xml ?>',
    '<?XML version="1.0"?>',
    '<?xml\nversion="1.0"\n?>',
    '<?xml version="1.0"? >',
  ] as const),
  ...[
    '<?xml version="1.0" encoding=" UTF-8"?>',
    '<?xml version="1.0" encoding="UTF-8 "?>',
    '<?xmlversion="1.0"?>',
  ],
] as const;

export const encodings: Kinds = {
  declaration(scene) {
    const { random } = scene;
    return withDeclaration(
      scene.document.text,
      random.pick([
        () => `<?xml ${random.pick(DECLARED)}?>`,
        () => `<?xml version="1.0" encoding="${random.pick(LABELS)}"?>`,
        () => random.pick(ODD_DECLARATIONS),
      ])(),
    );
  },
  bomUtf8(scene) {
    return joined(BOM, encode(accented(scene), 'utf-8'));
  },
  bomTwice(scene) {
    return joined(BOM, BOM, encode(scene.document.text, 'utf-8'));
  },
  utf16(scene) {
    const { random } = scene;
    const little = random.chance(0.5);
    const label = random.pick(['UTF-16', 'UTF-16', 'utf-16', little ? 'UTF-16LE' : 'UTF-16BE']);
    const text = random.chance(0.15)
      ? accented(scene).replace(DECLARATION, '')
      : withDeclaration(accented(scene), `<?xml version="1.0" encoding="${label}"?>`);
    const bytes = encode(random.chance(0.85) ? `\ufeff${text}` : text, little ? 'utf-16le' : 'utf-16be');
    return random.chance(0.1) ? bytes.subarray(0, bytes.length - 1) : bytes;
  },
  loneSurrogate(scene) {
    const node = scene.random.pick(scene.document.leaves);
    if (node === undefined) return undefined;
    const text = withDeclaration(
      splice(
        scene.document.text,
        node.openEnd,
        node.openEnd,
        scene.random.pick(['\ud83d', '\ude00', '\ude00\ud83d']),
      ),
      '<?xml version="1.0" encoding="UTF-16"?>',
    );
    // The declaration in front could have moved the place, which does not matter.
    return encode(`\ufeff${text}`, 'utf-16le');
  },
  oneByte(scene) {
    const encoding = scene.random.pick(['iso-8859-1', 'iso-8859-15', 'windows-1252'] as const);
    const label = scene.random.pick([encoding, encoding.toUpperCase(), encoding, 'latin1', 'ISO-8859-1']);
    return encode(withDeclaration(accented(scene), `<?xml version="1.0" encoding="${label}"?>`), encoding);
  },
  /** Bytes in one encoding, declared as another. */
  lyingDeclaration(scene) {
    const { random } = scene;
    const label = random.pick([
      'UTF-8',
      'UTF-16',
      'ISO-8859-1',
      'ISO-8859-15',
      'windows-1252',
      'UTF-16BE',
      'US-ASCII',
    ]);
    const encoding = random.pick(['utf-8', 'utf-8', 'iso-8859-1', 'windows-1252', 'utf-16le'] as const);
    return encode(withDeclaration(accented(scene), `<?xml version="1.0" encoding="${label}"?>`), encoding);
  },
  bomAgainstDeclaration(scene) {
    const label = scene.random.pick(['ISO-8859-1', 'UTF-16', 'windows-1252', 'UTF-16LE']);
    return joined(
      BOM,
      encode(withDeclaration(accented(scene), `<?xml version="1.0" encoding="${label}"?>`), 'utf-8'),
    );
  },
  utf32(scene) {
    const text = withDeclaration(scene.document.text, '<?xml version="1.0" encoding="UTF-32"?>');
    const units = [...`\ufeff${text}`].map((each) => each.codePointAt(0) ?? 0);
    const bytes = Buffer.alloc(4 * units.length);
    const little = scene.random.chance(0.5);
    for (const [i, unit] of units.entries()) {
      if (little) bytes.writeUInt32LE(unit, 4 * i);
      else bytes.writeUInt32BE(unit, 4 * i);
    }
    return bytes;
  },
  badUtf8(scene) {
    const bytes = [...encode(scene.document.text, 'utf-8')];
    const node = scene.random.pick(scene.document.leaves);
    const at = node === undefined ? 60 : Buffer.byteLength(scene.document.text.slice(0, node.openEnd));
    const sequence = scene.random.pick(SEQUENCES);
    bytes.splice(at, 0, ...sequence);
    return Uint8Array.from(bytes);
  },
};
