/** What `convert` says of YAML. */
import type { PlacedFlaw } from '../../yaml/flaw.ts';

export interface YamlWords {
  /** @param place the file, with line and column where they are known. */
  flaw(place: string, flaw: Pick<PlacedFlaw, 'reason' | 'detail'>): string;
}
