import type { Bilingual } from '../../model/bilingual.ts';

export function bilingual(it: string, en: string): Bilingual {
  return { it, en };
}
