/** Standard output where it is a file or a pipe: written directly, without Node's stream. */
import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { OutputClosedError, OutputFailedError } from '../../src/cli/process/io.ts';
import { processOutput } from '../../src/cli/process/output.ts';
import { folderWith } from './runCli.ts';

const neverOpened = (): never => {
  throw new Error('the stream was opened');
};

interface Pipe {
  readonly reader: number;
  readonly writer: number;
}

function pipe(): Pipe {
  const path = join(folderWith(), 'pipe');
  execFileSync('mkfifo', [path]);
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  return { reader, writer: openSync(path, constants.O_WRONLY | constants.O_NONBLOCK) };
}

const isLinux = process.platform === 'linux';

describe('an output that is no terminal', () => {
  it('is written to without a stream', async () => {
    const path = join(folderWith(), 'out');
    const fd = openSync(path, 'w');
    const output = processOutput(fd, neverOpened);
    await output.write('perché ');
    await output.write(Buffer.from('sì'));
    closeSync(fd);
    expect([output.isTTY, output.columns, readFileSync(path, 'utf8')]).toEqual([false, 80, 'perché sì']);
  });

  it.runIf(isLinux).each([
    ['a full disk', '/dev/full', OutputFailedError, 'ENOSPC'],
    ['the null device', '/dev/null', undefined, undefined],
  ])('%s', async (_, path, kind, code) => {
    const fd = openSync(path, 'w');
    const failed = await processOutput(fd, neverOpened)
      .write('x')
      .catch((error: unknown) => error);
    closeSync(fd);
    if (kind === undefined) expect(failed).toBeUndefined();
    else {
      expect(failed).toBeInstanceOf(kind);
      expect(failed).toHaveProperty('code', code);
    }
  });

  it.runIf(isLinux)('a pipe whose reader has gone', async () => {
    const { reader, writer } = pipe();
    closeSync(reader);
    await expect(processOutput(writer, neverOpened).write('x')).rejects.toBeInstanceOf(OutputClosedError);
    closeSync(writer);
  });

  it.runIf(isLinux)('a full pipe that does not wait: the stream gets the rest, in order', async () => {
    const { reader, writer } = pipe();
    const parts: Buffer[] = [];
    const stream = new Writable({
      write(chunk: Buffer, _, done) {
        parts.push(chunk);
        done();
      },
    });
    const output = processOutput(writer, () => stream as unknown as NodeJS.WriteStream);
    const text = Array.from({ length: 50_000 }, (_, i) => `${i}\n`).join('');
    await output.write(text);
    await output.write('end');
    const received = Buffer.alloc(1 << 20);
    const length = readSync(reader, received);
    closeSync(reader);
    closeSync(writer);
    expect(length).toBeGreaterThan(0);
    expect(Buffer.concat([received.subarray(0, length), ...parts]).toString()).toBe(`${text}end`);
  });
});
