/** Shapes of mails, with what is read from them. */
import { base64, latin1, mail, multipart, type PartBrief, utf8 } from '../../support/mailWriter.ts';

const file = (brief: PartBrief): PartBrief => ({ name: 'a.xml', ...brief });

/** A part, and its content as a string, or the reason for none. */
export type PartRow = readonly [shape: string, part: PartBrief, expected: string];

export const encodings: readonly PartRow[] = [
  ['none', file({ body: '<a/>' }), '"<a/>"'],
  ['7bit', file({ encoding: '7bit', body: '<a>\r\n</a>' }), '"<a>\\r\\n</a>"'],
  ['8bit', file({ encoding: '8bit', body: '<a>\xe8</a>' }), '"<a>\xe8</a>"'],
  ['binary, with a zero', file({ encoding: 'BINARY', body: 'a\0b' }), '"a\\u0000b"'],
  ['base64', file({ encoding: 'base64', body: base64('<a/>') }), '"<a/>"'],
  ['base64 in lines', file({ encoding: 'Base64', body: 'PGE+\r\nPC9h\r\nPg==\r\n' }), '"<a></a>"'],
  ['base64 of nothing', file({ encoding: 'base64', body: '' }), '""'],
  ['quoted-printable', file({ encoding: 'quoted-printable', body: '=3Ca=3d"=E8"/>' }), '"<a=\\"\xe8\\"/>"'],
  ['a soft line break', file({ encoding: 'quoted-printable', body: 'a=\r\nb= \t\r\nc=\nd' }), '"abcd"'],
  [
    'blanks before a line break',
    file({ encoding: 'quoted-printable', body: 'a \t\r\nb=20\r\nc ' }),
    '"a\\r\\nb \\r\\nc"',
  ],
  [
    'no code after =',
    file({ encoding: 'quoted-printable', body: '<a b="1">=ZZ=' + '\r\n</a>' }),
    '"<a b=\\"1\\">=ZZ</a>"',
  ],
  ['with a comment', file({ encoding: '7bit (as sent)', body: 'x' }), '"x"'],
  ['unknown', file({ encoding: 'x-uuencode', body: 'begin' }), 'encoding'],
];

const whole = base64('<a>12345</a>');

export const damagedParts: readonly PartRow[] = [
  ['base64, cut in a group', file({ encoding: 'base64', body: whole.slice(0, 6) }), 'base64'],
  ['base64, one digit', file({ encoding: 'base64', body: 'P' }), 'base64'],
  ['base64 without its padding', file({ encoding: 'base64', body: 'PGEvPg' }), 'base64'],
  ['base64 with too much padding', file({ encoding: 'base64', body: 'PGE+==' }), 'base64'],
  ['base64 with other characters', file({ encoding: 'base64', body: `${whole}\r\n-- \r\nlist` }), 'base64'],
  ['base64 with data after its padding', file({ encoding: 'base64', body: 'PGEvPg==PGEvPg==' }), 'base64'],
  [
    'quoted-printable, cut in a line',
    file({ encoding: 'quoted-printable', body: '<a>=' }),
    'quoted-printable',
  ],
  ['a multipart without a boundary', file({ type: 'multipart/mixed', body: 'x' }), 'boundary'],
];

/** A mail, its parts, and its flaws. */
export type CutRow = readonly [
  shape: string,
  bytes: Uint8Array,
  parts: readonly string[],
  flaws: readonly string[],
];

const inner = (ended: boolean): string =>
  multipart({ boundary: 'in', ended, parts: [file({ body: '<a/>' })] });

export const cutMails: readonly CutRow[] = [
  [
    'the end is missing',
    mail({ ended: false, parts: [file({ body: 'x' }), file({ body: 'y' })] }),
    ['a.xml "x"', 'a.xml boundary'],
    ['open'],
  ],
  [
    'the inner end is missing',
    mail({ parts: [inner(false), file({ body: 'y' })] }),
    ['a.xml boundary', 'a.xml "y"'],
    ['open'],
  ],
  ['the outer end is missing', mail({ ended: false, parts: [inner(true)] }), ['a.xml "<a/>"'], ['open']],
  [
    'cut within a boundary',
    mail({ boundary: '=_12', parts: [file({ body: 'x' })] }).slice(0, -5),
    ['a.xml boundary'],
    ['open'],
  ],
  ['cut between the dashes', mail({ parts: [file({ body: 'x' })] }).slice(0, -4), ['a.xml "x"'], ['open']],
  [
    'cut in a header',
    latin1('From: a@example.com\r\nContent-Type: multipart/mixed; bound'),
    ['- boundary'],
    [],
  ],
  [
    'base64 cut at a group, without an end',
    mail({ ended: false, parts: [file({ encoding: 'base64', body: 'PGE+' })] }),
    ['a.xml boundary'],
    ['open'],
  ],
];

const message = multipart({
  header: ['From: b@example.com', 'Subject: inner'],
  boundary: 'in',
  parts: [file({ body: 'x' })],
});
const rfc822 = { type: 'message/rfc822', name: 'postacert.eml' };
export const deep = (levels: number): string =>
  levels === 0
    ? 'Content-Type: text/plain\r\n\r\nx'
    : multipart({ boundary: `b${levels}`, parts: [deep(levels - 1)] });

/** A mail, its parts, and the subjects of the mails in it. */
export type StructureRow = readonly [
  shape: string,
  bytes: Uint8Array,
  parts: readonly string[],
  subjects: readonly string[],
];

export const structures: readonly StructureRow[] = [
  [
    'a mail of one part',
    latin1('From: a\r\nContent-Type: application/xml; name=a.xml\r\n\r\n<a/>'),
    ['a.xml "<a/>"'],
    [''],
  ],
  ['no body', latin1('\r\n\r\nSubject: x'), ['- ""'], ['x']],
  ['nothing', latin1(''), ['- ""'], ['']],
  [
    'leading blanks and a byte order mark',
    latin1(`\xef\xbb\xbf\r\n${multipart({ parts: [file({ body: 'x' })] })}`),
    ['a.xml "x"'],
    [''],
  ],
  [
    'lines ending in LF',
    mail({ newline: '\n', parts: [file({ body: 'a\nb' }), file({ body: '' })] }),
    ['a.xml "a\\nb"', 'a.xml ""'],
    [''],
  ],
  [
    'preamble and epilogue',
    latin1('Content-Type: multipart/mixed; boundary=b\n\nskip\n--b\nX: y\n\nx\n--b--\nskip\n--b\n'),
    ['- "x"'],
    [''],
  ],
  [
    'a boundary in lines of a part',
    mail({ boundary: 'b', parts: [file({ body: '--bc\r\n --b\r\nx--b' })] }),
    ['a.xml "--bc\\r\\n --b\\r\\nx--b"'],
    [''],
  ],
  [
    'a boundary that begins with another',
    mail({ boundary: 'b', parts: [multipart({ boundary: 'b-', parts: [file({ body: 'x' })] })] }),
    ['a.xml "x"'],
    [''],
  ],
  [
    'blanks after a boundary',
    latin1('Content-Type: multipart/mixed; boundary=b\n\n--b \t\nX: y\n\nx\n--b-- \n'),
    ['- "x"'],
    [''],
  ],
  [
    'a header that a boundary ends',
    mail({ parts: ['Content-Type: text/plain', file({ body: 'x' })] }),
    ['- ""', 'a.xml "x"'],
    [''],
  ],
  ['a mail in a mail', mail({ parts: [{ ...rfc822, body: message }] }), ['a.xml "x"'], ['', 'inner']],
  [
    'a mail in base64',
    mail({ parts: [{ ...rfc822, encoding: 'base64', body: base64(message) }] }),
    ['a.xml "x"'],
    ['', 'inner'],
  ],
  [
    'a mail in quoted-printable',
    mail({ parts: [{ ...rfc822, encoding: 'quoted-printable', body: message.replaceAll('=', '=3D') }] }),
    ['a.xml "x"'],
    ['', 'inner'],
  ],
  [
    'a mail attached as a file',
    mail({ parts: [{ name: 'Posta.EML', encoding: 'base64', body: base64(message) }] }),
    ['a.xml "x"'],
    ['', 'inner'],
  ],
  [
    'a file named .eml that is none',
    mail({ parts: [{ name: 'a.eml', body: '<a/>' }] }),
    ['a.eml "<a/>"'],
    [''],
  ],
  [
    'a mail in base64 that is cut',
    mail({ parts: [{ ...rfc822, encoding: 'base64', body: 'PGE' }] }),
    ['postacert.eml base64'],
    [''],
  ],
  ['a digest', mail({ type: 'multipart/digest', parts: [`\r\n${message}`] }), ['a.xml "x"'], ['', 'inner']],
  ['ten levels', latin1(deep(10)), ['- "x"'], ['']],
];

const long = Array.from({ length: 30 }, (_, index) => ` filename*${index}="x${index};"`);

/** The fields of a part, and its name. */
export type NameRow = readonly [shape: string, header: readonly string[], name: string | null];

export const names: readonly NameRow[] = [
  [
    'quoted',
    ['Content-Disposition: attachment; filename="IT01234567890_00001.xml"'],
    'IT01234567890_00001.xml',
  ],
  ['unquoted', ['Content-Disposition: attachment; filename=a.xml'], 'a.xml'],
  [
    'unquoted, with blanks',
    ['Content-Disposition: attachment; filename=Fattura n 1.xml ; size=3'],
    'Fattura n 1.xml',
  ],
  ['in the type only', ['Content-Type: application/xml; name="a.xml"'], 'a.xml'],
  [
    'in both: the disposition',
    ['Content-Type: application/xml; name="b.xml"', 'Content-Disposition: attachment; filename="a.xml"'],
    'a.xml',
  ],
  ['folded', ['Content-Disposition: attachment;\r\n\tfilename="a.xml"'], 'a.xml'],
  ['upper case', ['CONTENT-DISPOSITION: ATTACHMENT; FILENAME="A.XML"'], 'A.XML'],
  ['with a semicolon and quotes', ['Content-Disposition: attachment; filename="a;\\"b\\".xml"'], 'a;"b".xml'],
  ['RFC 2231', ["Content-Disposition: attachment; filename*=utf-8''perch%C3%A9.xml"], 'perché.xml'],
  [
    'RFC 2231, Latin 1',
    ["Content-Disposition: attachment; filename*=iso-8859-1'it'perch%E9.xml"],
    'perché.xml',
  ],
  [
    'RFC 2231 before the plain form',
    ['Content-Disposition: attachment; filename="b.xml"; filename*=utf-8\'\'a.xml'],
    'a.xml',
  ],
  [
    'RFC 2231 in segments',
    ['Content-Disposition: attachment; filename*0*=utf-8\'\'a%C3; filename*1*=%A9; filename*2=".xml"'],
    'aé.xml',
  ],
  [
    'RFC 2231, segments in any order',
    ['Content-Disposition: attachment; filename*1="b.xml"; filename*0="a"'],
    'ab.xml',
  ],
  [
    'RFC 2231, 30 segments',
    [`Content-Disposition: attachment;${long.join(';')}`],
    Array.from({ length: 30 }, (_, index) => `x${index};`).join(''),
  ],
  ['RFC 2231 without an encoding', ["Content-Disposition: attachment; filename*=''a%20b.xml"], 'a b.xml'],
  [
    'RFC 2231 with broken codes',
    ["Content-Disposition: attachment; filename*=utf-8''a%zz%4.xml"],
    'a%zz%4.xml',
  ],
  ['RFC 2047, B', ['Content-Disposition: attachment; filename="=?utf-8?B?cGVyY2jDqS54bWw=?="'], 'perché.xml'],
  [
    'RFC 2047, Q',
    ['Content-Disposition: attachment; filename="=?ISO-8859-1?Q?perch=E9_1.xml?="'],
    'perché 1.xml',
  ],
  [
    'RFC 2047, two words that split a character',
    ['Content-Type: x/y; name="=?utf-8?B?YcM=?=\r\n =?utf-8?B?qS54bWw=?="'],
    'aé.xml',
  ],
  [
    'RFC 2047, two encodings',
    ['Content-Type: x/y; name="=?utf-8?Q?a?= =?windows-1252?q?=80.xml?="'],
    'a€.xml',
  ],
  ['RFC 2047, unquoted', ['Content-Type: x/y; name==?utf-8?Q?a.xml?='], 'a.xml'],
  ['raw UTF-8', [`Content-Disposition: attachment; filename="${utf8('perché.xml')}"`], 'perché.xml'],
  ['raw windows-1252', ['Content-Disposition: attachment; filename="perch\xe9\x80.xml"'], 'perché€.xml'],
  ['an unknown encoding', ['Content-Disposition: attachment; filename="=?x-none?Q?a=E9.xml?="'], 'aé.xml'],
  ['a folder', ['Content-Disposition: attachment; filename="../../etc/a.xml"'], 'a.xml'],
  ['a folder of Windows', ['Content-Disposition: attachment; filename="C:\\\\temp\\\\a.xml"'], 'a.xml'],
  [
    'a folder of Windows, unescaped',
    ['Content-Disposition: attachment; filename="C:\\temp\\a.xml"'],
    'a.xml',
  ],
  ['a folder in RFC 2231', ["Content-Disposition: attachment; filename*=utf-8''..%2F..%2Fa.xml"], 'a.xml'],
  ['control characters', ["Content-Disposition: attachment; filename*=utf-8''a%1B%0A%E2%80%AE.xml"], 'a.xml'],
  ['two dots', ['Content-Disposition: attachment; filename=".."'], null],
  ['a folder only', ['Content-Disposition: attachment; filename="a/"'], null],
  ['empty', ['Content-Disposition: attachment; filename=""'], null],
  ['none', ['Content-Type: application/xml'], null],
];
