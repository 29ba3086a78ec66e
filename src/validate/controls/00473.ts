import { documentTypes } from '../../domain/documents.ts';
import { isFirstOfType } from '../../domain/facts/parties.ts';
import { ORDINARY, rule } from '../rule.ts';

const FROM_ABROAD = documentTypes(({ seller }) => seller === 'foreign');

/** TD29 only: TD16 too is for a supplier in Italy, as the Guida says, but the Elenco does not name it (00473). */
const FROM_ITALY = documentTypes(({ seller, completes }) => seller === 'italian' && completes !== true);

const FROM_NOWHERE = documentTypes(({ sellerOutsideVat }) => sellerOutsideVat === true);

const ITALY = 'IT';

/** Stands for no country. */
const NOWHERE = 'OO';

export const c00473 = rule({
  code: '00473',
  title: {
    it: 'Paese del cedente non ammesso per il TipoDocumento',
    en: 'Country of the supplier not allowed on the TipoDocumento',
  },
  formats: ORDINARY,
  scope: 'body',
  fields: { ordinary: ['1.2.1.1.1', '2.1.1.1'], simplified: [] },
  decides: 'file',
  findings: {
    italian: {
      severity: 'error',
      message: {
        it: 'IdPaese del cedente è IT: con TipoDocumento {type} il cedente è estero.',
        en: 'IdPaese of the supplier is IT: with TipoDocumento {type} the supplier is foreign.',
      },
      help: {
        it: 'Scrivere come cedente il fornitore estero e come cessionario chi integra o emette; per un fornitore italiano in reverse charge il tipo è TD16.',
        en: 'The foreign vendor stands as supplier, whoever integrates or issues as buyer; for an Italian vendor in reverse charge the type is TD16.',
      },
    },
    foreign: {
      severity: 'error',
      message: {
        it: 'IdPaese del cedente è {country}: con TipoDocumento {type} il cedente è italiano.',
        en: 'IdPaese of the supplier is {country}: with TipoDocumento {type} the supplier is Italian.',
      },
      help: {
        it: "TD29 segnala il fornitore italiano che non ha emesso fattura, o l'ha emessa irregolare. Per acquisti dall'estero i tipi sono TD17, TD18 e TD19.",
        en: 'TD29 reports an Italian vendor who issued no invoice, or an irregular one. Purchases from abroad are TD17, TD18 and TD19.',
      },
    },
    nowhere: {
      severity: 'error',
      message: {
        it: 'IdPaese del cedente è OO, che non è un Paese: con TipoDocumento {type} SdI non lo accetta, solo con TD17 e TD19.',
        en: 'IdPaese of the supplier is OO, which is no country: with TipoDocumento {type} SdI does not take it, only with TD17 and TD19.',
      },
      help: {
        it: 'Scrivere il Paese del fornitore.',
        en: 'Write the country of the supplier.',
      },
    },
    nowhereElse: {
      severity: 'warning',
      message: {
        it: 'IdPaese del cedente è OO, che non è un Paese: una fonte lo ammette solo con TD17 e TD19, qui TipoDocumento è {type}.',
        en: 'IdPaese of the supplier is OO, which is no country: one source allows it with TD17 and TD19 only, here TipoDocumento is {type}.',
      },
      help: {
        it: 'Scrivere il Paese del fornitore.',
        en: 'Write the country of the supplier.',
      },
    },
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
  if (country !== NOWHERE || FROM_NOWHERE.has(type)) return null;
  return FROM_ABROAD.has(type) ? 'nowhere' : 'nowhereElse';
}
