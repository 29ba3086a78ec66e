import { describe, expect, it, vi } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import type { Report } from '../../src/validate/index.ts';
import { fixture } from './fixtures.ts';
import { folderWith, runCli } from './runCli.ts';

// A check that crashes on files with this name, like a bug of ours.
vi.mock('../../src/validate/index.ts', async (original) => {
  const module = await original<typeof import('../../src/validate/index.ts')>();
  const validateXml: typeof module.validateXml = (input, options) => {
    if (options?.file?.includes('broken')) throw new RangeError('on purpose\u001b[31m');
    return module.validateXml(input, options);
  };
  const readXmlFile: typeof module.readXmlFile = (input, options, opened) => {
    if (options.file?.includes('broken')) throw new RangeError('on purpose\u001b[31m');
    return module.readXmlFile(input, options, opened);
  };
  return { ...module, validateXml, readXmlFile };
});

const cwd = folderWith({
  'in/a.xml': fixture.valid,
  'in/broken.xml': fixture.rejected,
  'in/c.xml': fixture.valid,
});

const sentence = en.bug('RangeError: on purpose␛[31m', 'in/broken.xml');

describe('a bug of ours', () => {
  it('in one file is reported, exits with 70, and does not stop the others', async () => {
    const { code, stdout, stderr } = await runCli(['validate', '--format', 'json', 'in'], { cwd });
    expect({ code, stderr }).toEqual({ code: 70, stderr: `fattura: ${sentence}\n` });
    const { files, summary } = JSON.parse(stdout) as Report;
    expect(files.map(({ file, verdict }) => `${file} ${verdict}`)).toEqual([
      'in/a.xml valid',
      'in/broken.xml unreadable',
      'in/c.xml valid',
    ]);
    expect(files[1]).toMatchObject({
      coverage: { ran: [] },
      findings: [{ code: 'U-BUG', id: 'internal.bug' }],
    });
    expect(summary).toMatchObject({ valid: 2, unreadable: 1 });
  });

  it('does not depend on the failing level', async () => {
    const { code } = await runCli(['validate', '--fail-on', 'never', 'in'], { cwd });
    expect(code).toBe(70);
  });

  it('in one conversion does not stop the others', async () => {
    const { code, stderr } = await runCli(['convert', 'in', '--out-dir', 'out'], { cwd });
    expect(code).toBe(70);
    expect(stderr).toContain(sentence);
    expect(stderr).toContain(en.convert.done(2));
  });

  it('shows its stack with FATTURA_DEBUG only', async () => {
    const env = { LANG: 'en_GB', FATTURA_DEBUG: '1' };
    expect((await runCli(['validate', 'in/broken.xml'], { cwd, env })).stderr).toMatch(
      /\n\s+at .*bug\.test\.ts/,
    );
    expect((await runCli(['validate', 'in/broken.xml'], { cwd })).stderr).not.toMatch(/\n\s+at /);
  });
});
