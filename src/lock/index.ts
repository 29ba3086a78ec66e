/** Ensures that only one process works at a time: a lock file, renewed while its holder lives. */

export type { LockClock } from './clock.ts';
export { FileLock, isLockName, LOCK_FILE, type LockHolder, type LockSettings } from './fileLock.ts';
export { type ProcessIdentity, thisProcess } from './processIdentity.ts';
