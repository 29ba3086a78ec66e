/** The exit codes of the command. */
export const ExitCode = {
  /** Nothing at or over the failing level. */
  ok: 0,
  /** Findings at or over the failing level, or a file that could not be read. */
  findings: 1,
  /** Wrong usage, or a path that does not exist. */
  usage: 2,
  /** A remote refusal or a network failure. */
  remote: 3,
  /** A bug of ours. */
  bug: 70,
  /** Ctrl-C: 128 + SIGINT, as a shell expects. */
  interrupted: 130,
  /** The reader of the output closed it: 128 + SIGPIPE, so that a pipeline does not count it as success. */
  outputClosed: 141,
} as const;

const WORST_FIRST: readonly number[] = [
  ExitCode.bug,
  ExitCode.usage,
  ExitCode.remote,
  ExitCode.findings,
  ExitCode.ok,
];

/** The worst of the codes, in the order 70, 2, 3, 1, 0. Any other code counts as 70. */
export function worstExitCode(...codes: readonly number[]): number {
  if (!codes.every((code) => WORST_FIRST.includes(code))) return ExitCode.bug;
  return WORST_FIRST.find((code) => codes.includes(code)) ?? ExitCode.ok;
}
