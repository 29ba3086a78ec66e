/** `fattura submit [PATH…]`. */
import { explainPaths } from '../files/explainPaths.ts';
import { messagesIn } from '../messages/index.ts';
import { ExitCode, worstExitCode } from '../process/exitCode.ts';
import { confirm } from './confirm.ts';
import type { SubmitCall } from './definition.ts';
import { dryRun } from './dryRun.ts';
import { Journal } from './journal/journal.ts';
import { type JournalPlaces, journalPlaces } from './journal/place.ts';
import { isPlanned, type Planned, planFor } from './plan.ts';
import { type Prepared, prepareAll, refuseDuplicateInputs } from './prepare.ts';
import { type Ended, report } from './report.ts';
import { type Result, refusedOr, unsent } from './result.ts';
import { send } from './send.ts';
import { type Service, serviceOf, submissionOf } from './service.ts';
import { type SubmitSettings, settingsOf } from './settings.ts';

export async function run(call: SubmitCall): Promise<number> {
  const settings = settingsOf(call);
  const service = await serviceOf(call, settings);
  const { files, problems } = await prepareAll(call, settings);
  if (files.length === 0) return await explainPaths('submit', problems, call);
  refuseDuplicateInputs(files);
  const places = service === null ? null : journalPlaces(settings.journal, service, call.io);
  const asked = service === null || places === null ? null : { service, places };
  const ended =
    settings.dryRun || asked === null
      ? await dryRun(files, settings, asked)
      : await submit(files, { call, settings, ...asked, pathless: problems.length > 0 });
  const code = await report(ended, { call, settings, service, places });
  const paths = await explainPaths('submit', problems, call);
  return code === ExitCode.interrupted ? code : worstExitCode(code, paths);
}

interface Work {
  readonly call: SubmitCall;
  readonly settings: SubmitSettings;
  readonly service: Service;
  readonly places: JournalPlaces;
  /** True if a path was not found. */
  readonly pathless: boolean;
}

async function submit(files: readonly Prepared[], work: Work): Promise<Ended> {
  const { settings, service, places, pathless } = work;
  const refused = files.filter(({ refusal }) => refusal !== null);
  const blocked = refused.length > 0 && !settings.skipInvalid;
  if (blocked || pathless) {
    const results = files.map((file) => refusedOr(file, () => unsent(file, 'batch')));
    return { results, stop: null, refused: blocked ? 'invalid' : 'paths' };
  }
  const journal = await Journal.open(places.journal, { earlier: places.earlier });
  try {
    const plans = files.map((file) =>
      refusedOr(file, () => {
        const submission = submissionOf(file, service);
        return planFor(file, submission, journal, settings);
      }),
    );
    return await carryOut(plans, journal, work);
  } finally {
    await journal.close();
  }
}

/** Confirms and sends. @returns the results of all files, in order. */
async function carryOut(
  plans: readonly (Planned | Result)[],
  journal: Journal,
  { call, settings, service }: Work,
): Promise<Ended> {
  const planned = plans.filter(isPlanned);
  const count = planned.filter(({ step }) => step.kind !== 'ask' || step.resend).length;
  if (settings.issue && !settings.yes && count > 0) {
    const agreed = await confirm({ count, ...service }, call.io, await messagesIn(call.language));
    if (!agreed) {
      const results = plans.map((one) => (isPlanned(one) ? unsent(one.file, 'declined') : one));
      return { results, stop: null, refused: 'declined' };
    }
  }
  const { results, stop } = await send(planned, { call, settings, journal, client: service.client });
  const inTurn = [...results];
  return {
    results: plans.map((one) => (isPlanned(one) ? (inTurn.shift() ?? unsent(one.file, 'service')) : one)),
    stop,
    refused: null,
  };
}
