/** `fattura new`: answers kept from earlier dialogues. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { abandoned, DraftFile } from '../../src/cli/new/memory/drafts.ts';
import { folderWith, runCli } from './runCli.ts';

const DAY = '2026-11-21';
const SUPPLIER = ['02718281823', 'Alfa S.r.l.', '', 'Via Appia 1', '00179', 'Roma', 'RM'];
const CUSTOMER = ['', '12345678903', 'Beta S.p.A.', 'Via Po 2', '10124', 'Torino', 'TO', 'ABC1234'];
const LINE = ['Canone', '', '100', ''];

const run = (cwd: string, answers: readonly string[], endsAfterAnswers = false) =>
  runCli(['new', '--as-of', DAY], { cwd, tty: true, answers, endsAfterAnswers });

const state = (cwd: string): string => join(cwd, '.state/fattura/new');

it('going back passes every question, with the previous answers in brackets', async () => {
  const cwd = folderWith();
  const back = Array<string>(SUPPLIER.length).fill('<');
  const { code, stderr } = await run(cwd, [
    ...['<', ...SUPPLIER, ...back, '', 'Gamma S.r.l.', '', '', '', '', '', ...CUSTOMER, '', '', ''],
    ...[...LINE, '', '-', '<', 'MP01', '', '', '-', ''],
  ]);
  expect(code, stderr).toBe(0);
  expect(stderr).toContain('[Alfa S.r.l.]');
  expect(stderr).toContain('[Via Appia 1]');
});

it('an unfinished dialogue is offered once, and dropped if declined', async () => {
  const cwd = folderWith();
  expect((await run(cwd, SUPPLIER, true)).code).toBe(1);
  expect(readdirSync(state(cwd))).toEqual([`invoice.${process.pid}.json`]);
  expect(statSync(join(state(cwd), `invoice.${process.pid}.json`)).mode & 0o777).toBe(0o600);
  expect((await run(cwd, ['n'], true)).code).toBe(1);
  expect(readdirSync(state(cwd))).toEqual([]);
});

it('the offer to resume it is repeated until the answer is yes or no', async () => {
  const cwd = folderWith();
  await run(cwd, SUPPLIER, true);
  const { stderr } = await run(cwd, ['Roma', 'no'], true);
  expect(stderr.match(/\([sy]\/n\)/g)).toHaveLength(2);
  expect(readdirSync(state(cwd))).toEqual([]);
});

it('a dialogue still running in another process is left alone', () => {
  const cwd = folderWith();
  const env = { XDG_STATE_HOME: join(cwd, '.state') };
  mkdirSync(state(cwd), { recursive: true });
  const content = JSON.stringify({ of: null, answers: { '/cedente/partita_iva': '02718281823' } });
  writeFileSync(join(state(cwd), `invoice.${process.ppid}.json`), content);
  writeFileSync(join(state(cwd), 'invoice.999999999.json'), '{');
  expect(abandoned('invoice', env)).toBeNull();
  writeFileSync(join(state(cwd), 'invoice.999999999.json'), content);
  expect(abandoned('invoice', env)?.answers.size).toBe(1);
  expect(abandoned('credit-note', env)).toBeNull();
});

it('a full disk does not stop the dialogue', async () => {
  const cwd = folderWith({ '.state': 'a file' });
  const { code } = await run(cwd, [...SUPPLIER, ...CUSTOMER, '', '', '', ...LINE, '', '-', '', 'a.xml', '']);
  expect(code).toBe(0);
  expect(existsSync(join(cwd, 'a.xml'))).toBe(true);
  const file = new DraftFile('invoice', { XDG_STATE_HOME: join(cwd, '.state') }, () => null);
  file.keep(new Map([['/numero', '1']]));
  expect(file.isKept).toBe(false);
});

it('only the issuer and the number are kept of a finished dialogue', async () => {
  const cwd = folderWith();
  await run(cwd, [...SUPPLIER, ...CUSTOMER, '', '', '', ...LINE, '', '-', '', '', '']);
  expect(readdirSync(state(cwd))).toEqual(['suppliers.json']);
  const kept = readFileSync(join(state(cwd), 'suppliers.json'), 'utf8');
  expect(kept).toContain('02718281823');
  expect(kept).not.toContain('Beta');
});
