/** `fattura lsp`: responses to an editor, for XML and for the JSON form. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DocumentSymbol, LSPErrorCodes, type Position } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { Places } from '../../../src/cli/lsp/ranges.ts';
import { validate } from '../../../src/validate/index.ts';
import { programs } from '../../support/programs/index.ts';
import { projectRoot } from '../../support/shared.ts';
import { fixture } from '../fixtures.ts';
import { folderWith, runCli } from '../runCli.ts';
import { applied, Editor, withCursor } from './editor.ts';

let editor: Editor;
beforeAll(async () => {
  editor = await Editor.own();
});
afterAll(() => editor.close());

const COMPLETE = readFileSync(join(projectRoot, 'fixtures/valid/FPR12-complete.xml'), 'utf8');
const JSON_FORM = fixture.validJson;

/** Places the cursor before or after a text. */
const at = (text: string, where: string): ReturnType<typeof withCursor> =>
  withCursor(text.replace(where.replace('¦', ''), where));

describe('findings', () => {
  it('are shown at their text, with a link', async () => {
    const [found, ...others] = await editor.show(fixture.rejected);
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      code: '00200',
      severity: 1,
      source: 'fattura',
      codeDescription: { href: 'https://docs.example/en/controls/00200.html' },
    });
    const { start, end } = found?.range ?? {
      start: { line: -1, character: 0 },
      end: { line: -1, character: 0 },
    };
    const line = fixture.rejected.split('\n')[start.line] ?? '';
    expect([end.line - start.line, line.slice(start.character, end.character)]).toEqual([0, '200,00']);
  });

  it.each([
    ['of a valid file', fixture.valid],
    ['of its JSON form', JSON_FORM],
    ['of another XML', '<project><a/></project>'],
    ['of another JSON', '{"name": "fattura"}'],
    ['of nothing', ''],
  ])('%s: none that are errors', async (_name, text) => {
    expect((await editor.show(text)).filter(({ severity }) => severity === 1)).toEqual([]);
  });

  const lines = (text: string, end: string): string => text.replace(/\r?\n/g, end);

  it.each([
    ['a byte order mark', `\ufeff${fixture.rejected}`],
    ['CRLF', lines(fixture.rejected, '\r\n')],
    ['a byte order mark and CRLF', `\ufeff${lines(fixture.rejected, '\r\n')}`],
    ['CR', lines(fixture.rejected, '\r')],
    [
      'a character of two units before it',
      fixture.rejected.replace('<PrezzoTotale>', '<!--\u{1f600}--><PrezzoTotale>'),
    ],
  ])('are at their text: %s', async (_name, text) => {
    const [found] = await editor.show(text);
    const { start, end } = found?.range ?? {};
    const document = TextDocument.create('file:///a.xml', 'xml', 1, text);
    expect(text.slice(document.offsetAt(start as Position), document.offsetAt(end as Position))).toBe(
      '200,00',
    );
  });

  it('of an address that is not encoded are shown, and the server goes on', async () => {
    const other = await Editor.own({ file: '100%.xml' });
    expect((await other.show(fixture.rejected)).map(({ code }) => code)).toContain('00200');
    expect((await other.show(fixture.rejected)).map(({ code }) => code)).toContain('00200');
    await other.close();
  });

  it('of half an element are in the text', async () => {
    const half = fixture.valid.slice(0, fixture.valid.indexOf('<DatiRiepilogo>') + 5);
    const found = await editor.show(half);
    expect(found.length).toBeGreaterThan(0);
    for (const { range } of found) expect(range.start.line).toBeLessThan(half.split('\n').length);
  });

  it('are in the language of the editor', async () => {
    const italian = await Editor.own({ locale: 'it' });
    const other = await Editor.own({ locale: 'fr' });
    const [it_, en] = [await italian.show(fixture.rejected), await other.show(fixture.rejected)];
    const [english] = validate(fixture.rejected, { language: 'en' }).findings;
    expect(String(en[0]?.message)).toContain(english?.message ?? '?');
    expect(it_[0]?.message).not.toBe(en[0]?.message);
    await Promise.all([italian.close(), other.close()]);
  });
});

describe('quick fixes', () => {
  it.each([
    ['XML', fixture.rejected],
    [
      'JSON',
      JSON_FORM.replace(
        /"prezzo_totale": "([\d.]+)"/,
        (_, amount: string) => `"prezzo_totale": "${amount.replace('.', ',')}"`,
      ),
    ],
  ])('in %s replace a value', async (_form, text) => {
    const [found] = await editor.show(text);
    if (found === undefined) throw new Error('no finding');
    const actions = await editor.actions(found);
    expect(actions.map(({ kind }) => kind)).toEqual(['quickfix', 'source.fixAll.fattura']);
    for (const action of actions) {
      const { edit } = await editor.resolve(action);
      const fixed = applied(text, edit?.changes?.[editor.uri] ?? []);
      expect(validate(fixed).verdict).toBe('valid');
    }
  });

  it('of one finding leave the others', async () => {
    const text = fixture.rejected.replace('<Data>2025-03-17</Data>', '<Data>17/03/2025</Data>');
    const found = await editor.show(text);
    const amount = found.find(({ range }) => text.split('\n')[range.start.line]?.includes('200,00'));
    const [action] = await editor.actions(
      amount ?? { range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } } },
    );
    if (action === undefined) throw new Error('no action');
    const fixed = applied(text, (await editor.resolve(action)).edit?.changes?.[editor.uri] ?? []);
    expect([fixed.includes('200.00'), fixed.includes('17/03/2025')]).toEqual([true, true]);
    // After another change, the edit would be about an older text.
    await editor.show(`${text}\n`);
    expect((await editor.resolve(action)).edit).toBeUndefined();
  });
});

describe('code actions', () => {
  it.each<[only: readonly string[], kinds: readonly string[]]>([
    [['quickfix'], ['quickfix']],
    [['source.fixAll.fattura'], ['source.fixAll.fattura']],
    [['source.fixAll'], ['source.fixAll.fattura']],
    [
      ['source', 'quickfix'],
      ['quickfix', 'source.fixAll.fattura'],
    ],
    [[''], ['quickfix', 'source.fixAll.fattura']],
    [['source.fixAll.other', 'refactor', 'quick'], []],
  ])('of the kinds %j', async (only, kinds) => {
    const [found] = await editor.show(fixture.rejected);
    if (found === undefined) throw new Error('no finding');
    expect((await editor.actions(found, only)).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('without an edit are refused', async () => {
    const [found] = await editor.show(fixture.rejected);
    if (found === undefined) throw new Error('no finding');
    const [action] = await editor.actions(found);
    const other = { title: '', ...action, data: { ...action?.data, only: 999 } };
    await expect(editor.resolve(other)).rejects.toMatchObject({ code: LSPErrorCodes.RequestFailed });
  });

  it('have their edits at once for an editor that cannot request them', async () => {
    const other = await Editor.own({ resolves: false });
    const [found] = await other.show(fixture.rejected);
    if (found === undefined) throw new Error('no finding');
    const actions = await other.actions(found);
    const texts = actions.map(({ edit }) => applied(fixture.rejected, edit?.changes?.[other.uri] ?? []));
    expect(texts.map((text) => validate(text).verdict)).toEqual(['valid', 'valid']);
    await other.close();
  });
});

describe('hover', () => {
  it.each<[form: string, text: string, where: string, expected: readonly string[]]>([
    ['a name', fixture.valid, '<Prezzo¦Totale>', ['2.2.1.11', 'PrezzoTotale', 'prezzo_totale']],
    ['a block', fixture.valid, '<Dati¦Riepilogo>', ['2.2.2', 'DatiRiepilogo']],
    ['a code', fixture.valid, '<RegimeFiscale>RF¦01', ['RF01', '1.2.1.8']],
    ['a code in JSON', JSON_FORM, '"regime_fiscale": "RF¦01', ['RF01', '1.2.1.8']],
    ['an end tag', fixture.valid, '</Prezzo¦Totale>', ['2.2.1.11', 'PrezzoTotale']],
    ['the end tag of a block', fixture.valid, '</Dati¦Riepilogo>', ['2.2.2', 'DatiRiepilogo']],
    ['a version', fixture.valid, 'versione="FP¦R12"', ['FPR12', 'versione']],
    ['the name of a version', fixture.valid, 'ver¦sione="FPR12"', ['versione']],
    ['the version of a simplified invoice', fixture.simplified, 'versione="FSM¦10"', ['FSM10']],
    ['a version in JSON', JSON_FORM.replace('{', '{"versione": "FPA12",'), '"F¦PA12"', ['FPA12']],
    ['a country', fixture.valid, '<Nazione>I¦T', ['**IT**', '1.2.2.6']],
    ['a name in JSON', JSON_FORM, '"prezzo_¦totale"', ['2.2.1.11']],
    ['a list in JSON', JSON_FORM, '"dettaglio_¦linee"', ['2.2.1']],
  ])('on %s', async (_name, text, where, expected) => {
    const { text: shown, position } = at(text, where);
    editor.set(shown);
    const contents = (await editor.hover(position))?.contents as { readonly value: string };
    for (const part of expected) expect(contents.value).toContain(part);
  });

  it('on nothing of the grammar', async () => {
    const { text, position } = withCursor('<FatturaElettronica><X¦y>1</Xy></FatturaElettronica>');
    editor.set(text);
    expect(await editor.hover(position)).toBeNull();
  });
});

const labels = async (marked: string): Promise<readonly string[]> => {
  const { text, position } = withCursor(marked);
  editor.set(text);
  const items = await editor.complete(position);
  return [...items]
    .sort((a, b) => ((a.sortText ?? '') < (b.sortText ?? '') ? -1 : 1))
    .map(({ label }) => label);
};

describe('completion', () => {
  it.each<[name: string, marked: string, first: readonly string[]]>([
    ['the root', '<FatturaElettronica><¦', ['FatturaElettronicaHeader', 'FatturaElettronicaBody']],
    [
      'elements in their order',
      '<FatturaElettronica><FatturaElettronicaHeader><DatiTrasmissione><IdTrasmittente/><¦</DatiTrasmissione>',
      ['ProgressivoInvio', 'FormatoTrasmissione', 'CodiceDestinatario'],
    ],
    [
      'what follows at the end',
      '<p:FatturaElettronica><FatturaElettronicaHeader><DatiTrasmissione><FormatoTrasmissione>FPR12</FormatoTrasmissione><¦',
      ['CodiceDestinatario', 'ContattiTrasmittente', 'PECDestinatario'],
    ],
    [
      'in the middle of a block',
      '<FatturaElettronica><FatturaElettronicaBody>¦<DatiBeniServizi></DatiBeniServizi></FatturaElettronicaBody>',
      ['DatiGenerali'],
    ],
    [
      'a name that is being typed',
      '<FatturaElettronica><FatturaElettronicaHeader><Da¦\n<CedentePrestatore></CedentePrestatore></FatturaElettronicaHeader>',
      ['DatiTrasmissione'],
    ],
    ['an end tag', '<FatturaElettronica><FatturaElettronicaBody></¦', ['/FatturaElettronicaBody']],
    [
      'codes',
      '<FatturaElettronica><FatturaElettronicaBody><DatiGenerali><DatiGeneraliDocumento><TipoDocumento>¦</TipoDocumento>',
      ['TD01', 'TD02'],
    ],
    [
      'names in JSON',
      '{"fattura_elettronica_header": {"dati_trasmissione": {"id_trasmittente": {}, "¦"}}}',
      ['progressivo_invio', 'formato_trasmissione'],
    ],
    [
      'names in JSON without a quote',
      '{"fattura_elettronica_body": [{ ¦ }]}',
      ['dati_generali', 'dati_beni_servizi'],
    ],
    [
      'codes in JSON',
      '{"fattura_elettronica_header": {"cedente_prestatore": {"dati_anagrafici": {"regime_fiscale": "¦"}}}}',
      ['RF01', 'RF02'],
    ],
    [
      'codes in JSON without a quote',
      '{"fattura_elettronica_header": {"cedente_prestatore": {"dati_anagrafici": {"regime_fiscale": ¦ }}}}',
      ['RF01', 'RF02'],
    ],
  ])('of %s', async (_name, marked, first) => {
    expect((await labels(marked)).slice(0, first.length)).toEqual(first);
  });

  it('does not repeat what may stand once', async () => {
    const found = await labels('<FatturaElettronica><FatturaElettronicaHeader><CedentePrestatore/><¦');
    expect(found).not.toContain('CedentePrestatore');
    const lines = await labels(
      '<FatturaElettronica><FatturaElettronicaBody><DatiBeniServizi><DettaglioLinee/><¦',
    );
    expect(lines).toContain('DettaglioLinee');
  });

  it('inserts an element, and indents a block', async () => {
    const { text, position } = withCursor('<FatturaElettronica>\n  <¦\n</FatturaElettronica>');
    editor.set(text);
    const item = (await editor.complete(position)).find(({ label }) => label === 'FatturaElettronicaBody');
    const edit = item?.textEdit as { range: never; newText: string };
    expect(applied(text, [edit])).toBe(
      '<FatturaElettronica>\n  <FatturaElettronicaBody>\n    $0\n  </FatturaElettronicaBody>\n</FatturaElettronica>',
    );
  });

  it('inserts a member', async () => {
    const { text, position } = withCursor('{"fattura_elettronica_body": [{"dati_generali": {}, "dati_b¦"}]}');
    editor.set(text);
    const [item] = await editor.complete(position);
    const edit = item?.textEdit as { range: never; newText: string };
    expect(applied(text, [edit])).toBe(
      '{"fattura_elettronica_body": [{"dati_generali": {}, "dati_beni_servizi": {$0}}]}',
    );
  });
});

describe('the whole document', () => {
  it.each([
    ['XML', COMPLETE],
    ['JSON', readFileSync(join(projectRoot, 'fixtures/valid/FPR12-complete.json'), 'utf8')],
  ])('has symbols: %s', async (_form, text) => {
    editor.set(text);
    const [root] = await editor.symbols();
    const flat = (symbol: DocumentSymbol): readonly DocumentSymbol[] => [
      symbol,
      ...(symbol.children ?? []).flatMap(flat),
    ];
    const all = root === undefined ? [] : flat(root);
    const line = all.find(({ name }) => name === 'DettaglioLinee' || name === 'dettaglio_linee');
    expect(line?.detail?.split(' · ')).toHaveLength(3);
    for (const { range, selectionRange } of all) {
      expect(selectionRange.start.line).toBeGreaterThanOrEqual(range.start.line);
      expect(selectionRange.end.line).toBeLessThanOrEqual(range.end.line);
    }
  });

  it.each([
    ['XML', fixture.valid, '<Dettaglio¦Linee>', '<Dati¦Riepilogo>'],
    ['JSON', JSON_FORM, '"dettaglio_¦linee"', '"dati_¦riepilogo"'],
  ])('leads from a line to its summary and back: %s', async (_form, text, line, summary) => {
    const lineOf = (where: string): number => at(text, where).position.line;
    editor.set(text);
    expect((await editor.definition(at(text, line).position))[0]?.range.start.line).toBe(lineOf(summary));
    expect((await editor.definition(at(text, summary).position))[0]?.range.start.line).toBe(lineOf(line));
    expect(await editor.definition({ line: 0, character: 0 })).toEqual([]);
  });

  it('has totals above the summary and the document', async () => {
    editor.set(fixture.valid);
    const titles = (await editor.lenses()).map(({ command }) => command?.title ?? '');
    expect(titles.filter((title) => title.endsWith('✓')).length).toBeGreaterThanOrEqual(3);
    editor.set(fixture.valid.replace(/<Imposta>[\d.]+</, '<Imposta>1.00<'));
    expect((await editor.lenses()).some(({ command }) => command?.title.includes('1.00'))).toBe(true);
    editor.set(fixture.malformed);
    expect(await editor.lenses()).toEqual([]);
  });

  it('has the total of a simplified invoice, which states none', async () => {
    editor.set(fixture.simplified);
    const lenses = await editor.lenses();
    const line = at(fixture.simplified, '<Dati¦GeneraliDocumento>').position.line;
    expect(lenses.map(({ range }) => range.start.line)).toEqual([line]);
    expect(lenses[0]?.command?.title).toContain('55.00');
  });

  it.each([
    ['XML', fixture.valid, fixture.valid.replace(/>\s+</g, '><')],
    ['JSON', JSON_FORM, JSON.stringify(JSON.parse(JSON_FORM))],
  ])('is indented: %s', async (_form, formatted, dense) => {
    editor.set(dense);
    const once = applied(dense, await editor.format());
    expect(once.split('\n').length).toBeGreaterThan(50);
    expect(once.replace(/\s+/g, '')).toBe(dense.replace(/\s+/g, ''));
    expect(validate(once).verdict).toBe(validate(formatted).verdict);
    editor.set(once);
    expect(await editor.format()).toEqual([]);
  });

  it.each([
    ['XML', fixture.valid],
    ['JSON', JSON_FORM],
  ])('keeps the ends of its lines: %s', async (_form, text) => {
    const dense = text.replace(/\r?\n/g, '\r\n').replace(/\r\n +/, '\r\n');
    editor.set(dense);
    const once = applied(dense, await editor.format());
    expect(once.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    editor.set(once);
    expect(await editor.format()).toEqual([]);
  });

  it('is not indented if it is signed, or no JSON', async () => {
    editor.set(
      '<FatturaElettronica><FatturaElettronicaBody><DatiGenerali/></FatturaElettronicaBody><ds:Signature/></FatturaElettronica>',
    );
    expect(await editor.format()).toEqual([]);
    editor.set('{"fattura_elettronica_body": [{]}');
    expect(await editor.format()).toEqual([]);
  });
});

it.each(['a\nb\r\nc\rd', '\r\r\n\n', '\u{1f600}\r\n\u{1f600}', '', 'a\r\n'])(
  'positions in %j are those of the protocol',
  (text) => {
    const document = TextDocument.create('file:///a.xml', 'xml', 1, text);
    const places = new Places(text);
    for (let offset = 0; offset <= text.length; offset += 1)
      expect(places.position(offset)).toEqual(document.positionAt(offset));
    for (const line of [0, 1, 2, 9])
      for (const character of [0, 1, 9])
        expect(places.offset({ line, character })).toBe(document.offsetAt({ line, character }));
  },
);

describe('a hostile document', () => {
  const many = 100_000;
  it.each([
    ['deep XML', `<FatturaElettronica>${'<a>'.repeat(many)}¦`],
    ['deep XML with end tags of others', `<FatturaElettronica>${'<a>'.repeat(many)}${'</b>'.repeat(many)}¦`],
    ['deep JSON', `{"fattura_elettronica_body": ${'{"a": '.repeat(many)}"¦`],
    ['deep lists', `{"fattura_elettronica_body": ${'['.repeat(many)}¦`],
    ['many errors', `<FatturaElettronica>${'<a/>'.repeat(many)}¦</FatturaElettronica>`],
  ])('of %s is answered', async (_name, marked) => {
    const { text, position } = withCursor(marked);
    expect((await editor.show(text)).length).toBeGreaterThan(0);
    expect(await editor.hover(position)).toBeNull();
    expect(await editor.symbols()).toHaveLength(1);
    expect(await editor.definition(position)).toEqual([]);
    expect(Array.isArray(await editor.complete(position))).toBe(true);
    expect(Array.isArray(await editor.format())).toBe(true);
  });
});

describe('a process', () => {
  it('that an editor starts, and ends', async () => {
    const { command } = await programs();
    const child = spawn(process.execPath, [command, 'lsp', '--stdio'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const other = await Editor.over(child.stdout, child.stdin, { file: 'a.json' });
    expect((await other.show(fixture.rejected)).map(({ code }) => code)).toEqual(['00200']);
    await other.close();
    expect(await ended).toBe(0);
  }, 60_000);

  it('that loses its editor ends with 1', async () => {
    expect((await runCli(['lsp', '--stdio'], { stdin: '' })).code).toBe(1);
  });

  it('that loses its editor before the findings are sent ends with 1, too', async () => {
    const message = (method: string, params: object, more = {}): string => {
      const body = JSON.stringify({ jsonrpc: '2.0', method, params, ...more });
      return `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
    };
    const textDocument = { uri: 'file:///a.xml', languageId: 'xml', version: 1, text: fixture.rejected };
    const stdin =
      message('initialize', { processId: null, rootUri: null, capabilities: {} }, { id: 1 }) +
      message('initialized', {}) +
      message('textDocument/didOpen', { textDocument });
    const { code, stderr } = await runCli(['lsp', '--stdio'], { stdin });
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  });

  it('refuses a wrong address', async () => {
    const { code, stderr } = await runCli(['lsp', '--documentation', 'x'], { cwd: folderWith() });
    expect(code).toBe(2);
    expect(stderr).toContain('fattura lsp: ');
  });
});
