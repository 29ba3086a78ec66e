/** The codes a report may hold. */
import { catalogue } from './judge/catalogue.ts';
import { advice } from './judge/registry.ts';

/** The codes that can be given another severity: those of SdI, and our advice. */
export function ruleCodes(): readonly string[] {
  return [...catalogue, ...advice].map(({ code }) => code);
}
