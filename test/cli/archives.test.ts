/** Commands on archives: what is reported and written, and which day counts. */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { signCades } from '../../src/envelope/signing/index.ts';
import { utcTime } from '../support/certificateWriter.ts';
import { cms } from '../support/cmsWriter.ts';
import { pec } from '../support/mailWriter.ts';
import { messageText } from '../support/messages.ts';
import { SAMPLE, sampleWith } from '../support/sample.ts';
import { SIGNING_TIME, signerOf } from '../support/signers.ts';
import { type BuiltEntry, zipOf } from '../support/zipBuilder.ts';
import { folderWith, runCli } from './runCli.ts';

/** The first call loads the whole command, which takes long on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

const NAME = 'IT01234567890_00001.xml';
const other = sampleWith('<ProgressivoInvio>A1<', '<ProgressivoInvio>A2<').replace(
  '<Numero>1<',
  '<Numero>2<',
);
const entry = (name: string, content: string | Uint8Array = SAMPLE): BuiltEntry => ({ name, content });

const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

interface Stated {
  readonly day?: string;
  readonly hash?: string;
  readonly file?: string;
}

const metadata = ({ day = '2026-03-03', hash = hashOf(SAMPLE), file = NAME }: Stated = {}): string =>
  `<ns2:metadatiFattura xmlns:ns2="urn:xml.fatturazione.sogei.it">${Object.entries({
    idfile: '123',
    dataaccoglienza: day,
    hashfile: hash,
    nomefile: file,
    another: 'x',
  })
    .map(([name, value]) => `<metadato><nome>${name}</nome><valore>${value}</valore></metadato>`)
    .join('')}</ns2:metadatiFattura>`;

const PACKAGE = 'FO.01234567890.2026060.1200.001';
const quadratura = (number: number): string =>
  `<a:FileQuadraturaFTP xmlns:a="http://www.fatturapa.it/sdi/ftp/v2.0" versione="2.0"><IdentificativoNodo>01234567890</IdentificativoNodo><NomeSupporto>${PACKAGE}.zip</NomeSupporto><NumeroFile><File><Tipo>FA</Tipo><Numero>${number}</Numero></File></NumeroFile></a:FileQuadraturaFTP>`;

interface ReportRow {
  readonly shape: string;
  readonly files: Readonly<Record<string, Uint8Array>>;
  /** `file kind verdict codes:ids`. */
  readonly reports: readonly string[];
  readonly code: number;
}

const zip = (...entries: readonly BuiltEntry[]): Readonly<Record<string, Uint8Array>> => ({
  'in/a.zip': zipOf(entries),
});

const rows: readonly ReportRow[] = [
  {
    shape: 'two invoices in folders',
    files: zip(entry('XML/a.xml'), entry('b.xml', other)),
    reports: ['a.zip!XML/a.xml FPR12 valid', 'a.zip!b.xml FPR12 valid'],
    code: 0,
  },
  {
    shape: 'signed',
    files: zip(entry('a.xml.p7m', cms(SAMPLE))),
    reports: ['a.zip!a.xml.p7m FPR12 rejected 00103:00103.missing'],
    code: 1,
  },
  {
    shape: 'names of SdI',
    files: zip(entry(`XML/${NAME}`), entry('IT01234567890_123456.xml', other)),
    reports: [
      `a.zip!XML/${NAME} FPR12 valid`,
      'a.zip!IT01234567890_123456.xml FPR12 rejected 00001:00001.progressive',
    ],
    code: 1,
  },
  {
    shape: 'a damaged file among others',
    files: zip({ ...entry('a.xml'), crc: 1 }, entry('b.xml')),
    reports: ['a.zip!a.xml  rejected 00106:entry.damaged', 'a.zip!b.xml FPR12 valid'],
    code: 1,
  },
  {
    shape: 'an encrypted file',
    files: zip({ ...entry('a.xml'), flags: 1 }),
    reports: ['a.zip!a.xml  unreadable U-ARCHIVE:entry.refused'],
    code: 1,
  },
  {
    shape: 'an empty file',
    files: zip(entry('a.xml', '')),
    reports: ['a.zip!a.xml  rejected 00106:source.empty'],
    code: 1,
  },
  {
    shape: 'junk and other files',
    files: zip(entry('a.xml'), entry('__MACOSX/._a.xml'), entry('a.pdf'), entry('elenco.csv')),
    reports: ['a.zip!a.xml FPR12 valid', 'a.zip zip valid I-ARCHIVE:archive.others'],
    code: 0,
  },
  {
    shape: 'no invoice',
    files: zip(entry('elenco.csv')),
    reports: ['a.zip zip rejected 00106:archive.empty'],
    code: 1,
  },
  {
    shape: 'no file',
    files: zip(),
    reports: ['a.zip zip rejected 00106:archive.empty'],
    code: 1,
  },
  {
    shape: 'a damaged archive',
    files: { 'in/a.zip': zipOf([entry('a.xml')]).subarray(0, -30) },
    reports: ['a.zip zip rejected 00106:archive.damaged'],
    code: 1,
  },
  {
    shape: 'a directory cut',
    files: { 'in/a.zip': zipOf([entry('a.xml'), entry('b.xml')], { directory: (all) => all.fill(0, 51) }) },
    reports: ['a.zip!a.xml FPR12 valid', 'a.zip zip rejected 00106:archive.damaged I-ARCHIVE:archive.flaw'],
    code: 1,
  },
  {
    shape: 'too many files',
    files: { 'in/a.zip': zipOf(Array(20_001).fill(entry('a', ''))) },
    reports: ['a.zip zip unreadable U-ARCHIVE:archive.entries'],
    code: 1,
  },
  {
    shape: 'bytes before it',
    files: { 'in/a.zip': zipOf([entry('a.xml')], { before: Buffer.from('MZ') }) },
    reports: ['a.zip!a.xml FPR12 valid', 'a.zip zip valid I-ARCHIVE:archive.flaw'],
    code: 0,
  },
  {
    shape: 'the same name twice',
    files: zip(entry('a.xml'), entry('a.xml', other)),
    reports: [
      'a.zip!a.xml FPR12 valid',
      'a.zip!a.xml FPR12 valid',
      'a.zip zip valid 00002:archive.duplicate',
    ],
    code: 0,
  },
  {
    shape: 'an archive in it',
    files: zip(entry('f/b.zip', zipOf([entry('a.xml')])), entry('c.xml', other)),
    reports: ['a.zip!f/b.zip!a.xml FPR12 valid', 'a.zip!c.xml FPR12 valid'],
    code: 0,
  },
  {
    shape: 'a damaged archive in it',
    files: zip(entry('b.zip', 'PK\x03\x04'), entry('c.xml')),
    reports: ['a.zip!b.zip zip rejected 00106:archive.damaged', 'a.zip!c.xml FPR12 valid'],
    code: 1,
  },
  {
    shape: 'a signed archive',
    files: { 'in/a.zip.p7m': cms(zipOf([entry('a.xml')])) },
    reports: [
      'a.zip.p7m!a.xml FPR12 valid',
      'a.zip.p7m zip rejected 00001:archive.signed 00103:00103.missing',
    ],
    code: 1,
  },
  {
    shape: 'a signed package of SDIFTP',
    files: { [`in/${PACKAGE}.zip.p7m`]: cms(zipOf([entry('a.xml')])) },
    reports: [`${PACKAGE}.zip.p7m!a.xml FPR12 valid`, `${PACKAGE}.zip.p7m zip rejected 00103:00103.missing`],
    code: 1,
  },
  {
    shape: 'a package and its contents',
    files: { [`in/${PACKAGE}.zip`]: zipOf([entry('a.xml'), entry(`${PACKAGE}.xml`, quadratura(1))]) },
    reports: [`${PACKAGE}.zip!a.xml FPR12 valid`],
    code: 0,
  },
  {
    shape: 'a package with a file less',
    files: { [`in/${PACKAGE}.zip`]: zipOf([entry('a.xml'), entry(`${PACKAGE}.xml`, quadratura(2))]) },
    reports: [`${PACKAGE}.zip!a.xml FPR12 valid`, `${PACKAGE}.zip zip valid W-ARCHIVE:archive.quadratura`],
    code: 0,
  },
  {
    shape: 'metadata beside their files',
    files: zip(
      entry(NAME),
      entry(`${NAME}_metaDato.xml`, metadata()),
      entry('b.xml.p7m', cms(SAMPLE)),
      entry('b_METADATO.xml', metadata({ hash: hashOf(cms(SAMPLE)) })),
    ),
    reports: [
      `a.zip!${NAME} FPR12 valid`,
      'a.zip!b.xml.p7m FPR12 rejected 00103:00103.missing 00404:00404.again',
    ],
    code: 1,
  },
  {
    shape: 'metadata of a single download',
    files: zip(entry(NAME), entry('informazioni_associate_1.xml', metadata({ hash: hashOf('x') }))),
    reports: [`a.zip!${NAME} FPR12 valid W-METADATA:metadata.hash`],
    code: 0,
  },
  {
    shape: 'metadata without their file',
    files: zip(entry('a.xml'), entry('b.xml_metaDato.xml', metadata({ file: 'b.xml' }))),
    reports: ['a.zip!a.xml FPR12 valid', 'a.zip zip valid W-METADATA:metadata.orphan'],
    code: 0,
  },
  {
    shape: 'a name that is a path',
    files: zip(entry('../../\u001b[2Ja.xml')),
    reports: ['a.zip!../../\u001b[2Ja.xml FPR12 valid'],
    code: 0,
  },
];

interface JsonFile {
  readonly file: string;
  readonly kind: string | null;
  readonly verdict: string;
  readonly asOf: string | null;
  readonly findings: readonly { readonly code: string; readonly id: string }[];
}

async function reportsOf(cwd: string, args: readonly string[] = []) {
  const { code, stdout } = await runCli(['validate', 'in', '--format', 'json', ...args], { cwd });
  const { files } = JSON.parse(stdout) as { files: readonly JsonFile[] };
  return { code, files };
}

const line = ({ file, kind, verdict, findings }: JsonFile): string =>
  [file.replace(/^in\//, ''), kind, verdict, ...findings.map(({ code, id }) => `${code}:${id}`)].join(' ');

describe('fattura validate', () => {
  it.each(rows)('$shape', async ({ files, reports, code }) => {
    const found = await reportsOf(folderWith(files));
    const unlike404 = (text: string): string => text.replace(/ 00404:00404\.\w+$/, '');
    const listed = found.files.map(line);
    // The sample is in many places of some archives.
    expect([found.code, listed.map(unlike404)]).toEqual([code, reports.map(unlike404)]);
  });

  it.skipIf(process.platform === 'win32').each(['pipe', 'pipe.zip'])(
    'reads %s, a named pipe, once',
    async (name) => {
      const cwd = folderWith({ 'a.xml': SAMPLE });
      execFileSync('mkfifo', [join(cwd, name)]);
      const writer = spawn('sh', ['-c', `cat a.xml > ${name}`], { cwd });
      const { code } = await runCli(['validate', name], { cwd });
      expect(code).toBe(0);
      if (writer.exitCode === null) await once(writer, 'exit');
      expect(writer.exitCode).toBe(0);
    },
  );

  it('shows names from archives with their control characters made visible', async () => {
    const cwd = folderWith(zip(entry('\u001b[2Ja.xml')));
    expect((await runCli(['validate', 'in/a.zip'], { cwd })).stdout).not.toContain('\u001b');
  });
});

describe('the day of reception in the metadata', async () => {
  const signer = signerOf('RSA 2048', { notAfter: utcTime('260601000000Z') });
  const signed = (await signCades(Buffer.from(SAMPLE), signer, { signingTime: SIGNING_TIME })).bytes;
  const name = `${NAME}.p7m`;
  const archive = (day: string) =>
    folderWith(
      zip(entry(name, signed), entry(`${name}_metaDato.xml`, metadata({ day, hash: hashOf(signed) }))),
    );
  const CASES: readonly (readonly [
    day: string,
    args: readonly string[],
    asOf: string | null,
    codes: string,
  ])[] = [
    ['2026-03-03', [], '2026-03-03', ''],
    ['2026-03-03T10:00:00.000+01:00', [], '2026-03-03', ''],
    ['03/03/2026', [], '2026-03-03', ''],
    ['2026-07-01', [], '2026-07-01', '00100'],
    ['2026-03-03', ['--as-of', '2026-07-01'], '2026-07-01', '00100'],
    ['2026-03-03', ['--as-sent'], null, '00100'],
    ['unknown', [], null, '00100'],
  ];

  it.each(CASES)('%s %j', async (day, args, asOf, codes) => {
    const { files } = await reportsOf(archive(day), args);
    const found = files.flatMap(({ findings }) => findings.map(({ code }) => code));
    expect(found.filter((code) => code === '00100').join(' ')).toBe(codes);
    if (asOf !== null) expect(files.map((file) => file.asOf)).toEqual([asOf]);
  });

  it.each([
    ['2026-03-03', 0],
    ['2026-07-01', 1],
  ])('fattura verify: received on %s', async (day, code) => {
    expect((await runCli(['verify', 'in/a.zip', '--format', 'json'], { cwd: archive(day) })).code).toBe(code);
  });
});

describe('the files next to a file', async () => {
  const signer = signerOf('RSA 2048', { notAfter: utcTime('260601000000Z') });
  const signed = (await signCades(Buffer.from(SAMPLE), signer, { signingTime: SIGNING_TIME })).bytes;
  const name = `${NAME}.p7m`;
  const stem = NAME.replace('.xml', '');
  /** Received on 2026-03-02, before the certificate expired. */
  const message = (kind: 'RC' | 'NS' | 'MC' | 'AT', hash = hashOf(signed)): string =>
    messageText({ flow: kind === 'AT' ? 'pa' : 'b2b', kind })
      .replace(/<NomeFile>.*?</, `<NomeFile>${name}<`)
      .replace(/<Hash>.*<\/Hash>/, `<Hash>${hash}</Hash>`)
      .replace(
        /<HashFileOriginale>.*<\/HashFileOriginale>/,
        `<HashFileOriginale>${hash}</HashFileOriginale>`,
      );
  const CASES: readonly (readonly [string, Readonly<Record<string, string>>, string])[] = [
    ['metadata', { [`${name}_metaDato.xml`]: metadata({ hash: hashOf(signed) }) }, '2026-03-03'],
    [
      'metadata of another file',
      { [`${name}_metaDato.xml`]: metadata({ hash: hashOf('x') }) },
      '2026-03-03 W-METADATA',
    ],
    ['RC', { [`${stem}_RC_001.xml`]: message('RC') }, '2026-03-02'],
    ['RC in another case', { [`${stem.toLowerCase()}_rc_001.XML`]: message('RC') }, '2026-03-02'],
    ['NS', { [`${stem}_NS_A1.xml`]: message('NS') }, '2026-03-02'],
    ['MC', { [`${stem}_MC_001.xml`]: message('MC') }, '2026-03-02'],
    ['AT', { [`${stem}_AT_001.xml`]: message('AT') }, '2026-03-02'],
    ['RC about another version', { [`${stem}_RC_001.xml`]: message('RC', hashOf('x')) }, 'expired'],
    ['RC about another file', { 'IT01234567890_00002_RC_001.xml': message('RC') }, 'expired'],
    [
      'metadata before a message',
      {
        [`${name}_metaDato.xml`]: metadata({ hash: hashOf(signed) }),
        [`${stem}_RC_001.xml`]: message('RC'),
      },
      '2026-03-03',
    ],
    ['a damaged message', { [`${stem}_RC_001.xml`]: '<x' }, 'expired'],
    ['RC under another name', { 'ricevuta.xml': message('RC') }, '2026-03-02'],
    ['RC that was downloaded twice', { [`${stem}_RC_001 (1).xml`]: message('RC') }, '2026-03-02'],
    [
      'RC under another name, about another version',
      { 'ricevuta.xml': message('RC', hashOf('x')) },
      'expired',
    ],
    [
      'RC under another name, about another file',
      { 'ricevuta.xml': message('RC').replace(name, 'IT01234567890_00002.xml.p7m') },
      'expired',
    ],
    [
      'metadata of a single download',
      { 'informazioni_associate_7.xml': metadata({ hash: hashOf(signed), file: name }) },
      '2026-03-03',
    ],
    [
      'metadata of a single download of another file',
      { 'informazioni_associate_7.xml': metadata({ file: 'IT01234567890_00002.xml' }) },
      'expired',
    ],
  ];
  const told = (day: string | null, found: readonly string[]): string =>
    found.includes('00100')
      ? 'expired'
      : [day, ...found.filter((code) => code.startsWith('W-'))].filter(Boolean).join(' ');

  it.each(CASES)('is taken for its reception: %s', async (_, files, expected) => {
    const inFolder = Object.fromEntries(Object.entries(files).map(([one, text]) => [`in/${one}`, text]));
    const inArchive = zip(
      entry(name, signed),
      ...Object.entries(files).map(([one, text]) => entry(one, text)),
    );
    for (const all of [{ [`in/${name}`]: signed, ...inFolder }, inArchive]) {
      const cwd = folderWith(all);
      const found = (await reportsOf(cwd)).files.find(({ file }) => file.endsWith(name));
      expect(told(found?.asOf ?? null, found?.findings.map(({ code }) => code) ?? [])).toBe(expected);
      const { stdout } = await runCli(['verify', 'in', '--format', 'json'], { cwd });
      expect(stdout.includes('00100')).toBe(expected === 'expired');
    }
  });

  it('metadata in a folder are not invoices', async () => {
    const cwd = folderWith({
      [`in/${NAME}`]: SAMPLE,
      [`in/${NAME}_metaDato.xml`]: metadata(),
      'in/informazioni_associate_1.xml': metadata(),
    });
    expect((await reportsOf(cwd)).files.map(({ file }) => file)).toEqual([`in/${NAME}`]);
  });

  it('a rejection is compared with the invoice in its archive', async () => {
    const cwd = folderWith(
      zip(
        entry(
          `notifiche/${stem}_NS_001.xml`,
          message('NS', hashOf(SAMPLE)).replace(/<NomeFile>.*?</, `<NomeFile>${NAME}<`),
        ),
        entry(`fatture/${NAME}`),
      ),
    );
    const { files } = await reportsOf(cwd);
    expect(files.find(({ kind }) => kind === 'NS')).toMatchObject({
      message: { comparison: { file: NAME, isSameFile: true, sdi: ['00404'] } },
    });
  });
});

it('the day of reception is shown and exported', async () => {
  const cwd = folderWith({
    ...zip(entry(NAME), entry(`${NAME}_metaDato.xml`, metadata({ day: '2026-03-09' }))),
    'in/b.xml': other,
  });
  expect((await runCli(['show', 'in/a.zip'], { cwd })).stdout.match(/2026-03-09/g)).toHaveLength(1);
  expect((await runCli(['show', 'in/b.xml'], { cwd })).stdout).not.toContain('2026-03-09');
  const { stdout } = await runCli(['export', 'in', '--columns', 'file,data_ricezione'], { cwd });
  expect(stdout.split('\n')).toEqual(['file,data_ricezione', `in/a.zip!${NAME},2026-03-09`, 'in/b.xml,', '']);
});

describe('files that come beside invoices', () => {
  const esito = `<a:FileEsitoFTP xmlns:a="http://www.fatturapa.it/sdi/ftp/v2.0"><NomeSupporto>${PACKAGE}.zip</NomeSupporto><Esito>ET02</Esito></a:FileEsitoFTP>`;
  const EO = 'EO.01234567890.2026060.1200.001.xml';
  const encrypted = Buffer.from('3082010206092a864886f70d010703', 'hex');
  const CASES: readonly (readonly [string, string | Uint8Array, string])[] = [
    ['metadati.xml', metadata(), 'unreadable U-KIND metadata'],
    [`${PACKAGE}.xml`, quadratura(1), 'unreadable U-KIND contents'],
    [EO, esito, 'unreadable U-KIND result'],
    ['esito.xml', esito, 'unreadable U-KIND result'],
    ['daticert.xml', '<postacert tipo="accettazione"/>', 'unreadable U-KIND certificate'],
    ['ER.01234567890.2026060.run', 'text', 'unreadable U-KIND channel'],
    ['ST.01234567890.2026060.csv.run', 'a;b', 'unreadable U-KIND channel'],
    [`${PACKAGE}.zip.p7m.enc`, 'Salted__', 'unreadable U-KIND encrypted'],
    [`${PACKAGE}.p7m.enc`, encrypted, 'unreadable U-ENVELOPE '],
    ['other.xml', '<Esito/>', 'rejected 00200 '],
  ];

  it.each(CASES)('%s', async (name, content, expected) => {
    const { stdout } = await runCli(['validate', `in/${name}`, '--format', 'json'], {
      cwd: folderWith({ [`in/${name}`]: content }),
    });
    const { files } = JSON.parse(stdout) as {
      files: readonly (JsonFile & { findings: readonly { params: { kind?: string } }[] })[];
    };
    expect(
      files.map(({ verdict, findings: [one] }) => `${verdict} ${one?.code} ${one?.params.kind ?? ''}`),
    ).toEqual([expected]);
  });

  it('a folder of the channel is checked without them; what is encrypted is named', async () => {
    const cwd = folderWith({
      [`in/${NAME}`]: SAMPLE,
      [`in/${EO}`]: esito,
      [`in/${PACKAGE}.xml`]: quadratura(1),
      [`in/${PACKAGE}.zip.p7m.enc`]: encrypted,
    });
    const { code, files } = await reportsOf(cwd);
    expect([code, ...files.map(line)]).toEqual([
      1,
      `${PACKAGE}.zip.p7m.enc p7m unreadable U-ENVELOPE:source.envelope`,
      `${NAME} FPR12 valid`,
    ]);
    const inbox = await runCli(['inbox', 'in', '--format', 'json', '--no-index'], { cwd });
    expect(JSON.parse(inbox.stdout)).toMatchObject({
      unread: [{ path: `in/${PACKAGE}.zip.p7m.enc`, reason: 'encrypted' }],
      summary: { invoices: 1 },
    });
  });

  it('in an archive they are named among other files', async () => {
    const { files } = await reportsOf(folderWith(zip(entry(NAME), entry(EO, esito))));
    expect(files.map(line)).toEqual([
      `a.zip!${NAME} FPR12 valid`,
      'a.zip zip valid I-ARCHIVE:archive.others',
    ]);
  });
});

describe('the signature around an archive', async () => {
  const content = zipOf([entry(NAME)]);
  const signed = (await signCades(content, signerOf('RSA 2048'), { signingTime: SIGNING_TIME })).bytes;
  const changed = Uint8Array.from(signed);
  changed[changed.length - 10] = (changed[changed.length - 10] ?? 0) ^ 1;
  const name = `${PACKAGE}.zip.p7m`;
  const CASES: readonly (readonly [
    string,
    Readonly<Record<string, Uint8Array>>,
    readonly string[],
    boolean,
  ])[] = [
    ['valid', { [`in/${name}`]: signed }, [name, 'zip valid'], true],
    ['changed', { [`in/${name}`]: changed }, [name, 'zip rejected 00102:00102.value'], false],
    [
      'in another archive',
      { 'in/a.zip': zipOf([entry(name, changed)]) },
      [`a.zip!${name}`, 'zip rejected 00102:00102.value'],
      false,
    ],
  ];

  it.each(CASES)('%s', async (_, files, [path, expected], isValid) => {
    const cwd = folderWith(files);
    const { files: reports } = await reportsOf(cwd);
    expect(reports.map(line)).toEqual([`${path}!${NAME} FPR12 valid`, `${path} ${expected}`]);
    const verified = await runCli(['verify', 'in', '--format', 'json'], { cwd });
    const { files: found } = JSON.parse(verified.stdout) as {
      files: readonly { file: string; signatures: readonly { result: string }[] }[];
    };
    expect(found.map(({ file, signatures }) => [file, ...signatures.map(({ result }) => result)])).toEqual([
      [`in/${path}!${NAME}`],
      [`in/${path}`, isValid ? 'valid' : 'invalid'],
    ]);
    const opened = await runCli(['open', 'in', '--format', 'json'], { cwd });
    const { files: listed } = JSON.parse(opened.stdout) as {
      files: readonly { file: string; layers: readonly { kind: string }[]; signatures: readonly object[] }[];
    };
    expect(
      listed.map(({ file, layers, signatures }) => [file, layers.map(({ kind }) => kind), signatures.length]),
    ).toEqual([
      [`in/${path}!${NAME}`, [], 0],
      [`in/${path}`, ['p7m', 'zip'], 1],
    ]);
    expect(opened.code).toBe(0);
  });
});

describe('standard input', () => {
  const small = zipOf([entry(NAME), { ...entry('bad.xml'), crc: 1 }]);
  const cases: readonly (readonly [string, string | Uint8Array, readonly string[]])[] = [
    ['an archive', small, [`-!${NAME}`, '-!bad.xml']],
    ['a signed archive', cms(small), [`-!${NAME}`, '-!bad.xml', '-']],
    ['a mail', pec({ sender: 'alfa@pec.example.it', parts: [{ name: NAME, body: SAMPLE }] }), [`-!${NAME}`]],
    ['an invoice', SAMPLE, ['-']],
    ['a signed invoice', cms(SAMPLE), ['-']],
    ['text', 'text', ['-']],
    ['nothing', '', ['-']],
  ];

  it.each(cases)('of validate: %s', async (_, stdin, names) => {
    const cwd = folderWith();
    const { stdout } = await runCli(['validate', '-', '--format', 'json'], { cwd, stdin });
    const { files } = JSON.parse(stdout) as { files: readonly JsonFile[] };
    expect(files.map(({ file }) => file)).toEqual(names);
  });

  it('of open: the archive and its files', async () => {
    const { stdout } = await runCli(['open', '-', '--format', 'json'], { cwd: folderWith(), stdin: small });
    const { files } = JSON.parse(stdout) as { files: readonly JsonFile[] };
    expect(files.map(({ file }) => file)).toEqual([`-!${NAME}`, '-!bad.xml']);
  });
});

describe('other commands', () => {
  const block = `<Allegati><NomeAttachment>a.txt</NomeAttachment><Attachment>${btoa('text')}</Attachment></Allegati>`;
  const END = '  </FatturaElettronicaBody>';
  const attached = sampleWith(END, `${block}${END}`);
  const cwd = () =>
    folderWith({
      'a.zip': zipOf([entry('f/a.xml', attached), entry('../b.xml', other), { ...entry('bad.xml'), crc: 1 }]),
    });
  const filesBelow = (path: string): readonly string[] =>
    readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map((one) => join(one.parentPath, one.name).slice(path.length + 1))
      .sort();
  const CASES: readonly (readonly [args: readonly string[], written: readonly string[], lines: number])[] = [
    [['export', 'a.zip', '--format', 'csv'], [], 3],
    [['export', 'a.zip', '-o', 'out/a.csv'], ['a.csv'], 0],
    [['show', 'a.zip', '--html', 'out/'], ['a/b.html', 'a/f/a.html'], 0],
    [['attachments', 'a.zip', '-x', 'out'], ['a.txt'], -1],
    [['anonymize', 'a.zip', '-o', 'out/'], ['a/b.xml', 'a/f/a.xml'], -1],
    [['open', 'a.zip', '-x', 'out'], ['a/b.xml', 'a/f/a.xml'], -1],
    [['convert', 'a.zip', '-o', 'out/'], ['a/b.json', 'a/f/a.json'], 0],
  ];

  it.each(CASES)('fattura %j', async (args, written, lines) => {
    const at = cwd();
    const before = readFileSync(join(at, 'a.zip'));
    const { code, stdout, stderr } = await runCli(args, { cwd: at });
    // The damaged file.
    expect([code, stderr.includes('a.zip!bad.xml')]).toEqual([1, true]);
    const out = join(at, 'out');
    expect(existsSync(out) ? filesBelow(out) : []).toEqual(written);
    if (lines >= 0) expect(stdout.split('\n').filter((text) => text !== '')).toHaveLength(lines);
    expect(readFileSync(join(at, 'a.zip'))).toEqual(before);
    expect(readdirSync(at).sort()).toEqual(written.length === 0 ? ['a.zip'] : ['a.zip', 'out']);
  });

  it.each([['total'], ['show'], ['verify']])('fattura %s lists each file', async (command) => {
    const { stdout, stderr } = await runCli([command, 'a.zip'], { cwd: cwd() });
    expect([stdout.includes('a.zip!f/a.xml'), stderr.includes('a.zip!bad.xml')]).toEqual([true, true]);
  });

  it.each([
    [['convert', 'a.zip']],
    [['fix', 'a.zip', '-o', 'out.xml']],
    [['attachments', 'a.zip', '--remove', '1']],
  ])('fattura %j takes one file', async (args) => {
    const at = cwd();
    expect([(await runCli(args, { cwd: at })).code, readdirSync(at)]).toEqual([2, ['a.zip']]);
  });
});
