import { codiceFiscaleCases, registry, spelledCases } from '../../support/identifierCases.ts';
import { testRule } from '../../support/ruleTester.ts';

const at = 'trasmissione.id_trasmittente';
const italian = (id_codice: string) => ({ id_paese: 'IT', id_codice });
const of = (id_paese: string, id_codice: string) => ({ [at]: { id_paese, id_codice } });

testRule('00300', {
  cases: [
    { name: 'a VAT number is a fiscal code too' },
    ...codiceFiscaleCases({ name: 'FPR12', kind: 'FPR12', at }, italian),
    ...spelledCases({ name: 'FPR12', kind: 'FPR12', at }),
    ...codiceFiscaleCases({ name: 'FPA12', kind: 'FPA12', at }, italian),
    ...codiceFiscaleCases({ name: 'FSM10', kind: 'FSM10', at }, italian),
    { name: 'of another country', set: of('DE', '12345678900') },
    { name: 'of another country, like a wrong Italian one', set: of('SM', 'IT12345678900') },
    {
      name: 'of another country no register is queried',
      set: of('DE', 'RSSMRA80A01H50MM'),
      options: { registry },
    },
  ],
});
