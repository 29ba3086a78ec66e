/** Folders of the program: its configuration and state folders, and files of the package. */
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Io } from '../process/io.ts';

/** Null if missing. */
export function schemasFolder(): string | null {
  const file = fileOfPackage('schemas/xmldsig.xsd');
  return file === null ? null : dirname(file);
}

/** Searches upwards from this file, whose depth depends on the bundle; null if missing. */
export function fileOfPackage(path: string): string | null {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, path))) {
    const above = dirname(folder);
    if (above === folder) return null;
    folder = above;
  }
  return join(folder, path);
}

/** The user's configuration: APPDATA, or XDG_CONFIG_HOME (XDG Base Directory Specification 0.8). */
export function configFolder(env: Io['env']): string {
  const { APPDATA: roaming, XDG_CONFIG_HOME: xdg, HOME: home } = env;
  if (process.platform === 'win32' && roaming) return join(roaming, 'fattura');
  // Relative paths must be ignored, by the specification.
  return join(xdg && isAbsolute(xdg) ? xdg : join(home || homedir(), '.config'), 'fattura');
}

/** LOCALAPPDATA, Library/Application Support, or XDG_STATE_HOME (XDG Base Directory Specification 0.8). */
export function stateFolder(env: Io['env'], platform: NodeJS.Platform = process.platform): string {
  const { LOCALAPPDATA: local, XDG_STATE_HOME: xdg, HOME: home } = env;
  if (platform === 'win32' && local) return join(local, 'fattura');
  // Relative paths must be ignored, by the specification.
  if (xdg && isAbsolute(xdg)) return join(xdg, 'fattura');
  const own = home || homedir();
  return platform === 'darwin'
    ? join(own, 'Library', 'Application Support', 'fattura')
    : join(own, '.local', 'state', 'fattura');
}
