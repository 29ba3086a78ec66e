/** docs/inbox.md: its sessions run on fixtures/inbox. FATTURA_UPDATE_DOCS=1 rewrites their outputs. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STATES } from '../../src/cli/inbox/states.ts';
import { type Command, samples, session, writeSession } from '../meta/readme.ts';
import { projectRoot } from '../support/shared.ts';
import { runCli } from './runCli.ts';

const file = join(projectRoot, 'docs/inbox.md');
const page = readFileSync(file, 'utf8');

describe('docs/inbox.md', () => {
  it('shows what the command prints', async () => {
    let text = page;
    for (const { language, code } of samples(page)) {
      if (language !== 'console') continue;
      const shown: Command[] = [];
      for (const { command } of session(code)) {
        const { stdout, stderr } = await runCli(command.split(' ').slice(1), { cwd: projectRoot });
        shown.push({ command, output: `${stdout}${stderr}` });
      }
      text = text.replace(code, () => writeSession(shown));
    }
    if (process.env['FATTURA_UPDATE_DOCS'] === '1') writeFileSync(file, text);
    else expect(page).toBe(text);
  });

  it('explains every state', () => {
    for (const state of STATES) expect(page).toContain(`\`${state}\``);
  });
});
