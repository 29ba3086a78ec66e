import { type CheckedFile, renderFileText } from '../../validate/index.ts';
import type { Call } from '../command/definition.ts';
import { stylist } from '../terminal/colour.ts';

/** A file's report on standard error, as `validate` shows it. */
export async function showReport(
  { report, source }: Pick<CheckedFile, 'report' | 'source'>,
  { io, language, errorColour }: Pick<Call, 'io' | 'language' | 'errorColour'>,
): Promise<void> {
  const look = { language, width: io.stderr.columns, style: stylist(errorColour()) };
  await io.stderr.write(renderFileText(report, source, look));
}
