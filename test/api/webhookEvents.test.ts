import { describe, expect, expectTypeOf, it } from 'vitest';
import { events } from '../../src/api/contract/index.ts';
import type { Document, Flow } from '../../src/api/generated/types.ts';
import { readEvent, type WebhookEvent } from '../../src/api/webhooks/event.ts';
import { verifyWebhook } from '../../src/api/webhooks/verifyWebhook.ts';
import {
  COMPANY,
  documentUpdated,
  flowUpdated,
  HEADER,
  options,
  outcomeOf,
  signature,
} from './webhookSamples.ts';

function verify(body: string | Uint8Array): Promise<WebhookEvent> {
  return verifyWebhook(body, { [HEADER]: signature(body) }, options());
}

const without = (field: string) =>
  Object.fromEntries(Object.entries(documentUpdated).filter(([name]) => name !== field));

describe('events', () => {
  const { event: name, ...rest } = documentUpdated;
  const id = documentUpdated.id;
  const ocr = {
    id,
    company_id: COMPANY,
    event: 'request.completed',
    data: { request_id: 'r1', codes: ['1001'] },
  };

  it.each<[string, Record<string, unknown>, object]>([
    ['a document', documentUpdated, { ...documentUpdated, name }],
    ['a payment', flowUpdated, { ...flowUpdated, name: 'flow.updated' }],
    ['named by event_type', { ...rest, event_type: name }, { ...documentUpdated, name }],
    ['named by type', { ...rest, type: name }, { ...documentUpdated, name }],
    ['event before event_type and type', { ...documentUpdated, event_type: 'x', type: 'y' }, documentUpdated],
    ['event_type before type', { ...rest, event_type: name, type: 'y' }, documentUpdated],
    ['event empty', { ...rest, event: '', type: name }, documentUpdated],
    ['event no text', { ...rest, event: 5, type: name }, documentUpdated],
    ['unknown', ocr, { ...ocr, event: 'unknown', name: 'request.completed' }],
    [
      'unknown, another case',
      { ...rest, event: 'Document.Updated' },
      { event: 'unknown', name: 'Document.Updated' },
    ],
    ['unknown, called unknown', { event: 'unknown' }, { event: 'unknown', name: 'unknown' }],
    ['unknown, data a list', { event: 'x', data: [1] }, { event: 'unknown', name: 'x', data: [1] }],
    [
      'unknown, without anything',
      {},
      { event: 'unknown', name: null, id: null, company_id: null, data: undefined },
    ],
    [
      'unknown, ids of other kinds',
      { id: 5, company_id: {} },
      { event: 'unknown', id: null, company_id: null },
    ],
    ['only request_id', { request_id: 'r1' }, { event: 'unknown', name: null }],
    [
      'a field __proto__',
      JSON.parse('{"event":"x","__proto__":{"data":1}}'),
      { event: 'unknown', data: undefined },
    ],
  ])('%s', async (_, body, expected) => {
    const event = await verify(JSON.stringify(body));
    expect(event).toMatchObject(expected);
    expect(event.raw).toEqual(body);
    expect(Object.keys(event).sort()).toEqual(['company_id', 'data', 'event', 'id', 'name', 'raw']);
  });

  it.each<[string, unknown]>([
    ['a list', [documentUpdated]],
    ['text', 'document.updated'],
    ['a number', 5],
    ['null', null],
    ['no id', without('id')],
    ['id null', { ...documentUpdated, id: null }],
    ['id empty', { ...documentUpdated, id: '' }],
    ['no company_id', without('company_id')],
    ['no data', without('data')],
    ['data null', { ...documentUpdated, data: null }],
    ['data a list', { ...documentUpdated, data: [] }],
    ['data text', { ...flowUpdated, data: 'x' }],
  ])('malformed: %s', async (_, body) => {
    expect(await outcomeOf(verify(JSON.stringify(body)))).toBe('event_malformed');
  });

  it.each<[string, string | Uint8Array]>([
    ['empty', ''],
    ['text', 'event=document.updated'],
    ['cut off', JSON.stringify(documentUpdated).slice(0, -1)],
    ['two objects', '{}{}'],
    ['a form of UTF-8 that is none', new Uint8Array([0x22, 0xc0, 0xaf, 0x22])],
    ['latin 1', Buffer.from('{"event":"perché"}', 'latin1')],
    ['UTF-16', Buffer.from('{"event":"x"}', 'utf16le')],
  ])('not JSON in UTF-8: %s', async (_, body) => {
    expect(await outcomeOf(verify(body))).toBe('body_unreadable');
  });

  it.each<[string, string | Uint8Array]>([
    ['a byte order mark', Buffer.from('\ufeff{"event":"x"}')],
    ['blanks around it', ' {"event":"x"}\r\n'],
    ['deep nesting', `{"event":"x","data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ])('readable: %s', async (_, body) => {
    expect(await outcomeOf(verify(body))).toBe('unknown');
  });

  it('those of the contract, and no others, have their own types', () => {
    for (const { event } of events) {
      const body = new TextEncoder().encode(JSON.stringify({ ...documentUpdated, event }));
      expect(readEvent(body).event).toBe(event);
    }
    expectTypeOf<WebhookEvent['event']>().toEqualTypeOf<'document.updated' | 'flow.updated' | 'unknown'>();
    expect(events.map(({ event }) => event)).toEqual(['document.updated', 'flow.updated']);
  });
});

describe('types', () => {
  it('are distinguished by their event', async () => {
    const event = await verify(JSON.stringify(documentUpdated));
    // @ts-expect-error: nothing is known of the data before
    expect(event.data.status).toBe('DELIVERED');
    // @ts-expect-error: the name of an unknown event stands in `name`
    expect(event.event === 'request.completed').toBe(false);
    switch (event.event) {
      case 'document.updated':
        expectTypeOf(event.data).toEqualTypeOf<Document>();
        expectTypeOf(event.id).toEqualTypeOf<string>();
        expect(event.data.status).toBe('DELIVERED');
        expect(event.data).toMatchObject({ novel: [1] });
        break;
      case 'flow.updated':
        expectTypeOf(event.data).toEqualTypeOf<Flow>();
        break;
      default:
        expectTypeOf(event.data).toBeUnknown();
        expectTypeOf(event.name).toEqualTypeOf<string | null>();
    }
    expect.assertions(4);
  });
});
