/** Mutations that damage well-formedness, and DTDs. */
import { splice, withAttribute } from './mutantsDocument.ts';
import { encode } from './mutantsEncoding.ts';
import { anyElement, anyGap, anyPlainLeaf, type Kinds, type Scene } from './mutantsKind.ts';

function anywhere({ document, random }: Scene): number {
  return random.below(document.text.length);
}

/** A random position of this character. */
function placeOf({ document, random }: Scene, character: string): number | undefined {
  const found = document.text.indexOf(character, random.below(document.text.length));
  return found < 0 ? undefined : found;
}

function insertInText(scene: Scene, by: string): string | undefined {
  const node = anyPlainLeaf(scene);
  if (node === undefined) return undefined;
  const at = node.openEnd + scene.random.below(node.closeStart - node.openEnd + 1);
  return splice(scene.document.text, at, at, by);
}

export const damage: Kinds = {
  truncated(scene) {
    const bytes = encode(scene.document.text, 'utf-8');
    return bytes.subarray(0, scene.random.below(bytes.length));
  },
  byteFlipped(scene) {
    const bytes = encode(scene.document.text, 'utf-8').slice();
    const at = scene.random.below(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << scene.random.below(8));
    return bytes;
  },
  byteReplaced(scene) {
    const bytes = encode(scene.document.text, 'utf-8').slice();
    bytes[scene.random.below(bytes.length)] = scene.random.pick([
      0, 1, 9, 10, 13, 32, 0x22, 0x26, 0x2f, 0x3c, 0x3e, 0x7f, 0x80, 0xff,
    ]);
    return bytes;
  },
  rangeDeleted(scene) {
    const at = anywhere(scene);
    return splice(scene.document.text, at, at + 1 + scene.random.below(scene.random.pick([2, 30, 300])), '');
  },
  rangeDoubled(scene) {
    const at = anywhere(scene);
    return splice(
      scene.document.text,
      at,
      at,
      scene.document.text.slice(at, at + 1 + scene.random.below(100)),
    );
  },
  bracketDeleted(scene) {
    const at = placeOf(scene, scene.random.pick(['<', '>', '/', '"', '=', '?']));
    return at === undefined ? undefined : splice(scene.document.text, at, at + 1, '');
  },
  bracketInserted(scene) {
    const at = anywhere(scene);
    return splice(
      scene.document.text,
      at,
      at,
      scene.random.pick([
        '<',
        '>',
        '"',
        "'",
        '&',
        '/',
        '=',
        '!',
        '</',
        '<!',
        '<?',
        '/>',
        ']]>',
        '-->',
        '<!--',
        '<![CDATA[',
      ]),
    );
  },
  duplicatedAttribute(scene) {
    return withAttribute(
      scene.document,
      scene.document.root,
      scene.random.pick(['versione="FPR12"', 'xmlns:p="urn:p"', 'a="1" a="1"', 'versione']),
    );
  },
  oddAttributes(scene) {
    return withAttribute(
      scene.document,
      scene.document.root,
      scene.random.pick([
        ...([
          'SistemaEmittente="a<b"',
          'SistemaEmittente="a>b"',
          'SistemaEmittente=a',
          'SistemaEmittente="&x;"',
        ] as const),
        ...[
          "SistemaEmittente='a\"b'",
          'SistemaEmittente="a\'b"',
          'SistemaEmittente="a"xmlns:k="urn:k"',
          'SistemaEmittente',
        ],
        ...['1a="x"', '-a="x"', 'a:="x"', ':a="x"', 'a&="x"', 'SistemaEmittente="a" "b"', '=""', 'è="x"'],
      ]),
    );
  },
  mismatchedTags(scene) {
    const [node, other] = [anyElement(scene), anyElement(scene)];
    if (node === undefined || other === undefined || node.selfClosing) return undefined;
    const name = scene.random.pick([other.name, node.name.toLowerCase(), `${node.name}x`, '']);
    return splice(scene.document.text, node.closeStart, node.end, `</${name}>`);
  },
  crossedTags(scene) {
    const node = scene.random.pick(
      scene.document.nodes.filter((each) => each.children.length > 0 && each.parent),
    );
    const child = node?.children.at(-1);
    if (node === undefined || child === undefined || child.selfClosing) return undefined;
    return splice(scene.document.text, child.closeStart, node.end, `</${node.name}></${child.name}>`);
  },
  oddComment(scene) {
    const at = anyGap(scene);
    return splice(
      scene.document.text,
      at,
      at,
      scene.random.pick([
        '<!-- a -- b -->',
        '<!-- a --->',
        '<!--->',
        '<!-->',
        '<! -- a -->',
        '<!-- a',
        '<!----->',
        '<!---- -->',
        '<!--\u0001-->',
      ]),
    );
  },
  oddInstruction(scene) {
    const at = anyGap(scene);
    return splice(
      scene.document.text,
      at,
      at,
      scene.random.pick([
        '<?xml?>',
        '<?Xml a?>',
        '<? a?>',
        '<?a',
        '<?1a?>',
        '<?a:b?>',
        '<?a?b?>',
        '<?a ??>',
        '<?a>',
        '<?a\u0001?>',
        '<?xml-x y?>',
        '<??>',
      ]),
    );
  },
  endOfCdataInText(scene) {
    return insertInText(
      scene,
      scene.random.pick([
        ']]>',
        ']]&gt;',
        ']>',
        ']]',
        ']]]>',
        '<![CDATA[]]]]><![CDATA[>]]>',
        '<![CDATA[a]]b]]>',
        '<![CDATA[',
        '<![cdata[x]]>',
        '<![CDATA [x]]>',
        '<![CDATA[\u0001]]>',
      ]),
    );
  },
  controlCharacter(scene) {
    const code = scene.random.pick([0, 1, 2, 8, 0xb, 0xc, 0xe, 0x1b, 0x1f, 0x7f, 0xfffe, 0xffff, 0x85, 0x9f]);
    if (scene.random.chance(0.5)) return insertInText(scene, String.fromCharCode(code));
    const at = anyGap(scene);
    return splice(scene.document.text, at, at, String.fromCharCode(code));
  },
  bareAmpersand(scene) {
    return insertInText(
      scene,
      scene.random.pick(['&', '& ', '&&', '&amp', '&a', '&a b;', '&1;', '&amp;amp;', '&-;', '&è;']),
    );
  },
  behindRoot(scene) {
    const by = scene.random.pick([
      'x',
      '<x/>',
      '&amp;',
      '<!-- -->',
      '\u0000',
      '\u001a',
      '</x>',
      '&#32;',
      '<?x?>',
      scene.document.text.slice(scene.document.root.start),
      '<',
      '\ufeff',
    ]);
    return scene.document.text + by;
  },
  beforeDeclaration(scene) {
    return (
      scene.random.pick([' ', '\n', '<!-- -->', '\ufeff ', 'x', '\u0000', '<?x?>']) + scene.document.text
    );
  },
  doctype(scene) {
    const { text, root } = scene.document;
    const by = scene.random.pick([
      `<!DOCTYPE ${root.name}>`,
      `<!DOCTYPE ${root.name} []>`,
      `<!DOCTYPE ${root.name} [<!ENTITY e "x">]>`,
      `<!DOCTYPE ${root.name} SYSTEM "x.dtd">`,
      `<!DOCTYPE ${root.name} [<!ENTITY e SYSTEM "file:///etc/passwd">]>`,
      `<!DOCTYPE ${root.name} [<!ATTLIST ${root.name} SistemaEmittente CDATA "x">]>`,
      '<!DOCTYPE>',
      '<!doctype x>',
    ]);
    const used = scene.random.chance(0.4) ? insertInText(scene, '&e;') : text;
    return used && splice(used, root.start, root.start, by);
  },
  doctypeElsewhere(scene) {
    const at = scene.random.pick([anyGap(scene), scene.document.root.end, 0]);
    return splice(
      scene.document.text,
      at,
      at,
      scene.random.pick(['<!DOCTYPE x>', '<!-- <!DOCTYPE x> -->', '<!ELEMENT x ANY>', '<!ENTITY e "x">']),
    );
  },
};
