/**
 * The argument that marks a worker thread for the command's entry point; a NUL cannot be typed. Loading
 * `node:worker_threads` instead would cost every call two milliseconds.
 */
export const WORKER = '\0worker';
