import type { Language } from '../../validate/index.ts';
import type { Messages } from '../messages/messages.ts';
import type { stylist } from '../terminal/colour.ts';

/** In which words and how results are shown. */
export interface Look {
  readonly messages: Messages;
  readonly language: Language;
  readonly width: number;
  readonly style: ReturnType<typeof stylist>;
}
