/** The one door for bytes: what a file is, and what is inside. */
import { kindInName } from './names.ts';
import type { Content, EnvelopeKind, Flaw, Opened, OpenedKind, Reason } from './opened.ts';
import { plainTextKind } from './plainText.ts';
import { cmsForm, type Looks, sniff } from './sniff.ts';

/**
 * Says what a file is and gives what can be read of it. Never throws for bad input, and looks at no more than the first
 * kilobytes. The content decides; the name does where the content says nothing.
 *
 * Envelopes are named and not opened yet: their reason is `unsupported`.
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
 * True if the file goes to the YAML reader. All JSON is YAML too, and a file called .yaml may be YAML that begins like
 * JSON. The YAML reader also reports empty and binary files of that name.
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
