/** `fattura validate [PATH…]`. */
import { resolve } from 'node:path';
import { SPECIFICATION } from '../../model/index.ts';
import { bugText } from '../bug.ts';
import { milliseconds } from '../clock.ts';
import type { ValidateCall } from '../commands/validate.ts';
import { gravest } from '../exitCode.ts';
import { explainPaths } from '../files/explainPaths.ts';
import { findInputs, type PathProblem } from '../files/find.ts';
import { parseSize } from '../files/size.ts';
import { messagesIn } from '../messages/index.ts';
import { UsageError } from '../usageError.ts';
import { VERSION } from '../version.ts';
import { checkAll } from './checkAll.ts';
import type { Checked } from './checked.ts';
import { type Progress, progressOn } from './progress.ts';
import { ReportStream } from './reportStream.ts';
import type { CheckSettings } from './settings.ts';
import { add, nothing } from './tally.ts';

export async function run(call: ValidateCall): Promise<number> {
  const { io, operands } = call;
  if (operands.length === 0 && io.stdin.isTTY) throw new UsageError(({ usage }) => usage.noInput);
  const settings = settingsOf(call);
  if (settings.engine === 'libxml2') await (await import('./secondOpinion.ts')).openEngine(settings);

  const problems: PathProblem[] = [];
  const inputs = findInputs(operands.length === 0 ? ['-'] : operands, {
    cwd: io.cwd,
    onProblem: (problem) => problems.push(problem),
  });
  const report = new ReportStream(io.stdout, settings, {
    name: 'fattura',
    version: VERSION,
    spec: SPECIFICATION,
  });
  const progress = progressFor(call, settings);
  let tally = nothing;
  try {
    for await (const checked of checkAll(inputs, settings, io)) {
      tally = add(tally, checked.tally);
      await print(checked, { call, report, progress });
      await progress.update(tally.summary.files);
    }
  } finally {
    await progress.clear();
  }
  // Where no path led anywhere, a summary of nothing would only hide why.
  if (tally.summary.files > 0 || settings.format !== 'text') await report.end(tally);
  if (tally.besideEngine > 0) {
    const { engineNotForJson } = await messagesIn(call.language);
    await io.stderr.write(`fattura validate: ${engineNotForJson(tally.besideEngine)}\n`);
  }
  return gravest(tally.exitCode, await explainPaths('validate', problems, call));
}

async function print(
  { text, bugs }: Checked,
  {
    call,
    report,
    progress,
  }: { readonly call: ValidateCall; readonly report: ReportStream; readonly progress: Progress },
): Promise<void> {
  if (text !== '' || bugs.length > 0) await progress.clear();
  await report.add(text);
  for (const bug of bugs) {
    await call.io.stderr.write(bugText(bug, call.io.env, await messagesIn(call.language)));
  }
}

function settingsOf(call: ValidateCall): CheckSettings {
  const { options } = call;
  const { schema, engine = 'auto' } = options;
  if (schema !== undefined && options.engine === 'auto') {
    throw new UsageError(({ usage }) => usage.conflict('--schema', '--engine auto'));
  }
  const format = options.format ?? 'text';
  return {
    format,
    language: call.language,
    colour: call.colour && format === 'text',
    width: call.io.stdout.columns,
    quiet: options.quiet === true,
    onlyStructure: options.only === 'structure',
    failOn: options['fail-on'] ?? 'error',
    maxBytes: parseSize(options['max-size']),
    engine: schema === undefined ? engine : 'libxml2',
    schema: schema === undefined ? null : resolve(call.io.cwd, schema),
  };
}

/** Reports that scroll by on the same terminal are progress enough. */
function progressFor({ io, language }: ValidateCall, { quiet }: CheckSettings): Progress {
  const sentence = async (done: number, seconds: number): Promise<string> =>
    (await messagesIn(language)).progress(done, seconds);
  return progressOn(io.stderr, sentence, {
    now: milliseconds,
    wanted: () => io.stderr.isTTY && (quiet || !io.stdout.isTTY),
  });
}
