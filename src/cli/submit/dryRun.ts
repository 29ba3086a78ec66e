/** `--dry-run`: predicts the results from the files and the journal, without requests. */
import { History } from './journal/history.ts';
import type { JournalPlaces } from './journal/place.ts';
import { readJournal } from './journal/readJournal.ts';
import { outcomeOfFound } from './outcome.ts';
import { isPlanned, type Planned, planFor } from './plan.ts';
import type { Prepared } from './prepare.ts';
import type { Ended } from './report.ts';
import { type Result, refusedOr, result } from './result.ts';
import { type Service, submissionOf } from './service.ts';
import type { SubmitSettings } from './settings.ts';

export async function dryRun(
  files: readonly Prepared[],
  settings: SubmitSettings,
  asked: { readonly service: Service; readonly places: JournalPlaces } | null,
): Promise<Ended> {
  const results =
    asked === null
      ? files.map((file) => refusedOr(file, () => result(file, 'ready')))
      : await byJournal(files, settings, asked);
  return { results, stop: null, refused: null };
}

async function byJournal(
  files: readonly Prepared[],
  settings: SubmitSettings,
  { service, places }: { readonly service: Service; readonly places: JournalPlaces },
): Promise<readonly Result[]> {
  const known = new History();
  if (places.earlier !== null) await readJournal(places.earlier, known);
  const memory = await readJournal(places.journal, known);
  return files.map((file) =>
    refusedOr(file, () => {
      const submission = submissionOf(file, service);
      const plan = planFor(file, submission, memory, settings);
      return isPlanned(plan) ? foreseen(plan, settings) : plan;
    }),
  );
}

/** The outcome, assuming that the journal matches the service. */
function foreseen({ file, past, step }: Planned, { issue, reissue }: SubmitSettings): Result {
  if (step.kind === 'send' || step.kind === 'look-up') return result(file, 'ready');
  if (step.kind === 'confirm') return result(file, 'ready', { earlier: past });
  const { document } = step;
  const outcome = outcomeOfFound(document, {
    sameContent: past?.sha256 === file.sha256,
    issue: issue && past?.issue === false,
  });
  if (outcome === 'discarded' && reissue) return result(file, 'ready', { document, earlier: past });
  return result(file, outcome, { document, earlier: past });
}
