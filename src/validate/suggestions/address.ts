/** Suggestions for e-mail addresses and telephone numbers. */
import { checkValue } from '../../model/lexical.ts';
import { advise, type Subject, type Suggestion, write } from './suggestion.ts';

/** "mailto:a@b.it", "Rossi <a@b.it>", "a @ b.it" → "a@b.it"; with several addresses, asks for one. */
export function emailSuggestion({ type, value }: Subject): Suggestion | undefined {
  if (type.name !== 'Email' && type.name !== 'EmailContatti') return undefined;
  if (/[;,]/.test(value) && (value.match(/@/g)?.length ?? 0) > 1) return advise('email.one', {});
  const inner = /<([^<>]*)>/.exec(value)?.[1] ?? value;
  const bare = inner
    .replace(/^mailto:/i, '')
    .replace(/[\s\u00a0\u200b]/g, '')
    .replace(/[.,;]+$/, '');
  return bare !== value && bare.includes('@') && checkValue(type, bare) === undefined
    ? write(bare, 'address')
    : undefined;
}

/** "+39 06/1234.5678" → "0612345678": removes the separators first, the country prefix only if necessary. */
export function phoneSuggestion({ type, value }: Subject): Suggestion | undefined {
  if (type.name !== 'TelFax' || !/\d/.test(value) || /[A-Za-z]/.test(value)) return undefined;
  const compact = value.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');
  const candidates = [
    { to: compact, why: 'separators' },
    { to: compact.replace(/^(?:\+|00)39/, ''), why: 'prefix' },
  ] as const;
  const found = candidates.find(({ to }) => to !== value && checkValue(type, to) === undefined);
  return found && write(found.to, found.why);
}
