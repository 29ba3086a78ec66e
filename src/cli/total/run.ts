/** `fattura total [PATH…]`: processes one file at a time and keeps none in memory. */

import type { Finding } from '../../validate/index.ts';
import { UsageError } from '../command/usageError.ts';
import { filesIn } from '../containers/filesIn.ts';
import { explainPaths } from '../files/explainPaths.ts';
import { findInputs, type Input, type PathProblem } from '../files/find.ts';
import { parseSize } from '../files/size.ts';
import { examineEither } from '../input/checkEither.ts';
import { type Loaded, loadInvoice } from '../input/loadInvoice.ts';
import { messagesIn } from '../messages/index.ts';
import type { Messages } from '../messages/messages.ts';
import { printBug, printError } from '../output/printError.ts';
import { today } from '../process/clock.ts';
import { ExitCode, worstExitCode } from '../process/exitCode.ts';
import { stopIfInterrupted } from '../process/io.ts';
import { stylist } from '../terminal/colour.ts';
import type { TotalCall } from './definition.ts';
import { JsonTotals } from './json.ts';
import { type Recomputed, recompute } from './recompute.ts';
import { renderTotals } from './text.ts';

interface Work {
  readonly call: TotalCall;
  readonly maxBytes: number;
  readonly messages: Messages;
}

export async function run(call: TotalCall): Promise<number> {
  const { io, operands, options } = call;
  if (operands.length === 0 && io.stdin.isTTY) throw new UsageError(({ usage }) => usage.noInput);
  const maxBytes = parseSize(options['max-size']);
  const messages = await messagesIn(call.language);
  const problems: PathProblem[] = [];
  const inputs = findInputs(operands.length === 0 ? ['-'] : operands, {
    cwd: io.cwd,
    memory: io.memory,
    onProblem: (problem) => problems.push(problem),
    containers: filesIn({ notes: false }),
  });
  const json = options.format === 'json' ? new JsonTotals() : null;
  let code: number = ExitCode.ok;
  let isFirst = true;
  if (json !== null) await io.stdout.write(json.start());
  for await (const input of inputs) {
    stopIfInterrupted(io.interrupted);
    const { recomputed, code: own } = await one(input, { call, maxBytes, messages });
    code = worstExitCode(code, own);
    if (json !== null) await io.stdout.write(json.file(input.name, recomputed));
    else if (recomputed !== null) {
      const look = { messages, style: stylist(call.colour), isTerminal: io.stdout.isTTY };
      const width = look.isTerminal ? io.stdout.columns : null;
      await io.stdout.write(`${isFirst ? '' : '\n'}${renderTotals(recomputed, { ...look, width })}`);
      isFirst = false;
    }
  }
  if (json !== null) await io.stdout.write(json.end());
  return worstExitCode(code, await explainPaths('total', problems, call));
}

interface Outcome {
  /** Null without a valid invoice, which is reported on standard error. */
  readonly recomputed: Recomputed | null;
  readonly code: number;
}

async function one(input: Input, { call, maxBytes, messages }: Work): Promise<Outcome> {
  try {
    const loaded = await loadInvoice(input, { call, command: 'total', maxBytes, retired: true });
    if (loaded === null) return { recomputed: null, code: ExitCode.findings };
    const explain = call.options.explain === true;
    const rejected = await rejectedFor(loaded, call);
    const recomputed = recompute(loaded, { rejected, explain, language: call.language, messages });
    if (rejected.length > 0)
      await printError(call.io, 'total', messages.total.rejected(input.name, rejected));
    const isRight = recomputed.beyond === 0 && rejected.length === 0;
    return { recomputed, code: isRight ? ExitCode.ok : ExitCode.findings };
  } catch (error) {
    // An unexpected exception skips this file only.
    await printBug(error, input.name, { io: call.io, messages });
    return { recomputed: null, code: ExitCode.bug };
  }
}

/** The codes for which `validate` rejects the file, each once. */
async function rejectedFor(
  { bytes, input }: Loaded,
  { language, options }: TotalCall,
): Promise<readonly string[]> {
  const examined = await examineEither(bytes, {
    file: input.name,
    language,
    asOf: today(),
    maxBytes: parseSize(options['max-size']),
    only: 'controls',
  });
  if (examined.verdict !== 'rejected') return [];
  const codes = codesOf(examined.outlines());
  // Several codes are sorted by their position in the text, for which the whole report is needed.
  return codes.length > 1 ? codesOf(examined.report().report.findings) : codes;
}

function codesOf(findings: readonly Pick<Finding, 'code' | 'severity'>[]): readonly string[] {
  const errors = findings.filter(({ severity }) => severity === 'error');
  return [...new Set(errors.map(({ code }) => code))];
}
