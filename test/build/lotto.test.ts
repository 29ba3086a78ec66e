import { describe, expect, it } from 'vitest';
import { buildInvoice } from '../../src/build/buildInvoice.ts';
import { buildLotto, type LottoBrief } from '../../src/build/lotto/lotto.ts';
import { BuildError } from '../../src/build/problems/buildError.ts';
import { validate, writeInvoice } from '../../src/index.ts';

const SEDE = { indirizzo: 'Via delle Fonti 3', cap: '53100', comune: 'Siena', provincia: 'SI' };

const SHARED = {
  cedente: { partita_iva: '12345678903', denominazione: 'Betulla', regime_fiscale: 'RF01', sede: SEDE },
  cessionario: { tipo: 'azienda', partita_iva: '01234567897', denominazione: 'Locanda', sede: SEDE },
} as const;

function fattura(numero: string, more: object = {}): object {
  return {
    numero,
    data: '2026-11-21',
    linee: [{ descrizione: 'Sedia', quantita: 4, prezzo_unitario: 25, aliquota_iva: 22 }],
    ...more,
  };
}

function lotto(fatture: unknown, more: object = {}): LottoBrief {
  return { ...SHARED, fatture, ...more } as unknown as LottoBrief;
}

describe('a lotto', () => {
  it('contains the single invoices under one header', () => {
    const fatture = [
      fattura('1'),
      fattura('2', { causale: 'Saldo' }),
      fattura('2', { tipo_documento: 'TD04' }),
    ];
    const made = buildLotto(lotto(fatture));
    const single = fatture.map((one) =>
      buildInvoice({ ...SHARED, ...(one as { numero: string; data: string; linee: [] }) }),
    );
    expect(made.fattura_elettronica_header).toEqual(single[0]!.fattura_elettronica_header);
    expect(made.fattura_elettronica_body).toEqual(single.flatMap((one) => one.fattura_elettronica_body));
    expect(Object.isFrozen(made.fattura_elettronica_body)).toBe(true);
    expect(validate(writeInvoice(made)).verdict).toBe('valid');
  });

  it.each<[name: string, fatture: object[]]>([
    ['other years', [fattura('1'), fattura('1', { data: '2025-11-21' })]],
    ['other days under art. 73', [fattura('1', { art_73: true }), fattura('1', { data: '2026-11-20' })]],
    [
      'an invoice and a credit note',
      [fattura('1'), fattura('1', { tipo_documento: 'TD04', causale: 'Storno fattura 0' })],
    ],
  ])('rejects a duplicate number: %s', (_, fatture) => {
    const { verdict, findings } = validate(writeInvoice(buildLotto(lotto(fatture))));
    expect([verdict, findings.map(({ code }) => code)]).toEqual(['valid', []]);
  });

  it('may be sent to an administration', () => {
    const cessionario = { ...SHARED.cessionario, tipo: 'pa', codice_destinatario: 'UFABC1' };
    const made = buildLotto(
      lotto([fattura('1'), fattura('2')], { cessionario, trasmissione: { progressivo_invio: 'L1' } }),
    );
    expect([made.versione, made.fattura_elettronica_header.dati_trasmissione.progressivo_invio]).toEqual([
      'FPA12',
      'L1',
    ]);
    expect(validate(writeInvoice(made)).verdict).toBe('valid');
  });
});

describe('problems, all at once', () => {
  it.each<[name: string, brief: LottoBrief, expected: readonly (readonly [string, string])[]]>([
    ['no invoices', lotto([]), [['missing', '/fatture']]],
    [
      'no list',
      lotto({}),
      [
        ['type', '/fatture'],
        ['missing', '/fatture'],
      ],
    ],
    [
      'one number',
      lotto([fattura('1'), fattura('2'), fattura('1')]),
      [['lotto.duplicate', '/fatture/2/numero']],
    ],
    [
      'one day under art. 73',
      lotto([fattura('1', { art_73: true }), fattura('1')]),
      [['lotto.duplicate', '/fatture/1/numero']],
    ],
    [
      'what several lack; what is shared, once',
      lotto([fattura(''), fattura('2', { linee: [] })], {
        cedente: { ...SHARED.cedente, partita_iva: '12345678900' },
      }),
      [
        ['id.vat', '/cedente/partita_iva'],
        ['text.empty', '/fatture/0/numero'],
        ['lines.none', '/fatture/1/linee'],
      ],
    ],
    [
      'a party of its own',
      lotto([fattura('1', { cessionario: {} })]),
      [['unknown', '/fatture/0/cessionario']],
    ],
    ['an unknown key', lotto([fattura('1')], { numero: '1' }), [['unknown', '/numero']]],
  ])('%s', (_, brief, expected) => {
    let found: unknown;
    try {
      buildLotto(brief);
    } catch (error) {
      found = error;
    }
    expect(found).toBeInstanceOf(BuildError);
    expect((found as BuildError).problems.map(({ code, path }) => [code, path])).toEqual(expected);
  });
});
