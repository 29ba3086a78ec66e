/** Single entry point for file contents: detects the kind of a file and its readable content. */
import { kindInName } from './names.ts';
import type { Content, EnvelopeKind, Flaw, Opened, OpenedKind, Reason } from './opened.ts';
import { plainTextKind } from './plainText.ts';
import { cmsForm, type Looks, sniff } from './sniff.ts';

/**
 * Detects the kind of a file and returns its readable content. Never throws for bad input, and examines only the first
 * kilobytes. The content decides; the name decides only if the content is inconclusive.
 *
 * Envelopes are recognized but not opened yet: their reason is `unsupported`.
 */
export function open(input: Uint8Array | string, name = ''): Opened {
  const looks = sniff(input, name);
  const named = kindInName(name);
  switch (looks) {
    case 'xml':
    case 'json':
      return content({ form: looks, input }, named);
    case 'p7m':
      return envelope('p7m', named, flawsOfCms(input));
    case 'zip':
      return envelope('zip', named);
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
  return kind === 'mail' || named === 'mail' ? envelope('mail', named) : unread('text', named);
}

const NO_FLAWS: readonly Flaw[] = [];
const WRONG_NAME: readonly Flaw[] = ['wrong-name'];

function content(found: Content, named: OpenedKind | null): Opened {
  const isMisnamed = named === 'p7m' || named === 'zip' || named === 'mail';
  const flaws = isMisnamed ? WRONG_NAME : NO_FLAWS;
  return { kind: found.form, named, layers: [], flaws, content: found, reason: null };
}

function envelope(kind: EnvelopeKind, named: OpenedKind | null, flaws = NO_FLAWS): Opened {
  return { kind, named, layers: [{ kind }], flaws, content: null, reason: 'unsupported' };
}

function unread(reason: Looks & Reason, named: OpenedKind | null): Opened {
  return { kind: null, named, layers: [], flaws: NO_FLAWS, content: null, reason };
}

function flawsOfCms(input: Uint8Array | string): readonly Flaw[] {
  const form = cmsForm(input);
  return form === null || form === 'der' ? NO_FLAWS : [form];
}
