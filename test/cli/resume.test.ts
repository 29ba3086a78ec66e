/** `fattura validate --resume FILE`: a run that was killed is continued, and its report is complete. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  readFileSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { FileLock } from '../../src/lock/index.ts';
import { messageText } from '../support/messages.ts';
import { programs } from '../support/programs/index.ts';
import { SAMPLE } from '../support/sample.ts';
import { zipOf } from '../support/zipBuilder.ts';
import { folderWith, runCli } from './runCli.ts';

/** The first call loads the whole command, which takes long on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

/** Invoices with numbers, of which some occur twice in the run. */
const invoice = (number: number): string => SAMPLE.replace('<Numero>1<', `<Numero>${number}<`);

const small = () =>
  folderWith({
    'in/a.xml': invoice(1),
    'in/b.zip': zipOf([
      { name: 'c.xml', content: invoice(2) },
      { name: 'd.xml', content: invoice(1) },
      { name: 'e.xml', crc: 1 },
      { name: 'f.pdf' },
    ]),
    'in/g.xml': invoice(2),
  });

const ARGS = ['validate', 'in', '--format', 'json'];

/** A process knows the files of the last folder, and these runs are in one process. */
const anotherFolder = () => runCli(ARGS, { cwd: folderWith({ 'in/a.xml': invoice(1) }) });

interface Recorded {
  readonly inputs: readonly string[];
}

/** The identities of the inputs that a journal has, without its head and a cut last line. */
function recorded(journal: string): readonly string[] {
  const lines = readFileSync(journal, 'utf8').split('\n').slice(1, -1);
  return lines.flatMap((line) => (JSON.parse(line) as Recorded).inputs);
}

describe('fattura validate --resume', () => {
  it('gives the report of a run without it, and records each input once', async () => {
    const cwd = small();
    const plain = await runCli(ARGS, { cwd });
    const first = await runCli([...ARGS, '--resume', 'j'], { cwd });
    const before = readFileSync(join(cwd, 'j'));
    const second = await runCli([...ARGS, '--resume', 'j'], { cwd });
    expect([first, second]).toEqual([plain, plain]);
    expect(readFileSync(join(cwd, 'j'))).toEqual(before);
    expect(new Set(recorded(join(cwd, 'j'))).size).toBe(6);
  });

  it.each([0, 1, 2, 3, 4, 5])('continues after %i results, the last line cut', async (count) => {
    const cwd = small();
    const journal = join(cwd, 'j');
    const plain = await runCli([...ARGS, '--resume', 'j'], { cwd });
    const lines = readFileSync(journal, 'utf8').split('\n');
    const kept = `${lines.slice(0, count + 1).join('\n')}\n`;
    writeFileSync(journal, `${kept}${lines[count + 1]?.slice(0, 40) ?? ''}`);
    expect(await runCli([...ARGS, '--resume', 'j'], { cwd })).toEqual(plain);
    expect(readFileSync(journal, 'utf8').startsWith(kept)).toBe(true);
    expect(recorded(journal)).toHaveLength(6);
  });

  it('checks again from the first file that has changed', async () => {
    const cwd = small();
    await runCli([...ARGS, '--resume', 'j'], { cwd });
    const before = recorded(join(cwd, 'j'));
    writeFileSync(join(cwd, 'in/b.zip'), zipOf([{ name: 'c.xml', content: invoice(9) }]));
    utimesSync(join(cwd, 'in/b.zip'), 1, 1);
    const { stdout } = await runCli([...ARGS, '--resume', 'j'], { cwd });
    expect(stdout).toBe((await runCli(ARGS, { cwd })).stdout);
    const after = recorded(join(cwd, 'j'));
    expect([after.length, after[0] === before[0], after[1] === before[1]]).toEqual([3, true, false]);
  });

  it.each([
    ['a message about it', 'IT01234567890_00001_RC_001.xml'],
    ['a message about it under another name', 'ricevuta.xml'],
  ])('checks a file again beside which there is now %s', async (_, name) => {
    const cwd = folderWith({ 'in/IT01234567890_00001.xml': invoice(1) });
    await runCli([...ARGS, '--resume', 'j'], { cwd });
    const message = messageText({ flow: 'pa', kind: 'RC' });
    writeFileSync(
      join(cwd, 'in', name),
      message.replace(/<NomeFile>.*?</, '<NomeFile>IT01234567890_00001.xml<'),
    );
    await anotherFolder();
    const { stdout } = await runCli([...ARGS, '--resume', 'j'], { cwd });
    expect(stdout).toBe((await runCli(ARGS, { cwd })).stdout);
    expect(stdout.includes('"asOf":"2026-03-02"')).toBe(true);
  });

  it('checks a rejection again beside which there is now the invoice', async () => {
    const cwd = folderWith({
      'in/IT01234567890_00001_NS_001.xml': messageText({ flow: 'pa', kind: 'NS' }).replace(
        /<NomeFile>.*?</,
        '<NomeFile>IT01234567890_00001.xml<',
      ),
    });
    await runCli([...ARGS, '--resume', 'j'], { cwd });
    writeFileSync(join(cwd, 'in/IT01234567890_00001.xml'), invoice(1));
    await anotherFolder();
    const { stdout } = await runCli([...ARGS, '--resume', 'j'], { cwd });
    expect(stdout).toBe((await runCli(ARGS, { cwd })).stdout);
    expect(stdout.includes('"comparison":{')).toBe(true);
  });

  it.each([
    ['another format', ['--format', 'ndjson']],
    ['another day', ['--as-of', '2026-01-01']],
  ])('refuses a journal of a call with %s', async (_, more) => {
    const cwd = small();
    await runCli([...ARGS, '--resume', 'j'], { cwd });
    expect((await runCli(['validate', 'in', ...more, '--resume', 'j'], { cwd })).code).toBe(2);
  });

  it.each([
    ['a file of something else', (cwd: string) => appendFileSync(join(cwd, 'j'), 'text\n')],
    ['a folder', (cwd: string) => void writeFileSync(join(cwd, 'unused'), '')],
  ])('refuses %s', async (what, make) => {
    const cwd = small();
    make(cwd);
    const before = what === 'a folder' ? '' : readFileSync(join(cwd, 'j'), 'utf8');
    const name = what === 'a folder' ? 'in' : 'j';
    expect((await runCli([...ARGS, '--resume', name], { cwd })).code).toBe(2);
    if (name === 'j') expect(readFileSync(join(cwd, 'j'), 'utf8')).toBe(before);
  });
});

it('refuses a journal that another process uses, and leaves none of its lock behind', async () => {
  const cwd = small();
  const lock = await FileLock.take(join(cwd, 'j.lock'));
  if (!(lock instanceof FileLock)) throw new Error('the lock is taken');
  const refused = await runCli([...ARGS, '--resume', 'j'], { cwd });
  expect([refused.code, refused.stdout, existsSync(join(cwd, 'j'))]).toEqual([2, '', false]);
  await lock.release();
  expect((await runCli([...ARGS, '--resume', 'j'], { cwd })).code).not.toBe(2);
  expect((await runCli(['validate', 'in', '--as-of', '2026-01-01', '--resume', 'j'], { cwd })).code).toBe(2);
  expect(existsSync(join(cwd, 'j.lock'))).toBe(false);
});

/** More than a process checks until it is killed. */
const MANY = 1_500;

it('continues after SIGKILL: nothing is lost, and nothing is checked twice', async () => {
  const { command } = await programs();
  const entries = Array.from({ length: MANY }, (_, n) => ({ name: `${n}.xml`, content: invoice(n % 1_000) }));
  const cwd = folderWith({ 'in/a.zip': zipOf(entries), 'in/b.xml': invoice(5) });
  const journal = join(cwd, 'j');
  const run = () =>
    spawn(process.execPath, [command, ...ARGS, '--lang', 'en', '--resume', 'j'], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const killed = run();
  killed.stdout.resume();
  while (!existsSync(journal) || statSync(journal).size < 50_000) await wait(5);
  killed.kill('SIGKILL');
  const [, signal] = (await once(killed, 'exit')) as [unknown, string];
  const partial = readFileSync(journal);
  const whole = partial.subarray(0, partial.lastIndexOf(0x0a) + 1);
  expect([signal, recorded(journal).length < MANY]).toEqual(['SIGKILL', true]);

  const pieces: Buffer[] = [];
  const resumed = run();
  resumed.stdout.on('data', (piece: Buffer) => pieces.push(piece));
  await once(resumed, 'close');
  expect(readFileSync(journal).subarray(0, whole.length)).toEqual(whole);
  const identities = recorded(journal);
  expect([identities.length, new Set(identities).size]).toEqual([MANY + 1, MANY + 1]);
  truncateSync(journal, 0);
  const { stdout } = await runCli([...ARGS, '--lang', 'en'], { cwd });
  expect(Buffer.concat(pieces).toString()).toBe(stdout);
});
