/** Mails for tests, in the forms that mail programs and providers of certified mail write. */

export interface PartBrief {
  readonly name?: string;
  readonly type?: string;
  readonly encoding?: string;
  /** Further lines of the header, or another Content-Disposition. */
  readonly header?: readonly string[];
  /** The body as written in the mail; strings are one byte for each character. */
  readonly body?: string | Uint8Array;
}

export interface MailBrief {
  readonly header?: readonly string[];
  readonly parts: readonly (PartBrief | string)[];
  readonly boundary?: string;
  /** `multipart/mixed` by default. */
  readonly type?: string;
  readonly newline?: '\n' | '\r\n';
  /** False to leave out the boundary at the end. */
  readonly ended?: boolean;
}

export const latin1 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));
export const utf8 = (text: string): string => Buffer.from(text).toString('latin1');
export const base64 = (content: string | Uint8Array): string =>
  (
    Buffer.from(content as string)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n');

/** A part as text; one given as text is taken as it is. */
function partText(part: PartBrief | string): string {
  if (typeof part === 'string') return part;
  const { name, type = 'application/octet-stream', encoding, header = [], body = '' } = part;
  const hasDisposition = header.some((line) => /^Content-Disposition/i.test(line));
  const lines = [
    ...(header.some((line) => /^Content-Type/i.test(line)) ? [] : [`Content-Type: ${type}`]),
    ...(encoding === undefined ? [] : [`Content-Transfer-Encoding: ${encoding}`]),
    ...(name === undefined || hasDisposition ? [] : [`Content-Disposition: attachment; filename="${name}"`]),
    ...header,
  ];
  const text = typeof body === 'string' ? body : Buffer.from(body).toString('latin1');
  return `${lines.join('\r\n')}\r\n\r\n${text}`;
}

/** A multipart, with its header, as text. */
export function multipart({
  header = [],
  parts,
  boundary = '=_1',
  type = 'multipart/mixed',
  newline = '\r\n',
  ended = true,
}: MailBrief): string {
  const lines = [...header, `Content-Type: ${type}; boundary="${boundary}"`].join('\r\n');
  const body = parts.map((part) => `--${boundary}\r\n${partText(part)}\r\n`).join('');
  const text = `${lines}\r\n\r\n${body}${ended ? `--${boundary}--\r\n` : ''}`;
  return newline === '\n' ? text.replaceAll('\r\n', '\n') : text;
}

export const mail = (brief: MailBrief): Uint8Array =>
  latin1(
    multipart({ ...brief, header: ['From: a@example.com', 'MIME-Version: 1.0', ...(brief.header ?? [])] }),
  );

export interface PecBrief {
  readonly tipo?: string;
  readonly sender: string;
  readonly recipient?: string;
  readonly subject?: string;
  readonly receipt?: 'completa' | 'breve' | 'sintetica';
  /** The parts of the original mail. */
  readonly parts?: readonly (PartBrief | string)[];
  /** False: daticert.xml is left out. */
  readonly certified?: boolean;
  /** `dd/mm/yyyy hh:mm:ss`. */
  readonly moment?: string;
  readonly newline?: '\n' | '\r\n';
}

/** A certified mail (RFC 6109): signed, mixed, daticert.xml and the original mail. */
export function pec({
  tipo = 'posta-certificata',
  sender,
  recipient = 'fatture@pec.example.it',
  subject = 'Invio File 12345',
  receipt,
  parts,
  certified = true,
  moment = '05/03/2026 10:11:12',
  newline = '\r\n',
}: PecBrief): Uint8Array {
  const isTransport = tipo === 'posta-certificata';
  const original = multipart({
    header: [`From: ${sender}`, `To: ${recipient}`, `Subject: ${subject}`, 'MIME-Version: 1.0'],
    boundary: '=_original',
    parts: [{ type: 'text/plain', body: 'testo' }, ...(parts ?? [])],
  });
  const [giorno = '', ora = ''] = moment.split(' ');
  const daticert =
    `<?xml version="1.0" encoding="UTF-8"?>\n<postacert tipo="${tipo}" errore="nessuno"><intestazione>` +
    `<mittente>${sender}</mittente><destinatari tipo="certificato">${recipient}</destinatari>` +
    `<risposte>${sender}</risposte><oggetto>${subject}</oggetto></intestazione><dati>` +
    `<gestore-emittente>Gestore di prova</gestore-emittente><data zona="+0100"><giorno>${giorno}</giorno><ora>${ora}</ora></data>` +
    '<identificativo>opec1@pec.example.it</identificativo><msgid>&lt;1@pec.example.it&gt;</msgid>' +
    `${receipt === undefined ? '' : `<ricevuta tipo="${receipt}"/>`}</dati></postacert>`;
  const mixed = multipart({
    boundary: '=_mixed',
    parts: [
      { type: 'text/plain; charset="iso-8859-1"', encoding: 'quoted-printable', body: 'E=E8 certificato' },
      ...(certified
        ? [{ name: 'daticert.xml', type: 'application/xml', encoding: 'base64', body: base64(daticert) }]
        : []),
      ...(parts === undefined
        ? []
        : [{ name: 'postacert.eml', type: 'message/rfc822', encoding: '7bit', body: original }]),
    ],
  });
  return latin1(
    multipart({
      header: [
        isTransport
          ? `From: "Per conto di: ${sender}" <posta-certificata@pec.example.it>`
          : 'From: posta-certificata@pec.example.it',
        `To: ${isTransport ? recipient : sender}`,
        `Subject: POSTA CERTIFICATA: ${subject}`,
        'Date: Thu, 5 Mar 2026 10:11:13 +0100',
        isTransport ? 'X-Trasporto: posta-certificata' : `X-Ricevuta: ${tipo}`,
        'Message-ID: <opec1@pec.example.it>',
        'MIME-Version: 1.0',
      ],
      type: 'multipart/signed; protocol="application/x-pkcs7-signature"; micalg=sha-256',
      boundary: '----ABC',
      newline,
      parts: [
        mixed,
        { name: 'smime.p7s', type: 'application/x-pkcs7-signature', encoding: 'base64', body: 'MIIB' },
      ],
    }),
  );
}
