import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  readonly url: string;
  /** Also while somebody is still connected. */
  drop(): Promise<void>;
}

/** @param at any database of the server, whose user may make others */
export async function createDatabase(at: string): Promise<TestDatabase> {
  const name = `fattura_test_${randomBytes(6).toString('hex')}`;
  await tell(at, `create database ${name}`);
  const url = new URL(at);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => tell(at, `drop database if exists ${name} with (force)`) };
}

async function tell(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
