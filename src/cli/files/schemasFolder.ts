/** `schemas/` of the package. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Above this file, however deep the bundle puts it; null where it is not there. */
export function schemasFolder(): string | null {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'schemas', 'xmldsig.xsd'))) {
    const above = dirname(folder);
    if (above === folder) return null;
    folder = above;
  }
  return join(folder, 'schemas');
}
