/** Synthetic invoices for measurements: invented parties, consistent amounts, seeded. */

/** Mulberry32: small, with the same numbers on every machine. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Shape {
  readonly number: number;
  readonly lines: number;
  /** True if texts contain non-ASCII letters, like most Italian texts. */
  readonly accents: boolean;
  readonly prefix: string;
  readonly indent: boolean;
  readonly newline: '\n' | '\r\n';
  /** Maximum number of words in a description. */
  readonly words: number;
  /** Size of the attachment before base64. */
  readonly attachment?: number;
}

const WORDS = 'vite bullone guarnizione lastra tubo cavo quadro pompa filtro sensore staffa pannello'.split(
  ' ',
);
const MORE = 'zincato per esterno, serie leggera, conforme al campione approvato, imballo compreso'.split(
  ' ',
);
const ACCENTED = ['qualità', 'perché', 'così', 'già montato', 'città', 'tuttavia più robusto'];

/** Amounts in cents: exact, and sufficient here. */
function euro(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

function tag(name: string, value: string | number): string {
  return `<${name}>${value}</${name}>`;
}

function party(
  vat: string,
  name: string,
  regime: string,
  zip: string,
  town: string,
  province: string,
): string[] {
  return [
    '<DatiAnagrafici>',
    `<IdFiscaleIVA>${tag('IdPaese', 'IT')}${tag('IdCodice', vat)}</IdFiscaleIVA>`,
    `<Anagrafica>${tag('Denominazione', name)}</Anagrafica>`,
    regime,
    '</DatiAnagrafici>',
    '<Sede>',
    tag('Indirizzo', 'Via della Prova'),
    tag('NumeroCivico', '12'),
    tag('CAP', zip),
    tag('Comune', town),
    tag('Provincia', province),
    tag('Nazione', 'IT'),
    '</Sede>',
  ].filter((line) => line !== '');
}

/** Indents by the depth of open tags; one tag, or one value with its tags, per line. */
function layout(parts: readonly string[], shape: Shape): string {
  if (!shape.indent) return parts.join('');
  let depth = 0;
  return parts
    .map((part) => {
      const closes = part.startsWith('</');
      if (closes) depth -= 1;
      const line = '  '.repeat(depth) + part;
      if (!closes && !part.includes('</') && !part.startsWith('<?')) depth += 1;
      return line;
    })
    .join(shape.newline);
}

export function invoice(shape: Shape, chance: () => number): string {
  const pick = (list: readonly string[]): string => list[Math.floor(chance() * list.length)] ?? '';
  const describe = (): string => {
    const words = [
      pick(WORDS),
      ...Array.from({ length: 1 + Math.floor(chance() * shape.words) }, () => pick(MORE)),
    ];
    if (shape.accents) words.push(pick(ACCENTED));
    return words.join(' ');
  };
  let taxable = 0;
  const lines = Array.from({ length: shape.lines }, (_, index) => {
    const quantity = 1 + Math.floor(chance() * 40);
    const price = 50 + Math.floor(chance() * 20_000);
    taxable += quantity * price;
    return [
      '<DettaglioLinee>',
      tag('NumeroLinea', index + 1),
      ...(chance() < 0.4
        ? [
            `<CodiceArticolo>${tag('CodiceTipo', 'INTERNO')}${tag('CodiceValore', `A${index}`)}</CodiceArticolo>`,
          ]
        : []),
      tag('Descrizione', describe()),
      tag('Quantita', `${quantity}.00`),
      tag('UnitaMisura', 'pz'),
      tag('PrezzoUnitario', euro(price)),
      tag('PrezzoTotale', euro(quantity * price)),
      tag('AliquotaIVA', '22.00'),
      '</DettaglioLinee>',
    ];
  }).flat();
  const tax = Math.round((taxable * 22) / 100);
  const total = euro(taxable + tax);
  const date = `2025-${String(1 + (shape.number % 12)).padStart(2, '0')}-15`;
  const attachment =
    shape.attachment === undefined
      ? []
      : [
          '<Allegati>',
          tag('NomeAttachment', 'disegno.pdf'),
          tag('Attachment', base64(shape.attachment, chance)),
          '</Allegati>',
        ];
  const root = shape.prefix === '' ? 'FatturaElettronica' : `${shape.prefix}:FatturaElettronica`;
  const namespace = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';
  const reset = shape.prefix === '' ? ' xmlns=""' : '';
  return layout(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<${root} xmlns${shape.prefix === '' ? '' : `:${shape.prefix}`}="${namespace}" versione="FPR12">`,
      `<FatturaElettronicaHeader${reset}>`,
      '<DatiTrasmissione>',
      `<IdTrasmittente>${tag('IdPaese', 'IT')}${tag('IdCodice', '02718281823')}</IdTrasmittente>`,
      tag('ProgressivoInvio', `B${shape.number}`),
      tag('FormatoTrasmissione', 'FPR12'),
      tag('CodiceDestinatario', 'M5UXCR1'),
      '</DatiTrasmissione>',
      '<CedentePrestatore>',
      ...party(
        '02718281823',
        'Ferramenta Dado S.r.l.',
        tag('RegimeFiscale', 'RF01'),
        '48121',
        'Ravenna',
        'RA',
      ),
      '</CedentePrestatore>',
      '<CessionarioCommittente>',
      ...party(
        '03141592653',
        shape.accents ? 'Società Vite e C.' : 'Cantiere Vite',
        '',
        '44121',
        'Ferrara',
        'FE',
      ),
      '</CessionarioCommittente>',
      '</FatturaElettronicaHeader>',
      `<FatturaElettronicaBody${reset}>`,
      '<DatiGenerali>',
      '<DatiGeneraliDocumento>',
      tag('TipoDocumento', 'TD01'),
      tag('Divisa', 'EUR'),
      tag('Data', date),
      tag('Numero', `2025/${shape.number}`),
      tag('ImportoTotaleDocumento', total),
      tag('Causale', describe()),
      '</DatiGeneraliDocumento>',
      `<DatiOrdineAcquisto>${tag('IdDocumento', `ORD-${shape.number}`)}${tag('Data', date)}</DatiOrdineAcquisto>`,
      '</DatiGenerali>',
      '<DatiBeniServizi>',
      ...lines,
      '<DatiRiepilogo>',
      tag('AliquotaIVA', '22.00'),
      tag('ImponibileImporto', euro(taxable)),
      tag('Imposta', euro(tax)),
      tag('EsigibilitaIVA', 'I'),
      '</DatiRiepilogo>',
      '</DatiBeniServizi>',
      '<DatiPagamento>',
      tag('CondizioniPagamento', 'TP02'),
      '<DettaglioPagamento>',
      tag('ModalitaPagamento', 'MP05'),
      tag('DataScadenzaPagamento', '2026-01-31'),
      tag('ImportoPagamento', total),
      tag('IBAN', 'IT95R0399901600000012345678'),
      '</DettaglioPagamento>',
      '</DatiPagamento>',
      ...attachment,
      '</FatturaElettronicaBody>',
      `</${root}>`,
    ],
    shape,
  );
}

function base64(size: number, chance: () => number): string {
  return Buffer.from(Uint8Array.from({ length: size }, () => Math.floor(chance() * 256))).toString('base64');
}
