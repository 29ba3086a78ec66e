import type { Messages } from '../messages/messages.ts';

/** The candidate a misspelt name probably means. */
export type Nearest = (name: string, candidates: Iterable<string>) => string | undefined;

/**
 * The command was called in a way that cannot work. The sentence is made when the language is known;
 * the command's name and the way to its help are added where it is printed.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly explain: (messages: Messages, nearest: Nearest) => string;

  constructor(explain: (messages: Messages, nearest: Nearest) => string) {
    super('wrong usage');
    this.explain = explain;
  }
}
