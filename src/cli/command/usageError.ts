import type { Messages } from '../messages/messages.ts';

/** Returns the candidate most similar to a misspelt name. */
export type Nearest = (name: string, candidates: Iterable<string>) => string | undefined;

/**
 * Invalid usage of a command. The sentence is created once the language is known; the command's name and a reference to
 * its help are added when it is printed.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly explain: (messages: Messages, nearest: Nearest) => string;

  constructor(explain: (messages: Messages, nearest: Nearest) => string) {
    super('wrong usage');
    this.explain = explain;
  }
}
