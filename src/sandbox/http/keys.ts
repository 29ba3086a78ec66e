/** Authentication, rate limit and access to the company in one statement, so that servers on one database count together. */
import { createHash } from 'node:crypto';
import type { Context } from '../context.ts';
import { gathering } from '../database/gather.ts';
import { run, statement } from '../database/statement.ts';
import { type CompanyRow, issuingCompany } from '../documents/companyOf.ts';
import type { Principal } from '../endpoints/handler.ts';
import { Refusal, refuse } from './refusal.ts';

/** The stored columns of a key. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** A higher limit has no practical effect and would need too much storage: it occurs only in tests and benchmarks. */
const LARGEST_WINDOW = 1000;

/** Seconds; the window is one second, so a request after this wait is accepted. */
const RETRY_AFTER = '1';

const COLUMNS = `k.id as "keyId", k.integrator_id as "integratorId", k.permissions,
  c.id, c.name, c.country, c.vat_number`;
const COMPANY = 'left join companies c on c.integrator_id = k.integrator_id and c.id =';

/** The keys and companies of several requests. */
const UNLIMITED = statement(`select g.n, ${COLUMNS}
  from json_to_recordset($1::json) g(n integer, hash text, company uuid)
  join api_keys k on k.hash = g.hash
  ${COMPANY} g.company`);

/**
 * `recent` contains the times of the last accepted requests, at most as many as the limit: a request is accepted if
 * there are fewer, or if the oldest is a second old. The row lock serializes servers, and clock_timestamp() is
 * evaluated again after it is acquired.
 */
const LIMITED = statement(`with counted as (
  update api_keys set recent = (recent || clock_timestamp())[greatest(cardinality(recent) + 2 - $3::int, 1):]
  where hash = $1::text and (cardinality(recent) < $3::int
    or recent[cardinality(recent) - $3::int + 1] <= clock_timestamp() - interval '1 second')
  returning id
) select ${COLUMNS}, counted.id as counted
from api_keys k left join counted on counted.id = k.id ${COMPANY} $2::uuid where k.hash = $1::text`);

type Row = Omit<Principal, 'company'> & { readonly counted?: string | null } & {
  readonly [Name in keyof CompanyRow]: CompanyRow[Name] | null;
};

interface Wanted {
  readonly hash: string;
  readonly company: string | null;
}

const unlimited = gathering<Wanted, Row | undefined>(async (db, wanted) => {
  const given = JSON.stringify(wanted.map((one, n) => ({ n, ...one })));
  const found = await run<Row & { readonly n: number }>(db, UNLIMITED, [given]);
  const rows = new Map(found.map((row) => [row.n, row]));
  return wanted.map((_, n) => rows.get(n));
});

/**
 * @param companyId The company in the path, which is read by the same statement; null for a path without one
 * @throws Refusal 401 without a known key, 429 if the rate limit is exceeded
 */
export async function authenticate(
  { db, settings: { rateLimit } }: Context,
  authorization: string | undefined,
  companyId: string | null = null,
): Promise<Principal> {
  const key = /^Bearer +([^\s]+)$/i.exec(authorization ?? '')?.[1];
  if (key === undefined) throw unauthorized();
  const isLimited = rateLimit <= LARGEST_WINDOW;
  const hash = hashKey(key);
  const row = isLimited
    ? (await run<Row>(db, LIMITED, [hash, companyId, rateLimit]))[0]
    : await unlimited(db, { hash, company: companyId });
  if (row === undefined) throw unauthorized();
  if (isLimited && row.counted === null) throw tooMany(rateLimit);
  const { keyId, integratorId, permissions, id, name, country, vat_number } = row;
  const company =
    id === null || name === null || country === null || vat_number === null
      ? null
      : issuingCompany({ id, name, country, vat_number });
  return { keyId, integratorId, permissions, company };
}

const unauthorized = (): Refusal => refuse(401, 'Authentication failed.');

function tooMany(rateLimit: number): Refusal {
  const { status, faults } = refuse(429, `more than ${rateLimit} requests per second`);
  return new Refusal(status, faults, { 'retry-after': RETRY_AFTER });
}
