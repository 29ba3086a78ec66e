/**
 * The process that measures an input, started by apart.ts with the folder of the build, `file` or `call`, and paths. It
 * loads little besides the built package: what a process has loaded already hides how much memory the input needs, and
 * makes collecting garbage slower than for users.
 */
import { builtCommand, builtLibrary } from './built.ts';
import { measureCall } from './measureCall.ts';
import type { Measured } from './measured.ts';
import { measureFiles } from './measureFile.ts';

const measure = ([dist = '', what, ...paths]: readonly string[]): Promise<readonly Measured[]> =>
  what === 'file' ? measureFiles(paths, builtLibrary(dist)) : measureCall(paths, builtCommand(dist).main);

measure(process.argv.slice(2)).then((results) => process.stdout.write(JSON.stringify(results)));
