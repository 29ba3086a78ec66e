/**
 * A second computation of an invoice's amounts, from its lines alone and in exact fractions of BigInt: it uses none of
 * the builder's arithmetic. Returns the differences.
 */
import type { ReadonlyOrdinaryInvoice } from '../../src/model/index.ts';

/** n / d, d positive. */
interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

function of(text: string): Fraction {
  const [whole = '', part = ''] = text.split('.');
  return { n: BigInt(whole + part), d: 10n ** BigInt(part.length) };
}

const add = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
const minus = (a: Fraction, b: Fraction): Fraction => add(a, { n: -b.n, d: b.d });
const times = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d });
const percent = (a: Fraction, rate: string): Fraction => {
  const r = of(rate);
  return { n: a.n * r.n, d: a.d * r.d * 100n };
};
const less = (a: Fraction, b: Fraction): boolean => a.n * b.d < b.n * a.d;
const abs = ({ n, d }: Fraction): Fraction => ({ n: n < 0n ? -n : n, d });
const isSame = (a: Fraction, b: Fraction): boolean => a.n * b.d === b.n * a.d;
const ZERO: Fraction = { n: 0n, d: 1n };
const CENT: Fraction = { n: 1n, d: 100n };
const sum = (all: readonly Fraction[]): Fraction => all.reduce(add, ZERO);

/** Rounds to cents, halves away from zero. */
function rounded({ n, d }: Fraction): Fraction {
  const size = n < 0n ? -n : n;
  const cents = (size * 200n + d) / (2n * d);
  return { n: n < 0n ? -cents : cents, d: 100n };
}

/** The differences in the only body of an invoice, as paths. */
export function recompute(invoice: ReadonlyOrdinaryInvoice): readonly string[] {
  const [body] = invoice.fattura_elettronica_body;
  if (body === undefined) return ['/fattura_elettronica_body'];
  const { dettaglio_linee: lines, dati_riepilogo: summaries } = body.dati_beni_servizi;
  const document = body.dati_generali.dati_generali_documento;
  const contributions = document.dati_cassa_previdenziale ?? [];
  const withheld = document.dati_ritenuta ?? [];
  const wrong: string[] = [];
  const hold = (is: boolean, path: string): void => {
    if (!is) wrong.push(path);
  };

  lines.forEach((line, index) => {
    let price = of(line.prezzo_unitario);
    for (const { tipo, percentuale, importo } of line.sconto_maggiorazione ?? []) {
      const delta = importo === undefined ? percent(price, percentuale ?? '0') : of(importo);
      price = tipo === 'SC' ? minus(price, delta) : add(price, delta);
    }
    const exact = times(price, of(line.quantita ?? '1'));
    hold(less(abs(minus(exact, of(line.prezzo_totale))), CENT), `/linee/${index}/prezzo_totale`);
    hold(line.numero_linea === String(index + 1), `/linee/${index}/numero_linea`);
  });

  for (const { importo_contributo_cassa: amount, al_cassa, imponibile_cassa = '0' } of contributions) {
    hold(isSame(of(amount), rounded(percent(of(imponibile_cassa), al_cassa))), '/casse');
  }

  const keys = new Set(summaries.map(({ aliquota_iva, natura }) => `${aliquota_iva} ${natura}`));
  hold(keys.size === summaries.length, '/riepilogo');
  for (const summary of summaries) {
    const alike = (one: { aliquota_iva: string; natura?: string }): boolean =>
      one.aliquota_iva === summary.aliquota_iva && one.natura === summary.natura;
    const charged = add(
      sum(lines.filter(alike).map(({ prezzo_totale }) => of(prezzo_totale))),
      sum(contributions.filter(alike).map(({ importo_contributo_cassa }) => of(importo_contributo_cassa))),
    );
    const taxable = of(summary.imponibile_importo);
    const at = `/riepilogo/${summary.aliquota_iva} ${summary.natura ?? ''}`;
    hold(isSame(taxable, add(charged, of(summary.arrotondamento ?? '0'))), `${at}/imponibile`);
    const tax = percent(taxable, summary.aliquota_iva);
    hold(less(abs(minus(of(summary.imposta), tax)), CENT), `${at}/imposta`);
  }

  const taxes = sum(summaries.map(({ imposta }) => of(imposta)));
  const total = add(
    add(sum(summaries.map(({ imponibile_importo }) => of(imponibile_importo))), taxes),
    of(document.arrotondamento ?? '0'),
  );
  hold(isSame(total, of(document.importo_totale_documento ?? '')), '/importo_totale_documento');
  const split = sum(
    summaries.filter(({ esigibilita_iva }) => esigibilita_iva === 'S').map(({ imposta }) => of(imposta)),
  );
  const due = minus(minus(total, sum(withheld.map(({ importo_ritenuta }) => of(importo_ritenuta)))), split);
  for (const { dettaglio_pagamento } of body.dati_pagamento ?? []) {
    const paid = sum(dettaglio_pagamento.map(({ importo_pagamento }) => of(importo_pagamento)));
    hold(isSame(paid, due), '/pagamento');
  }
  return wrong;
}
