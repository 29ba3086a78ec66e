import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Invoice } from '../../src/model/generated/invoice.ts';
import type { Content } from '../../src/render/content/content.ts';
import { contentOf } from '../../src/render/content/contentOf.ts';
import { renderHtml } from '../../src/render/html/renderHtml.ts';
import { STYLE_HASH, STYLE_SHEET } from '../../src/render/html/styleSheet.ts';
import { readInvoice } from '../../src/xml/index.ts';
import { corpusBytes, corpusInvoices, fixtureFiles } from '../support/corpus.ts';
import { textsOf } from './contentTexts.ts';
import { contentWith } from './pdfContent.ts';

test('the policy allows only the style sheet, by its hash', () => {
  expect(STYLE_HASH).toBe(createHash('sha256').update(STYLE_SHEET).digest('base64'));
  const page = renderHtml(contentWith([]));
  expect(page).toContain(
    `content="default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'"`,
  );
  expect(page).toContain(`<style>${STYLE_SHEET}</style>`);
});

test('the style sheet loads nothing', () => {
  expect(STYLE_SHEET).not.toMatch(/url\(|@import|expression|<|\\/i);
});

/** All tags of a page; none of their attributes can hold a script or an address. */
const TAG =
  /^<(?:!doctype html|\/?(?:html|head|body|main|article|header|section|div|ul|li|h1|h2|p|dl|dt|dd|table|thead|tbody|tr|th|td|strong|title|style|meta)(?: (?:lang|class|scope|colspan|role|charset|name|http-equiv|content)="[^"<>]*")*)>$/;

function strangeTags(page: string): readonly string[] {
  return (page.replace(STYLE_SHEET, '').match(/<[^>]*>?/g) ?? []).filter((tag) => !TAG.test(tag));
}

const unescaped = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&#96;/g, '`')
    .replace(/&amp;/g, '&');

/** The texts between tags, as shown to a reader. */
const readable = (page: string): ReadonlySet<string> =>
  new Set(
    page
      .replace(STYLE_SHEET, '')
      .split(/<[^>]*>/)
      .map((text) => unescaped(text).trim()),
  );

const ATTACKS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '`-alert(1)-`',
  '</title><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '--><svg onload=alert(1)>',
  'javascript:alert(1)',
  '&lt;b&gt;',
  ']]><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;',
  '\u202egpj.exe',
  '\u0000\u001b[2J\u009b2J',
];

/** An invoice with the attack in every text. */
function attacked(attack: string): Content {
  const invoice = {
    versione: attack,
    sistema_emittente: attack,
    fattura_elettronica_header: {
      dati_trasmissione: { progressivo_invio: attack, codice_destinatario: attack },
      cedente_prestatore: {
        dati_anagrafici: { anagrafica: { denominazione: attack }, regime_fiscale: attack },
        sede: { indirizzo: attack, nazione: attack },
        contatti: { email: attack },
      },
    },
    fattura_elettronica_body: [
      {
        [attack]: attack,
        dati_generali: {
          dati_generali_documento: {
            tipo_documento: attack,
            divisa: attack,
            data: attack,
            numero: attack,
            importo_totale_documento: '1.00',
            causale: [attack],
          },
        },
        dati_beni_servizi: {
          dettaglio_linee: [
            {
              descrizione: attack,
              prezzo_totale: attack,
              codice_articolo: [{ codice_tipo: attack, codice_valore: attack }],
            },
          ],
        },
        allegati: [{ nome_attachment: attack, attachment: attack }],
      },
    ],
  };
  return contentOf(invoice as unknown as Invoice, {
    notices: [{ tone: 'error', code: '00200', text: attack }],
  });
}

describe.each(ATTACKS)('%j in every field', (attack) => {
  const content = attacked(attack);
  const page = renderHtml(content);

  test('adds no markup', () => {
    expect(strangeTags(page)).toEqual([]);
    expect(page).not.toMatch(/<script|<svg|<img|<a /i);
  });

  test('contains no control characters and no direction marks', () => {
    expect(page.replace(/\n/g, '')).not.toMatch(/\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u);
  });

  test('is shown literally', () => {
    const shown = readable(page);
    expect(textsOf(content).filter((text) => !shown.has(text))).toEqual([]);
  });
});

const files = [
  ...fixtureFiles(),
  ...corpusInvoices().map(({ file }) => ({ file, bytes: corpusBytes(file) })),
].flatMap(({ file, bytes }) => {
  const result = readInvoice(bytes);
  const invoice = (result.ok ? result.invoice : result.partial) as Invoice | null;
  return invoice === null ? [] : [{ file, content: contentOf(invoice, { language: 'en' }) }];
});

test(`${files.length} files: only allowed, balanced tags, and all texts`, () => {
  const wrong = files.flatMap(({ file, content }) => {
    const page = renderHtml(content);
    const shown = readable(page);
    const lost = textsOf(content).filter((text) => !shown.has(text));
    const tags = strangeTags(page);
    const unbalanced = ['article', 'section', 'table', 'tr', 'td', 'th', 'dl', 'div'].filter(
      (name) => page.split(`<${name}`).length - page.split(`</${name}>`).length !== strayPrefix(page, name),
    );
    return lost.length + tags.length + unbalanced.length === 0 ? [] : [{ file, lost, tags, unbalanced }];
  });
  expect(wrong.slice(0, 3)).toEqual([]);
});

/** Tags whose names have the same start: `<thead>` is not `<th>`. */
function strayPrefix(page: string, name: string): number {
  return (page.match(new RegExp(`<${name}[a-z]`, 'g')) ?? []).length;
}

test('languages, headings and scopes', () => {
  const page = renderHtml({
    ...contentWith([
      {
        kind: 'table',
        id: 'lines',
        title: 'Lines',
        columns: [
          { id: 'a', title: 'A', align: 'start', grows: true },
          { id: 'b', title: 'B', align: 'end', grows: false },
        ],
        rows: [{ cells: ['x', '1.00'], details: [{ label: 'l', value: 'v' }] }],
      },
    ]),
    language: 'en',
  });
  expect(page).toContain('<html lang="en">');
  expect(page.match(/<h1>/g)).toHaveLength(1);
  expect(page).toContain(
    '<thead><tr><th scope="col" class="grows">A</th><th scope="col" class="end">B</th></tr></thead>',
  );
  expect(page).toContain(
    '<tr class="details"><td colspan="2"><dl class="details"><div><dt>l</dt><dd>v</dd></div></dl></td></tr>',
  );
});
