import { lacksRitenuta } from '../../domain/facts/withholding.ts';
import { ORDINARY, rule } from '../rule.ts';

export const c00415 = rule({
  code: '00415',
  title: {
    it: 'DatiRitenuta assente con contributo cassa soggetto a ritenuta',
    en: 'DatiRitenuta missing with a fund contribution under withholding',
  },
  formats: ORDINARY,
  scope: 'body',
  fields: { ordinary: ['2.1.1.5', '2.1.1.7.1', '2.1.1.7.6'], simplified: [] },
  decides: 'file',
  findings: {
    missing: {
      severity: 'error',
      message: {
        it: 'Ritenuta è SI nel contributo previdenziale (TipoCassa: {funds}), ma il documento non ha DatiRitenuta.',
        en: 'Ritenuta is SI on the fund contribution (TipoCassa: {funds}), but the document has no DatiRitenuta.',
      },
      help: {
        it: 'Aggiungere DatiRitenuta con tipo, importo, aliquota e causale, oppure togliere Ritenuta da DatiCassaPrevidenziale.',
        en: 'Add DatiRitenuta with type, amount, rate and reason, or take Ritenuta off DatiCassaPrevidenziale.',
      },
    },
  },
  check(body, report) {
    if (body.cassa.length === 0 || !lacksRitenuta(body)) return;
    const funds = new Set<string>();
    for (const { cassa } of body.cassa) if (cassa?.ritenuta === 'SI') funds.add(cassa.tipo_cassa);
    if (funds.size > 0) report('missing', { path: body.documentPath, params: { funds: [...funds] } });
  },
});
