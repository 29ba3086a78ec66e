/** The reference page: the operations with their parameters, an example of each, and the problems. */
import type { OptionDefinition } from '../command/definition.ts';
import type { Messages } from '../messages/messages.ts';
import type { ServeProblems } from '../messages/serve/params.ts';
import { type Operation, operations, servedOptions, summaryOf } from './operations.ts';
import { OWN_PARAMETERS } from './parameters.ts';
import { PROBLEMS, type ProblemCode } from './problemCodes.ts';

interface PageFacts {
  readonly messages: Messages;
  readonly language: 'it' | 'en';
  readonly url: string;
}

export function referencePage({ messages, language, url }: PageFacts): string {
  const { page, problems } = messages.serve;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(page.title)}</title><style>${STYLE}</style></head><body><main>
<h1>${escaped(page.title)}</h1>
<p>${escaped(page.intro)}</p>
<p><a href="openapi.json">${escaped(page.machine)}</a> (OpenAPI 3.1)</p>
${operations.map((operation) => section(operation, { messages, url })).join('')}
<h2 id="problems">${escaped(page.problems)}</h2><p>${escaped(page.problemsIntro)}</p>
<table>${problemRows(problems)}</table>
</main></body></html>
`;
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#1b1f24;background:#fff}main{max-width:60rem;margin:auto;padding:1rem}code,pre{font:14px/1.4 ui-monospace,monospace}pre{background:#f4f6f8;padding:.75rem;overflow:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.25rem .5rem;border-top:1px solid #d7dce1}th{white-space:nowrap;font-weight:400}@media(prefers-color-scheme:dark){body{color:#e6e9ec;background:#14181c}pre{background:#20262c}th,td{border-color:#39424b}a{color:#8ab8ff}}';

function section(operation: Operation, { messages, url }: Omit<PageFacts, 'language'>): string {
  const { page } = messages.serve;
  const { name, command, answers, second } = operation;
  const help = messages.commands[command.name];
  const own = OWN_PARAMETERS.map((parameter) => row(parameter, '', page[parameter]));
  const options = servedOptions(operation).map((option) =>
    row(option.name, valuesOf(option, page.switchValue), help?.options[option.name] ?? ''),
  );
  const forms = answers.map(({ type }) => type).filter((type) => type !== '*/*');
  return `<h2 id="${name}">POST /v1/${name}</h2><p>${escaped(summaryOf(operation, messages))}</p>
<h3>${escaped(page.sample)}</h3><pre>${escaped(sampleOf(operation, url))}</pre>
<h3>${escaped(page.parameters)}</h3><table>${[...own, ...options].join('')}</table>
${second === null ? '' : `<p>${escaped(page.second)}: <code>${second}</code></p>`}
${forms.length === 0 ? '' : `<p>${escaped(page.answers)}: ${forms.map((type) => `<code>${type}</code>`).join(', ')}</p>`}
`;
}

const row = (name: string, values: string, text: string): string =>
  `<tr><th><code>${escaped(name)}</code></th><td>${escaped(values)}</td><td>${escaped(text)}</td></tr>`;

const valuesOf = ({ value, choices }: OptionDefinition, switchValue: string): string =>
  choices?.join(', ') ?? value ?? switchValue;

const sampleOf = ({ name, sample: { file, query = '' } }: Operation, url: string): string =>
  `curl --data-binary @${file} '${url}/v1/${name}?file=${file}${query}'`;

function problemRows(problems: ServeProblems): string {
  const codes = Object.keys(PROBLEMS) as readonly ProblemCode[];
  return codes
    .map((code) => {
      const title = escaped(problems[code].title);
      return `<tr id="${code}"><th><code>${code}</code></th><td>${PROBLEMS[code]}</td><td>${title}</td></tr>`;
    })
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (found) => ENTITIES[found] ?? found);
