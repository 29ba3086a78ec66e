import { lacksRitenuta } from '../../domain/facts/withholding.ts';
import { ORDINARY, rule } from '../rule.ts';

export const c00415 = rule({
  code: '00415',
  formats: ORDINARY,
  scope: 'body',
  fields: { ordinary: ['2.1.1.5', '2.1.1.7.1', '2.1.1.7.6'], simplified: [] },
  decides: 'file',
  findings: { missing: { severity: 'error' } },
  check(body, report) {
    if (body.cassa.length === 0 || !lacksRitenuta(body)) return;
    const funds = new Set<string>();
    for (const { cassa } of body.cassa) if (cassa?.ritenuta === 'SI') funds.add(cassa.tipo_cassa);
    if (funds.size > 0) report('missing', { path: body.documentPath, params: { funds: [...funds] } });
  },
});
