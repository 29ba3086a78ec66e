/** Defects of a request, with the statuses that may answer them; by default any documented status. */
import fc from 'fast-check';
import type { Damage } from './damage.ts';
import { bodyDamages } from './damageBody.ts';
import { fileDamages } from './damageFile.ts';
import { queryDamages } from './damageQuery.ts';
import type { Shot } from './shot.ts';
import type { Operation } from './spec.ts';
import { BARE_KEY, hasOwnId, OTHER_KEY, ofSibling, ofStranger, SIBLING } from './world.ts';

const headers = (shot: Shot, more: Readonly<Record<string, string>>): Shot => ({
  ...shot,
  headers: { ...shot.headers, ...more },
});

const withHeaders = (shot: Shot, ...all: readonly Readonly<Record<string, string>>[]): fc.Arbitrary<Shot> =>
  fc.constantFrom(...all).map((more) => headers(shot, more));

const hasIds = ({ path }: Shot): boolean => hasOwnId(path);
/** Ids after that of the company. */
const hasItem = ({ path }: Shot): boolean => hasOwnId(path.split('/').slice(5).join('/'));

const replacedLast = ({ path }: Shot, segment: string): string =>
  [...path.split('/').slice(0, -1), segment].join('/');

/** Values that are not ids. */
const NO_IDS = ['x', '%20', '%00', '..%2F..', '%F0%9F%98%80', 'null', '7'.repeat(1000), '{id}', "'"];
const NO_ENCODING = ['%', '%zz', '%ff', '%C0%AF', '%ED%A0%80'];

const general: readonly Damage[] = [
  {
    name: 'no key',
    done: (shot) =>
      fc.constant({
        ...shot,
        headers: Object.fromEntries(
          Object.entries(shot.headers).filter(([name]) => name !== 'authorization'),
        ),
      }),
    expects: [401],
  },
  {
    name: 'a wrong key',
    done: (shot) =>
      withHeaders(
        shot,
        ...[
          '',
          'Bearer',
          'Bearer x',
          'Basic eDp4',
          'Bearer a b',
          `Bearer ${'k'.repeat(1000)}`,
          'Bearer \u00e8',
        ].map((authorization) => ({ authorization })),
      ),
    expects: [401],
  },
  {
    name: "another integrator's key",
    fits: hasIds,
    expects: [404],
    done: (shot) => withHeaders(shot, { authorization: `Bearer ${OTHER_KEY}` }),
  },
  {
    name: 'a key without permissions',
    done: (shot) => withHeaders(shot, { authorization: `Bearer ${BARE_KEY}` }),
  },
  {
    name: "another integrator's company",
    fits: hasIds,
    expects: [404],
    done: (shot) => fc.constant({ ...shot, path: ofStranger(shot.path) }),
  },
  {
    name: 'an id of another company',
    fits: hasItem,
    expects: [404],
    done: (shot) => {
      const [start, own] = [shot.path.split('/').slice(0, 5), shot.path.split('/').slice(5)];
      return fc.constant({ ...shot, path: [...start, ...own.map(ofSibling)].join('/') });
    },
  },
  {
    name: 'an id in the body of another company',
    fits: ({ body }) => hasOwnId(body?.toString() ?? '') && !(body?.toString() ?? '').includes(SIBLING),
    expects: [404, 422],
    done: (shot) => fc.constant({ ...shot, body: Buffer.from(ofSibling(shot.body?.toString() ?? '')) }),
  },
  {
    name: 'no id',
    fits: hasIds,
    expects: [404],
    done: (shot) =>
      fc
        .constantFrom(...NO_IDS)
        .map((id) => ({ ...shot, path: shot.path.replace(/[0-9a-z]+-0000-4000-8000-\d+/, id) })),
  },
  {
    name: 'a path that is no text',
    elsewhere: true,
    expects: [400, 404],
    done: (shot) =>
      fc.constantFrom(...NO_ENCODING).map((end) => ({ ...shot, path: replacedLast(shot, end) })),
  },
  {
    name: 'another method',
    elsewhere: true,
    expects: [404],
    done: (shot) =>
      fc
        .constantFrom('PUT', 'OPTIONS', 'TRACE', 'PROPFIND', 'LOCK', 'SEARCH')
        .map((method) => ({ ...shot, method })),
  },
  {
    name: 'odd headers',
    done: (shot) =>
      withHeaders(
        shot,
        { accept: 'text/html;q=0.1' },
        { 'accept-encoding': 'zstd' },
        { expect: '100-continue' },
        { host: 'elsewhere.example' },
        { 'if-none-match': '*', range: 'bytes=0-1' },
        { 'x-http-method-override': 'DELETE', 'x-forwarded-for': '\u00e8' },
        { cookie: 'a'.repeat(1000) },
        { 'x-request-id': 'mine' },
        { 'transfer-encoding': 'chunked' },
        { upgrade: 'websocket', connection: 'upgrade' },
        { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
      ),
  },
];

const damages: readonly Damage[] = [...general, ...queryDamages, ...bodyDamages, ...fileDamages];

export interface Broken {
  readonly shot: Shot;
  /** Names of the applied defects. */
  readonly damage: readonly string[];
  readonly expects: readonly number[] | undefined;
  readonly elsewhere: boolean;
}

/** One defect, occasionally two: with two, either may be reported. */
export function brokenShots(valid: fc.Arbitrary<Shot>, operation: Operation): fc.Arbitrary<Broken> {
  const once = valid.chain((shot) => damaged(shot, operation));
  const twice = once.chain(({ shot, damage, elsewhere }) =>
    damaged(shot, operation).map(
      (again): Broken => ({
        shot: again.shot,
        damage: [...damage, ...again.damage],
        elsewhere: elsewhere || again.elsewhere,
        expects: undefined,
      }),
    ),
  );
  return fc.oneof({ arbitrary: once, weight: 4 }, { arbitrary: twice, weight: 1 });
}

function damaged(shot: Shot, operation: Operation): fc.Arbitrary<Broken> {
  const fitting = damages.filter(({ fits }) => fits?.(shot, operation) ?? true);
  return fc
    .constantFrom(...fitting)
    .chain(({ name, done, expects, elsewhere = false }) =>
      done(shot, operation).map((changed) => ({ shot: changed, damage: [name], expects, elsewhere })),
    );
}
