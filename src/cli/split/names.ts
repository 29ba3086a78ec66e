/** Names the single invoices of a lotto. */
import { parseFileName } from '../../model/index.ts';
import { countedProgressives, derivedProgressives, LONGEST_IN_NAME } from '../../operations/index.ts';
import type { Form } from '../input/loadInvoice.ts';

export interface Naming {
  readonly count: number;
  readonly form: Form;
  /** The first ProgressivoInvio, where it was asked for. */
  readonly progressive: string | null;
}

/**
 * Where the lotto has a name of SdI's, they have such names too: the progressive counts on from the one that was
 * asked for, where a name can hold it, or has a counter behind that of the lotto. Any other name gets a counter.
 * A single invoice keeps its name.
 *
 * @param file The name of the lotto, without folders.
 * @throws RangeError where there are not so many progressives.
 */
export function splitNames(file: string, { count, form, progressive }: Naming): readonly string[] {
  const stem = file.replace(/\.(?:xml|json)$/i, '');
  if (count === 1) return [`${stem}.${form}`];
  const parsed = parseFileName(`${stem}.xml`);
  if (parsed.kind !== 'invoice') {
    return derivedProgressives('', count, Number.POSITIVE_INFINITY).map((each) => `${stem}-${each}.${form}`);
  }
  const progressives =
    progressive !== null && progressive.length <= LONGEST_IN_NAME
      ? countedProgressives(progressive, count, LONGEST_IN_NAME)
      : derivedProgressives(parsed.progressive, count, LONGEST_IN_NAME);
  return progressives.map((each) => `${parsed.country}${parsed.id}_${each}.${form}`);
}
