import { join } from 'node:path';
import { expect, it } from 'vitest';
import { killRound } from '../support/killRound.ts';
import { projectRoot } from '../support/shared.ts';
import { runs } from '../support/thorough.ts';

/** `npm run kill-submit` does the same with 200 invoices, repeatedly. */
it('a repeatedly killed batch sends each invoice once', async () => {
  const bin = join(projectRoot, 'dist/cli/bin.cjs');
  const { kills, output, ...end } = await killRound({ files: runs(150), kills: runs(15), bin });
  expect(output).toBe('');
  expect(kills).toBeGreaterThan(0);
  expect(end).toEqual({ killed: false, code: 0, doubles: [], missing: [], unrecorded: [], torn: 0 });
}, 240_000);
