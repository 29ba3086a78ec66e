/** Detection of texts that begin with neither `<` nor `{` nor `[`: YAML and mail. */
import { latin1 } from '../xml/latin1.ts';

/** Number of characters examined: YAML may start with a comment of several lines. */
const HEAD = 4096;

/** Start of a line that identifies a YAML invoice by content. */
const YAML_LINE =
  /^(?:%YAML |---(?:\s|$)|(?:(["']?)(?:fattura_elettronica_(?:header|body)|namespace|sistema_emittente|versione)\1)[ \t]*:)/m;

/** First line of an mbox (RFC 4155), or a header field at the start of mails (RFC 5322 §3.6, RFC 2045 §4, RFC 6109). */
const MAIL_LINE =
  /^(?:From \S+ |(?:Return-Path|Received|Delivered-To|Date|From|Sender|Reply-To|To|Subject|Message-ID|MIME-Version|X-Ricevuta|X-Trasporto|X-Riferimento-Message-ID):)/i;

/** Two fields, or the mbox line and one: a single `From:` may start any text. */
const FEWEST = 2;

/** @param input Text without leading blanks, or its bytes. */
export function plainTextKind(input: Uint8Array | string): 'yaml' | 'mail' | null {
  const head = typeof input === 'string' ? input.slice(0, HEAD) : latin1(input.subarray(0, HEAD));
  if (YAML_LINE.test(head)) return 'yaml';
  const lines = head
    .trimStart()
    .split(/\r?\n/)
    // Lines that begin with a blank continue a field.
    .filter((line) => !/^[ \t]/.test(line));
  const fields = lines.findIndex((line) => !/^[\w-]+:|^From /.test(line));
  const own = lines.slice(0, fields === -1 ? lines.length : fields);
  return own.filter((line) => MAIL_LINE.test(line)).length >= FEWEST ? 'mail' : null;
}
