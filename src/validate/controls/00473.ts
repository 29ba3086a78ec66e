import { documentTypes } from '../../domain/documents.ts';
import { isFirstOfType } from '../../domain/facts/body.ts';
import { ORDINARY, rule } from '../rule.ts';

const FROM_ABROAD = documentTypes(({ seller }) => seller === 'foreign');

/** Only TD29. According to the Guida, TD16 also has an Italian supplier, but the Elenco does not name it (00473). */
const FROM_ITALY = documentTypes(({ seller, completes }) => seller === 'italian' && completes !== true);

const FROM_OUTSIDE_VAT = documentTypes(({ sellerOutsideVat }) => sellerOutsideVat === true);

const ITALY = 'IT';

/** IdPaese of the Italian areas outside the VAT territory (Rappresentazione tabellare, 1.2.1.1.1). */
const OUTSIDE_VAT = 'OO';

export const c00473 = rule({
  code: '00473',
  formats: ORDINARY,
  scope: 'body',
  fields: { ordinary: ['1.2.1.1.1', '2.1.1.1'], simplified: [] },
  decides: 'file',
  findings: {
    italian: { severity: 'error' },
    foreign: { severity: 'error' },
    nowhere: { severity: 'error' },
    nowhereElse: { severity: 'warning' },
  },
  check(body, report) {
    const { idFiscaleIva: id } = body.file.supplier;
    if (id === null) return;
    const { tipoDocumento: type } = body;
    const wrong = wrongWith(type, id.id_paese);
    if (wrong === null || !isFirstOfType(body)) return;
    report(wrong, { path: `${id.path}/id_paese`, params: { country: id.id_paese, type } });
  },
});

function wrongWith(type: string, country: string): 'italian' | 'foreign' | 'nowhere' | 'nowhereElse' | null {
  if (country === ITALY) return FROM_ABROAD.has(type) ? 'italian' : null;
  if (FROM_ITALY.has(type)) return 'foreign';
  if (country !== OUTSIDE_VAT || FROM_OUTSIDE_VAT.has(type)) return null;
  return FROM_ABROAD.has(type) ? 'nowhere' : 'nowhereElse';
}
