/** Formats amounts and times for readers. */
import type { CompleteLanguage } from '../../model/index.ts';
import { sandboxPage } from '../../text/sandboxPage.ts';
import { type Html, html } from './html.ts';

/**
 * The sandbox stores amounts of up to 30 digits (http/shapes.ts); a longer value is not an amount and is shown as it
 * is.
 */
const AMOUNT = /^(-?)(\d{1,30})(?:\.(\d{1,30}))?$/;

/** The time zone of the invoices, independent of the server's. */
export const ZONE = 'Europe/Rome';

/** An amount with grouped digits. It is text and never becomes a float. */
export function money(amount: string, currency: string, language: CompleteLanguage): string {
  const [, sign = '', units = '', decimals = ''] = AMOUNT.exec(amount) ?? [];
  if (units === '') return `${amount} ${currency}`;
  const [group, point] = language === 'it' ? ['.', ','] : [',', '.'];
  const grouped = units.replace(/\B(?=(?:\d{3})+$)/g, group);
  return `${sign === '' ? '' : '\u2212'}${grouped}${point}${decimals.padEnd(2, '0')}\u00a0${currency}`;
}

/** A date, given as YYYY-MM-DD. */
export function day(date: string, language: CompleteLanguage): Html {
  const at = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return html`${date}`;
  const format = new Intl.DateTimeFormat(sandboxPage.in(language).locale, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return html`<time datetime="${date}">${format.format(at)}</time>`;
}

/** The date of a time. */
export function dayIn(at: Date, language: CompleteLanguage): Html {
  const format = new Intl.DateTimeFormat(sandboxPage.in(language).locale, {
    dateStyle: 'medium',
    timeZone: ZONE,
  });
  return html`<time datetime="${at.toISOString()}">${format.format(at)}</time>`;
}

/** A rate with all its decimals. */
export function percent(rate: number, language: CompleteLanguage): string {
  return `${language === 'it' ? String(rate).replace('.', ',') : rate}%`;
}

export function moment(at: Date, language: CompleteLanguage): Html {
  const format = new Intl.DateTimeFormat(sandboxPage.in(language).locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: ZONE,
  });
  return html`<time datetime="${at.toISOString()}">${format.format(at)}</time>`;
}
