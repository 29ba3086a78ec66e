/** `fattura new --example`: briefs that work without changes. */
import type { Language } from '../../../validate/index.ts';
import type { Kind } from '../definition.ts';
import { invoice, lotto, parcella } from './invoices.ts';
import { creditNote, debitNote, integration, selfInvoice, simplified } from './others.ts';

const EXAMPLES: Readonly<Record<Kind, string>> = {
  invoice,
  parcella,
  lotto,
  simplified,
  'self-invoice': selfInvoice,
  'credit-note': creditNote,
  'debit-note': debitNote,
  integration,
};

/** A comment in both languages: `#| it | en`. */
const COMMENT = /#\| (.*?) \| (.*)$/gm;

/** The example of a kind, dated `day`, with comments in one language. */
export function exampleOf(
  kind: Kind,
  { language, day }: { readonly language: Language; readonly day: string },
): string {
  return EXAMPLES[kind]
    .trimStart()
    .replace(COMMENT, (_, it: string, en: string) => `# ${language === 'it' ? it : en}`)
    .replaceAll('{day}', day)
    .replaceAll('{year}', day.slice(0, 4));
}
