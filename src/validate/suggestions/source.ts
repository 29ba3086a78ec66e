/** Suggestions for files that could not be read, and for XML that is not well-formed. */
import { ordinary, simplified } from '../../model/formats.ts';
import type { FileKind, ProblemId } from '../../model/problem.ts';
import { SIGNATURE_NAMESPACE } from '../../model/roots.ts';
import type { Suggestions } from './structure.ts';
import { advise, type Suggestion } from './suggestion.ts';

/** HTML entities found in invoices, with their replacements. */
const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  euro: 'EUR',
  egrave: 'è',
  eacute: 'é',
  agrave: 'à',
  igrave: 'ì',
  ograve: 'ò',
  ugrave: 'ù',
  Egrave: 'È',
  Agrave: 'À',
  deg: '°',
  rsquo: "'",
  lsquo: "'",
  ldquo: '"',
  rdquo: '"',
  ndash: '-',
  mdash: '-',
  hellip: '...',
  laquo: '«',
  raquo: '»',
  copy: '©',
  reg: '®',
};

/** Namespaces of the prefixes that are common in invoices. */
const PREFIXES: Readonly<Record<string, string>> = {
  ds: SIGNATURE_NAMESPACE,
  xsi: 'http://www.w3.org/2001/XMLSchema-instance',
};

const ENVELOPES = {
  'no-content': 'source.detached',
  'content-type': 'source.export',
  encrypted: 'source.decrypt',
  structure: 'source.again',
  truncated: 'source.again',
  payload: 'source.export',
  limit: 'source.envelope',
} as const;

export const sourceSuggestions: Suggestions<Extract<ProblemId, `source.${string}`>> = {
  'source.empty': () => advise('source.export', {}),
  'source.size': () => advise('source.size', {}),
  'source.encoding': () => advise('source.utf8', {}),
  'source.bytes': () => advise('source.utf8', {}),
  'source.kind': ({ params }) => kindSuggestion(params.kind),
  'source.envelope': ({ params }) =>
    advise(params.converted ? 'source.converted' : ENVELOPES[params.reason], {}),
  'source.unknown': ({ params }) =>
    params.looks === 'pdf' ? advise('source.pdf', {}) : advise('source.export', {}),
  'source.declaration': ({ params }) => advise('source.declaration', { actual: params.actual }),
};

function kindSuggestion(kind: FileKind): Suggestion | undefined {
  if (kind === 'SDI10' || kind === 'SDI11') return advise('source.old', {});
  if (kind === 'p7m' || kind === 'zip') return advise('source.envelope', {});
  return advise('source.message', {});
}

export const xmlSuggestions: Suggestions<Extract<ProblemId, `xml.${string}`>> = {
  'xml.declaration': () => advise('xml.declaration', {}),
  'xml.dtd': () => advise('xml.dtd', {}),
  'xml.entity': ({ params }) => {
    const to = Object.hasOwn(ENTITIES, params.name) ? ENTITIES[params.name] : undefined;
    return to === undefined ? advise('xml.ampersand', {}) : advise('xml.entity', { name: params.name, to });
  },
  'xml.reference': ({ params }) =>
    advise(params.found.startsWith('&#') ? 'xml.character' : 'xml.ampersand', {}),
  'xml.character': () => advise('xml.character', {}),
  'xml.depth': () => advise('xml.depth', {}),
  'xml.elements': () => advise('document.big', {}),
  'xml.attribute_duplicate': ({ params }) => advise('attribute.remove', { name: params.name }),
  'xml.prefix_unbound': ({ params }, { format }) =>
    advise('xml.prefix', { prefix: params.prefix, uri: uriOf(params.prefix, params.name, format.namespace) }),
  'xml.namespace': ({ params }) =>
    advise('attribute.remove', { name: params.prefix === '' ? 'xmlns' : `xmlns:${params.prefix}` }),
  'xml.tag_mismatch': ({ params }) => advise('xml.close', { name: params.expected }),
  'xml.truncated': () => advise('xml.truncated', {}),
  'xml.second_root': () => advise('xml.single', {}),
  'xml.trailing': () => advise('xml.trailing', {}),
  'xml.no_root': () => advise('source.export', {}),
  'xml.syntax': ({ params }) => syntaxSuggestion(params.construct, params.found),
};

/** Suggestions for common syntax errors, recognized by the text at the place of the error. */
function syntaxSuggestion(construct: string, found: string): Suggestion | undefined {
  if (found.startsWith(']]>')) return advise('xml.bracket', {});
  if (/^<\?xml\b/i.test(found)) return advise('xml.declaration', {});
  if (construct === 'text') return advise('xml.leading', {});
  if (construct === 'comment') return advise('xml.comment', {});
  if (construct === 'attribute' && /^[^<=]*=\s*[^"'\s]/.test(found)) return advise('xml.quotes', {});
  const less = /^<(?![A-Za-z_:/!?])/.test(found) || (construct === 'attribute' && found.startsWith('<'));
  return less ? advise('xml.less', {}) : undefined;
}

function uriOf(prefix: string, name: string, fallback: string): string {
  const known = Object.hasOwn(PREFIXES, prefix) ? PREFIXES[prefix] : undefined;
  if (known !== undefined) return known;
  return name.endsWith(simplified.root)
    ? simplified.namespace
    : name.endsWith(ordinary.root)
      ? ordinary.namespace
      : fallback;
}
