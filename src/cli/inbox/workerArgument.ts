/** The argument that marks a worker thread of `inbox` for the command's entry point; a NUL cannot be typed. */
export const INBOX_WORKER = '\0inbox-worker';
