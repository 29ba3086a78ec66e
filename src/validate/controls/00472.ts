import { isForItself } from '../../domain/documents.ts';
import type { Party } from '../../domain/facts/party.ts';
import { identity } from '../../domain/facts/party.ts';
import { ORDINARY, rule } from '../rule.ts';

export const c00472 = rule({
  code: '00472',
  title: {
    it: 'Cedente e cessionario diversi per un TipoDocumento che li vuole uguali',
    en: 'Supplier and buyer differ on a TipoDocumento that wants one',
  },
  formats: ORDINARY,
  scope: 'body',
  fields: {
    ordinary: ['1.2.1.1.1', '1.2.1.1.2', '1.2.1.2', '1.4.1.1.1', '1.4.1.1.2', '1.4.1.2', '2.1.1.1'],
    simplified: [],
  },
  decides: 'file',
  findings: {
    differ: {
      severity: 'error',
      message: {
        it: 'Con TipoDocumento {type} cedente e cessionario devono essere lo stesso soggetto: hanno partite IVA {supplier} e {buyer}.',
        en: 'With TipoDocumento {type} supplier and buyer have to be one: their VAT numbers are {supplier} and {buyer}.',
      },
      help: {
        it: "Chi emette questa autofattura va scritto sia come cedente sia come cessionario; se l'operazione è fra due soggetti, il tipo è un altro.",
        en: 'Whoever issues this self-invoice stands both as supplier and as buyer; where two are concerned, it is another type.',
      },
    },
  },
  // READING: only where both VAT numbers are there and differ.
  check(body, report) {
    if (!isForItself(body.tipoDocumento)) return;
    const { supplier, customer } = body.file;
    if (identity(supplier, customer) !== 'different') return;
    report('differ', {
      path: `${body.documentPath}/tipo_documento`,
      params: { type: body.tipoDocumento, supplier: vatNumber(supplier), buyer: vatNumber(customer) },
    });
  },
});

function vatNumber({ idFiscaleIva: id }: Party): string {
  return id === null ? '' : `${id.id_paese} ${id.id_codice}`;
}
