/** DatiGenerali besides the document itself: orders, contracts, linked invoices, deliveries, transport. */

import { isCreditNote } from '../../domain/documents.ts';
import { compareDates } from '../../model/civilDate.ts';
import type {
  DatiDDT,
  DatiDocumentiCorrelati,
  DatiGenerali,
  DatiGeneraliDocumento,
  DatiSAL,
  DatiTrasporto,
  FatturaPrincipale,
} from '../../model/generated/invoice.ts';
import {
  FatturaPrincipale as PrincipaleBlock,
  DatiDocumentiCorrelati as RelatedBlock,
  DatiSAL as SALBlock,
} from '../../model/ordinary/datiGenerali.ts';
import { DatiTrasporto as TrasportoBlock } from '../../model/ordinary/datiTrasporto.ts';
import { NumeroLinea, String20 } from '../../model/simpleTypes.ts';
import { readBlocks } from '../lines/readLine.ts';
import { present } from '../present.ts';
import { readSchemaBlock } from '../read/block.ts';
import { type Fields, isAbsent, type Reading } from '../read/reading.ts';

const AT = '/riferimenti';

const KEYS: ReadonlySet<string> = new Set([
  'ordine',
  'contratto',
  'convenzione',
  'ricezione',
  'fatture_collegate',
]);

export function readGeneral(
  reading: Reading,
  brief: Fields,
  document: DatiGeneraliDocumento,
  advances: readonly DatiDocumentiCorrelati[],
): DatiGenerali {
  const fields = isAbsent(brief['riferimenti']) ? {} : reading.fields(brief['riferimenti'], AT);
  reading.keys(fields, AT, KEYS);
  const related = (key: string): DatiDocumentiCorrelati[] | undefined =>
    readBlocks<DatiDocumentiCorrelati>(reading, RelatedBlock, fields[key], `${AT}/${key}`);
  const linked = related('fatture_collegate');
  if (isCreditNote(document.tipo_documento)) checkLinks(reading, linked ?? [], document.data);
  const links = [...(linked ?? []), ...advances];
  return present<DatiGenerali>({
    dati_generali_documento: document,
    dati_ordine_acquisto: related('ordine'),
    dati_contratto: related('contratto'),
    dati_convenzione: related('convenzione'),
    dati_ricezione: related('ricezione'),
    dati_fatture_collegate: links.length === 0 ? undefined : links,
    dati_sal: readBlocks<DatiSAL>(reading, SALBlock, brief['sal'], '/sal'),
    dati_ddt: readDeliveries(reading, brief['ddt']),
    dati_trasporto: isAbsent(brief['trasporto'])
      ? undefined
      : readSchemaBlock<DatiTrasporto>(reading, TrasportoBlock, brief['trasporto'], '/trasporto'),
    fattura_principale: isAbsent(brief['fattura_principale'])
      ? undefined
      : readSchemaBlock<FatturaPrincipale>(
          reading,
          PrincipaleBlock,
          brief['fattura_principale'],
          '/fattura_principale',
        ),
  });
}

/** A credit note cannot come before its invoice (00418). */
function checkLinks(reading: Reading, links: readonly DatiDocumentiCorrelati[], data: string): void {
  links.forEach(({ data: found }, index) => {
    if (found === undefined || compareDates(found, data) <= 0) return;
    reading.problems.add('date.link', `${AT}/fatture_collegate/${index}`, 'data', { found, data });
  });
}

const DELIVERY_KEYS: ReadonlySet<string> = new Set(['numero', 'data', 'linee']);

function readDeliveries(reading: Reading, value: unknown): DatiDDT[] | undefined {
  const list = reading.list(value, '/ddt');
  if (list.length === 0) return undefined;
  return list.map((item, index) => {
    const at = `/ddt/${index}`;
    const fields = reading.fields(item, at);
    reading.keys(fields, at, DELIVERY_KEYS);
    if (isAbsent(fields['data'])) reading.missing(at, 'data');
    const lines = reading
      .list(fields['linee'], `${at}/linee`)
      .map((line, position) => reading.text(NumeroLinea, line, `${at}/linee`, String(position)) ?? '');
    return present<DatiDDT>({
      numero_ddt: reading.needed(String20, fields['numero'], at, 'numero'),
      data_ddt: reading.date(fields['data'], at, 'data') ?? '',
      riferimento_numero_linea: lines.length === 0 ? undefined : lines,
    });
  });
}
