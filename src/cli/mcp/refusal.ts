import type { McpRefusals } from '../messages/mcp/words.ts';

type Params<Code extends keyof McpRefusals> = Parameters<McpRefusals[Code]>;

/** A call that cannot be carried out, explained to the assistant. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  private constructor(
    readonly code: keyof McpRefusals,
    readonly params: readonly (string | number)[],
    readonly explain: (words: McpRefusals) => string,
    /** The report of the command, for programs; null if there is none. */
    readonly report: object | null = null,
  ) {
    super(code);
  }

  explainedBy(report: object): Refusal {
    return new Refusal(this.code, this.params, this.explain, report);
  }

  static because<Code extends keyof McpRefusals>(code: Code, ...params: Params<Code>): Refusal {
    return new Refusal(code, params, (words) =>
      (words[code] as (...given: Params<Code>) => string)(...params),
    );
  }
}
