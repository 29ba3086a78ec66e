/** `fattura diff A B`. */
import { diffNormal } from '../../operations/index.ts';
import { UsageError } from '../command/usageError.ts';
import { renderDiff } from '../differences/text.ts';
import { explainPaths } from '../files/explainPaths.ts';
import { isFault } from '../files/find.ts';
import { parseSize } from '../files/size.ts';
import { inputsOf } from '../input/inputs.ts';
import { type Loaded, loadInvoice } from '../input/loadInvoice.ts';
import { messagesIn } from '../messages/index.ts';
import { printError } from '../output/printError.ts';
import { ExitCode } from '../process/exitCode.ts';
import { stylist } from '../terminal/colour.ts';
import type { DiffCall } from './definition.ts';
import { renderDiffJson, renderUnreadJson } from './json.ts';

export async function run(call: DiffCall): Promise<number> {
  const { io, operands, options } = call;
  if (operands.length !== 2 || operands.every((operand) => operand === '-')) {
    throw new UsageError(({ diff }) => diff.two);
  }
  const maxBytes = parseSize(options['max-size']);
  const { inputs, problems } = await inputsOf(operands, io);
  if (problems.some(isFault)) return explainPaths('diff', problems, call);
  const [first, second] = inputs;
  if (first === undefined || second === undefined || inputs.length > 2) {
    throw new UsageError(({ diff }) => diff.two);
  }
  // Both are loaded first, so that all errors are reported at once.
  const a = await loadInvoice(first, { call, command: 'diff', maxBytes, partial: true, retired: true });
  const b = await loadInvoice(second, { call, command: 'diff', maxBytes, partial: true, retired: true });
  const messages = await messagesIn(call.language);
  if (a === null || b === null) {
    const sides = [
      { name: first.name, loaded: a },
      { name: second.name, loaded: b },
    ];
    if (options.format === 'json') await io.stdout.write(renderUnreadJson(sides));
    const unread = sides.filter(({ loaded }) => loaded === null).map(({ name }) => name);
    await printError(io, 'diff', messages.diff.unread(unread));
    return ExitCode.findings;
  }
  const differences = diffNormal(a.invoice, b.invoice, {
    exact: options.exact === true,
    ignoreLineOrder: options['ignore-line-order'] === true,
    ignoreTransmission: options['ignore-transmission'] === true,
  });
  const compared = { a, b, differences };
  await io.stdout.write(
    options.format === 'json'
      ? renderDiffJson(compared)
      : renderDiff(compared, {
          messages,
          language: call.language,
          style: stylist(call.colour),
          colour: call.colour,
          width: io.stdout.columns,
        }),
  );
  for (const one of [a, b]) {
    if (one.failed !== null) await printError(io, 'diff', messages.diff.invalid(nameOf(one)));
  }
  return differences.length === 0 ? ExitCode.ok : ExitCode.findings;
}

function nameOf({ input }: Loaded): string {
  return input.name;
}
