import { code, must, type NamedObject } from './shape.ts';

export const objects: readonly NamedObject[] = [
  {
    name: 'Money',
    description: 'An exact amount with its currency. The amount is text and never becomes a float',
    use: 'both',
    fields: {
      amount: must(
        { kind: 'text', format: 'signed-decimal', minLength: 1 },
        'Decimal number, such as "1220.00"; amounts of documents have no sign',
      ),
      currency: must(code('Currency'), 'ISO 4217 code'),
    },
  },
];
