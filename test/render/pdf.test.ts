/** The structure that makes the file a PDF/A-3b with its invoice embedded (docs/decisions/pdf.md). */
import { createHash } from 'node:crypto';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import type { Content } from '../../src/render/content/content.ts';
import { renderPdf } from '../../src/render/pdf/renderPdf.ts';
import { contentWith, linesTable, OPTIONS, renderWith, XML } from './pdfContent.ts';
import { catalogue, follow, literal, type PdfFile, readPdf } from './pdfFile.ts';

const CONTENT = contentWith([linesTable(['Vite', 'Dado', '雪'])], { title: 'Fattura n. 1&<2>\ufffe "(è)\\' });
const TITLE = 'Fattura n. 1&<2>\ufffd "(è)\\';

const bytes = await renderWith(CONTENT);
const file = readPdf(bytes);
const root = catalogue(file).dictionary;
const text = Buffer.from(bytes).toString('latin1');

/** The value of `/Title 7 0 R` in the information dictionary. */
function information(pdf: PdfFile): Readonly<Record<string, string>> {
  const { dictionary } = follow(pdf, pdf.trailer, 'Info');
  return Object.fromEntries(
    [...dictionary.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, key, id]) => [
      key,
      literal(pdf.objects.get(Number(id))?.dictionary ?? ''),
    ]),
  );
}

function xmp(pdf: PdfFile): unknown {
  const { stream } = follow(pdf, catalogue(pdf).dictionary, 'Metadata');
  const parser = new XMLParser({
    ignoreAttributes: true,
    removeNSPrefix: true,
    parseTagValue: false,
    trimValues: false,
  });
  const parsed = parser.parse(
    Buffer.from(stream ?? [])
      .toString('utf8')
      .replace(/>\s+</g, '><'),
  );
  return Object.assign({}, ...parsed.xmpmeta.RDF.Description);
}

describe('the file', () => {
  it('is PDF 1.7 with a binary marker', () => {
    expect(file.header).toMatch(/^%PDF-1\.7\n%[\x80-\xff]{4}/);
  });

  it('has each object at the offset in its table', () => {
    expect(file.misplaced).toEqual([]);
    expect(file.objects.size).toBeGreaterThan(20);
  });

  it('is not encrypted, runs no code, and has no external references', () => {
    for (const name of [
      'Encrypt',
      'JavaScript',
      'JS',
      'OpenAction',
      'AA',
      'Launch',
      'URI',
      'Filter /LZWDecode',
    ])
      expect(text).not.toContain(`/${name}`);
  });

  it('has no transparency', () => {
    const dictionaries = [...file.objects.values()].map(({ dictionary }) => dictionary).join('\n');
    for (const name of ['SMask', 'CA', 'ca', 'BM', 'Group'])
      expect(dictionaries).not.toMatch(new RegExp(`/${name}\\b`));
  });

  it('shows its title and language', () => {
    expect(root).toContain('/Lang (it)');
    expect(follow(file, root, 'ViewerPreferences').dictionary).toContain('/DisplayDocTitle true');
  });
});

describe('metadata', () => {
  it('describes the file and its origin, equally in XMP and in the information dictionary', () => {
    expect(xmp(file)).toEqual({
      part: '3',
      conformance: 'B',
      format: 'application/pdf',
      language: { Bag: { li: 'it' } },
      title: { Alt: { li: TITLE } },
      CreateDate: '2025-03-17T10:20:30Z',
      ModifyDate: '2025-03-17T10:20:30Z',
      MetadataDate: '2025-03-17T10:20:30Z',
      CreatorTool: 'fattura',
      Producer: 'PDFKit',
    });
    expect(information(file)).toEqual({
      Title: TITLE,
      Creator: 'fattura',
      Producer: 'PDFKit',
      CreationDate: 'D:20250317102030Z',
      ModDate: 'D:20250317102030Z',
    });
  });

  it('is plain text in the file', () => {
    const { dictionary } = follow(file, root, 'Metadata');
    expect(dictionary).toMatch(/\/Type \/Metadata\n\/Subtype \/XML/);
    expect(dictionary).not.toContain('/Filter');
  });
});

describe('colours', () => {
  it('use an embedded sRGB profile', () => {
    const intent = follow(file, root, 'OutputIntents').dictionary;
    expect(intent).toContain('/S /GTS_PDFA1');
    const profile = follow(file, intent, 'DestOutputProfile');
    expect(profile.dictionary).toContain('/N 3');
    const header = Buffer.from(profile.stream ?? []).toString('latin1');
    expect(header.slice(36, 40)).toBe('acsp');
    expect(header.slice(12, 24)).toBe('mntrRGB XYZ ');
    expect(profile.stream).toHaveLength(Buffer.from(profile.stream ?? []).readUInt32BE(0));
  });

  it('do not use CMYK, which the profile would not cover', () => {
    for (const { stream } of file.objects.values())
      expect(Buffer.from(stream ?? []).toString('latin1')).not.toMatch(/\/DeviceCMYK| [kK]\n/);
  });
});

describe('fonts', () => {
  const fonts = [...file.objects.values()].filter(({ dictionary }) =>
    /\/Subtype \/Type[01]\b/.test(dictionary),
  );

  it('are the two typefaces, embedded as subsets', () => {
    expect(fonts).toHaveLength(2);
    for (const font of fonts) {
      expect(font.dictionary).toContain('/Encoding /Identity-H');
      const descendant = follow(file, font.dictionary, 'DescendantFonts').dictionary;
      expect(descendant).toContain('/CIDToGIDMap /Identity');
      const descriptor = follow(file, descendant, 'FontDescriptor').dictionary;
      expect(descriptor).toMatch(/\/FontName \/[A-Z]{6}\+DejaVuSansCondensed(-Bold)?\n/);
      expect(follow(file, descriptor, 'FontFile2').stream?.length).toBeGreaterThan(1_000);
    }
  });

  it('never show the glyph for missing characters', () => {
    for (const { stream } of file.objects.values()) {
      const content = Buffer.from(stream ?? []).toString('latin1');
      for (const run of content.matchAll(/<((?:[0-9a-f]{4})+)> -?[\d.]+/g))
        expect(run[1]?.match(/.{4}/g)).not.toContain('0000');
    }
  });
});

describe('the XML', () => {
  const named = /\/EmbeddedFiles <<[\s\S]*?\/Names \[\s*\(([^)]*)\) (\d+) 0 R/.exec(
    follow(file, root, 'Names').dictionary,
  );
  const specification = follow(file, root, 'AF');
  const embedded = follow(file, specification.dictionary, 'F');

  it('is associated with the document and available by name', () => {
    expect(named?.[1]).toBe(XML.name);
    expect(Number(named?.[2])).toBe(specification.id);
    expect(root).toContain(`/AF [${specification.id} 0 R]`);
    expect(specification.dictionary).toContain('/AFRelationship /Source');
    for (const key of ['F', 'UF']) expect(specification.dictionary).toContain(`/${key} (${XML.name})`);
  });

  it('is embedded byte for byte', () => {
    expect(Buffer.from(embedded.stream ?? [])).toEqual(Buffer.from(XML.bytes ?? []));
    expect(embedded.dictionary).toContain('/Subtype /text#2Fxml');
    expect(embedded.dictionary).toContain(`/Size ${XML.bytes.length}`);
    expect(embedded.dictionary).toContain('/ModDate (D:20250317102030Z)');
  });

  it('is omitted if none is given', async () => {
    const { xml: _, ...without } = OPTIONS;
    const bare = readPdf(await renderPdf(CONTENT, without));
    expect(catalogue(bare).dictionary).not.toContain('/AF');
    expect(xmp(bare)).toMatchObject({ part: '3' });
  });
});

describe('the same input', () => {
  const digest = (pdf: Uint8Array): string => createHash('sha256').update(pdf).digest('hex');
  const idOf = (pdf: Uint8Array): string | undefined =>
    /\/ID \[<([0-9a-f]{32})> <\1>\]/.exec(readPdf(pdf).trailer)?.[1];

  it('gives the same bytes', async () => {
    expect(digest(await renderWith(CONTENT))).toBe(digest(bytes));
  });

  it.each<[what: string, content: Content, options: Partial<typeof OPTIONS>]>([
    [
      'content',
      contentWith([linesTable(['Vite', 'Dado', 'Rondella'])], { title: CONTENT.documents[0]!.title }),
      {},
    ],
    ['XML', CONTENT, { xml: { name: 'IT01234567890_00001.xml', bytes: new TextEncoder().encode('<a/>') } }],
    ['moment', CONTENT, { createdAt: new Date('2025-03-17T10:20:31Z') }],
  ])('gives another identifier for another %s', async (_, content, options) => {
    expect(idOf(bytes)).toBeDefined();
    expect(idOf(await renderWith(content, options))).not.toBe(idOf(bytes));
  });
});

describe('a text over the limit', () => {
  it('is rejected before layout', async () => {
    const long = contentWith([linesTable(['ab '.repeat(400_000)])]);
    await expect(renderPdf(long, OPTIONS)).rejects.toMatchObject({
      name: 'PdfSizeError',
      code: 'pdf_size',
      limit: 1_000_000,
    });
  });

  it('has a limit of its own on request', async () => {
    const long = contentWith([linesTable(['ab '.repeat(4_000)])]);
    await expect(renderPdf(long, { ...OPTIONS, maxCharacters: 10_000 })).rejects.toMatchObject({
      code: 'pdf_size',
      limit: 10_000,
    });
  });

  it.each([0, -1, Number.NaN])('cannot have the limit %d', async (maxCharacters) => {
    await expect(renderPdf(CONTENT, { ...OPTIONS, maxCharacters })).rejects.toThrow(RangeError);
  });
});
