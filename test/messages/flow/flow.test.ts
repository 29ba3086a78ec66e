import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { archiveKeys, relationKeys } from '../../../src/messages/flow/index.ts';
import {
  type FlowFile,
  type FlowItem,
  type FlowOptions,
  flow,
  type MessageFacts,
} from '../../../src/messages/index.ts';
import { type Files, hashOf, invoice, line, lotto, message, NAME } from './flowFiles.ts';

const pa = { flow: 'pa' } as const;
const about = (number: string): Pick<MessageFacts, 'invoice' | 'flow'> => ({
  ...pa,
  invoice: { number, year: '2026', position: null },
});
const zip = { sdiId: '9', fileName: 'IT01234567890_ZIP01.zip' };
const receipt = (type: string, files = [{ name: NAME, hash: null as string | null }]) =>
  ({ kind: 'receipt', path: `${type}.eml`, type, at: '2026-03-01T10:00:00+01:00', files }) as const;
const metadata = (hash: string | null = hashOf('a'), fileName = NAME) =>
  ({
    kind: 'metadata',
    path: `${fileName}_metaDato.xml`,
    fileName,
    sdiId: '7',
    hash,
    receivedOn: '2026-03-01',
  }) as const;
const other = 'IT01234567890_00002.xml';

type Row = readonly [name: string, files: Files, expected: readonly string[], options?: FlowOptions];

const states: readonly Row[] = [
  ['nothing', [], []],
  ['an invoice alone', [invoice()], ['- unknown no-message']],
  ['an own invoice', [invoice()], ['sent sent no-message'], { companies: ['01234567890'] }],
  [
    'an invoice of a supplier',
    [invoice()],
    ['received received no-metadata'],
    { companies: ['IT09876543210'] },
  ],
  [
    'of both',
    [invoice()],
    ['received received no-metadata', 'sent sent no-message'],
    { companies: ['01234567890', '09876543210'] },
  ],
  ['NS', [invoice(), message('NS')], ['sent discarded']],
  ['RC', [invoice(), message('RC')], ['sent delivered']],
  ['MC', [invoice(), message('MC')], ['sent available']],
  ['MC and RC', [invoice(), message('MC'), message('RC')], ['sent delivered']],
  ['PA: MC', [invoice(), message('MC', pa)], ['sent not-delivered']],
  ['PA: MC, RC', [invoice(), message('MC', pa), message('RC', pa)], ['sent delivered']],
  ['PA: MC, AT', [invoice(), message('MC', pa), message('AT', pa)], ['sent undeliverable']],
  ['PA: RC, AT', [invoice(), message('RC', pa), message('AT', pa)], ['sent conflict']],
  [
    'PA: NE EC01',
    [invoice(), message('RC', pa), message('NE', { ...pa, outcome: 'EC01' })],
    ['sent accepted'],
  ],
  ['PA: NE EC02', [invoice(), message('NE', { ...pa, outcome: 'EC02' })], ['sent refused']],
  ['PA: DT', [invoice(), message('RC', pa), message('DT', pa)], ['sent terms-expired']],
  [
    'PA: EC01 and EC02',
    [
      invoice(),
      message('NE', { ...pa, outcome: 'EC01' }, 'a'),
      message('NE', { ...pa, outcome: 'EC02' }, 'b'),
    ],
    ['sent conflict'],
  ],
  [
    'PA: NE and DT',
    [invoice(), message('NE', { ...pa, outcome: 'EC01' }), message('DT', pa)],
    ['sent conflict'],
  ],
  [
    'PA: an unknown outcome',
    [invoice(), message('RC', pa), message('NE', { ...pa, outcome: 'EC09' })],
    ['sent delivered'],
  ],
  ['NS and RC', [invoice(), message('NS'), message('RC')], ['sent conflict']],
  ['NS and MC', [invoice(), message('NS'), message('MC')], ['sent conflict']],
  ['NS and NE', [invoice(), message('NS'), message('NE', { outcome: 'EC01' })], ['sent conflict']],
  ['MT', [invoice(), message('MT')], ['received received']],
  [
    'MT, EC01',
    [invoice(), message('MT', pa), message('EC', { ...pa, outcome: 'EC01' })],
    ['received accepted'],
  ],
  [
    'MT, EC02',
    [invoice(), message('MT', pa), message('EC', { ...pa, outcome: 'EC02' })],
    ['received refused'],
  ],
  [
    'MT, EC, SE',
    [
      invoice(),
      message('MT', pa),
      message('EC', { ...pa, outcome: 'EC02' }),
      message('SE', { ...pa, outcome: 'EN01' }),
    ],
    ['received received'],
  ],
  ['MT, DT', [invoice(), message('MT', pa), message('DT', pa)], ['received terms-expired']],
  [
    'MT, EC01 that was discarded, EC02',
    [
      invoice(),
      message('MT', pa),
      message('EC', { ...pa, outcome: 'EC01', customerMessageId: 'a' }, 'a'),
      message('EC', { ...pa, outcome: 'EC02', customerMessageId: 'b' }, 'b'),
      message('SE', { ...pa, outcome: 'EN00', customerMessageId: 'a' }),
    ],
    ['received refused'],
  ],
  [
    'MT, two equal EC, one SE',
    [
      invoice(),
      message('MT', pa),
      message('EC', { ...pa, outcome: 'EC01', customerMessageId: 'a' }, 'a'),
      message('EC', { ...pa, outcome: 'EC01', customerMessageId: 'b' }, 'b'),
      message('SE', { ...pa, outcome: 'EN01' }),
    ],
    ['received accepted'],
  ],
  [
    'RC and MT: both sides',
    [invoice(), message('RC'), message('MT')],
    ['received received', 'sent delivered'],
  ],
  ['a mail of SdI', [invoice({ direction: 'received' })], ['received received no-metadata']],
  ['metadata of a download', [invoice(), metadata()], ['- unknown']],
  [
    'metadata of a download, of a supplier',
    [invoice(), metadata()],
    ['received received'],
    { companies: ['09876543210'] },
  ],
];

const lotti: readonly Row[] = [
  ['all accepted', [invoice(lotto(2)), message('NE', { ...pa, outcome: 'EC01' })], ['sent accepted']],
  [
    'one accepted',
    [invoice(lotto(2)), message('RC', pa), message('NE', { ...about('1'), outcome: 'EC01' })],
    ['sent mixed'],
  ],
  [
    'one accepted, one refused',
    [
      invoice(lotto(2)),
      message('NE', { ...about('1'), outcome: 'EC01' }, 'a'),
      message('NE', { ...about('2'), outcome: 'EC02' }, 'b'),
    ],
    ['sent mixed'],
  ],
  [
    'both accepted, each',
    [
      invoice(lotto(2)),
      message('NE', { ...about('1'), outcome: 'EC01' }, 'a'),
      message('NE', { ...about('2'), outcome: 'EC01' }, 'b'),
    ],
    ['sent accepted'],
  ],
  [
    'one with both outcomes',
    [
      invoice(lotto(2)),
      message('NE', { ...about('1'), outcome: 'EC01' }, 'a'),
      message('NE', { ...about('1'), outcome: 'EC02' }, 'b'),
    ],
    ['sent conflict'],
  ],
  [
    'an invoice that is not there',
    [invoice(lotto(2)), message('RC', pa), message('NE', { ...about('3'), outcome: 'EC01' })],
    ['sent delivered unknown-document'],
  ],
  [
    'another year',
    [
      invoice(lotto(1)),
      message('RC', pa),
      message('NE', { ...pa, outcome: 'EC01', invoice: { number: '1', year: '2025', position: null } }),
    ],
    ['sent delivered unknown-document'],
  ],
  [
    'without the invoice',
    [
      message('NE', { ...about('1'), outcome: 'EC01' }, 'a'),
      message('NE', { ...about('2'), outcome: 'EC02' }, 'b'),
    ],
    ['sent mixed no-invoice'],
  ],
];

const pairing: readonly Row[] = [
  [
    'the name in another case',
    [invoice(), message('RC', { fileName: NAME.toUpperCase() })],
    ['sent delivered'],
  ],
  [
    'by the name in the message, not its own',
    [invoice(), message('RC', { fileName: other }, `${NAME.slice(0, -4)}_RC_001.xml`)],
    ['- unknown no-message', `sent delivered ${other} no-invoice`],
  ],
  [
    'a renamed file, by its hash',
    [invoice({ name: 'copia (1).xml' }), message('RC', { hash: hashOf('a') })],
    ['sent delivered copia (1).xml'],
  ],
  ['another hash', [invoice(), message('RC', { hash: hashOf('b') })], ['sent delivered hash']],
  [
    'the hash with LF',
    [invoice({ otherHashes: [hashOf('b')] }), message('RC', { hash: hashOf('b') })],
    ['sent delivered'],
  ],
  [
    'two files of a name: by hash',
    [invoice(), invoice({ path: 'b', hash: hashOf('b') }), message('RC', { hash: hashOf('b') })],
    ['- unknown no-message same-name', 'sent delivered same-name'],
  ],
  [
    'two files of a name, without a hash',
    [invoice(), invoice({ path: 'b', hash: hashOf('b') }), message('RC')],
    ['sent delivered same-name', 'sent delivered same-name'],
  ],
  [
    'the signed file under the name without a signature',
    [invoice(), message('RC', { fileName: `${NAME}.p7m`, hash: hashOf('c') })],
    ['sent delivered not-as-sent'],
  ],
  [
    'in its archive',
    [invoice({ archive: zip.fileName }), message('RC', { archive: zip })],
    ['sent delivered'],
  ],
  [
    'of two archives, in the named one',
    [
      invoice({ path: 'a', archive: zip.fileName }),
      invoice({ path: 'b', archive: 'x.zip', hash: hashOf('b') }),
      message('RC', { archive: zip }),
    ],
    ['- unknown no-message same-name', 'sent delivered same-name'],
  ],
  [
    'a discarded archive',
    [
      invoice({ archive: zip.fileName }),
      invoice({ name: other, hash: hashOf('b'), archive: zip.fileName }),
      message('NS', { fileName: zip.fileName }),
    ],
    ['sent discarded', `sent discarded ${other}`],
  ],
  [
    'EC by the identifier of MT',
    [invoice(), message('MT', { ...pa, sdiId: '8' }), message('EC', { ...pa, sdiId: '8', outcome: 'EC01' })],
    ['received accepted'],
  ],
  [
    'EC by the identifier of a download',
    [invoice(), metadata(), message('EC', { ...pa, outcome: 'EC01' })],
    ['received accepted'],
  ],
  [
    'EC by the name of its file',
    [invoice(), message('EC', { ...pa, outcome: 'EC01' }, 'it01234567890_00001_EC_001.xml')],
    ['received accepted no-metadata'],
  ],
  ['EC alone', [message('EC', { ...pa, outcome: 'EC01' })], ['received accepted EC.xml no-invoice']],
  [
    'messages without their invoice',
    [message('RC', pa), message('DT', pa)],
    ['sent terms-expired no-invoice'],
  ],
  ['MT without its invoice', [message('MT')], ['received received no-invoice']],
  ['metadata without their invoice', [metadata()], ['- unknown no-invoice']],
  ['metadata of another file', [invoice(), metadata(hashOf('b'))], ['- unknown hash']],
  [
    'the same message twice',
    [invoice(), message('RC', { messageId: '1' }, 'a'), message('RC', { messageId: '1' }, 'b')],
    ['sent delivered repeated-message'],
  ],
  [
    'the same EC twice',
    [
      invoice(),
      message('MT', pa),
      message('EC', { ...pa, outcome: 'EC01' }, 'a'),
      message('EC', { ...pa, outcome: 'EC01' }, 'b'),
    ],
    ['received accepted repeated-message'],
  ],
  [
    'the same file twice',
    [invoice({ path: 'a' }), invoice({ path: 'b' }), message('RC')],
    ['sent delivered copy'],
  ],
  [
    'the same file loose and in an archive',
    [invoice({ path: 'a', archive: zip.fileName }), invoice({ path: 'b' }), message('RC', { archive: zip })],
    ['sent delivered copy'],
  ],
  ['a receipt of certified mail', [invoice(), receipt('avvenuta-consegna')], ['sent sent no-message']],
  [
    'a receipt that names an archive',
    [invoice({ archive: zip.fileName }), receipt('avvenuta-consegna', [{ name: zip.fileName, hash: null }])],
    ['sent sent no-message'],
  ],
  ['a failed delivery', [invoice(), receipt('errore-consegna')], ['sent sent no-message not-sent']],
  [
    'a failed delivery, then another',
    [invoice(), receipt('errore-consegna'), receipt('avvenuta-consegna')],
    ['sent sent no-message'],
  ],
  [
    'a receipt for another file',
    [invoice(), receipt('avvenuta-consegna', [{ name: other, hash: null }])],
    ['- unknown no-message'],
  ],
];

const all = [...states, ...lotti, ...pairing];

describe.each<[string, readonly Row[]]>([
  ['states', states],
  ['lotti', lotti],
  ['pairing', pairing],
])('%s', (_, rows) => {
  it.each(rows.map(([name, ...row]) => ({ name, row })))('$name', ({ row: [files, expected, options] }) => {
    expect(flow(files, options).map(line)).toEqual(expected);
  });
});

describe('the order of the files', () => {
  it('does not matter', () => {
    const rows = all.map(([, files, , options]) => ({ files, options: options ?? {} }));
    fc.assert(
      fc.property(fc.constantFrom(...rows), fc.infiniteStream(fc.nat()), ({ files, options }, random) => {
        const shuffled = [...files]
          .map((file) => ({ file, at: random.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ file }) => file);
        expect(flow(shuffled, options)).toEqual(flow(files, options));
      }),
      { numRuns: 500 },
    );
  });

  it('does not matter for files of all rows together', () => {
    const files = all.flatMap(([, own], row) =>
      own.map((file) => ({ ...file, path: `${row}/${file.path}` })),
    );
    fc.assert(
      fc.property(fc.shuffledSubarray(files, { minLength: 2, maxLength: 12 }), (chosen) => {
        const sorted = [...chosen].sort((a, b) => (a.path < b.path ? -1 : 1));
        expect(flow(chosen)).toEqual(flow(sorted));
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('groups of related files', () => {
  /** Files that share a key, directly or through others; archive keys join to other keys only. */
  const groupsOf = (files: Files): readonly Files[] => {
    const groups: { keys: ReadonlySet<string>; archives: ReadonlySet<string>; files: Files }[] = [];
    const meet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
      [...one].some((key) => other.has(key));
    for (const file of files) {
      const own = { keys: new Set(relationKeys(file)), archives: new Set(archiveKeys(file)), files: [file] };
      const near = groups.filter(
        ({ keys, archives }) => meet(keys, own.keys) || meet(archives, own.keys) || meet(keys, own.archives),
      );
      for (const group of near) groups.splice(groups.indexOf(group), 1);
      groups.push({
        keys: new Set([...near, own].flatMap(({ keys }) => [...keys])),
        archives: new Set([...near, own].flatMap(({ archives }) => [...archives])),
        files: [...near, own].flatMap((group) => group.files),
      });
    }
    return groups.map((group) => group.files);
  };
  const items = (found: readonly FlowItem[]): readonly string[] =>
    found.map((item) => JSON.stringify(item)).sort();

  it.each(all.map(([name, files, , options]) => ({ name, files, options })))(
    '$name',
    ({ files, options }) => {
      expect(items(groupsOf(files).flatMap((group) => flow(group, options)))).toEqual(
        items(flow(files, options)),
      );
    },
  );

  it('give the same items as all files together', () => {
    const files = all.flatMap(([, own], row) =>
      own.map((file) => ({ ...file, path: `${row}/${file.path}` })),
    );
    // Few of them are about one name: otherwise all are one group.
    const names = fc.constantFrom(NAME, other, 'IT01234567890_00003.xml.p7m', 'IT01234567890_00004.xml');
    const renamed = fc
      .tuple(fc.constantFrom(...files), names, fc.nat(999))
      .map(([file, name, number]) => withName({ ...file, path: `${number}/${file.path}` }, name));
    let apart = 0;
    fc.assert(
      fc.property(fc.array(renamed, { minLength: 2, maxLength: 12 }), (chosen) => {
        const groups = groupsOf(chosen);
        if (groups.length > 1) apart += 1;
        expect(items(groups.flatMap((group) => flow(group)))).toEqual(items(flow(chosen)));
      }),
      { numRuns: 1_000 },
    );
    expect(apart).toBeGreaterThan(200);
  });
});

/** The same file about another invoice. */
function withName(file: FlowFile, name: string): FlowFile {
  const hash = (old: string | null): string | null =>
    old === null ? null : createHash('sha256').update(old).update(name).digest('hex');
  switch (file.kind) {
    case 'invoice':
      return {
        ...file,
        name,
        hash: hash(file.hash),
        documents: file.documents.map((one) => ({ ...one, number: `${name}/${one.number}` })),
      };
    case 'message': {
      const { facts } = file;
      const fileName = facts.fileName === null ? null : name;
      const sdiId = `${facts.sdiId ?? ''}${name}`;
      return { ...file, facts: { ...facts, fileName, sdiId, hash: hash(facts.hash) } };
    }
    case 'metadata':
      return { ...file, fileName: name, sdiId: `${file.sdiId ?? ''}${name}`, hash: hash(file.hash) };
    case 'receipt':
      return { ...file, files: file.files.map((one) => ({ name, hash: hash(one.hash) })) };
  }
}

describe('facts of an item', () => {
  it('a discarded invoice: codes, last day, and the file that replaces it', () => {
    const again = invoice({ name: other, hash: hashOf('b') });
    const items = flow([
      invoice(),
      message('NS', { codes: ['00404', '00409'], at: '2026-02-27T23:30:00+01:00' }),
      again,
      message('RC', { fileName: other, sdiId: '8', at: '2026-03-01T09:00:00+01:00' }),
    ]);
    expect(
      items.map(({ codes, resendBy, resentAs, at, sdiId }) => ({ codes, resendBy, resentAs, at, sdiId })),
    ).toEqual([
      {
        codes: ['00404', '00409'],
        resendBy: '2026-03-04',
        resentAs: other,
        at: '2026-02-27T23:30:00+01:00',
        sdiId: '7',
      },
      { codes: [], resendBy: null, resentAs: null, at: '2026-03-01T09:00:00+01:00', sdiId: '8' },
    ]);
  });

  it('the invoices of a lotto', () => {
    const [item] = flow([
      invoice(lotto(3)),
      message('RC', pa),
      message('NE', { ...about('1'), outcome: 'EC01' }, 'a'),
      message('NE', { ...pa, outcome: 'EC02', invoice: { number: '2', year: '2026', position: '2' } }, 'b'),
      message('NE', { ...pa, outcome: 'EC02', invoice: { number: '3', year: '2026', position: '1' } }, 'c'),
    ]);
    expect(item?.documents.map(({ document, state }) => `${document.number} ${state}`)).toEqual([
      '1 accepted',
      '2 refused',
      '3 delivered',
    ]);
    expect(item?.remarks).toEqual([{ id: 'unknown-document', paths: ['c'] }]);
  });

  it('messages by time, also in other zones', () => {
    const [item] = flow([
      invoice(),
      message('RC', { ...pa, at: '2026-03-02T10:00:00+01:00' }),
      message('MC', { ...pa, at: '2026-03-02T08:59:59.5Z' }),
      message('DT', { ...pa, at: '2026-03-18T00:00:00.000+01:00' }),
    ]);
    expect(item?.messages.map(({ facts }) => facts.kind)).toEqual(['MC', 'RC', 'DT']);
  });
});
