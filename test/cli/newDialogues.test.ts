/** Dialogues of `fattura new` as typed by accountants; FATTURA_TRANSCRIPTS names a folder for the transcripts. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { validate } from '../../src/validate/index.ts';
import { type Dialogue, dialogues, type Step } from './newDialogueCases.ts';
import { folderWith, type Run, runCli } from './runCli.ts';

const DAY = '2026-11-21';

/** Programmers' words, and English prose, that no accountant should see. */
const FOREIGN =
  /\b(?:undefined|null|NaN|length|check|pattern|cents|string|linee\/|buildInvoice|prezzo_unitario|aliquota_iva|cedente|cessionario_committente)\b|\[A-Z|\{\d/;

const env = { LANG: 'it_IT.UTF-8', NO_COLOR: '1' };

const run = (step: Step, cwd: string): Promise<Run> =>
  runCli(['new', ...(step.args ?? []), '--as-of', DAY], {
    cwd,
    env: { ...env, XDG_STATE_HOME: join(cwd, '.state') },
    tty: true,
    answers: step.answers,
    ...(step.ends === true ? { endsAfterAnswers: true } : {}),
  });

function keep({ name }: Dialogue, runs: readonly (readonly [Step, Run])[]): void {
  const folder = process.env['FATTURA_TRANSCRIPTS'];
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  const text = runs.map(
    ([{ args = [] }, { code, stdout, stderr }]) =>
      `$ ${['fattura new', ...args].join(' ')}\n${stderr}${stdout}[codice di uscita ${code}]\n`,
  );
  writeFileSync(join(folder, `${name.replace(/[^\p{L}\d]+/gu, '-')}.txt`), text.join('\n'));
}

describe('an accountant using fattura new', () => {
  it.each(dialogues)('$name', async (dialogue) => {
    const { before = [], step, xml, lacks = [], seen = [], file } = dialogue;
    const cwd = folderWith();
    const runs: (readonly [Step, Run])[] = [];
    for (const one of before) runs.push([one, await run(one, cwd)]);
    const last = await run(step, cwd);
    runs.push([step, last]);
    keep(dialogue, runs);
    expect(last.code, last.stderr).toBe(0);
    const written = readFileSync(join(cwd, file), 'utf8');
    expect(validate(written, { asOf: DAY }).verdict).toBe('valid');
    expect(xml.filter((part) => !written.includes(part))).toEqual([]);
    expect(lacks.filter((part) => written.includes(part))).toEqual([]);
    expect(seen.filter((part) => !last.stderr.includes(part))).toEqual([]);
    for (const [, { stderr }] of runs) expect(FOREIGN.exec(stderr)?.[0]).toBeUndefined();
  });

  it('a kept brief makes the same invoice', async () => {
    const cwd = folderWith();
    const [first] = dialogues;
    const args = ['--save-brief', 'scheda.yaml', '-o', 'a.xml'];
    const answers = (first?.step.answers ?? []).slice(0, -2);
    expect((await run({ args, answers }, cwd)).code).toBe(0);
    const again = await runCli(['new', 'scheda.yaml', '-o', 'b.xml', '--as-of', DAY], { cwd });
    expect(again).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(readFileSync(join(cwd, 'b.xml'), 'utf8')).toBe(readFileSync(join(cwd, 'a.xml'), 'utf8'));
  });
});

describe('fattura new asks nothing if nothing could be written', () => {
  it.each([
    [['-o', 'there.xml']],
    [['-o', 'there.xml/below.xml']],
    [['--save-brief', 'there.xml']],
    [['-o', 'new.xml', '--save-brief', './new.xml']],
  ])('%j', async (args) => {
    const cwd = folderWith({ 'there.xml': 'x' });
    const { code, stderr } = await run({ args, answers: [] }, cwd);
    expect(code).toBe(2);
    expect(stderr).toMatch(/(?:there|new)\.xml|--output/);
    expect(readFileSync(join(cwd, 'there.xml'), 'utf8')).toBe('x');
  });
});
