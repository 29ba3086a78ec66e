/**
 * The base invoices of rule tests: one without findings for each format, and edits by short paths, so that a case is
 * one line of data.
 */
import type { Invoice, InvoiceKind } from '../../src/index.ts';

const ID = { id_paese: 'IT', id_codice: '12345678903' };
const SEDE = {
  indirizzo: 'Via delle Fonti',
  numero_civico: '3',
  cap: '53100',
  comune: 'Siena',
  provincia: 'SI',
  nazione: 'IT',
};

function ordinary(versione: 'FPA12' | 'FPR12', codice_destinatario: string): Invoice {
  return {
    versione,
    fattura_elettronica_header: {
      dati_trasmissione: {
        id_trasmittente: { ...ID },
        progressivo_invio: 'A1',
        formato_trasmissione: versione,
        codice_destinatario,
      },
      cedente_prestatore: {
        dati_anagrafici: {
          id_fiscale_iva: { ...ID },
          anagrafica: { denominazione: 'Falegnameria Betulla' },
          regime_fiscale: 'RF01',
        },
        sede: { ...SEDE },
      },
      cessionario_committente: {
        dati_anagrafici: {
          id_fiscale_iva: { id_paese: 'IT', id_codice: '01234567897' },
          anagrafica: { denominazione: 'Locanda del Ponte' },
        },
        sede: { ...SEDE, indirizzo: 'Piazza Nuova', numero_civico: '1' },
      },
    },
    fattura_elettronica_body: [
      {
        dati_generali: {
          dati_generali_documento: {
            tipo_documento: 'TD01',
            divisa: 'EUR',
            data: '2026-06-01',
            numero: '7',
            importo_totale_documento: '122.00',
          },
          ...(versione === 'FPA12'
            ? {
                dati_ordine_acquisto: [
                  { id_documento: 'ODA12', codice_cup: 'J31F26000010001', codice_cig: '1234567CE7' },
                ],
              }
            : {}),
        },
        dati_beni_servizi: {
          dettaglio_linee: [
            {
              numero_linea: '1',
              descrizione: 'Sedia in faggio',
              quantita: '4.00',
              prezzo_unitario: '25.00',
              prezzo_totale: '100.00',
              aliquota_iva: '22.00',
            },
          ],
          dati_riepilogo: [
            {
              aliquota_iva: '22.00',
              imponibile_importo: '100.00',
              imposta: '22.00',
              esigibilita_iva: 'I',
            },
          ],
        },
        dati_pagamento: [
          {
            condizioni_pagamento: 'TP02',
            dettaglio_pagamento: [
              {
                modalita_pagamento: 'MP05',
                data_scadenza_pagamento: '2026-07-01',
                importo_pagamento: '122.00',
                iban: 'IT60X0542811101000000123456',
              },
            ],
          },
        ],
      },
    ],
  };
}

function simplified(): Invoice {
  return {
    versione: 'FSM10',
    fattura_elettronica_header: {
      dati_trasmissione: {
        id_trasmittente: { ...ID },
        progressivo_invio: 'A1',
        formato_trasmissione: 'FSM10',
        codice_destinatario: 'ABC1234',
      },
      cedente_prestatore: {
        id_fiscale_iva: { ...ID },
        denominazione: 'Falegnameria Betulla',
        sede: { ...SEDE },
        regime_fiscale: 'RF01',
      },
      cessionario_committente: {
        identificativi_fiscali: { id_fiscale_iva: { id_paese: 'IT', id_codice: '01234567897' } },
      },
    },
    fattura_elettronica_body: [
      {
        dati_generali: {
          dati_generali_documento: {
            tipo_documento: 'TD07',
            divisa: 'EUR',
            data: '2026-06-01',
            numero: '7',
          },
        },
        dati_beni_servizi: [
          { descrizione: 'Sgabello', importo: '36.60', dati_iva: { imposta: '6.60', aliquota: '22.00' } },
        ],
      },
    ],
  };
}

/** An invoice with an empty report: no errors, no advice. */
export function baseInvoice(kind: InvoiceKind): Invoice {
  switch (kind) {
    case 'FPA12':
      return ordinary('FPA12', 'UFABC1');
    case 'FPR12':
      return ordinary('FPR12', 'ABC1234');
    case 'FSM10':
      return simplified();
  }
}

/**
 * Short names of blocks, at the start of a path. `body` is the first body; `body1` the second, which is created
 * as a copy of the first if it is missing, and so on.
 */
const SHORT: Readonly<Record<string, string>> = {
  trasmissione: 'fattura_elettronica_header.dati_trasmissione',
  cedente: 'fattura_elettronica_header.cedente_prestatore',
  cessionario: 'fattura_elettronica_header.cessionario_committente',
  header: 'fattura_elettronica_header',
};

const SHORT_IN_BODY: Readonly<Record<string, string>> = {
  documento: 'dati_generali.dati_generali_documento',
  cassa: 'dati_generali.dati_generali_documento.dati_cassa_previdenziale',
  ritenuta: 'dati_generali.dati_generali_documento.dati_ritenuta',
  generali: 'dati_generali',
  linee: 'dati_beni_servizi.dettaglio_linee',
  riepilogo: 'dati_beni_servizi.dati_riepilogo',
  voci: 'dati_beni_servizi',
  pagamento: 'dati_pagamento',
};

/** The JSON Pointer of a short path: `linee.0.prezzo_totale`, `body1.documento.numero`, `cedente.sede`. */
export function longPath(short: string): string {
  if (short === '') return '';
  let steps = short.split('.');
  const body = /^body(\d*)$/.exec(steps[0] ?? '');
  const at = body === null ? 0 : Number(body[1] === '' ? 0 : body[1]);
  if (body !== null) steps = steps.slice(1);
  const [first = ''] = steps;
  const inBody = SHORT_IN_BODY[first];
  const inFile = SHORT[first];
  if (inBody !== undefined || body !== null) {
    const rest = inBody === undefined ? steps : [...inBody.split('.'), ...steps.slice(1)];
    return ['', 'fattura_elettronica_body', String(at), ...rest].join('/');
  }
  if (inFile !== undefined) steps = [...inFile.split('.'), ...steps.slice(1)];
  return ['', ...steps].join('/');
}

/** Values by short path; null removes the current value. */
export type Edits = Readonly<Record<string, unknown>>;

/** The base invoice of a kind with edits, in their order. */
export function editedInvoice(kind: InvoiceKind, edits: Edits): Invoice {
  const invoice = structuredClone(baseInvoice(kind)) as Invoice;
  for (const [short, value] of Object.entries(edits)) setAt(invoice, longPath(short), value);
  return invoice;
}

type Node = Record<string, unknown>;

function setAt(root: unknown, pointer: string, value: unknown): void {
  const keys = pointer.split('/').slice(1);
  const last = keys.pop() ?? '';
  let node = root as Node;
  for (const [i, key] of keys.entries()) {
    if (node[key] === undefined || node[key] === null) {
      // A further body is a copy of the first; other missing parents are created.
      const copied = Array.isArray(node) && keys[i - 1] === 'fattura_elettronica_body' ? node[0] : undefined;
      const next = keys[i + 1] ?? last;
      node[key] = copied === undefined ? (/^\d+$/.test(next) ? [] : {}) : structuredClone(copied);
    }
    node = node[key] as Node;
  }
  if (value === null) {
    if (Array.isArray(node)) node.splice(Number(last), 1);
    else delete node[last];
  } else node[last] = structuredClone(value);
}
