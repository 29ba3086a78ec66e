/** Opens the database: PGlite in memory or in a folder, or PostgreSQL at an address. Both have the same tables. */
import type { DatabaseChoice } from '../options.ts';
import type { OpenDatabase } from './database.ts';

/** @throws SandboxError for any failure that the caller can fix */
export async function openDatabase(choice: DatabaseChoice): Promise<OpenDatabase> {
  if (choice.kind === 'postgres') return (await import('./postgres.ts')).openPostgres(choice.url);
  const { openFolder, openMemory } = await import('./pglite.ts');
  return choice.kind === 'memory' ? openMemory() : openFolder(choice.path);
}
