/** `fattura verify [PATH…]`. */
import { filesIn } from '../containers/filesIn.ts';
import { readSigned } from '../containers/readSigned.ts';
import { explainPaths } from '../files/explainPaths.ts';
import type { Input } from '../files/find.ts';
import { receptionDay } from '../files/receptionDay.ts';
import { inputsOf } from '../input/inputs.ts';
import { messagesIn } from '../messages/index.ts';
import { printBug } from '../output/printError.ts';
import { ExitCode, worstExitCode } from '../process/exitCode.ts';
import { stopIfInterrupted } from '../process/io.ts';
import { trustData } from '../signatures/verifyFile.ts';
import { stylist } from '../terminal/colour.ts';
import type { VerifyCall } from './definition.ts';
import { JsonSignatures } from './json.ts';
import { settingsOf, type VerifySettings } from './settings.ts';
import { renderSignatures } from './text.ts';
import { groupOf, isValid, type VerifiedFile, verifiedFile } from './verified.ts';

export async function run(call: VerifyCall): Promise<number> {
  const { io, operands, language } = call;
  const settings = settingsOf(call);
  const { trust } = settings.signatures;
  if (trust !== null) await trustData(trust, io.cwd);
  const messages = await messagesIn(language);
  const { inputs, problems } = await inputsOf(operands.length === 0 ? ['-'] : operands, io, {
    containers: filesIn({ notes: false, signed: true }),
  });
  const json = settings.json ? new JsonSignatures() : null;
  const look = { messages, style: stylist(call.colour), columns: io.stdout.columns };
  const count = { valid: 0, invalid: 0, unsigned: 0, unopened: 0 };
  let code: number = ExitCode.ok;
  if (json !== null) await io.stdout.write(json.start(settings.asOf));
  for (const input of inputs) {
    stopIfInterrupted(io.interrupted);
    const { file, code: own } = await verifyInput(input, call, settings);
    code = worstExitCode(code, own);
    if (json !== null) await io.stdout.write(json.file(input.name, file));
    if (file === null) continue;
    count[groupOf(file)] += 1;
    if (json !== null || (settings.quiet && isValid(file))) continue;
    await io.stdout.write(`${renderSignatures(input.name, file, look)}\n`);
  }
  const isAny = Object.values(count).some((files) => files > 0);
  if (json !== null) await io.stdout.write(json.end());
  else if (isAny) await io.stdout.write(`${messages.verify.summary(count)}\n`);
  return worstExitCode(code, await explainPaths('verify', problems, call));
}

/** The settings as of the date of receipt in the metadata or in a message about the file, unless `--as-of` is given. */
async function clockFor(input: Input, bytes: Uint8Array, settings: VerifySettings): Promise<VerifySettings> {
  const day = settings.asOfIsToday ? await receptionDay(input, bytes, settings.maxBytes) : null;
  if (day === null) return settings;
  const clock = { asOf: day, asOfIsToday: false };
  return { ...settings, ...clock, signatures: { ...settings.signatures, ...clock } };
}

interface Outcome {
  /** Null for a file that cannot be read, which is reported on standard error. */
  readonly file: VerifiedFile | null;
  readonly code: number;
}

async function verifyInput(input: Input, call: VerifyCall, settings: VerifySettings): Promise<Outcome> {
  const { io, language } = call;
  try {
    const { bytes, isRefused } = await readSigned(input, { call, maxBytes: settings.maxBytes });
    if (bytes === null) return { file: null, code: ExitCode.findings };
    const file = await verifiedFile(bytes, input.name, {
      settings: await clockFor(input, bytes, settings),
      language,
    });
    return { file, code: isValid(file) && !isRefused ? ExitCode.ok : ExitCode.findings };
  } catch (error) {
    // An unexpected exception skips this file only.
    await printBug(error, input.name, { io, messages: await messagesIn(language) });
    return { file: null, code: ExitCode.bug };
  }
}
