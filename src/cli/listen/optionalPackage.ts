/** Packages that a server needs and that are not installed with fattura. */
import {
  isMissingModule,
  type OptionalPackage,
  unsuitablePackages,
  withCompanions,
} from '../../packages/index.ts';
import { UsageError } from '../command/usageError.ts';

/**
 * Loads the optional packages of a command.
 * @throws UsageError with the command that installs them.
 */
export async function loadOptional<Loaded>(
  command: string,
  names: readonly OptionalPackage[],
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  const [unsuitable] = unsuitablePackages(names);
  if (unsuitable !== undefined) {
    const { name, found, wanted } = unsuitable;
    throw new UsageError(({ listen }) =>
      listen.unsuitable(command, `${name} ${found}`, `npm install ${wanted}`),
    );
  }
  try {
    return await load();
  } catch (error) {
    if (!isMissingModule(error)) throw error;
    const packages = withCompanions(names);
    const once = `npx ${['fattura', ...packages].map((name) => `-p ${name}`).join(' ')} fattura ${command}`;
    throw new UsageError(({ listen }) =>
      listen.missing(command, names.join(', '), { install: `npm install ${packages.join(' ')}`, once }),
    );
  }
}
