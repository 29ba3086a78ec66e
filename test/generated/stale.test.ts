import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outputs } from '../../scripts/generate/outputs.ts';
import { projectRoot } from '../support/shared.ts';

describe('generated files match `npm run generate`', () => {
  it.each(outputs().map(({ file, content }) => ({ file, content })))('$file', ({ file, content }) => {
    const path = resolve(projectRoot, file);
    // A boolean, since a failing comparison of such files would print megabytes.
    expect(existsSync(path) && readFileSync(path, 'utf8') === content).toBe(true);
  });
});
