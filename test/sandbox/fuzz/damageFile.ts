/** Defects of an invoice or a PDF. */
import fc from 'fast-check';
import type { Damage } from './damage.ts';
import { bodies, deep } from './fields.ts';
import type { Shot } from './shot.ts';
import type { Operation } from './spec.ts';

const isInvoice = ({ body }: Shot, { id }: Operation): boolean =>
  body !== undefined && id === 'documents.createInvoice';

export const fileDamages: readonly Damage[] = [
  {
    name: 'a broken invoice',
    fits: isInvoice,
    done: (shot) => {
      const body = shot.body ?? Buffer.alloc(0);
      const place = fc.nat({ max: body.length - 1 });
      return fc.oneof(
        place.map((at) => ({ ...shot, body: body.subarray(0, at) })),
        fc.tuple(place, fc.uint8Array({ minLength: 1, maxLength: 4 })).map(([at, bytes]) => ({
          ...shot,
          body: Buffer.concat([body.subarray(0, at), bytes, body.subarray(at + bytes.length)]),
        })),
        fc.tuple(place, fc.nat({ max: 400 })).map(([at, length]) => ({
          ...shot,
          body: Buffer.concat([body.subarray(0, at), body.subarray(at + length)]),
        })),
      );
    },
  },
  {
    name: 'no invoice',
    expects: [400, 422],
    fits: isInvoice,
    done: (shot) =>
      bodies(
        shot,
        '{}',
        '[]',
        'null',
        '<a/>',
        '\0',
        'x',
        '{"versione":"FPR12"}',
        deep('[', ']', 50_000),
        deep('<a>', '', 20_000),
        `{"fattura_elettronica_body":${deep('[', ']', 20_000)}}`,
        Buffer.from(new Uint8Array(5000)),
      ),
  },
  {
    name: 'no PDF',
    expects: [422],
    fits: (shot) => shot.headers['content-type'] === 'application/pdf',
    done: (shot) => bodies(shot, 'x', '%PDF', new Uint8Array(10)),
  },
];
