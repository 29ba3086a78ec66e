/** Neovim with the settings of docs/editors.md as the client. */
import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { programs } from '../../support/programs/index.ts';
import { projectRoot } from '../../support/shared.ts';
import { folderWith } from '../runCli.ts';

const SETTINGS =
  /Version 0\.7 and later:\n\n```lua\n([\s\S]*?)^```$/m.exec(
    readFileSync(join(projectRoot, 'docs/editors.md'), 'utf8'),
  )?.[1] ?? '';

/** Waits for the findings, then asks as an editor does at the place of the first one; prints JSON. */
const ASK = `
vim.wait(60000, function() return #vim.diagnostic.get(0) > 0 end, 20)
local found = vim.diagnostic.get(0)
local at = { line = found[1].lnum, character = found[1].col }
local place = { textDocument = vim.lsp.util.make_text_document_params(), position = at }
local range = { start = at, ['end'] = at }
local function ask(method, more)
  local answers = vim.lsp.buf_request_sync(0, method, vim.tbl_extend('force', place, more), 60000)
  for _, answer in pairs(answers) do return answer.result end
end
local diagnostics = { { range = range, message = found[1].message, code = found[1].code } }
local actions = ask('textDocument/codeAction', { range = range, context = { diagnostics = diagnostics } })
io.stdout:write(vim.fn.json_encode({
  findings = vim.tbl_map(function(one) return { one.code, one.lnum + 1, one.col + 1, one.source } end, found),
  hover = ask('textDocument/hover', {}).contents.value,
  actions = #actions,
}))
vim.cmd('qall!')
`;

const isThere = spawnSync('nvim', ['--version']).status === 0;

describe.skipIf(!isThere)('Neovim with the settings of docs/editors.md', () => {
  it('has findings, hover and fixes', async () => {
    const { command } = await programs();
    const cwd = folderWith({
      'invoice.xml': readFileSync(join(projectRoot, 'fixtures/invalid/00423/sample.xml')),
      'init.lua': SETTINGS,
      'ask.lua': ASK,
      'bin/fattura': `#!/bin/sh\nexec "${process.execPath}" "${command}" "$@"\n`,
    });
    chmodSync(join(cwd, 'bin/fattura'), 0o755);
    const { stdout } = await promisify(execFile)(
      'nvim',
      ['--headless', '-u', 'init.lua', 'invoice.xml', '-c', 'luafile ask.lua'],
      {
        cwd,
        timeout: 100_000,
        env: {
          ...process.env,
          LANG: 'en_GB.UTF-8',
          HOME: cwd,
          XDG_STATE_HOME: join(cwd, 'state'),
          PATH: `${join(cwd, 'bin')}${delimiter}${process.env['PATH']}`,
        },
      },
    );
    const { findings, hover, actions } = JSON.parse(stdout) as {
      readonly findings: readonly unknown[];
      readonly hover: string;
      readonly actions: number;
    };
    expect(findings).toEqual([['00423', 73, 23, 'fattura']]);
    expect(hover).toContain('2.2.1.11');
    expect(actions).toBeGreaterThan(0);
  });
});
