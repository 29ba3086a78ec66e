/** Code as HTML, with classes for colours. */
import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import json from 'highlight.js/lib/languages/json';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';

const LANGUAGES = { bash, json, typescript, xml, yaml };
const ALIASES: Readonly<Record<string, keyof typeof LANGUAGES>> = {
  sh: 'bash',
  jsonc: 'json',
  ts: 'typescript',
  js: 'typescript',
};
for (const [name, language] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, language);

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** @param language The word after the fence; code in an unknown language is shown without colours */
export function highlighted(code: string, language: string): string {
  if (language === 'console') return session(code);
  const known = ALIASES[language] ?? language;
  return known in LANGUAGES ? hljs.highlight(code, { language: known }).value : escapeHtml(code);
}

/** A terminal session, in which the lines that a person types are highlighted. */
function session(code: string): string {
  return code
    .split('\n')
    .map((line) =>
      line.startsWith('$ ') ? `<span class="typed">${escapeHtml(line)}</span>` : escapeHtml(line),
    )
    .join('\n');
}
