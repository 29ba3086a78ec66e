/** `fattura sandbox seed`: creates the seed company in a database, without starting a server. */
import { seedSandbox } from '../../sandbox/index.ts';
import { visible } from '../../validate/index.ts';
import { messagesIn } from '../messages/index.ts';
import { ExitCode } from '../process/exitCode.ts';
import type { SandboxCall } from './definition.ts';
import type { SandboxSettings } from './settings.ts';

export async function seed(
  { io, language }: SandboxCall,
  { database, place, reset, json }: SandboxSettings,
): Promise<number> {
  const { sandbox: words } = await messagesIn(language);
  const result = await seedSandbox({ database, reset });
  if (json) {
    await io.stdout.write(`${JSON.stringify({ ...result, database: { kind: database.kind, place } })}\n`);
    return ExitCode.ok;
  }
  const lines = [
    result.seeded ? words.seeded(place ?? '') : words.notSeeded(place ?? ''),
    words.company(result.companyId),
    words.key(result.apiKey),
    words.limitedKey(result.limitedKey),
  ];
  await io.stdout.write(`${lines.map(visible).join('\n')}\n`);
  return ExitCode.ok;
}
