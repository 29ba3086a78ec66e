/** Kinds of text that begin with neither `<` nor `{` nor `[`: YAML and mail. */

/** The number of characters examined: YAML may start with a comment of several lines. */
const HEAD = 4096;

/** The start of a line in a YAML invoice, where only its content can identify it. */
const YAML_LINE =
  /^(?:%YAML |---(?:\s|$)|(?:(["']?)(?:fattura_elettronica_(?:header|body)|namespace|sistema_emittente|versione)\1)[ \t]*:)/m;

/** The first line of an mbox (RFC 4155), or a field that mails begin with (RFC 5322 §3.6, RFC 2045 §4, RFC 6109). */
const MAIL_LINE =
  /^(?:From \S+ |(?:Return-Path|Received|Delivered-To|Date|From|Sender|Reply-To|To|Subject|Message-ID|MIME-Version|X-Ricevuta|X-Trasporto|X-Riferimento-Message-ID):)/i;

/** Two fields, or the line of an mbox and one: a single `From:` may begin any text. */
const FEWEST = 2;

/** @param input Text without blanks before it, or its bytes. */
export function plainTextKind(input: Uint8Array | string): 'yaml' | 'mail' | null {
  const head = headOf(input);
  if (YAML_LINE.test(head)) return 'yaml';
  const lines = head
    .trimStart()
    .split(/\r?\n/)
    // A field goes on in lines that begin with a blank.
    .filter((line) => !/^[ \t]/.test(line));
  const fields = lines.findIndex((line) => !/^[\w-]+:|^From /.test(line));
  const own = lines.slice(0, fields === -1 ? lines.length : fields);
  return own.filter((line) => MAIL_LINE.test(line)).length >= FEWEST ? 'mail' : null;
}

function headOf(input: Uint8Array | string): string {
  return typeof input === 'string'
    ? input.slice(0, HEAD)
    : new TextDecoder('latin1').decode(input.subarray(0, HEAD));
}
