/** The token of `--token-env`. */
import { createHash, timingSafeEqual } from 'node:crypto';

/** @returns a check of the header `Authorization`, which takes the same time for every wrong token. */
export function bearerCheck(token: string | null): (authorization: string | undefined) => boolean {
  if (token === null) return () => true;
  const expected = digest(token);
  return (authorization) => {
    const given = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? '';
    return timingSafeEqual(digest(given), expected);
  };
}

/** A digest, because its length does not depend on the token. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
