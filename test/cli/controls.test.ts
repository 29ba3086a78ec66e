import { describe, expect, it } from 'vitest';
import { findCodes } from '../../src/cli/controls/run.ts';
import { en } from '../../src/cli/messages/en.ts';
import { adviceCodes, type CodeSummary, sdiCodes } from '../../src/validate/index.ts';
import { runCli } from './runCli.ts';

async function listed(...args: readonly string[]): Promise<readonly (CodeSummary & { kind: string })[]> {
  const { code, stdout } = await runCli(['controls', ...args, '--format', 'json']);
  expect(code).toBe(0);
  return JSON.parse(stdout);
}

describe('fattura controls', () => {
  it('lists every code of SdI, then all advice', async () => {
    const all = await listed();
    expect(all.map(({ code }) => code)).toEqual([...sdiCodes, ...adviceCodes].map(({ code }) => code));
    expect(all).toMatchObject([
      ...sdiCodes.map((one) => ({ ...one, kind: 'control' })),
      ...adviceCodes.map((one) => ({ ...one, kind: 'advice' })),
    ]);
  });

  it.each([
    ['00423', ['00423']],
    ['423', ['00423']],
    ['0020', ['00200', '00201']],
    ['20', ['00200', '00201']],
    ['01', []],
    ['Duplicate INVOICE', ['00404']],
    ['piu di cinque', ['00323']],
    [' 00106 ', ['00106']],
  ])('%j', async (operand, codes) => {
    const found = codes.length === 0 ? null : await listed(operand);
    if (found === null) expect(() => findCodes(operand)).toThrow();
    else for (const code of codes) expect(found.map((one) => one.code)).toContain(code);
  });

  it('prefers an exact code to longer ones', () => {
    expect(findCodes('2').map(({ code }) => code)).toEqual(['00002']);
  });

  it('finds advice by prefix, ignoring case', () => {
    expect(sdiCodes.length).toBeGreaterThan(20);
    if (adviceCodes.length > 0) expect(findCodes('q-')).toEqual(adviceCodes);
  });

  it.each([
    ['00999', en.controls.nothing('00999', '00399')],
    ['zzz', en.controls.nothing('zzz', undefined)],
  ])('reports an unknown code: %j', async (operand, sentence) => {
    const { code, stdout, stderr } = await runCli(['controls', operand]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(sentence);
  });

  it.each(['it', 'en'])('prints a row for each code, within 80 columns (%s)', async (lang) => {
    const { stdout } = await runCli(['--lang', lang, 'controls'], { columns: 80 });
    const lines = stdout.split('\n');
    expect(lines.filter((line) => [...line].length > 80)).toEqual([]);
    const codes = lines.flatMap((line) => /^ {2}(\d{5}|Q-[A-Z-]+) /.exec(line)?.[1] ?? []);
    expect(codes).toEqual([...sdiCodes, ...adviceCodes].map(({ code }) => code));
  });

  it('shows who decides each code, and explains each word once', async () => {
    const { stdout } = await runCli(['controls', '0020']);
    expect(stdout.split(en.controls.decided.file)).toHaveLength(4);
    expect(stdout).toContain(en.explain.decided.file);
    expect(stdout).not.toContain(en.explain.decided.history);
  });
});
