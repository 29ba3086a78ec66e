/** `fattura attachments --extract DIR --unpack`: valid and hostile archives. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { ZipFlaw } from '../../src/cli/attachments/unzip.ts';
import { en } from '../../src/cli/messages/en.ts';
import { crc32 } from '../../src/envelope/container/index.ts';
import { sampleWith } from '../support/sample.ts';
import { folderWith, runCli } from './runCli.ts';

interface InArchive {
  readonly name: string;
  readonly content?: string | Uint8Array;
  readonly method?: number;
  readonly flags?: number;
  /** Unix mode, including the file type. */
  readonly mode?: number;
  /** The declared value, if it is not the real one. */
  readonly size?: number;
  readonly crc?: number;
}

/** An archive made by hand. @param count the declared number of entries. */
function zipOf(entries: readonly InArchive[], count = entries.length): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const { name, content = 'x', method = 8, flags = 0, mode = 0, size, crc } of entries) {
    const plain = Buffer.from(content);
    const data = method === 8 ? deflateRawSync(plain) : plain;
    const called = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(flags | 0x800, 2);
    facts.writeUInt16LE(method, 4);
    facts.writeUInt32LE(crc ?? crc32(plain), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(size ?? plain.length, 18);
    facts.writeUInt16LE(called.length, 22);
    const end = Buffer.alloc(14);
    end.writeUInt32LE((mode << 16) >>> 0, 6);
    end.writeUInt32LE(offset, 10);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, called, data]);
    parts.push(local);
    list.push(Buffer.from('PK\x01\x02\x14\x03', 'latin1'), facts, end, called);
    offset += local.length;
  }
  const directory = Buffer.concat(list);
  const last = Buffer.alloc(22);
  last.write('PK\x05\x06', 'latin1');
  last.writeUInt16LE(count, 8);
  last.writeUInt16LE(count, 10);
  last.writeUInt32LE(directory.length, 12);
  last.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, directory, last]);
}

const END = '  </FatturaElettronicaBody>';
const CALLED = '<AlgoritmoCompressione>ZIP</AlgoritmoCompressione>';

const extracted = async (archive: Uint8Array, { name = 'docs.zip', more = CALLED, args = [''] } = {}) => {
  const block = `<Allegati><NomeAttachment>${name}</NomeAttachment>${more}<Attachment>${Buffer.from(archive).toString('base64')}</Attachment></Allegati>`;
  const cwd = folderWith({ 'in/a.xml': sampleWith(END, `${block}${END}`) });
  const options = ['-x', 'in/out', '--unpack', ...args.filter((arg) => arg !== '')];
  const { code, stdout, stderr } = await runCli(['attachments', 'in/a.xml', ...options], { cwd });
  const out = join(cwd, 'in/out');
  const files = existsSync(out) ? readdirSync(out).sort() : [];
  return {
    code,
    stderr,
    stdout,
    files,
    around: [readdirSync(cwd), readdirSync(join(cwd, 'in')).sort()],
    read: (file: string) => readFileSync(join(out, file)),
  };
};

describe('--unpack of a ZIP archive', () => {
  it('writes its files next to the others, without folders', async () => {
    const archive = zipOf([
      { name: 'docs/', content: '', method: 0 },
      { name: 'docs/bolla.txt', content: 'Bolla' },
      { name: 'nota.txt', content: 'Nota', method: 0, mode: 0o100644 },
      { name: 'copie/bolla.txt', content: 'Copia' },
      { name: 'vuoto.txt', content: '' },
    ]);
    const { code, stderr, stdout, files, read } = await extracted(archive, { args: ['-f', 'json'] });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(files).toEqual(['bolla (2).txt', 'bolla.txt', 'nota.txt', 'vuoto.txt']);
    expect(files.map((name) => read(name).toString())).toEqual(['Copia', 'Bolla', 'Nota', '']);
    const data = JSON.parse(stdout) as { files: { attachments: { saved: unknown }[] }[] };
    expect(data.files[0]?.attachments[0]?.saved).toEqual(
      ['bolla.txt', 'nota.txt', 'bolla (2).txt', 'vuoto.txt'].map((name) => join('in', 'out', name)),
    );
  });

  it('prints the path of each file', async () => {
    const { stdout } = await extracted(zipOf([{ name: 'a.txt' }, { name: 'b.txt' }]));
    const lines = stdout.split('\n').map((line) => line.trim());
    expect(lines.at(-2)).toBe(join('in', 'out', 'b.txt'));
    expect(lines.at(-3)).toContain(join('in', 'out', 'a.txt'));
  });

  it('makes every name safe', async () => {
    const names = [
      '../../up.txt',
      '/tmp/abs.txt',
      '..\\..\\win.txt',
      'C:\\Temp\\c.txt',
      '..',
      '.hidden',
      'NUL',
    ];
    const { code, files, around } = await extracted(
      zipOf([...names, '-rf', 'a\u202eb', 'a\0b'].map((name) => ({ name }))),
    );
    expect(code).toBe(0);
    expect(files).toEqual(
      [
        'up.txt',
        'abs.txt',
        'win.txt',
        'c.txt',
        'attachment-1',
        'hidden',
        '_NUL',
        '_rf',
        'a_b',
        'a_b (2)',
      ].sort(),
    );
    expect(around).toEqual([['in'], ['a.xml', 'out']]);
  });

  const MEGA = Buffer.alloc(1_000_001);
  const LINK = 0o120777;
  const sound = { name: 'a.txt' };
  const whole = zipOf([sound, { name: 'b.txt' }]);
  it.each<[string, Uint8Array, ZipFlaw]>([
    ['10,000 entries', zipOf(Array.from({ length: 10_000 }, () => sound)), 'entries'],
    ['501 entries', zipOf(Array.from({ length: 501 }, () => sound)), 'entries'],
    ['too large for its size', zipOf([{ name: 'bomb', content: MEGA }]), 'size'],
    [
      'together too large',
      zipOf([1, 2, 3].map(() => ({ name: 'x', content: MEGA.subarray(400_000) }))),
      'size',
    ],
    ['says 4 GB', zipOf([{ ...sound, size: 0xfffffffe }]), 'size'],
    ['says less than it is', zipOf([{ name: 'bomb', content: MEGA, size: 10 }]), 'lying'],
    ['says nothing is in it', zipOf([{ name: 'bomb', content: MEGA, size: 0 }]), 'lying'],
    ['says more than it is', zipOf([{ ...sound, size: 11 }]), 'lying'],
    ['says more, stored', zipOf([{ ...sound, method: 0, size: 11 }]), 'lying'],
    ['counts too few', zipOf([sound, { name: 'b.txt' }], 1), 'lying'],
    ['counts too many', zipOf([sound], 2), 'lying'],
    ['encrypted', zipOf([sound, { name: 'b.txt', flags: 1 }]), 'encrypted'],
    ['strongly encrypted', zipOf([{ ...sound, flags: 0x41 }]), 'encrypted'],
    ['a link', zipOf([{ name: 'a', content: '/etc/passwd', mode: LINK }]), 'special'],
    ['a pipe', zipOf([{ name: 'a', mode: 0o010644 }]), 'special'],
    ['another compression', zipOf([{ ...sound, method: 14 }]), 'kind'],
    ['a wrong checksum', zipOf([sound, { name: 'b', crc: 1 }]), 'broken'],
    ['cut off', whole.subarray(0, -30), 'broken'],
    ['its beginning lost', Buffer.concat([whole.subarray(0, 4), whole.subarray(20)]), 'broken'],
    ['only folders', zipOf([{ name: 'a/', content: '' }]), 'empty'],
    ['nothing', zipOf([]), 'empty'],
  ])('writes the archive itself: %s', async (_, archive, reason) => {
    const { code, stderr, files, read } = await extracted(archive);
    expect(code).toBe(1);
    expect(stderr).toBe(
      `fattura attachments: ${en.attachments.notUnpacked('in/a.xml', 'docs.zip', reason)}\n`,
    );
    expect(files).toEqual(['docs.zip']);
    expect(read('docs.zip').equals(archive)).toBe(true);
  });

  it('accepts archives just within the limits', async () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ name: `${index}.txt` }));
    expect((await extracted(zipOf(many))).files).toHaveLength(500);
    const { files } = await extracted(zipOf([{ name: 'a', content: MEGA.subarray(1) }]));
    expect(files).toEqual(['a']);
  });

  it.each([
    ['docs.zip', '', ['a.txt']],
    ['docs', '<FormatoAttachment>ZIP</FormatoAttachment>', ['a.txt']],
    ['docs.xlsx', '', ['docs.xlsx']],
  ])('%s, not declared as compressed, %s: %j', async (name, more, expected) => {
    const { code, files } = await extracted(zipOf([sound]), { name, more });
    expect({ code, files }).toEqual({ code: 0, files: expected });
  });

  it('survives any wrong byte', async () => {
    const { unzip } = await import('../../src/cli/attachments/unzip.ts');
    for (let at = 0; at < whole.length; at += 1) {
      for (const wrong of [0, 0x80, 0xff]) {
        const copy = Buffer.from(whole);
        copy[at] = wrong;
        expect(await unzip(copy)).toHaveProperty('ok');
      }
    }
  });
});
