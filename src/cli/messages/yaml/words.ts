/** Messages about YAML input. */
import type { PlacedFlaw } from '../../yaml/flaw.ts';

export interface YamlWords {
  /** @param place The file, with line and column if known. */
  flaw(place: string, flaw: Pick<PlacedFlaw, 'reason' | 'detail'>): string;
}
