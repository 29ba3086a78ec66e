import { hasReception } from './companions.ts';
import type { Input } from './find.ts';

/** The day on which SdI received a file, according to its metadata or a message about it; null without either. */
export async function receptionDay(input: Input, bytes: Uint8Array, limit: number): Promise<string | null> {
  if (!hasReception(input)) return null;
  const { receptionOf } = await import('../containers/reception.ts');
  return (await receptionOf(input, bytes, limit)).day;
}
