/** Archives by their shape: what is listed and read, with both decompressors, and through a reader of single files. */
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { nodeInflate } from '../../../src/cli/process/nodeInflate.ts';
import {
  CONTAINER_LIMITS,
  type ContainerPorts,
  MemberReader,
  members,
  memorySource,
  walkContainer,
} from '../../../src/envelope/container/index.ts';
import { type BuiltEntry, zipOf } from '../../support/zipBuilder.ts';
import {
  damaged,
  flawed,
  junk,
  names,
  nested,
  refused,
  rightShapes,
  type ShapeRow,
  unlistable,
} from './shapes.ts';

interface Seen {
  readonly files: readonly string[];
  /** Flaws and reasons of each container. */
  readonly containers: readonly string[];
}

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString();

async function read(bytes: Uint8Array, ports: Partial<ContainerPorts> = {}): Promise<Seen> {
  const files: string[] = [];
  const containers: string[] = [];
  for await (const one of members(bytes, { name: 'x.zip', ...ports })) {
    if (one.is === 'container') {
      containers.push([...one.flaws, ...(one.reason === null ? [] : [one.reason])].join(' '));
      continue;
    }
    const path = one.path.slice('x.zip!'.length);
    if (one.junk) {
      files.push(`${path} (junk)`);
      continue;
    }
    const content = await one.read();
    files.push(content.bytes === null ? `${path}: ${content.reason}` : `${path} = ${text(content.bytes)}`);
  }
  return { files, containers };
}

/** The same by the entries that lead to each file, as a worker reads them. */
async function readApart(bytes: Uint8Array): Promise<readonly string[]> {
  const files: string[] = [];
  const ports = { inflate: nodeInflate };
  const reader = new MemberReader(memorySource(bytes), 'x.zip', ports);
  for await (const one of walkContainer(memorySource(bytes), 'x.zip', ports)) {
    if (one.is !== 'entry') continue;
    const path = one.path.slice('x.zip!'.length);
    if (one.entry.role === 'junk') files.push(`${path} (junk)`);
    else {
      const content = await reader.read(structuredClone(one.steps));
      files.push(content.bytes === null ? `${path}: ${content.reason}` : `${path} = ${text(content.bytes)}`);
    }
  }
  return files;
}

const groups: readonly (readonly [string, readonly ShapeRow[]])[] = [
  ['archives', rightShapes],
  ['names', names],
  ['files of systems and programs', junk],
  ['archives with a defect', flawed],
  ['damaged files', damaged],
  ['files that are not read', refused],
  ['archives that cannot be listed', unlistable],
  ['archives in archives', nested],
];

describe.each(groups)('%s', (_, rows) => {
  const cases = rows.map(([shape, bytes, files, flaws = '']) => ({ shape, bytes, files, flaws }));
  it.each(cases)('$shape', async ({ bytes, files, flaws }) => {
    const seen = await read(bytes, { inflate: nodeInflate });
    expect([seen.files, seen.containers.filter((one) => one !== '').join(' | ')]).toEqual([files, flaws]);
    expect(await read(bytes)).toEqual(seen);
    expect(await readApart(bytes)).toEqual(files);
  });
});

describe('limits for the whole', () => {
  const big = { content: Buffer.alloc(900_000), data: deflateRawSync(Buffer.alloc(900_000)) };
  const entries = Array.from({ length: 1_112 }, (_, i): BuiltEntry => ({ name: `${i}.xml`, ...big, crc: 1 }));

  it('of bytes', async () => {
    const found: string[] = [];
    for await (const one of members(zipOf(entries))) if (one.is === 'file') found.push(String(one.reason));
    expect(found).toEqual([...Array(1_111).fill('null'), 'total']);
  });

  it('of time', async () => {
    let now = 0;
    const ports = { inflate: nodeInflate, now: () => (now += 16_000) };
    const [, bytes = new Uint8Array()] = rightShapes[0] ?? [];
    // Listing takes 16 seconds by this clock, and each file as much.
    expect((await read(bytes, ports)).files).toEqual(['a.xml = <a/>', 'b.xml: time']);
  });

  it('of entries', async () => {
    const full = zipOf(Array<BuiltEntry>(20_000).fill({ name: 'a'.repeat(100), content: '', method: 0 }));
    const bytes = zipOf([1, 2, 3, 4, 5].map((i) => ({ name: `${i}.zip`, content: full, method: 0 })));
    const { files, containers } = await read(bytes, { inflate: nodeInflate });
    expect([files.length, containers]).toEqual([80_000, ['', '', '', '', '', 'entries']]);
  });

  it('of entries for its size', async () => {
    const half = zipOf(Array<BuiltEntry>(10_000).fill({ name: 'a', content: '', method: 0 }));
    const bytes = zipOf([1, 2, 3].map((i) => ({ name: `${i}.zip`, content: half })));
    expect(bytes.length).toBeLessThan(20_000 * CONTAINER_LIMITS.bytesPerEntry);
    const { files, containers } = await read(bytes, { inflate: nodeInflate });
    expect([files.length, containers]).toEqual([10_000, ['', '', 'entries', 'entries']]);
  });
});

describe('other files', () => {
  it.each([
    ['XML', '<a/>'],
    ['nothing', ''],
    ['text', 'PKZIP'],
  ])('%s', async (_, content) => {
    expect(await read(Buffer.from(content))).toEqual({
      files: [],
      containers: content === '<a/>' ? [] : ['structure'],
    });
  });
});
