/** Invoices valid against the schema, so that the controls run, with countless errors. At most {@link LIMIT} bytes. */
import { body, fill, fillNumbered, invoice, LIMIT, LINE, SUMMARY } from './build.ts';

const PAYMENTS = (entries: string): string =>
  `<DatiPagamento><CondizioniPagamento>TP02</CondizioniPagamento>${entries}</DatiPagamento>`;
const PAYMENT = (means: string, amount = '1.00', more = ''): string =>
  `<DettaglioPagamento><ModalitaPagamento>${means}</ModalitaPagamento>${more}<ImportoPagamento>${amount}</ImportoPagamento></DettaglioPagamento>`;
const DUE = (day: string): string => `<DataScadenzaPagamento>${day}</DataScadenzaPagamento>`;
const DISCOUNT = (value: string): string =>
  `<ScontoMaggiorazione><Tipo>SC</Tipo>${value}</ScontoMaggiorazione>`;
const PERCENT = DISCOUNT('<Percentuale>3.33</Percentuale>');
const LINKED = (more = ''): string =>
  `<DatiFattureCollegate>${more}<IdDocumento>1</IdDocumento><Data>2030-01-01</Data></DatiFattureCollegate>`;
const FURTHER = (type: string, text: string): string =>
  `<AltriDatiGestionali><TipoDato>${type}</TipoDato><RiferimentoTesto>${text}</RiferimentoTesto></AltriDatiGestionali>`;

/** A line with discounts, with a total that is always wrong. */
function discounted(
  discounts: string,
  price = '12345678901.12345678',
  quantity = '123456789012.12345678',
): string {
  return `<DettaglioLinee><NumeroLinea>1</NumeroLinea><Descrizione>x</Descrizione><Quantita>${quantity}</Quantita><PrezzoUnitario>${price}</PrezzoUnitario>${discounts}<PrezzoTotale>1.00</PrezzoTotale><AliquotaIVA>22.00</AliquotaIVA></DettaglioLinee>`;
}

/** `12.34`: a different rate for each n under ten thousand. */
function rate(n: number): string {
  return `${Math.floor(n / 100) % 100}.${String(n % 100).padStart(2, '0')}`;
}

function day(n: number): string {
  return `${2000 + (Math.floor(n / 336) % 1000)}-${String((Math.floor(n / 28) % 12) + 1).padStart(2, '0')}-${String((n % 28) + 1).padStart(2, '0')}`;
}

const RATE = (n: number, text: string): string => text.replace('22.00', rate(n));
const NATURA = (text: string, natura: string): string =>
  text.replace('</AliquotaIVA>', `</AliquotaIVA><Natura>${natura}</Natura>`);

export const controls: Readonly<Record<string, () => string>> = {
  // Lines
  'lines whose totals are wrong': () =>
    invoice({ lines: fill(LINE.replace('<PrezzoTotale>1.00', '<PrezzoTotale>2.00')) }),
  'lines whose totals are wrong, numbered, each on its line': () =>
    invoice({
      lines: fillNumbered(
        (n) =>
          `\n${LINE.replace('>1<', `>${(n % 9999) + 1}<`).replace('<PrezzoTotale>1.00', '<PrezzoTotale>2.00')}`,
      ),
    }),
  'lines without Natura': () => invoice({ lines: fill(LINE.replace('22.00', '0.00')) }),
  'lines with a Natura too many': () => invoice({ lines: fill(NATURA(LINE, 'N4')) }),
  'lines with a generic Natura': () => invoice({ lines: fill(NATURA(LINE.replace('22.00', '0.00'), 'N2')) }),
  'lines with rates that are fractions': () => invoice({ lines: fill(LINE.replace('22.00', '0.22')) }),
  'lines with a rate each': () => invoice({ lines: fillNumbered((n) => RATE(n, LINE)) }),
  'lines with dates swapped': () =>
    invoice({
      lines: fill(
        LINE.replace(
          '<PrezzoUnitario>',
          '<DataInizioPeriodo>2024-02-01</DataInizioPeriodo><DataFinePeriodo>2024-01-01</DataFinePeriodo><PrezzoUnitario>',
        ),
      ),
    }),
  'lines of long numbers': () => invoice({ lines: fill(discounted('')), amount: '99999999999.99' }),
  'lines under withholding without DatiRitenuta': () =>
    invoice({ lines: fill(LINE.replace('</AliquotaIVA>', '</AliquotaIVA><Ritenuta>SI</Ritenuta>')) }),
  'lines with fifty discounts in percent': () => invoice({ lines: fill(discounted(PERCENT.repeat(50))) }),
  'lines with fifty discounts by amount': () =>
    invoice({ lines: fill(discounted(DISCOUNT('<Importo>12345678901.12345678</Importo>').repeat(50))) }),
  'lines with empty discounts': () => invoice({ lines: fill(discounted(DISCOUNT('').repeat(50))) }),
  'one line with discounts in percent': () => invoice({ lines: discounted(fill(PERCENT)) }),
  'one line with surcharges in percent': () =>
    invoice({
      lines: discounted(
        fill('<ScontoMaggiorazione><Tipo>MG</Tipo><Percentuale>99.99</Percentuale></ScontoMaggiorazione>'),
      ),
    }),
  'a hundred lines with five hundred discounts': () =>
    invoice({ lines: fill(discounted(PERCENT.repeat(500))) }),
  'a line with further data': () =>
    invoice({
      lines: LINE.replace('</DettaglioLinee>', `${fill(FURTHER('INTENTO', 'x'))}</DettaglioLinee>`),
    }),
  'lines with declarations of intent': () =>
    invoice({
      lines: fill(
        NATURA(LINE.replace('22.00', '0.00'), 'N3.5').replace(
          '</DettaglioLinee>',
          `${FURTHER('INTENTO', 'x').repeat(5)}</DettaglioLinee>`,
        ),
      ),
    }),
  'lines that speak of the stamp duty': () =>
    invoice({
      lines: fill(
        NATURA(LINE.replace('22.00', '0.00'), 'N4')
          .replace('>x<', `>${'bollo non '.repeat(90)}<`)
          .replaceAll('1.00', '99.00'),
      ),
    }),
  'lines of a credit note that name no invoice': () =>
    invoice({ type: 'TD04', lines: fill(LINE.replace('>x<', `>${'f '.repeat(450)}<`)) }),

  // Summaries
  'summaries that are wrong throughout': () =>
    invoice({ summaries: fill(NATURA(SUMMARY.replace('0.22', '9.99'), 'N2')) }),
  'summaries with a rate each': () => invoice({ summaries: fillNumbered((n) => RATE(n, SUMMARY)) }),
  'lines and summaries with a rate each': () =>
    invoice({
      lines: fillNumbered((n) => RATE(n, LINE), LIMIT / 2),
      summaries: fillNumbered((n) => RATE(n + 5_000, SUMMARY), LIMIT / 2 - 4_000),
    }),
  'summaries split and reversed': () =>
    invoice({
      summaries: fill(
        NATURA(SUMMARY, 'N6.1').replace('</Imposta>', '</Imposta><EsigibilitaIVA>S</EsigibilitaIVA>'),
      ),
    }),

  // The document
  'discounts of the document in percent': () => invoice({ inDocument: fill(PERCENT), amount: '77.77' }),
  'discounts of the document by amount': () =>
    invoice({ inDocument: fill(DISCOUNT('<Importo>12345678901.12345678</Importo>')), amount: '77.77' }),
  'discounts of the document without value': () => invoice({ inDocument: fill(DISCOUNT('')) }),
  'pension funds': () =>
    invoice({
      inDocument: fill(
        '<DatiCassaPrevidenziale><TipoCassa>TC01</TipoCassa><AlCassa>4.00</AlCassa><ImportoContributoCassa>9.99</ImportoContributoCassa><AliquotaIVA>0.00</AliquotaIVA><Ritenuta>SI</Ritenuta></DatiCassaPrevidenziale>',
      ),
    }),
  withholdings: () =>
    invoice({
      inDocument: fill(
        '<DatiRitenuta><TipoRitenuta>RT03</TipoRitenuta><ImportoRitenuta>9.99</ImportoRitenuta><AliquotaRitenuta>20.00</AliquotaRitenuta><CausalePagamento>A</CausalePagamento></DatiRitenuta>',
      ),
      date: '2018-01-01',
    }),
  'reasons that speak of everything': () =>
    invoice({
      causale: fill(`<Causale>${'C.I.G bollo acconto fatt '.repeat(8)}</Causale>`),
      amount: '77.77',
    }),
  'reasons that speak of nothing': () =>
    invoice({ causale: fill(`<Causale>${'c f C b a '.repeat(19)}</Causale>`), amount: '77.77' }),
  'a credit note of later invoices': () => invoice({ type: 'TD04', inGenerali: fill(LINKED()) }),
  'invoices referred to, with codes that are wrong': () =>
    invoice({
      inGenerali: fill(
        LINKED().replace('</Data>', '</Data><CodiceCUP>1-23</CodiceCUP><CodiceCIG>12345</CodiceCIG>'),
      ),
    }),
  'references to lines that are not there': () =>
    invoice({
      inGenerali: LINKED(
        fillNumbered((n) => `<RiferimentoNumeroLinea>${(n % 9998) + 2}</RiferimentoNumeroLinea>`),
      ),
    }),
  'references to lines, and lines': () =>
    invoice({
      inGenerali: LINKED(
        fillNumbered((n) => `<RiferimentoNumeroLinea>${(n % 9998) + 2}</RiferimentoNumeroLinea>`, LIMIT / 2),
      ),
      lines: fill(LINE, LIMIT / 2 - 4_000),
    }),
  'delivery notes without lines': () =>
    invoice({
      type: 'TD24',
      inGenerali: fill('<DatiDDT><NumeroDDT>1</NumeroDDT><DataDDT>2024-01-01Z</DataDDT></DatiDDT>'),
    }),

  // Payments
  'transfers without an IBAN': () => invoice({ inBody: PAYMENTS(fill(PAYMENT('MP05'))) }),
  'transfers without an IBAN, a block each': () => invoice({ inBody: fill(PAYMENTS(PAYMENT('MP05'))) }),
  'payments of an amount and a day each': () =>
    invoice({
      inBody: PAYMENTS(
        fillNumbered((n) => PAYMENT('MP01', `${n}.${String(n % 100).padStart(2, '0')}`, DUE(day(n)))),
      ),
    }),
  'payments of a block and an amount each': () =>
    invoice({ inBody: fillNumbered((n) => PAYMENTS(PAYMENT('MP01', `${n + 1000}.00`))) }),
  'payments of a block each, and all that a total may leave out': () =>
    invoice({
      inDocument: `<DatiRitenuta><TipoRitenuta>RT01</TipoRitenuta><ImportoRitenuta>7.01</ImportoRitenuta><AliquotaRitenuta>20.00</AliquotaRitenuta><CausalePagamento>A</CausalePagamento></DatiRitenuta><DatiRitenuta><TipoRitenuta>RT03</TipoRitenuta><ImportoRitenuta>11.01</ImportoRitenuta><AliquotaRitenuta>20.00</AliquotaRitenuta><CausalePagamento>A</CausalePagamento></DatiRitenuta><DatiBollo><BolloVirtuale>SI</BolloVirtuale></DatiBollo>${PERCENT}`,
      amount: '77777777777.77',
      causale: '<Arrotondamento>13.01</Arrotondamento>',
      lines: LINE.replace(
        '</DettaglioLinee>',
        '<AltriDatiGestionali><TipoDato>CASSA-PREV</TipoDato><RiferimentoNumero>17.01</RiferimentoNumero></AltriDatiGestionali></DettaglioLinee>',
      ),
      summaries:
        '<DatiRiepilogo><AliquotaIVA>22.00</AliquotaIVA><SpeseAccessorie>19.01</SpeseAccessorie><Arrotondamento>0.23</Arrotondamento><ImponibileImporto>1.00</ImponibileImporto><Imposta>0.22</Imposta><EsigibilitaIVA>S</EsigibilitaIVA></DatiRiepilogo>',
      inBody: fillNumbered((n) => PAYMENTS(PAYMENT('MP01', `${n + 100_000}.00`))),
    }),
  'payments due before the invoice': () =>
    invoice({ inBody: PAYMENTS(fill(PAYMENT('MP12', '1.00', DUE('2001-01-01')))) }),
  'IBANs that are wrong': () =>
    invoice({
      inBody: PAYMENTS(
        fill(
          PAYMENT('MP05').replace(
            '</DettaglioPagamento>',
            '<IBAN>IT00X0542811101000000123456</IBAN><ABI>11111</ABI><CAB>22222</CAB></DettaglioPagamento>',
          ),
        ),
      ),
    }),

  // Bodies
  'bodies with one number': () => invoice({ afterBody: fill(body()) }),
  'bodies with everything wrong': () =>
    invoice({
      afterBody: fill(
        body({
          type: 'TD04',
          number: 'x',
          date: '2030-01-01',
          lines: `${NATURA(LINE, 'N2')}${LINE.replace('22.00', '0.22')}`,
          summaries: NATURA(SUMMARY.replace('0.22', '9.99'), 'N6.1'),
          inGenerali: LINKED(),
          inBody: PAYMENTS(PAYMENT('MP05')),
        }),
      ),
    }),
  'bodies of kinds in turn': () =>
    invoice({
      afterBody: fillNumbered((n) => body({ type: `TD${n % 2 === 0 ? 16 : 21}`, number: String(n) })),
    }),
};
