import { describe, expect, it } from 'vitest';
import { formats } from '../../src/model/formats.ts';
import { ORDINARY_ROOT, SIMPLIFIED_ROOT } from '../../src/model/roots.ts';
import { type Identity, identify } from '../../src/xml/read/identify.ts';
import { parseTree } from '../../src/xml/tree.ts';

const ADMINISTRATION = 'http://www.fatturapa.gov.it/sdi/messaggi/v1.0';
const PRIVATE = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fattura/messaggi/v1.0';
const INVOICES = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/';

function identified(name: string, namespace: string, attributes = ''): Identity {
  const text = `<p:${name} xmlns:p="${namespace}"${attributes}/>`;
  const bare = `<${name}${attributes}/>`;
  const { root } = parseTree(namespace === '' ? bare : text, { maxDepth: 2, maxElements: 2 });
  if (root === null) throw new Error(`no root: ${text}`);
  return identify(root);
}

function identityOf(name: string, namespace: string, attributes = ''): unknown {
  const identity = identified(name, namespace, attributes);
  return 'format' in identity ? { ...identity, format: identity.format.kind } : identity;
}

describe('messages of SdI', () => {
  it.each([
    ['RicevutaConsegna', 'RC'],
    ['NotificaScarto', 'NS'],
    ['RicevutaScarto', 'NS'],
    ['NotificaMancataConsegna', 'MC'],
    ['RicevutaImpossibilitaRecapito', 'MC'],
    ['NotificaEsito', 'NE'],
    ['NotificaDecorrenzaTermini', 'DT'],
    ['AttestazioneTrasmissioneFattura', 'AT'],
    ['MetadatiInvioFile', 'MT'],
    ['FileMetadati', 'MT'],
    ['NotificaEsitoCommittente', 'EC'],
    ['ScartoEsitoCommittente', 'SE'],
  ])('%s is %s, in both namespaces and in none', (name, kind) => {
    for (const namespace of [ADMINISTRATION, PRIVATE, ''])
      expect(identityOf(name, namespace)).toEqual({ is: 'other', kind });
    expect(identityOf(name, 'urn:x')).toEqual({ is: 'unknown' });
  });
});

describe('invoices', () => {
  it.each<[string, string, string, string, object]>([
    ['ordinary', 'FatturaElettronica', 'v1.2', ' versione="FPR12"', { is: 'invoice', kind: 'FPR12' }],
    [
      'to an administration',
      'FatturaElettronica',
      'v1.2',
      ' versione="FPA12"',
      { is: 'invoice', kind: 'FPA12' },
    ],
    ['without versione', 'FatturaElettronica', 'v1.2', '', { is: 'invoice', kind: null }],
    [
      'of an unknown versione',
      'FatturaElettronica',
      'v1.2',
      ' versione="FPR13"',
      { is: 'invoice', kind: null },
    ],
    [
      'with versione in a namespace',
      'FatturaElettronica',
      'v1.2',
      ' p:versione="FPR12"',
      { is: 'invoice', kind: null },
    ],
    ['with another attribute', 'FatturaElettronica', 'v1.2', ' x="FPR12"', { is: 'invoice', kind: null }],
    [
      'of another namespace',
      'FatturaElettronica',
      'v1.3',
      ' versione="FPR12"',
      { is: 'misnamed', kind: 'FPR12' },
    ],
  ])('%s', (_, name, version, attributes, expected) => {
    expect(identityOf(name, INVOICES + version, attributes)).toEqual({ ...expected, format: 'ordinary' });
  });

  it('simplified', () => {
    const attributes = ' versione="FSM10"';
    expect(identityOf('FatturaElettronicaSemplificata', `${INVOICES}v1.0`, attributes)).toEqual({
      is: 'invoice',
      kind: 'FSM10',
      format: 'simplified',
    });
    expect(identityOf('FatturaElettronica', '', attributes)).toEqual({
      is: 'misnamed',
      kind: null,
      format: 'ordinary',
    });
  });

  it('the roots have the values of versione that the grammar accepts', () => {
    expect([ORDINARY_ROOT, SIMPLIFIED_ROOT]).toEqual(
      formats.map(({ root, namespace, versione }) => ({
        root,
        namespace,
        kinds: versione.codes?.codes.map(({ code }) => code),
      })),
    );
  });

  it.each([
    ['v1.0', 'SDI10'],
    ['v1.1', 'SDI11'],
  ])('of a former format %s', (version, kind) => {
    const namespace = `http://www.fatturapa.gov.it/sdi/fatturapa/${version}`;
    expect(identityOf('FatturaElettronica', namespace)).toEqual({ is: 'invoice', kind, format: 'ordinary' });
    const attribute = ` versione="${version.slice(1)}"`;
    expect(identityOf('FatturaElettronica', '', attribute)).toMatchObject({ is: 'misnamed', kind });
    expect(identityOf('Fattura', namespace)).toEqual({ is: 'unknown' });
    // Its own grammar, not that of today.
    const identity = identified('FatturaElettronica', namespace);
    expect('format' in identity ? identity.format.namespace : null).toBe(namespace);
  });
});

it.each(['html', 'constructor', '__proto__'])('another document: %s', (name) => {
  expect(identityOf(name, '')).toEqual({ is: 'unknown' });
});
