/** The codes that a report can contain. */
import { catalogue } from './judge/catalogue.ts';
import { advice } from './judge/registry.ts';

/** The codes whose severity can be changed: all SdI codes and all advice. */
export function ruleCodes(): readonly string[] {
  return [...catalogue, ...advice].map(({ code }) => code);
}
