/** Indexes for filters by a part of a text, and databases that refuse them. */
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, it } from 'vitest';
import { openPostgres } from '../../src/sandbox/database/postgres.ts';
import { documents } from '../../src/sandbox/database/tables/index.ts';
import { addTextIndexes } from '../../src/sandbox/database/textSearch.ts';
import { describePostgres } from '../support/postgres.ts';

const failure = (code: string): Error => Object.assign(new Error('refused'), { code });

it.each<[string, string, string, boolean]>([
  ['no privilege', '42501', 'create extension', true],
  ['no files of the extension', '58P01', 'create extension', true],
  ['no files, in older versions', '0A000', 'create extension', true],
  ['no privilege in its schema', '42501', 'create index', true],
  ['a full disk', '53100', 'create index', false],
  ['a lost connection', '08006', 'select', false],
])('%s (%s): opens without them: %s', async (_name, code, refused, isOpened) => {
  const run = async (text: string): Promise<readonly { readonly name?: string }[]> => {
    if (text.startsWith(refused)) throw failure(code);
    return text.startsWith('select') && refused === 'create index' ? [{ name: 'public' }] : [];
  };
  const opening = addTextIndexes(run);
  if (isOpened) expect(await opening).toMatchObject({ code });
  else await expect(opening).rejects.toMatchObject({ code });
});

describePostgres('an extension in a schema that the user may not use', (url) => {
  it('filters without indexes', async () => {
    const admin = new pg.Client({ connectionString: url() });
    await admin.connect();
    const user = `fattura_user_${process.pid}`;
    const own = new URL(url());
    own.username = user;
    own.password = 'secret';
    try {
      await admin.query(`create role ${user} login password 'secret'`);
      await admin.query(`grant create on database ${own.pathname.slice(1)} to ${user}`);
      await admin.query('create schema guarded');
      await admin.query('create extension pg_trgm schema guarded');
      const { db, withoutTextIndexes, close } = await openPostgres(own.href);
      try {
        expect(withoutTextIndexes).toMatchObject({ code: '42501' });
        expect(await db.select().from(documents).where(sql`number ilike '%1%'`)).toEqual([]);
      } finally {
        await close();
      }
    } finally {
      await admin.query(`drop owned by ${user} cascade`);
      await admin.query(`drop role ${user}`);
      await admin.end();
    }
  }, 60_000);
});
