/** One process at a time: a file that says who works, renewed as long as it lives. */

export { type LockClock, systemClock } from './clock.ts';
export { FileLock, isLockName, LOCK, type LockHolder, type LockSettings } from './fileLock.ts';
export { type ProcessIdentity, thisProcess } from './processIdentity.ts';
