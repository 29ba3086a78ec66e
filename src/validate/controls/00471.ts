import { documentTypes } from '../../domain/documents.ts';
import { identity } from '../../domain/facts/party.ts';
import { ALL, rule } from '../rule.ts';

const BETWEEN_TWO = documentTypes(({ parties }) => parties === 'two');

export const c00471 = rule({
  code: '00471',
  title: {
    it: 'Cedente e cessionario uguali per un TipoDocumento che li vuole diversi',
    en: 'Supplier and buyer the same on a TipoDocumento that wants two',
  },
  formats: ALL,
  scope: 'body',
  fields: {
    ordinary: ['1.2.1.1.1', '1.2.1.1.2', '1.2.1.2', '1.4.1.1.1', '1.4.1.1.2', '1.4.1.2', '2.1.1.1'],
    simplified: ['1.2.1.1', '1.2.1.2', '1.2.2', '1.3.1.1.1', '1.3.1.1.2', '1.3.1.2', '2.1.1.1'],
  },
  decides: 'file',
  findings: {
    same: {
      severity: 'error',
      message: {
        it: 'Cedente e cessionario hanno la stessa partita IVA {country} {vat}: con TipoDocumento {type} non possono coincidere.',
        en: 'Supplier and buyer have the same VAT number {country} {vat}: with TipoDocumento {type} they cannot be one.',
      },
      help: {
        it: 'Correggere chi dei due è sbagliato; nelle integrazioni (TD16-TD19) il cedente è il fornitore. Per un autoconsumo o una cessione gratuita il tipo è TD27, per uno splafonamento TD21.',
        en: 'Correct whichever is wrong; of integrations (TD16 to TD19) the vendor is the supplier. Self-consumption and free supplies are TD27, an overrun of the plafond is TD21.',
      },
    },
    perhaps: {
      severity: 'warning',
      message: {
        it: 'Il cessionario ha solo il codice fiscale {code}, che è anche quello del cedente: se SdI ne ricava la partita IVA del cedente, {vat}, scarta il file con TipoDocumento {type}.',
        en: "The buyer has only the fiscal code {code}, which is the supplier's too: if SdI finds the supplier's VAT number {vat} for it, it rejects the file with TipoDocumento {type}.",
      },
      help: {
        it: 'Scrivere gli identificativi del vero cessionario. Per un autoconsumo o una cessione gratuita il tipo è TD27, per uno splafonamento TD21.',
        en: 'Write the identifiers of the true buyer. Self-consumption and free supplies are TD27, an overrun of the plafond is TD21.',
      },
    },
  },
  check(body, report) {
    if (!BETWEEN_TWO.has(body.tipoDocumento)) return;
    const { supplier, customer } = body.file;
    const { idFiscaleIva: id } = supplier;
    if (id === null) return;
    const who = identity(supplier, customer);
    if (who !== 'same' && who !== 'perhaps') return;
    report(who, {
      path: `${body.documentPath}/tipo_documento`,
      params: {
        type: body.tipoDocumento,
        country: id.id_paese,
        vat: id.id_codice,
        ...(who === 'perhaps' ? { code: customer.codiceFiscale ?? '' } : {}),
      },
    });
  },
});
