import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type ExportedRows, exportColumns } from '../../src/operations/index.ts';
import { projectRoot } from '../support/shared.ts';

const page = readFileSync(join(projectRoot, 'docs/cli.md'), 'utf8');
const section = page.split(/^## /m).find((part) => part.startsWith('fattura export\n')) ?? '';

const listed = (rows: string): readonly string[] =>
  [
    ...(new RegExp(`^\\| ${rows} \\| (.*) \\|$`, 'm').exec(section)?.[1] ?? '').matchAll(/`([a-z0-9_]+)`/g),
  ].map(([, name]) => name ?? '');

it.each<ExportedRows>(['invoices', 'lines', 'summaries', 'payments'])(
  'docs/cli.md lists the columns of %s, in their order',
  (rows) => {
    const names = exportColumns(rows).map(({ name }) => name);
    expect([...listed('all'), ...listed(rows)]).toEqual(['file', ...names]);
  },
);
