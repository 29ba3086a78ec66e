/** States as coloured labels. */
import { type Html, html } from './html.ts';
import { type CodeListName, codeName } from './words/codes.ts';
import type { Words } from './words/words.ts';

const TONES: Readonly<Record<string, string>> = {
  DRAFT: 'quiet',
  CREATED: 'busy',
  SENT: 'busy',
  PENDING_ISSUE: 'busy',
  DELIVERED: 'good',
  NOT_DELIVERED: 'warning',
  DISCARDED: 'bad',
  REFUSED: 'bad',
  pending: 'busy',
  delivered: 'good',
  dead: 'bad',
  PAID: 'good',
  TO_PAY: 'quiet',
  WAITING_OCR: 'busy',
  COMPLETED: 'good',
  matched: 'good',
};

/** @param title Its meaning; default: the code */
export function badge(list: CodeListName, code: string, { language }: Words, title: string = code): Html {
  return html`<span class="badge ${TONES[code] ?? 'quiet'}" data-code="${code}" title="${title}">${codeName(list, code, language)}</span>`;
}

/** The status of a document with its meaning. */
export function statusBadge(status: string, words: Words): Html {
  const meaning = words.statuses[status];
  return badge('DocumentStatus', status, words, meaning === undefined ? status : `${status}: ${meaning}`);
}

/** A code in words, with the code itself as tooltip. */
export function coded(list: CodeListName, code: string | null, { language }: Words): Html | null {
  if (code === null) return null;
  return html`<span data-code="${code}" title="${code}">${codeName(list, code, language)}</span>`;
}
