/** The argument that marks a worker thread of a server, like that of `validate`. */
export const JOB_WORKER = '\0job-worker';
