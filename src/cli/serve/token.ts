/** The token of `--token-env`. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { Problem } from './problem.ts';

/** @returns a check of the header `Authorization`, which takes the same time for every wrong token. */
export function tokenCheck(token: string | null): (authorization: string | undefined) => void {
  if (token === null) return () => {};
  const expected = digest(token);
  return (authorization) => {
    const given = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? '';
    if (!timingSafeEqual(digest(given), expected))
      throw new Problem('unauthorized', {}, { headers: { 'www-authenticate': 'Bearer' } });
  };
}

/** A digest: its length does not depend on the token. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
