/**
 * The argument that tells the command's entry that it runs in a worker thread: nobody can type a NUL.
 * Asking `node:worker_threads` would cost every call two milliseconds.
 */
export const WORKER = '\0worker';
