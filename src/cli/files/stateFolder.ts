/** The platform's folder for program state: neither user configuration nor data that can be recreated. */
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import type { Io } from '../process/io.ts';

/** LOCALAPPDATA, Library/Application Support, or XDG_STATE_HOME (XDG Base Directory Specification 0.8). */
export function stateFolder(env: Io['env'], platform: NodeJS.Platform = process.platform): string {
  const { LOCALAPPDATA: local, XDG_STATE_HOME: xdg, HOME: home } = env;
  if (platform === 'win32' && local) return join(local, 'fattura');
  // A relative one is to be ignored, says the specification.
  if (xdg && isAbsolute(xdg)) return join(xdg, 'fattura');
  const own = home || homedir();
  return platform === 'darwin'
    ? join(own, 'Library', 'Application Support', 'fattura')
    : join(own, '.local', 'state', 'fattura');
}
