/** fastify, the one package that the server needs. */
import { isMissingModule, unsuitablePackages, withCompanions } from '../../packages/index.ts';
import { UsageError } from '../command/usageError.ts';

const FASTIFY = 'fastify';

/** @throws UsageError with the command that installs it. */
export async function loadFastify(): Promise<Pick<typeof import('fastify'), 'fastify'>> {
  const [unsuitable] = unsuitablePackages([FASTIFY]);
  if (unsuitable !== undefined)
    throw new UsageError(({ serve }) =>
      serve.unsuitable(unsuitable.found, `npm install ${unsuitable.wanted}`),
    );
  try {
    return await import('fastify');
  } catch (error) {
    if (!isMissingModule(error)) throw error;
    const packages = withCompanions([FASTIFY]);
    const once = `npx ${['fattura', ...packages].map((name) => `-p ${name}`).join(' ')} fattura serve`;
    throw new UsageError(({ serve }) =>
      serve.missing(FASTIFY, { install: `npm install ${packages.join(' ')}`, once }),
    );
  }
}
