import { describe, expect, it } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import { codeLists } from '../../src/model/index.ts';
import { runCli } from './runCli.ts';

interface ListJson {
  readonly list: string;
  readonly codes: readonly { readonly code: string; readonly until?: string }[];
}

async function codes(...args: readonly string[]): Promise<readonly string[]> {
  const { code, stdout } = await runCli(['codes', ...args, '--format', 'json']);
  expect(code).toBe(0);
  const lists = JSON.parse(stdout) as readonly ListJson[];
  return lists.flatMap((one) => one.codes.map((entry) => `${one.list} ${entry.code}`));
}

const searches: readonly { args: readonly string[]; finds: readonly string[] }[] = [
  { args: ['Natura', 'N6.1'], finds: ['Natura N6.1'] },
  { args: ['natura', 'n6.1'], finds: ['Natura N6.1'] },
  { args: ['regime_fiscale', 'RF01'], finds: ['RegimeFiscale RF01'] },
  { args: ['TD29'], finds: ['TipoDocumento TD29'] },
  { args: ['Natura', 'N7'], finds: ['Natura N7'] },
  { args: ['SocioUnico'], finds: ['SocioUnico SU', 'SocioUnico SM'] },
  {
    args: ['Natura', 'N2'],
    finds: ['Natura N2'],
  },
  { args: ['Natura', 'N2.'], finds: ['Natura N2.1', 'Natura N2.2'] },
  { args: ['TipoCassa', 'TC2'], finds: ['TipoCassa TC20', 'TipoCassa TC21', 'TipoCassa TC22'] },
];

describe('fattura codes', () => {
  it.each(searches)('$args', async ({ args, finds }) => {
    expect(await codes(...args)).toEqual(finds);
  });

  it('prints every complete list without operands', async () => {
    const all = codeLists.flatMap((list) => list.codes.map(({ code }) => `${list.name} ${code}`));
    expect(await codes()).toEqual(all);
  });

  it('searches the labels of both languages, ignoring accents and case', async () => {
    for (const label of ['nota di credito', 'CREDIT NOTE']) {
      expect(await codes('TipoDocumento', label)).toContain('TipoDocumento TD04');
    }
    expect(await codes('societa')).not.toEqual([]);
  });

  it('shows when a code was retired, and codes outside the schema', async () => {
    const { stdout } = await runCli(['codes', 'Natura', 'N2']);
    expect(stdout).toContain(en.codes.until('2021-01-01'));
    const wrapped = (await runCli(['codes', 'RegimeFiscale', 'RF03'])).stdout;
    expect(wrapped.replace(/\s+/g, ' ')).toContain(en.codes.notInSchema);
  });

  it.each([
    [['Nature', 'N1'], en.codes.unknownList('Nature', 'Natura')],
    [['Natura', 'N99'], en.codes.unknownCode('N99', 'Natura', undefined)],
    [['RegimeFiscale', 'RFO1'], en.codes.unknownCode('RFO1', 'RegimeFiscale', 'RF01')],
    [['TipoDocumnto'], en.codes.nothing('TipoDocumnto', 'TipoDocumento')],
  ])('reports that %s does not exist', async (args, sentence) => {
    const { code, stdout, stderr } = await runCli(['codes', ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(sentence);
  });
});

interface FieldJson {
  readonly format: string;
  readonly number: string;
  readonly name: string;
  readonly codes: string | null;
}

async function fields(...args: readonly string[]): Promise<readonly FieldJson[]> {
  const { code, stdout } = await runCli(['fields', ...args, '--format', 'json']);
  expect(code).toBe(0);
  return JSON.parse(stdout) as readonly FieldJson[];
}

describe('fattura fields', () => {
  it.each(['CodiceDestinatario', 'codicedestinatario', 'codice_destinatario'])(
    'finds a field by name: %s',
    async (name) => {
      const found = await fields(name);
      expect(found.map(({ format, number }) => `${format} ${number}`)).toEqual([
        'ordinary 1.1.4',
        'simplified 1.1.4',
      ]);
    },
  );

  it('finds a field by number', async () => {
    const found = await fields('2.2.1.14');
    expect(found).toMatchObject([{ name: 'Natura', codes: 'Natura' }]);
  });

  it('prints all fields of both formats without operands', async () => {
    const found = await fields();
    expect(found[0]).toMatchObject({ format: 'ordinary', number: '1' });
    expect(found.at(-1)).toMatchObject({ format: 'simplified' });
    expect(found.length).toBeGreaterThan(250);
  });

  it('describes a single field, and lists several', async () => {
    const one = await runCli(['fields', '2.2.1.14']);
    expect(one.stdout).toContain('fattura codes Natura');
    expect(one.stdout).toContain('fattura_elettronica_body[].dati_beni_servizi.dettaglio_linee[].natura');
    const many = await runCli(['fields', 'Data']);
    expect(many.stdout).toMatch(/^2\.1\.2\.3 .*DatiOrdineAcquisto\/Data/m);
    const all = await runCli(['fields'], { columns: 80 });
    expect(all.stdout.split('\n').filter((line) => [...line].length > 80)).toEqual([]);
  });

  it('suggests a similar name', async () => {
    const { code, stderr } = await runCli(['fields', 'AliquotaIva2']);
    expect(code).toBe(2);
    expect(stderr).toContain(en.fields.unknown('AliquotaIva2', 'AliquotaIVA'));
  });
});
