/** The argument that marks a worker thread of the server, like that of `validate`. */
export const SERVE_WORKER = '\0serve-worker';
