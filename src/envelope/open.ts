/** Single entry point for file contents: detects the kind of a file and its readable content. */
import { kindInName } from './names.ts';
import type { Content, Flaw, Opened, OpenedKind, Reason } from './opened.ts';
import { plainTextKind } from './plainText.ts';
import { type Looks, sniff } from './sniff.ts';
import { unwrap } from './unwrap.ts';

/**
 * Detects the kind of a file and returns its readable content. Never throws for bad input. Signed envelopes (p7m) are
 * unwrapped; of any other file, only the first kilobytes are examined. The content decides; the name decides only if
 * the content is inconclusive.
 *
 * Archives and mail have no content of their own: their reason is `container`, and `members` lists their files.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { open } from 'fattura/envelope';
 *
 * const { kind, layers, content, flaws } = open(await readFile('signed.xml.p7m'));
 * console.log(kind, layers.length, content?.form, flaws); // prints: p7m 1 xml []
 * ```
 */
export function open(input: Uint8Array | string, name = ''): Opened {
  const looks = sniff(input, name);
  const named = kindInName(name);
  switch (looks) {
    case 'xml':
    case 'json':
      return content({ form: looks, input }, named);
    case 'p7m':
      return signed(input, named);
    case 'zip':
      return containerOf('zip', input, named);
    case 'text':
      return text(input, named);
    default:
      return unread(looks, named);
  }
}

/**
 * True if the YAML reader should read the file. All JSON is also YAML, and a .yaml file may begin like JSON. The YAML
 * reader also reports empty and binary .yaml files.
 */
export function readsAsYaml({ kind, named, reason }: Opened): boolean {
  if (kind === 'yaml') return true;
  return named === 'yaml' && (kind === 'json' || reason === 'empty' || reason === 'binary');
}

function text(input: Uint8Array | string, named: OpenedKind | null): Opened {
  const kind = named === 'yaml' ? 'yaml' : plainTextKind(input);
  if (kind === 'yaml') return content({ form: 'yaml', input }, named);
  if (kind === 'mail' || named === 'mail') return containerOf('mail', input, named);
  // An envelope encoded twice, or one after a long text.
  const opened = signed(input, named);
  return opened.content === null ? unread('text', named) : opened;
}

const NO_FLAWS: readonly Flaw[] = [];
const WRONG_NAME: readonly Flaw[] = ['wrong-name'];

function content(found: Content, named: OpenedKind | null): Opened {
  const isMisnamed = named === 'p7m' || named === 'zip' || named === 'mail';
  const flaws = isMisnamed ? WRONG_NAME : NO_FLAWS;
  return { kind: found.form, named, layers: [], flaws, content: found, container: null, reason: null };
}

function signed(input: Uint8Array | string, named: OpenedKind | null): Opened {
  const { layers, flaws: found, content: document, container, reason } = unwrap(input);
  const isMisnamed = named !== null && named !== 'p7m' && named !== 'mail';
  const flaws = isMisnamed ? [...WRONG_NAME, ...found] : found;
  const kind = 'p7m';
  return document === null
    ? { kind, named, layers, flaws, content: null, container, reason: reason ?? 'structure' }
    : {
        kind,
        named,
        layers,
        flaws,
        content: { form: 'xml', input: document },
        container: null,
        reason: null,
      };
}

function containerOf(kind: 'zip' | 'mail', input: Uint8Array | string, named: OpenedKind | null): Opened {
  const container = typeof input === 'string' ? new TextEncoder().encode(input) : input;
  return {
    kind,
    named,
    layers: [{ kind }],
    flaws: NO_FLAWS,
    content: null,
    container,
    reason: 'container',
  };
}

function unread(reason: Looks & Reason, named: OpenedKind | null): Opened {
  return { kind: null, named, layers: [], flaws: NO_FLAWS, content: null, container: null, reason };
}
