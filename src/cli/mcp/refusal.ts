import type { McpRefusals } from '../messages/mcp/words.ts';

type Params<Code extends keyof McpRefusals> = Parameters<McpRefusals[Code]>;

/** A call that cannot be carried out, explained to the assistant. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  private constructor(
    readonly code: keyof McpRefusals,
    readonly params: readonly (string | number)[],
    readonly explain: (words: McpRefusals) => string,
  ) {
    super(code);
  }

  static because<Code extends keyof McpRefusals>(code: Code, ...params: Params<Code>): Refusal {
    return new Refusal(code, params, (words) =>
      (words[code] as (...given: Params<Code>) => string)(...params),
    );
  }
}
