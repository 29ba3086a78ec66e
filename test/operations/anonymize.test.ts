/** Replacements of values, as tables: the form and the flaw stay, and the value is replaced. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formats, ordinary } from '../../src/model/formats.ts';
import { elementsOf } from '../../src/model/grammar.ts';
import { codiceFiscaleFlaw, describeCodiceFiscale, ibanFlaw, partitaIvaFlaw } from '../../src/model/index.ts';
import { attachment } from '../../src/operations/anonymize/attachment.ts';
import { fieldNames, kindOf } from '../../src/operations/anonymize/fieldKinds.ts';
import { freeText, lawText } from '../../src/operations/anonymize/freeText.ts';
import { iban } from '../../src/operations/anonymize/iban.ts';
import { identifier } from '../../src/operations/anonymize/identifier.ts';
import { jsonLeaves } from '../../src/operations/anonymize/jsonLeaves.ts';
import { Pseudonyms } from '../../src/operations/anonymize/pseudonyms.ts';
import { Replacements } from '../../src/operations/anonymize/replacements.ts';
import { FILLER, signalIn } from '../../src/operations/anonymize/vocabulary.ts';
import { name } from '../../src/operations/anonymize/words.ts';
import { xmlLeaves } from '../../src/operations/anonymize/xmlLeaves.ts';
import { spliced } from '../../src/operations/edits/edit.ts';
import { AnonymizeFieldError, anonymizeInvoice, createAnonymizer } from '../../src/operations/index.ts';
import { validate } from '../../src/validate/index.ts';
import { parseInvoice } from '../../src/xml/index.ts';
import { SAMPLE, SIGNATURE, sampleWith } from '../support/sample.ts';
import { projectRoot } from '../support/shared.ts';

const SEED = 'a seed';
const fresh = (): Pseudonyms => new Pseudonyms(SEED);

/** Letters and digits by class: the common form of a value and its replacement. */
const shapeOf = (text: string): string =>
  text.replace(/[A-Z]/g, 'A').replace(/[a-z]/g, 'a').replace(/[0-9]/g, '0');

describe('identifiers', () => {
  it.each([
    ['12345678903', undefined],
    ['01234567890', 'check'],
    ['1234567890', 'length'],
    ['1234567890A', 'characters'],
    ['IT12345678903', 'prefix'],
  ])('a partita IVA %s has the flaw %s before and after', (value, flaw) => {
    const made = identifier(value, fresh());
    expect([partitaIvaFlaw(value)?.flaw, partitaIvaFlaw(made)?.flaw]).toEqual([flaw, flaw]);
    expect(shapeOf(made)).toBe(shapeOf(value));
    expect(made).not.toBe(value);
  });

  it.each([
    ['RSSMRA80A01H501U', undefined],
    ['RSSMRA80A41H501Y', undefined],
    ['RSSMRA80A01H50MA', undefined],
    ['RSSMRA80A01H501X', 'check'],
    ['RSSMRA80A34H501X', 'date'],
    ['RSSMRA80Z01H501U', 'shape'],
    ['rssmra80a01h501u', 'case'],
    ['1SSMRA80A01H501U', 'shape'],
  ])('a codice fiscale %s has the flaw %s before and after', (value, flaw) => {
    // Omocodia: the check letter is computed here, so that the table does not need it.
    const given = value === 'RSSMRA80A01H50MA' ? withCheck(value) : value;
    const made = identifier(given, fresh());
    expect([codiceFiscaleFlaw(given)?.flaw, codiceFiscaleFlaw(made)?.flaw]).toEqual([flaw, flaw]);
    expect(shapeOf(made)).toBe(shapeOf(given));
    expect(made.slice(0, 6)).not.toBe(given.slice(0, 6));
    expect(describeCodiceFiscale(made)?.sex).toBe(describeCodiceFiscale(given)?.sex);
  });

  it.each(['00000000000', '99999999999', 'XXXXXXX', ''])('%j identifies no one, and is kept', (value) => {
    expect(identifier(value, fresh())).toBe(value);
  });

  it.each(['ATU12345678', 'GB123456789', 'X1234567L'])('%s keeps its letters', (value) => {
    const made = identifier(value, fresh());
    expect(made).not.toBe(value);
    expect(made.replace(/[0-9]/g, '')).toBe(value.replace(/[0-9]/g, ''));
  });

  it('have one replacement, in any context', () => {
    const pseudonyms = fresh();
    const made = identifier('12345678903', pseudonyms);
    expect(identifier('IT12345678903', pseudonyms)).toBe(`IT${made}`);
    expect(identifier(' 12345678903 ', pseudonyms)).toBe(` ${made} `);
    expect(freeText('P.IVA IT12345678903', pseudonyms)).toContain(`IT${made}`);
  });

  it('belong to offices and places that do not exist', () => {
    for (let i = 0; i < 200; i += 1) {
      const office = Number(identifier(`${10_000_000_000 + i}`, fresh()).slice(7, 10));
      expect(office >= 200 && office < 800).toBe(true);
    }
    expect(identifier('RSSMRA80A01H501U', fresh()).slice(11, 15)).toMatch(/^M[6-9]/);
  });
});

function withCheck(value: string): string {
  const flaw = codiceFiscaleFlaw(value);
  return flaw?.flaw === 'check' ? value.slice(0, -1) + flaw.expected : value;
}

describe('bank data', () => {
  it.each([
    ['IT60X0542811101000000123456', undefined],
    ['IT61X0542811101000000123456', 'check'],
    ['IT88A0542811101000000123456', 'cin'],
    ['IT60X054281110100000012345', 'length'],
    ['DE89370400440532013000', undefined],
    ['IT60', 'form'],
  ])('an IBAN %s has the flaw %s before and after', (value, expected) => {
    const flaw = ibanFlaw(value)?.flaw;
    if (expected !== 'cin') expect(flaw).toBe(expected);
    const made = iban(value, fresh());
    expect(ibanFlaw(made)?.flaw).toBe(flaw);
    expect(made.slice(4)).not.toBe(value.slice(4) || 'none');
    if (flaw !== 'form') expect(made.slice(0, 2)).toBe(value.slice(0, 2));
  });
});

describe('names', () => {
  it.each([
    ['family', 'Rossi', /^[A-Z][a-z]{4}$/],
    ['family', 'DE LUCA', /^DE [A-Z]{4}$/],
    ['family', "D'Angelo", /^D'[A-Z][a-z]{5}$/],
    ['company', 'ALFA BETA S.R.L.', /^[A-Z]{4} [A-Z]{4} S\.R\.L\.$/],
    ['company', 'Comune di Siena', /^Comune di [A-Z][a-z]{4}$/],
    ['company', 'A & C SRL', /^[A-Z] & [A-Z] SRL$/],
    ['street', 'Via delle Fonti 31', /^Via delle [A-Z][a-z]{4} [1-9][0-9]$/],
  ] as const)('%s %s', (kind, value, form) => {
    const made = name(value, kind, fresh());
    expect(made).toMatch(form);
    expect(made).not.toBe(value);
  });

  it('are compared word by word, ignoring case, in fields and in texts', () => {
    const pseudonyms = fresh();
    const rossi = name('Rossi', 'family', pseudonyms);
    expect(name('DITTA ROSSI', 'company', pseudonyms)).toBe(`DITTA ${rossi.toUpperCase()}`);
    expect(freeText('lavori presso rossi', pseudonyms)).toContain(rossi.toLowerCase());
  });

  it('keep the words that a control looks for in a text', () => {
    const pseudonyms = fresh();
    name('Fattori Fattura', 'company', pseudonyms);
    expect(freeText('Fattori', pseudonyms)).toMatch(/^Fatt[a-z]{3}$/);
    expect(freeText('Fattori', pseudonyms)).not.toBe('Fattori');
  });
});

describe('free text', () => {
  it.each([
    // Kept.
    ['operazione esente da bollo', 'operazione esente da bollo'],
    ['Art. 17 c. 6 lett. a DPR 633/72', 'Art. 17 c. 6 lett. a DPR 633/72'],
    ['saldo fattura del 31/01/2024', 'saldo fattura del 31/01/2024'],
    ['CIG non dovuto', 'CIG non dovuto'],
    ['2 pz, 22%', '2 pz, 22%'],
    // Replaced: a letter or digit becomes another of the same class.
    ['Posa tubi', /^[A-Z][a-z]{3} [a-z]{4}$/],
    ['tel. 0577 123456', /^[a-z]{3}\. 0[0-9]{3} [0-9]{6}$/],
    ['ordine 45017', /^ordine [1-9][0-9]{4}$/],
    ['mario.rossi@posta.it', /^[a-z]{8}@example\.com$/],
    ['targa AB123CD', /^[a-z]{5} AB[0-9]{3}CD$/],
  ])('%s', (text, form) => {
    const made = freeText(text, fresh());
    if (typeof form === 'string') expect(made).toBe(form);
    else {
      expect(made).toMatch(form);
      expect(made).not.toBe(text);
    }
  });

  it.each([
    ['art. 10 n. 18 DPR 633/72 (cliente ROSSI MARIO, codice cliente 4711, via delle Fonti 3, Siena)', false],
    ['art. 7-ter DPR 633/72', true],
  ])('a provision of law is kept, other text is not: %s', (text, stays) => {
    expect(lawText(text, fresh()) === text).toBe(stays);
  });

  it.each([
    ['one word', 'a'.repeat(200_000)],
    ['no blanks', 'a-'.repeat(100_000)],
    ['addresses', 'a@'.repeat(100_000)],
    ['blanks', `c${' '.repeat(200_000)}x`],
  ])('is processed quickly: %s', (_what, text) => {
    expect(freeText(text, fresh())).toHaveLength(text.length);
  });

  it('has no filler words that a control looks for', () => {
    const words = [...FILLER.values()].flat();
    expect(words.filter((word) => signalIn(word) !== undefined)).toEqual([]);
  });
});

describe('attachments', () => {
  const base64 = (text: string): string => Buffer.from(text, 'latin1').toString('base64');
  it.each([
    ['PDF', `%PDF-1.7\n${'secret '.repeat(60)}`, /^%PDF-1\.4\n[\s\S]*trailer/],
    ['XML', `<?xml version="1.0"?><a>${'secret '.repeat(20)}</a>`, /^<\?xml [^>]*>\n<allegato\/>\s*$/],
    ['ZIP', `PK\x03\x04${'secret '.repeat(20)}`, /^\0*PK\x05\x06\0{18}$/],
    ['text', 'secret '.repeat(20), /^Lorem ipsum[^\0]*$/],
    ['PNG', `\x89PNG\r\n\x1a\n\0${'secret '.repeat(20)}`, /^\x89PNG\0*$/],
    ['nothing much', 'se', /^Lo$/],
  ])('%s keeps its size and its format', (_what, content, form) => {
    const made = attachment(base64(content));
    expect(made).toHaveLength(base64(content).length);
    expect(Buffer.from(made, 'base64').toString('latin1')).toMatch(form);
    expect(Buffer.from(made, 'base64').toString('base64')).toBe(made);
  });

  it('keep their lines, and their errors', () => {
    const lines = base64('secret '.repeat(20)).replace(/(.{20})/g, '$1\r\n');
    expect(attachment(lines).replace(/[A-Za-z0-9+/]/g, 'x')).toBe(lines.replace(/[A-Za-z0-9+/]/g, 'x'));
    expect(attachment('c2Vj*mV0')).toBe('AAAA*AA0');
  });
});

describe('every field of the grammar', () => {
  const leaves = new Set<string>(['namespace', 'versione', 'sistema_emittente']);
  const visit = (block: (typeof formats)[number]['block']): void => {
    for (const { json, type } of elementsOf(block)) {
      if (type.kind === 'block') visit(type);
      else leaves.add(json);
    }
  };
  for (const { block } of formats) visit(block);

  it('has a kind, and no other name has one', () => {
    expect([...leaves].filter((one) => kindOf(one) === undefined)).toEqual([]);
    expect([...fieldNames()].filter((one) => !leaves.has(one))).toEqual([]);
  });
});

describe('randomness', () => {
  it('keeps different values apart, down to the last number', () => {
    const pseudonyms = fresh();
    const numbers = Array.from({ length: 90 }, (_, i) => String(i + 10));
    const made = numbers.map((one) =>
      pseudonyms.of('number', one, ({ chance }) => `${chance.pick('123456789')}${chance.pick('0123456789')}`),
    );
    expect(new Set(made).size).toBe(90);
  });
});

describe('a file', () => {
  const anonymize = (
    text: string,
    { seed = SEED, keep = [], ...options }: { seed?: string; keep?: string[]; dropSignature?: boolean } = {},
  ): ReturnType<ReturnType<typeof createAnonymizer>['file']> =>
    createAnonymizer({ seed, keep }).file(text, options);

  it('is the same with the same seed, and different with another', () => {
    expect(anonymize(SAMPLE).text).toBe(anonymize(SAMPLE).text);
    expect(anonymize(SAMPLE, { seed: 'another' }).text).not.toBe(anonymize(SAMPLE).text);
  });

  it.each<[string, string, readonly (readonly [path: string, from: string])[]]>([
    [
      'XML',
      '<a><b x="Verdi">Rossi<c>Neri</c><c/><c>Gialli<!-- Bianchi --> Blu</c></b><d>Viola</d></a>',
      [
        ['/b/0/x', 'Verdi'],
        ['/b/0', 'Rossi'],
        ['/b/0/c/0', 'Neri'],
        ['', ' Bianchi '],
        ['/b/0/c/2', 'GialliBlu'],
        ['/d/0', 'Viola'],
      ],
    ],
    [
      'JSON',
      '{"a/b": [null, "Rossi", {"\\u0063": "Neri", "c": 4711}], "d": " Viola "}',
      [
        ['/a~1b/1', 'Rossi'],
        ['/a~1b/2/c', 'Neri'],
        ['/a~1b/2/c', '4711'],
        ['/d', 'Viola'],
      ],
    ],
  ])('of %s: the values of %s are found in its order', (form, text, expected) => {
    const leaves =
      form === 'XML' ? xmlLeaves(text, ordinary, new Set()) : jsonLeaves(text, ordinary, new Set());
    if (leaves === null) throw new Error('malformed');
    const replacements = new Replacements(leaves, fresh());
    const list = replacements.list();
    expect(list.map(({ path, from }) => [path, from])).toEqual(expected);
    expect(replacements.count).toBe(expected.length);
    const made = spliced(text, replacements.edits());
    expect(expected.filter(([, from]) => made.includes(from))).toEqual([]);
    expect(shapeOf(made.replace(/<!--.*-->|\s/g, ''))).toBe(shapeOf(text.replace(/<!--.*-->|\s/g, '')));
  });

  it('keeps supplier and transmitter identical', () => {
    const ids = [...(anonymize(SAMPLE).text ?? '').matchAll(/<IdCodice>([^<]*)</g)].map(([, id]) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).not.toBe('12345678903');
  });

  it.each([
    [['denominazione'], ['Forno del Borgo'], ['Rossi', '12345678903']],
    [['Denominazione'], ['Forno del Borgo'], ['Rossi']],
    [['1.4.1'], ['Rossi', 'Mario', 'RSSMRA80A01H501U'], ['Forno', 'Piazza Nuova']],
    [['cedente_prestatore'], ['Forno del Borgo', 'Via delle Fonti 3'], ['Rossi']],
    // A value kept in one place is kept everywhere.
    [['1.2.1.1.2'], ['12345678903'], ['Forno', 'Rossi']],
  ])('keeps %j', (keep, there, gone) => {
    const { text, ok } = anonymize(SAMPLE, { keep });
    expect(ok).toBe(true);
    expect(there.filter((one) => text?.includes(one) !== true)).toEqual([]);
    expect(gone.filter((one) => text?.includes(one) !== false)).toEqual([]);
  });

  it('keeps an identifier everywhere if it keeps it once', () => {
    const { text } = anonymize(SAMPLE, { keep: ['1.2.1.1.2'] });
    expect(text?.match(/12345678903/g)).toHaveLength(2);
  });

  it.each([
    ['Nome>Mario<', 'Nome><![CDATA[Mario]]><', /<Nome><!\[CDATA\[[A-Z][a-z]{4}\]\]></],
    ['Nome>Mario<', 'Nome>Ma<!-- Mario -->rio<', /<Nome>[A-Z][a-z]{4}<!-- \S{5} --></],
    ['Nome>Mario<', 'Nome>\r\n  Mario&#160;<', /<Nome>\r\n {2}[A-Z][a-z]{4}\u00a0</],
    ['Denominazione>Forno del Borgo<', 'Denominazione>Forno &amp; Borgo<', />[A-Z]\w{4} &amp; [A-Z]\w{4}</],
    ['Nome>Mario<', 'Nome nota="Mario">Mario<', /<Nome nota="[A-Z][a-z]{4}">[A-Z][a-z]{4}</],
    ['<Anagrafica>\n          <Nome', '<Anagrafica>Mario\n          <Nome', /<Anagrafica>\S{5}\n/],
    ['<Nome>Mario</Nome>', '<Nomi>Mario</Nomi>', /<Nomi>[A-Z][a-z]{4}</],
    ['<Nome>Mario</Nome>', '<Alias>Mario</Alias>', /<Alias>[A-Z][a-z]{4}</],
    ['<Nome>Mario</Nome>', '<NOME>Mario</NOME>', /<NOME>[A-Z][a-z]{4}</],
  ])('%j written as %j', (from, to, form) => {
    const { text, ok, drift } = anonymize(sampleWith(from, to));
    expect({ ok, drift }).toEqual({ ok: true, drift: [] });
    expect(text).toMatch(form);
    expect(text).not.toMatch(/Mario|Forno/);
  });

  it.each([
    ['signed', SAMPLE.replace('</p:FatturaElettronica>', `${SIGNATURE}</p:FatturaElettronica>`)],
    ['malformed', SAMPLE.slice(0, 2_000)],
    ['malformed', '{"versione": "FPR12", "cognome": "Rossi'],
    [
      'malformed',
      `{"x": ${'['.repeat(12_000)}${']'.repeat(12_000)}, ${JSON.stringify(parseInvoice(SAMPLE)).slice(1)}`,
    ],
    [
      'malformed',
      `{"x": ${'['.repeat(1_001)}${']'.repeat(1_001)}, ${JSON.stringify(parseInvoice(SAMPLE)).slice(1)}`,
    ],
    ['unreadable', 'Rossi Mario'],
    ['unreadable', ''],
  ])('%s: gives no result', (refused, text) => {
    const result = anonymize(text);
    expect(result).toMatchObject({ ok: false, refused, text: null, replacements: [], replaced: 0 });
    expect(result.bytes).toHaveLength(0);
  });

  it('loses its signature on request', () => {
    const signed = SAMPLE.replace('</p:FatturaElettronica>', `${SIGNATURE}</p:FatturaElettronica>`);
    const result = anonymize(signed, { dropSignature: true });
    expect(result.ok).toBe(true);
    expect(result.text).toBe(anonymize(SAMPLE).text);
  });

  it('keeps the layout of JSON, and drops duplicate keys', () => {
    const json = `{ "fattura_elettronica_header":{"cessionario_committente":{"dati_anagrafici":{"anagrafica":{
      "cognome" : "Rossi", "cognome":"Ver\\u0064i", "eta": 47110815, "vivo": true, "altro": null}}}}}`;
    const { text } = anonymize(json);
    expect(text?.replace(/"cognome"\s*:\s*"[^"]*"|\d{8}/g, '_')).toBe(
      json.replace(/"cognome"\s*:\s*"[^"]*"|\d{8}/g, '_'),
    );
    expect(text).not.toMatch(/Rossi|Verdi|47110815/);
  });

  it('of JSON is anonymized at any accepted depth', () => {
    const deep = `{"x": ${'['.repeat(900)}"Rossi"${']'.repeat(900)}, ${JSON.stringify(parseInvoice(SAMPLE)).slice(1)}`;
    const { text } = anonymize(deep);
    expect(text).not.toBeNull();
    expect(text).not.toMatch(/Rossi|Mario|Forno/);
  });

  it('rejects an object that is nested too deeply', () => {
    let nested: unknown = 'Rossi';
    for (let depth = 0; depth < 1_100; depth += 1) nested = [nested];
    const invoice = { ...parseInvoice(SAMPLE), nested };
    expect(() => anonymizeInvoice(invoice, { seed: SEED })).toThrow(RangeError);
  });

  it.each(['versione', 'namespace'])(
    'of a simplified invoice is recognized by its %s, in any position',
    (key) => {
      const invoice = parseInvoice(readFileSync(join(projectRoot, 'fixtures/valid/FSM10-complete.xml')));
      const { namespace, versione, ...rest } = invoice;
      const named = key === 'versione' ? { versione } : { namespace, versione: 'unknown' };
      const text = JSON.stringify({ padding: ' '.repeat(5_000), ...rest, ...named });
      // The supplier's VAT number in FSM10; the ordinary formats have no such field in this place.
      const { text: made } = anonymize(text, { keep: ['1.2.1.2'] });
      const codeIn = (json: string): unknown =>
        JSON.parse(json).fattura_elettronica_header.cedente_prestatore.id_fiscale_iva.id_codice;
      expect(codeIn(made ?? '{}')).toBe(codeIn(text));
    },
  );

  it('gives the same result as the object', () => {
    const invoice = parseInvoice(SAMPLE);
    const made = anonymizeInvoice(invoice, { seed: SEED });
    expect(made).toEqual(parseInvoice(anonymize(SAMPLE).text ?? ''));
    expect(invoice).toEqual(parseInvoice(SAMPLE));
  });
});

describe('a run', () => {
  it('uses one pseudonym for a value in several files', () => {
    const anonymizer = createAnonymizer({ seed: SEED });
    const first = anonymizer.file(SAMPLE).text ?? '';
    const second = anonymizer.file(sampleWith('Piazza Nuova', 'PIAZZA  ROSSI')).text ?? '';
    const cognome = (text: string): string => /<Cognome>([^<]*)</.exec(text)?.[1] ?? '';
    expect(cognome(second)).toBe(cognome(first));
    expect(second).toContain(`PIAZZA  ${cognome(first).toUpperCase()}<`);
  });

  it('uses the pseudonyms in file names', () => {
    const anonymizer = createAnonymizer({ seed: SEED });
    const id = /<IdCodice>([^<]*)</.exec(anonymizer.file(SAMPLE).text ?? '')?.[1];
    expect(anonymizer.fileName('IT12345678903_00001.xml')).toBe(`IT${id}_00001.xml`);
    expect(anonymizer.fileName('/tmp/12345678903_7.xml.p7m')).toBe(`/tmp/${id}_7.xml.p7m`);
    expect(anonymizer.fileName('fattura_7.xml')).toBe('fattura_7.xml');
    expect(anonymizer.fileName('fattura-ROSSI.xml')).toMatch(/^fattura-[A-Z]{5}\.xml$/);
    expect(anonymizer.fileName('fattura-ROSSI.xml')).not.toContain('ROSSI');
    expect(anonymizer.fileName('DE123456789_1.xml')).toMatch(/^DE[0-9]{9}_1\.xml$/);
  });

  it.each([
    [{ seed: '' }, RangeError],
    [{ seed: SEED, keep: ['denominazone'] }, AnonymizeFieldError],
    [{ seed: SEED, keep: ['9.9'] }, AnonymizeFieldError],
  ])('rejects %j', (options, kind) => {
    expect(() => createAnonymizer(options)).toThrow(kind);
  });

  it('keeps the verdict of SdI on a file name', () => {
    const name = 'IT12345678903_000123.xml';
    const result = createAnonymizer({ seed: SEED }).file(SAMPLE, { file: name });
    const codes = validate(result.bytes, { file: result.file }).findings.map(({ code }) => code);
    expect(codes).toEqual(validate(SAMPLE, { file: name }).findings.map(({ code }) => code));
    expect(codes).toContain('00001');
  });
});
