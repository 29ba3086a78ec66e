/** The reader of messages: kind and flow by root and namespace, and every deviation. */
import { describe, expect, it } from 'vitest';
import { readMessage } from '../../src/messages/index.ts';
import { MESSAGE_NAMESPACES } from '../../src/model/messageRoots.ts';
import {
  CONTENTS,
  MESSAGES,
  type MessageSample,
  type MessageText,
  messageText,
} from '../support/messages.ts';
import { signedXml } from '../support/signedFile.ts';

const { pa, b2b } = MESSAGE_NAMESPACES;

/** The deviations or problems of a message: `severity id path`. */
function told(input: Uint8Array | string): readonly string[] {
  const result = readMessage(input);
  return result.ok
    ? result.deviations.map(({ severity, id, path }) => `${severity} ${id} ${path}`.trim())
    : result.problems.map(({ id, path }) => `${id} ${path}`.trim());
}

describe.each(MESSAGES)('$flow $kind', (sample) => {
  it('is valid with its signature', async () => {
    const text = sample.kind === 'MT' ? messageText(sample) : await signedXml(messageText(sample));
    const result = readMessage(text);
    expect(result).toMatchObject({ ok: true, ...sample, deviations: [] });
  });

  it('is read without a signature', () => {
    const without = sample.kind === 'MT' || sample.kind === 'EC' ? [] : ['error element.missing'];
    expect(told(messageText(sample))).toEqual(without);
  });

  it.each([
    ['another prefix', { prefix: 'q1' }, []],
    ['the default namespace', { prefix: '' }, ['warning element.namespace']],
  ] as const)('is read with %s', async (_, text, deviations) => {
    const written = messageText(sample, text);
    const result = readMessage(sample.kind === 'MT' ? written : await signedXml(written));
    const usual = readMessage(messageText(sample));
    expect(result.ok && result.deviations.map(({ severity, id }) => `${severity} ${id}`)).toEqual(deviations);
    expect(result.ok && result.message).toEqual(usual.ok && usual.message);
  });
});

it('has the values of the message, by their names', () => {
  const result = readMessage(messageText({ flow: 'b2b', kind: 'NS' }));
  expect(result.ok && result.message).toEqual({
    namespace: b2b,
    versione: '1.0',
    identificativo_sdi: '10000000042',
    nome_file: 'IT01234567897_00001.xml',
    hash: '0123456789abcdef'.repeat(4),
    data_ora_ricezione: '2026-03-02T10:15:00.000+01:00',
    lista_errori: {
      errore: [{ codice: '00404', descrizione: 'Descrizione di 00404', suggerimento: 'Verificare.' }],
    },
    message_id: '123456789',
  });
});

describe('attributes of a message', () => {
  const sample = { flow: 'pa', kind: 'RC' } as const;
  it.each([
    [' versione="1.0"', { versione: '1.0' }],
    [
      ' IntermediarioConDupliceRuolo="Si" versione="1.0"',
      { versione: '1.0', intermediario_con_duplice_ruolo: 'Si' },
    ],
    ['', { versione: '' }],
  ])('%s', (attributes, expected) => {
    const result = readMessage(messageText(sample, { attributes }));
    const { message } = result as unknown as { readonly message: object };
    const { namespace, ...read } = message as { readonly namespace: string };
    const names = ['versione', 'intermediario_con_duplice_ruolo'];
    expect(Object.fromEntries(Object.entries(read).filter(([name]) => names.includes(name)))).toStrictEqual(
      expected,
    );
  });
});

const PA_RC: MessageSample = { flow: 'pa', kind: 'RC' };
const PA_NS: MessageSample = { flow: 'pa', kind: 'NS' };
const PA_MT: MessageSample = { flow: 'pa', kind: 'MT' };
const PA_EC: MessageSample = { flow: 'pa', kind: 'EC' };
const B2B_MT: MessageSample = { flow: 'b2b', kind: 'MT' };

const changed = (sample: MessageSample, from: string | RegExp, to: string): string => {
  const text = messageText(sample);
  const other = text.replace(from, to);
  if (other === text) throw new Error(`no ${from}`);
  return other;
};

const errors = (count: number): string =>
  '<Errore><Codice>00404</Codice><Descrizione>x</Descrizione></Errore>'.repeat(count);

it.each([
  [
    'a missing signature',
    messageText(PA_RC),
    { id: 'element.missing', xpath: '/*', params: { name: 'Signature', parent: 'ns3:RicevutaConsegna' } },
    '</ns3:RicevutaConsegna>',
  ],
  [
    '202 errors',
    changed(PA_NS, /<ListaErrori>.*<\/ListaErrori>/, `<ListaErrori>${errors(202)}</ListaErrori>`),
    {
      id: 'element.excess',
      path: '/lista_errori',
      xpath: '/*/ListaErrori/Errore[201]',
      params: { name: 'Errore', parent: 'ListaErrori', count: 202, max: 200 },
    },
    '<Errore>',
  ],
])('the place of %s', (_, text, expected, marked) => {
  const result = readMessage(text);
  const [found] = result.ok ? result.deviations : [];
  expect(found).toMatchObject(expected);
  expect(text.slice(found?.offset, found?.end)).toBe(marked);
});

it.each([
  ['the signature', messageText(PA_RC).replace(/<\/ns3:RicevutaConsegna>\s*$/, '')],
  ['the end of a list', changed(PA_NS, /<ListaErrori>[\s\S]*/, `<ListaErrori>${errors(200)}`)],
])('a message that ends before %s lacks nothing else', (_, text) => {
  expect(told(text)).toEqual(['xml.truncated']);
});

describe('deviations of real messages', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'an empty Destinatario',
      changed(PA_RC, /<Destinatario>.*<\/Destinatario>/, '<Destinatario/>'),
      [
        'warning element.missing /destinatario/codice',
        'warning element.missing /destinatario/descrizione',
        'error element.missing',
      ],
    ],
    [
      'an empty Codice of Destinatario',
      changed(PA_RC, 'UFY9MH', ''),
      ['warning value.empty /destinatario/codice', 'error element.missing'],
    ],
    ['no Hash (2018)', changed(B2B_MT, /<Hash>.*<\/Hash>/, ''), ['warning element.missing /hash']],
    [
      'metadata by PEC, without CodiceDestinatario',
      changed(B2B_MT, /<CodiceDestinatario>.*<\/CodiceDestinatario>/, ''),
      ['warning element.missing /codice_destinatario'],
    ],
    ['an empty Note, which the schema allows', changed(PA_MT, '</MessageId>', '</MessageId><Note/>'), []],
    [
      'an element of a later schema',
      changed(PA_MT, '<MessageId>', '<NuovoElemento>1</NuovoElemento><MessageId>'),
      ['warning element.unknown'],
    ],
    [
      'another order',
      changed(PA_MT, /(<Formato>.*<\/Formato>)(<TentativiInvio>.*<\/TentativiInvio>)/, '$2$1'),
      ['warning element.misplaced /tentativi_invio'],
    ],
    [
      '201 errors',
      changed(PA_NS, /<ListaErrori>.*<\/ListaErrori>/, `<ListaErrori>${errors(201)}</ListaErrori>`),
      ['warning element.excess /lista_errori', 'error element.missing'],
    ],
    [
      '200 errors, which the schema allows',
      changed(PA_NS, /<ListaErrori>.*<\/ListaErrori>/, `<ListaErrori>${errors(200)}</ListaErrori>`),
      ['error element.missing'],
    ],
    ['a code that is not in any list', changed(PA_NS, '>00404<', '>0A9Z9<'), ['error element.missing']],
    [
      'a code of another length',
      changed(PA_NS, '>00404<', '>404<'),
      ['error value.length /lista_errori/errore/0/codice', 'error element.missing'],
    ],
    ['an encoding that the declaration does not name', changed(PA_MT, 'UTF-8', 'ISO-8859-1'), []],
  ])('%s', (_, text, expected) => {
    expect(readMessage(text).ok).toBe(true);
    expect(told(text)).toEqual(expected);
  });

  it('keeps unknown codes as text', () => {
    const result = readMessage(changed(PA_NS, '>00404<', '>0A9Z9<'));
    expect(result.ok && result.kind === 'NS' && result.message.lista_errori.errore[0]?.codice).toBe('0A9Z9');
  });

  it('reads all 201 errors', () => {
    const text = changed(
      PA_NS,
      /<ListaErrori>.*<\/ListaErrori>/,
      `<ListaErrori>${errors(201)}</ListaErrori>`,
    );
    const result = readMessage(text);
    expect(result.ok && result.kind === 'NS' && result.message.lista_errori.errore.length).toBe(201);
  });
});

describe('other deviations that leave a message readable', () => {
  it.each<[string, string, readonly string[]]>([
    ['no namespace', messageText(PA_MT, { prefix: '', namespace: '' }), ['error root.namespace']],
    ['no versione', messageText(PA_MT, { attributes: '' }), ['error attribute.missing /versione']],
    ['another versione', changed(PA_MT, '"1.0">', '"1.1">'), ['error value.pattern /versione']],
    [
      'an unknown attribute',
      messageText(PA_MT, { attributes: ' versione="1.0" Altro="x"' }),
      ['error attribute.unknown'],
    ],
    [
      'a flag with another value',
      messageText(PA_RC, { attributes: ' versione="1.0" IntermediarioConDupliceRuolo="No"' }),
      ['error value.pattern /intermediario_con_duplice_ruolo', 'error element.missing'],
    ],
    [
      'a moment that is none',
      changed(PA_NS, '2026-03-02T10:15:00.000+01:00', '02/03/2026'),
      ['error value.base /data_ora_ricezione', 'error element.missing'],
    ],
    [
      'a name of more than 50 characters',
      changed(PA_MT, 'IT01234567897_00001.xml', 'x'.repeat(51)),
      ['error value.length /nome_file'],
    ],
    ['text between elements', changed(PA_MT, '<MessageId>', 'x<MessageId>'), ['error text.unexpected']],
  ])('%s', (_, text, expected) => {
    expect(readMessage(text).ok).toBe(true);
    expect(told(text)).toEqual(expected);
  });
});

describe('no message', () => {
  it.each<[string, Uint8Array | string, string | null, readonly string[]]>([
    ['nothing', '', null, ['source.empty']],
    ['bytes in no encoding', Uint8Array.of(0x3c, 0xff, 0xfe, 0xff), null, ['source.bytes']],
    ['text', 'Gentile cliente', null, ['xml.syntax']],
    ['another root', '<Fattura/>', null, ['root.unknown']],
    ['the root in another namespace', '<x:NotificaScarto xmlns:x="urn:x"/>', null, ['root.unknown']],
    ['a message that ends early', messageText(PA_MT).slice(0, 300), 'MT', ['xml.truncated']],
    ['a message with a DTD', changed(PA_MT, '\n<', '\n<!DOCTYPE x [<!ENTITY a "b">]>\n<'), null, ['xml.dtd']],
    [
      'a message without IdentificativoSdI',
      changed(PA_EC, /<IdentificativoSdI>.*<\/IdentificativoSdI>/, ''),
      'EC',
      ['element.missing /identificativo_sdi'],
    ],
    ['an outcome that is none', changed(PA_EC, 'EC01', 'EC03'), 'EC', ['value.code /esito']],
    [
      'elements in a value',
      changed(PA_MT, '>1</TentativiInvio>', '><b/></TentativiInvio>'),
      'MT',
      ['element.nested /tentativi_invio'],
    ],
  ])('%s', (_, input, kind, expected) => {
    const result = readMessage(input);
    expect(result).toMatchObject({ ok: false, kind });
    expect(told(input)).toEqual(expect.arrayContaining([...expected]));
  });

  it('is larger than the limit', () => {
    expect(readMessage(messageText(PA_MT), { maxBytes: 10 })).toMatchObject({ ok: false, kind: null });
    expect(readMessage('x'.repeat(11), { maxBytes: 10 })).toMatchObject({
      problems: [{ id: 'source.size', params: { size: 11, limit: 10 } }],
    });
  });

  it('gives what could be read', () => {
    const text = changed(PA_EC, 'EC01', 'EC03');
    expect(readMessage(text)).toMatchObject({ ok: false, flow: 'pa', partial: { esito: 'EC03' } });
  });
});

describe('the flow', () => {
  it.each<[string, string, string]>([
    ['RicevutaConsegna of administrations', messageText(PA_RC), 'pa'],
    ['RicevutaConsegna of others', messageText({ flow: 'b2b', kind: 'RC' }), 'b2b'],
    ['RicevutaConsegna without a namespace', messageText(PA_RC, { prefix: '', namespace: '' }), 'pa'],
    [
      'RicevutaConsegna without a namespace, with a hash',
      messageText({ flow: 'b2b', kind: 'RC' }, { prefix: '', namespace: '' }),
      'b2b',
    ],
    ['NotificaScarto in the namespace of others', messageText(PA_NS, { namespace: b2b }), 'pa'],
    [
      'RicevutaScarto in the namespace of administrations',
      messageText({ flow: 'b2b', kind: 'NS' }, { namespace: pa }),
      'b2b',
    ],
  ])('of %s', (_, text, flow) => expect(readMessage(text)).toMatchObject({ ok: true, flow }));
});

it('checks a signature inside an outcome, too', () => {
  const outcome = CONTENTS.pa.EC;
  const text: MessageText = {
    content: CONTENTS.pa.NE.replace(
      /(<EsitoCommittente versione="1.0">).*(<\/EsitoCommittente>)/,
      `$1${outcome}<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"/>$2`,
    ),
  };
  expect(told(messageText({ flow: 'pa', kind: 'NE' }, text))).toEqual([
    'error signature.incomplete',
    'error element.missing',
  ]);
});
