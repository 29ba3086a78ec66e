/** An SdI message on the terminal. */
import type { MessageKind } from '../../model/index.ts';
import { renderMessageText } from '../../validate/index.ts';
import type { Input } from '../files/find.ts';
import { today } from '../process/clock.ts';
import { checkMessageFile } from '../sdiMessages/checkMessageFile.ts';
import { stylist } from '../terminal/colour.ts';
import type { ShowCall } from './definition.ts';
import type { ShowSettings } from './settings.ts';

/**
 * A rejection is shown with the explanations of its codes, and with a check of the invoice if it is next to the
 * message.
 */
export async function messagePage(
  bytes: Uint8Array,
  { input, kind }: { readonly input: Input; readonly kind: MessageKind },
  { call, settings }: { readonly call: ShowCall; readonly settings: ShowSettings },
): Promise<string> {
  const { io, language } = call;
  const signatures = { trust: null, cwd: io.cwd, asOf: today(), asOfIsToday: true };
  const { report } = await checkMessageFile(
    { bytes, input },
    { language, maxBytes: settings.maxBytes, signatures },
  );
  const { message } = report;
  if (message === undefined) return '';
  const look = { language, width: io.stdout.columns, style: stylist(call.colour) };
  return `${kind}\n\n${renderMessageText(kind, message, look)}`;
}
