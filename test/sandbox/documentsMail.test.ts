/** Courtesy copies as mails, parsed by an independent mail parser if available. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { encodedWords, isAddress, type Mail, writeMail } from '../../src/sandbox/documents/mail.ts';

const ADDRESSES: readonly (readonly [address: string, good: boolean])[] = [
  ['anna@example.com', true],
  ["o'brien+fatture@sub.example.it", true],
  ['a@localhost', true],
  ['anna@example.com,bruno@example.com', false],
  ['Anna <anna@example.com>', false],
  ['anna@example.com\r\nBcc: x@example.com', false],
  ['anna@example.com\0', false],
  ['"anna"@example.com', false],
  ['anna..b@example.com', false],
  ['@example.com', false],
  ['anna@-', false],
  ['ännä@example.com', false],
  [`${'a'.repeat(250)}@example.com`, false],
];

describe('addresses', () => {
  it.each(ADDRESSES)('%j: %s', (address, good) => {
    expect(isAddress(address)).toBe(good);
  });
});

const mail: Mail = {
  to: ['anna@example.com', 'bruno@example.com'],
  replyTo: 'noi@example.com',
  fromName: 'Tipografia "Tre Pini", S.r.l.',
  subject: 'Fattura n. 7 è pronta\r\nBcc: mallory@example.com ✓ 𝄞 e un oggetto che continua a lungo, a lungo',
  body: 'Riga uno\nRiga “due”\r\n.\r\n--fine',
  attachments: [
    { type: 'application/xml', name: 'IT1_0000A.xml', bytes: new Uint8Array([0, 255, 13, 10, 60]) },
    { type: 'text/html; charset=utf-8', name: 'a"b\r\n.html', bytes: new TextEncoder().encode('<p>è</p>') },
  ],
  date: new Date('2026-11-21T16:05:09Z'),
};

/** Python's standard library parses mails strictly; it is not a dependency, so the test is skipped without it. */
const PYTHON = 'python3';

describe('a mail', () => {
  const text = writeMail(mail);

  it('has ASCII lines that end in CRLF, of at most 78 characters', () => {
    expect(text.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
    expect(text).toMatch(/^[\x20-\x7e\r\n]*$/);
    expect(Math.max(...text.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(78);
  });

  it('is safe from header injection', () => {
    const [head = ''] = text.split('\r\n\r\n');
    const names = head.split(/\r\n(?! )/).map((line) => line.slice(0, line.indexOf(':')));
    expect(names).toEqual([
      'Date',
      'Message-ID',
      'From',
      'To',
      'Reply-To',
      'Subject',
      'MIME-Version',
      'Content-Type',
    ]);
  });

  it('encodes whole characters', () => {
    const words = encodedWords('𝄞'.repeat(40)).split('\r\n ');
    expect(words.length).toBeGreaterThan(1);
    const decoded = words.map((word) => Buffer.from(word.slice(10, -2), 'base64').toString());
    expect(decoded.join('')).toBe('𝄞'.repeat(40));
    expect(decoded.join('')).not.toContain('\ufffd');
  });

  const python = spawnSync(PYTHON, ['-c', READ_MAIL()], { input: text, encoding: 'utf8' });
  it.skipIf(python.error !== undefined)(
    'has the intended content for an independent parser (needs python3)',
    () => {
      expect(JSON.parse(python.stdout)).toEqual({
        defects: [],
        to: ['anna@example.com', 'bruno@example.com'],
        from: ['Tipografia "Tre Pini", S.r.l.', 'fatture@sandbox.invalid'],
        replyTo: ['noi@example.com'],
        subject:
          'Fattura n. 7 è pronta Bcc: mallory@example.com ✓ 𝄞 e un oggetto che continua a lungo, a lungo',
        bcc: null,
        date: '2026-11-21T16:05:09+00:00',
        body: 'Riga uno\nRiga “due”\n.\n--fine',
        parts: [
          ['application/xml', 'IT1_0000A.xml', '00ff0d0a3c'],
          ['text/html', 'a_b__.html', '3c703ec3a83c2f703e'],
        ],
      });
    },
  );
});

/** Parses a mail with Python's standard library and reports its content. */
function READ_MAIL(): string {
  return `
import sys, json, email, email.policy
m = email.message_from_bytes(sys.stdin.buffer.read(), policy=email.policy.default)
walk = list(m.walk())
print(json.dumps({
  "defects": [str(d) for p in walk for d in p.defects],
  "to": [a.addr_spec for a in m["to"].addresses],
  "from": [m["from"].addresses[0].display_name, m["from"].addresses[0].addr_spec],
  "replyTo": [a.addr_spec for a in m["reply-to"].addresses],
  "subject": str(m["subject"]),
  "bcc": m["bcc"],
  "date": m["date"].datetime.isoformat(),
  "body": walk[1].get_content().replace("\\r\\n", "\\n"),
  "parts": [[p.get_content_type(), p.get_filename(), p.get_payload(decode=True).hex()] for p in walk[2:]],
}))`;
}
