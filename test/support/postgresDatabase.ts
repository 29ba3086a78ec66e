import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  readonly url: string;
  /** Drops the database, even if a client is still connected. */
  drop(): Promise<void>;
}

/** @param at URL of any database of the server; its user may create others */
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
