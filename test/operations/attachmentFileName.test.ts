import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attachmentFileName } from '../../src/operations/index.ts';
import { runs } from '../support/thorough.ts';

interface Case {
  readonly name: string;
  readonly format?: string;
  readonly compression?: string;
  readonly starts?: readonly number[];
  readonly becomes: string;
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const GZIP = [0x1f, 0x8b, 8];

const cases: readonly Case[] = [
  { name: 'fattura.pdf', becomes: 'fattura.pdf' },
  { name: 'Città, n. 7 (copia).pdf', becomes: 'Città, n. 7 (copia).pdf' },
  { name: '日本語.pdf', becomes: '日本語.pdf' },
  // Paths.
  { name: '../../etc/passwd', becomes: 'passwd' },
  { name: '..\\..\\win.ini', becomes: 'win.ini' },
  { name: '/etc/cron.d/x', becomes: 'x' },
  { name: 'C:\\a\\b.txt', becomes: 'b.txt' },
  { name: 'C:b.txt', becomes: 'C_b.txt' },
  { name: 'a/', becomes: 'attachment-7' },
  { name: '..', becomes: 'attachment-7' },
  { name: '', becomes: 'attachment-7' },
  { name: '   ', becomes: 'attachment-7' },
  { name: '', format: 'PDF', becomes: 'attachment-7.pdf' },
  // Names that are hidden, change the text direction, or are commands.
  { name: '.bashrc', becomes: 'bashrc' },
  { name: '...a', becomes: 'a' },
  { name: 'a.pdf...', becomes: 'a.pdf' },
  { name: 'a.pdf ', becomes: 'a.pdf' },
  { name: '-rf', becomes: '_rf' },
  { name: 'a\u0000b.pdf', becomes: 'a_b.pdf' },
  { name: 'a\u001b[31m.pdf', becomes: 'a_[31m.pdf' },
  { name: 'a\u202efdp.exe', becomes: 'a_fdp.exe' },
  { name: 'a\u200bb.pdf', becomes: 'a_b.pdf' },
  { name: 'a\nb.pdf', becomes: 'a_b.pdf' },
  { name: 'a\u00a0 b.pdf', becomes: 'a b.pdf' },
  { name: 'a<b>:"|?*.pdf', becomes: 'a_b______.pdf' },
  // Devices of Windows, with any ending.
  { name: 'con', becomes: '_con' },
  { name: 'NUL.txt', becomes: '_NUL.txt' },
  { name: 'Com1.tar.gz', becomes: '_Com1.tar.gz' },
  { name: 'LPT²', becomes: '_LPT²' },
  { name: 'console.txt', becomes: 'console.txt' },
  { name: 'nul', format: 'PDF', becomes: '_nul.pdf' },
  // Endings.
  { name: 'bolla', format: 'PDF', becomes: 'bolla.pdf' },
  { name: 'bolla.doc', format: 'PDF', becomes: 'bolla.doc' },
  { name: 'bolla', format: '../x', becomes: 'bolla' },
  { name: 'n. 7', format: 'pdf', becomes: 'n. 7.pdf' },
  { name: 'a.pdf', format: 'PDF', compression: 'ZIP', starts: ZIP, becomes: 'a.pdf.zip' },
  { name: 'a.ZIP', format: 'PDF', compression: 'ZIP', starts: ZIP, becomes: 'a.ZIP' },
  { name: 'a.pdf', compression: 'gzip', starts: GZIP, becomes: 'a.pdf.gz' },
  { name: 'a.pdf', compression: 'ZIP', starts: [0x25, 0x50], becomes: 'a.pdf' },
  { name: 'a.docx', starts: ZIP, becomes: 'a.docx' },
];

const named = ({ name, format, compression, starts = [] }: Omit<Case, 'becomes'>): string =>
  attachmentFileName(
    { name, number: 7, format: format ?? null, compression: compression ?? null },
    Uint8Array.from(starts),
  );

describe('attachmentFileName', () => {
  it.each(cases)('$name ($format $compression) becomes $becomes', ({ becomes, ...given }) => {
    expect(named(given)).toBe(becomes);
  });

  it('cuts long names, and keeps the extension', () => {
    const cut = named({ name: `${'è'.repeat(300)}.pdf` });
    expect(Buffer.byteLength(cut)).toBe(180);
    expect(cut).toMatch(/^è+\.pdf$/);
    expect(Buffer.byteLength(named({ name: `a.${'b'.repeat(300)}` }))).toBe(180);
    expect(named({ name: `${'😀'.repeat(100)}.pdf` })).toMatch(/^(?:😀)+\.pdf$/u);
  });

  it('gives a plain file in its folder for any name', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.option(fc.string({ maxLength: 12 })),
        (name, format) => {
          const made = named({ name, ...(format === null ? {} : { format }) });
          expect(made).not.toMatch(/[/\\\p{Cc}\p{Cf}\p{Cs}<>:"|?*]|^[-. ]|[. ]$|^$/u);
          expect(made).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i);
          expect(Buffer.byteLength(made)).toBeLessThanOrEqual(181);
        },
      ),
      { numRuns: runs(500) },
    );
  });
});
