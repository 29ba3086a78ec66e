/** `fattura explain CODE…`. */
import {
  adviceCodes,
  type CodeExplanation,
  explainCode,
  type Language,
  sdiCodes,
} from '../../validate/index.ts';
import { UsageError } from '../command/usageError.ts';
import { configOf } from '../config/config.ts';
import { messagesIn } from '../messages/index.ts';
import { visibleJson } from '../output/sanitize.ts';
import { ExitCode } from '../process/exitCode.ts';
import { stylist } from '../terminal/colour.ts';
import { readableWidth } from '../terminal/layout.ts';
import type { ExplainCall } from './definition.ts';
import { explanationText } from './text.ts';

export async function run(call: ExplainCall): Promise<number> {
  const found = await explainCodes(call.operands, call.language);
  if (call.options.format === 'json') {
    await call.io.stdout.write(`${visibleJson(JSON.stringify(found, null, 2))}\n`);
    return ExitCode.ok;
  }
  const { config } = await configOf({ options: {}, io: call.io });
  const layout = {
    messages: await messagesIn(call.language),
    documentation: config.documentation ?? null,
    language: call.language,
    width: readableWidth(call.io.stdout.columns),
    style: stylist(call.colour),
  };
  await call.io.stdout.write(`${found.map((one) => explanationText(one, layout)).join('\n\n\n')}\n`);
  return ExitCode.ok;
}

/**
 * Explains codes, each once.
 * @throws UsageError without operands, or for an unknown code.
 */
async function explainCodes(
  operands: readonly string[],
  language: Language,
): Promise<readonly CodeExplanation[]> {
  if (operands.length === 0) throw new UsageError(({ explain }) => explain.noCode);
  const found = new Map<string, CodeExplanation>();
  for (const operand of operands) {
    const explanation = await explainCode(operand, { language });
    if (explanation === undefined) throw unknownCode(operand);
    found.set(explanation.code, explanation);
  }
  return [...found.values()];
}

function unknownCode(operand: string): UsageError {
  const known = [...sdiCodes, ...adviceCodes].map(({ code }) => code);
  const digits = operand.trim();
  const wanted = /^\d{3,4}$/.test(digits) ? digits.padStart(5, '0') : digits;
  return new UsageError(({ explain }, nearest) => explain.unknown(operand, nearest(wanted, known)));
}
