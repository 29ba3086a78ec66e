import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RenderReportOptions, renderFileText, validateAndRead } from '../../src/validate/index.ts';
import { renderSummaryText } from '../../src/validate/report/text.ts';
import { widthOf } from '../../src/validate/report/wrap.ts';
import { indexAt } from '../support/columns.ts';
import { COMPLETE, completeWith } from '../support/findingsInvoice.ts';
import { SAMPLE, sampleWith } from '../support/sample.ts';
import { runs } from '../support/thorough.ts';

function text(input: Uint8Array | string, file: string, options: RenderReportOptions = {}): string {
  const { report, source } = validateAndRead(input, { file, language: options.language ?? 'it' });
  return renderFileText(report, source, options);
}

describe('looks like this', () => {
  it('a valid file', () => {
    expect(text(SAMPLE, 'IT12345678903_00001.xml')).toMatchInlineSnapshot(`
      "✓ IT12345678903_00001.xml  FPR12 · valido
      "
    `);
  });

  it('a value', () => {
    expect(
      text(completeWith('Imposta', '1.234,5'), 'fatture/IT12345678903_00002.xml'),
    ).toMatchInlineSnapshot(`
      "✗ fatture/IT12345678903_00002.xml  FPR12 · scartato · 1 errore

        00200  riga 329, colonna 18 · 2.2.2.6
        FatturaElettronicaBody/DatiBeniServizi/DatiRiepilogo[1]/Imposta
          Imposta vale «1.234,5»: deve essere un numero con il punto e 2 decimali,
          come 10.00.
          329 │ <Imposta>1.234,5</Imposta>
              │          ^^^^^^^
          → Scrivere «1234.50»: senza separatore delle migliaia.

      "
    `);
  });

  it('in English, at 60 columns', () => {
    const options = { language: 'en', width: 60 } as const;
    expect(text(completeWith('Data', '31/12/2024'), 'a.xml', options)).toMatchInlineSnapshot(`
      "✗ a.xml  FPR12 · rejected · 1 error

        00200  line 134, column 15 · 2.1.1.3
        FatturaElettronicaBody/DatiGenerali/DatiGeneraliDocumento/
        Data
          Data is "31/12/2024"; it must be a date in the form
          YYYY-MM-DD, such as 2025-03-31.
          134 │ <Data>31/12/2024</Data>
              │       ^^^^^^^^^^
          → Write "2024-12-31": the order is year, month, day.

      "
    `);
  });

  it('structure, and a value that starts on a line of its own', () => {
    const broken = COMPLETE.replace('<Divisa>EUR</Divisa>', '').replace(
      '<Numero>2025/119</Numero>',
      '<Numero>\n          Fattura numero 119 del 2025\n        </Numero><Valuta>EUR</Valuta>',
    );
    expect(text(broken, 'b.xml')).toMatchInlineSnapshot(`
      "✗ b.xml  FPR12 · scartato · 3 errori

        00200  riga 134, colonna 9 · 2.1.1.2
        FatturaElettronicaBody/DatiGenerali/DatiGeneraliDocumento
          In DatiGeneraliDocumento manca l'elemento obbligatorio Divisa.
          134 │ <Data>2025-03-31</Data>
              │ ^^^^^^
          → Aggiungere Divisa in DatiGeneraliDocumento.

        00200  riga 135, colonna 17 · 2.1.1.4
        FatturaElettronicaBody/DatiGenerali/DatiGeneraliDocumento/Numero
          Numero ha 47 caratteri: ne può avere da 1 a 20.
          136 │ Fattura numero 119 del 2025
              │ ^^^^^^^^^^^^^^^^^^^^^^^^^^^
          → Accorciare di 7 caratteri: i primi 20 caratteri finiscono con «Fattura
            numero 119 d».

        00200  riga 137, colonna 18 · 2.1.1
        FatturaElettronicaBody/DatiGenerali/DatiGeneraliDocumento/Valuta
          DatiGeneraliDocumento non prevede «Valuta».
          137 │ </Numero><Valuta>EUR</Valuta>
              │          ^^^^^^^^
          → Togliere Valuta: non è previsto nella fattura.

      "
    `);
  });

  it('a warning, distinct from an error without colours', () => {
    const warned = SAMPLE.replace(/<Provincia>.*<\/Provincia>/, '');
    expect(text(warned, 'w.xml', { language: 'it' })).toMatchInlineSnapshot(`
      "✓ w.xml  FPR12 · valido · 1 avviso

        Q-PROVINCIA  avviso · riga 24, colonna 7 · 1.2.2
        FatturaElettronicaHeader/CedentePrestatore/Sede
          L'indirizzo è in Italia (Siena), ma manca Provincia.
           24 │ <Sede>
              │ ^^^^^^
          → Aggiungere la sigla di due lettere della provincia.

      "
    `);
  });

  it('an invoice on one line', () => {
    const oneLine = completeWith('AliquotaIVA', '22').replace(/>\s+</g, '><');
    expect(text(oneLine, 'c.xml')).toMatchInlineSnapshot(`
      "✗ c.xml  FPR12 · scartato · 1 errore

        00200  riga 1, colonna 4086 · 2.1.1.7.5
        FatturaElettronicaBody/DatiGenerali/DatiGeneraliDocumento/
        DatiCassaPrevidenziale[1]/AliquotaIVA
          AliquotaIVA vale «22»: deve essere un numero con il punto e 2 decimali, come
          22.00.
            1 │ …bileCassa><AliquotaIVA>22</AliquotaIVA><Ritenuta>SI</Ritenuta><Rifer…
              │                         ^^
          → Scrivere «22.00»: i decimali sono obbligatori.

      "
    `);
  });

  it('JSON', () => {
    const json = JSON.stringify(validateAndRead(SAMPLE).invoice, null, 2);
    expect(text(json.replace('"10.00"', '10'), 'd.json')).toMatchInlineSnapshot(`
      "✗ d.json  FPR12 · scartato · 1 errore

        00200  riga 64, colonna 32 · 2.2.1.9
        /fattura_elettronica_body/0/dati_beni_servizi/dettaglio_linee/0/
        prezzo_unitario
          prezzo_unitario è un numero: deve essere una stringa.
           64 │ "prezzo_unitario": 10,
              │                    ^^
          → Scrivere «10.00»: i decimali sono obbligatori.

      "
    `);
  });

  it('malformed', () => {
    expect(text(SAMPLE.slice(0, 700), 'e.xml')).toMatchInlineSnapshot(`
      "✗ e.xml  FPR12 · scartato · 1 errore

        00200  riga 20, colonna 10
        FatturaElettronicaHeader/CedentePrestatore/DatiAnagrafici/Anagrafica
          Il file si interrompe prima della fine: «Anagrafica» non è chiuso.
          → Scaricare o esportare di nuovo il file: sembra salvato o trasmesso solo in
            parte.

      "
    `);
  });

  it('unreadable', () => {
    expect(text('%PDF-1.7', 'f.pdf')).toMatchInlineSnapshot(`
      "? f.pdf  illeggibile · 1 errore

        U-UNKNOWN
          Il file sembra un PDF: non è una fattura in XML o JSON.
          → Il PDF è solo una copia di cortesia: controllare il file XML della
            fattura.

      "
    `);
  });

  it('the content of a hostile file', () => {
    const hostile = sampleWith('>Siena<', '>\u009b2J\u202eaneiS’<');
    expect(text(hostile, 'g\u001b[2J.xml')).toMatchInlineSnapshot(`
      "✗ g␛[2J.xml  FPR12 · scartato · 1 errore

        00200  riga 27, colonna 17 · 1.2.2.4
        FatturaElettronicaHeader/CedentePrestatore/Sede/Comune
          Comune contiene caratteri non ammessi: U+202E, ’ (U+2019). Sono ammessi
          lettere (anche accentate), cifre e simboli delle lingue occidentali
          (Latin-1).
           27 │ <Comune><U+009B>2J<U+202E>aneiS’</Comune>
              │         ^^^^^^^^^^^^^^^^^^^^^^^^
          → Sostituire o togliere: U+202E.

      "
    `);
  });

  it('one mistake on every line of the invoice', () => {
    const line = /<DettaglioLinee>.*<\/DettaglioLinee>/s.exec(SAMPLE)?.[0].replace('10.00', '10') ?? '';
    expect(
      text(SAMPLE.replace(/<DettaglioLinee>.*<\/DettaglioLinee>/s, line.repeat(40)), 'h.xml'),
    ).toMatchInlineSnapshot(`
      "✗ h.xml  FPR12 · scartato · 40 errori

        00200  riga 63, colonna 25 · 2.2.1.9
        FatturaElettronicaBody/DatiBeniServizi/DettaglioLinee[1]/PrezzoUnitario
          PrezzoUnitario vale «10»: deve essere un numero con il punto e da 2 a 8
          decimali, come 10.00.
           63 │ <PrezzoUnitario>10</PrezzoUnitario>
              │                 ^^
          → Scrivere «10.00»: i decimali sono obbligatori.

        00200  riga 69, colonna 25 · 2.2.1.9
        FatturaElettronicaBody/DatiBeniServizi/DettaglioLinee[2]/PrezzoUnitario
          PrezzoUnitario vale «10»: deve essere un numero con il punto e da 2 a 8
          decimali, come 10.00.
           69 │ <PrezzoUnitario>10</PrezzoUnitario>
              │                 ^^
          → Scrivere «10.00»: i decimali sono obbligatori.

        00200  riga 75, colonna 25 · 2.2.1.9
        FatturaElettronicaBody/DatiBeniServizi/DettaglioLinee[3]/PrezzoUnitario
          PrezzoUnitario vale «10»: deve essere un numero con il punto e da 2 a 8
          decimali, come 10.00.
           75 │ <PrezzoUnitario>10</PrezzoUnitario>
              │                 ^^
          → Scrivere «10.00»: i decimali sono obbligatori.

        00200  riga 81, colonna 25 · 2.2.1.9
        FatturaElettronicaBody/DatiBeniServizi/DettaglioLinee[4]/PrezzoUnitario
          PrezzoUnitario vale «10»: deve essere un numero con il punto e da 2 a 8
          decimali, come 10.00.
           81 │ <PrezzoUnitario>10</PrezzoUnitario>
              │                 ^^
          → Scrivere «10.00»: i decimali sono obbligatori.

        00200  riga 87, colonna 25 · 2.2.1.9
        FatturaElettronicaBody/DatiBeniServizi/DettaglioLinee[5]/PrezzoUnitario
          PrezzoUnitario vale «10»: deve essere un numero con il punto e da 2 a 8
          decimali, come 10.00.
           87 │ <PrezzoUnitario>10</PrezzoUnitario>
              │                 ^^
          → Scrivere «10.00»: i decimali sono obbligatori.

        00200  Altri 35 casi · 2.2.1.9
        FatturaElettronicaBody/DatiBeniServizi/DettaglioLinee/PrezzoUnitario
          righe 93, 99, 105, 111, 117, 123, 129, 135, 141, 147, 153, 159, 165, 171,
          177, 183, 189, 195, 201, 207, 213, 219, 225, 231, 237, 243, 249, 255, 261,
          267, 273, 279, 285, 291, 297

      "
    `);
  });

  it.each([
    [{ files: 2, valid: 0, rejected: 0, unreadable: 2 }, 1],
    [{ files: 2, valid: 0, rejected: 1, unreadable: 1 }, 3],
  ])('the end lists checks only if there were any: %j', (counts, lines) => {
    const text = renderSummaryText({ ...counts, errors: 2, warnings: 0 });
    expect(text.trimEnd().split('\n')).toHaveLength(lines);
  });

  it('the end', () => {
    const summary = { files: 3, valid: 1, rejected: 1, unreadable: 1, errors: 4, warnings: 0 };
    expect(renderSummaryText(summary)).toMatchInlineSnapshot(`
      "3 file · 1 valido · 1 scartato · 1 illeggibile · 4 errori
      Controllati la struttura e, se valida, 55 codici di SdI. Gli altri 14 dipendono
      da registri, invii precedenti o certificati: \`fattura controls\` li elenca.
      "
    `);
    expect(
      renderSummaryText(
        { ...summary, files: 1, valid: 1, rejected: 0, unreadable: 0, errors: 0 },
        { language: 'en' },
      ),
    ).toMatchInlineSnapshot(`
      "1 file · 1 valid
      Checked: the structure and, if it is valid, 55 SdI codes. The other 14 depend on
      registers, earlier files or certificate lists; \`fattura controls\` lists them.
      "
    `);
  });
});

describe('any file', () => {
  const width = 80;
  const content = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
  );
  const safe = (value: string): string => value.replace(/[<&]/g, '');

  it('stays within its columns, and within text', () => {
    fc.assert(
      fc.property(
        content,
        content,
        fc.constantFrom('Causale', 'Imposta', 'Data', 'Divisa'),
        (value, file, element) => {
          const { report, source } = validateAndRead(completeWith(element, safe(value)), { file });
          const lines = renderFileText(report, source, { width }).split('\n');
          // Only the file name is not broken, so that it can be copied.
          const wide = lines.slice(1).filter((line) => widthOf(line) > width && line !== lines[1]);
          const unsafe = lines.filter((line) => /[\0-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/.test(line));
          return wide.length === 0 && unsafe.length === 0;
        },
      ),
      { numRuns: runs(400) },
    );
  });

  it('underlines the wrong part', () => {
    const value = fc.stringMatching(/^[a-z🏠\t ]{1,90}$/u).filter((found) => /^[^\t ].*[^\t ]$/u.test(found));
    fc.assert(
      fc.property(value, fc.nat(200), (found, indent) => {
        const xml = completeWith('Imposta', found).replace(/ *<Imposta>/, `${' '.repeat(indent)}<Imposta>`);
        const { report, source } = validateAndRead(xml);
        const lines = renderFileText(report, source).split('\n');
        const at = lines.findIndex((line) => /^ +│ *\^+$/.test(line));
        const [shown, carets] = [lines[at - 1] ?? '', lines[at] ?? ''];
        const marked = shown.slice(
          indexAt(shown, carets.indexOf('^')),
          indexAt(shown, carets.lastIndexOf('^') + 1),
        );
        const expected = found.replace(/\t/g, ' ');
        return marked === expected || (marked.endsWith('…') && expected.startsWith(marked.slice(0, -1)));
      }),
      { numRuns: runs(400) },
    );
  });
});

describe('options', () => {
  it('are silent about a file without findings', () => {
    expect(text(SAMPLE, 'a.xml', { quiet: true })).toBe('');
    expect(text(sampleWith('10.00', '10'), 'a.xml', { quiet: true })).not.toBe('');
  });

  it('style the text without changing it', () => {
    const bad = completeWith('Imposta', '10');
    const used = new Set<string>();
    const dressed = text(bad, 'a.xml', {
      style: (style, part) => {
        used.add(style);
        return `\u001b[1m${part}\u001b[0m`;
      },
    });
    expect(dressed.replace(/\u001b\[\dm/g, '')).toBe(text(bad, 'a.xml'));
    expect([...used].sort()).toEqual(['caret', 'code', 'dim', 'file', 'help', 'rejected']);
  });

  it('show no lines without a source', () => {
    const { report } = validateAndRead(completeWith('Imposta', '10'), { file: 'a.xml' });
    expect(renderFileText(report, null)).not.toContain('│');
  });

  it('state the number of omitted findings', () => {
    const { report, source } = validateAndRead(completeWith('Imposta', '10'), { maxFindings: 0 });
    expect(renderFileText(report, source)).toMatch(/\n\n {2}\S.*\.\n\n$/);
  });
});
