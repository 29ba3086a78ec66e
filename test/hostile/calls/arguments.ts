/** Commands whose operands are words: words longer than any shell allows, and as many as fit. */
import { fill, invoice, LIMIT } from '../build.ts';
import type { HostileCall, HostileCalls } from './call.ts';

/** Commands that look up a word; the word does not exist. */
const ASKED = ['codes', 'fields', 'controls', 'explain', 'help', 'completions'] as const;

function called(args: readonly string[], exit: number | readonly number[]): HostileCall {
  return { args, files: {}, harmless: {}, exit };
}

export const words: HostileCalls = Object.fromEntries(
  ASKED.flatMap((command) => [
    [`${command}: a word of 5 MB`, () => called([command, fill('ab')], 2)],
    [`${command}: letters that fold into others`, () => called([command, fill('ﬁİ')], 2)],
    [`${command}: control characters`, () => called([command, fill('\u001b[2J')], 2)],
  ]),
);

export const commandLine: HostileCalls = {
  'a command of 5 MB': () => called([fill('validat')], 2),
  'an option of 5 MB': () => called(['validate', `--${fill('format')}`], 2),
  'a value of 5 MB': () => called(['validate', '--format', fill('json')], 2),
  'operands without number': () => called(['validate', ...Array<string>(LIMIT / 50).fill('missing.xml')], 2),
  'a pattern of 5 MB': () => called(['validate', fill('*a')], 1),
  'a pattern of braces': () => called(['validate', '{a,b}'.repeat(20)], 2),
  'patterns to leave out': () => ({
    args: ['validate', ...Array<string[]>(200).fill(['--exclude', '*a*a*a*a*a*a*a*a*b']).flat(), 'a.xml'],
    files: { 'a.xml': invoice() },
    harmless: { 'a.xml': invoice() },
    exit: 1,
  }),
};

export const service: HostileCalls = {
  'api: a resource of 5 MB': () => called(['api', fill('document')], 2),
  'api: a filter of 5 MB': () => called(['api', 'documents', 'list', '--filter', fill('status=DRAFT,')], 2),
  'api: a path of 5 MB': () => called(['api', 'GET', `/${fill('a/')}`], 2),
  'api: fields without number': () =>
    called(
      [
        'api',
        'products',
        'create',
        ...Array<string[]>(LIMIT / 500)
          .fill(['--set', 'description=x'])
          .flat(),
      ],
      2,
    ),
  'login: an address of 5 MB': () => called(['login', '--base-url', `https://${fill('a.')}`], 2),
  'serve: a port of 5 MB': () => called(['serve', '--port', fill('9')], 2),
  'mcp: a port of 5 MB': () => called(['mcp', '--http', '--port', fill('9')], 2),
  'lsp: an address of 5 MB': () => called(['lsp', '--documentation', fill('a.')], 2),
  'sandbox: a port of 5 MB': () => called(['sandbox', '--port', fill('9')], 2),
};
