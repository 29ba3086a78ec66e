import { flawsWithCode } from '../../domain/signatures.ts';
import { ALL, rule } from '../rule.ts';

/** The field that makes the signature mandatory, the same in every FPA12. */
const FORMAT = '/fattura_elettronica_header/dati_trasmissione/formato_trasmissione';

export const c00102 = rule({
  code: '00102',
  formats: ALL,
  scope: 'sent',
  fields: { ordinary: [], simplified: [] },
  decides: 'file',
  needs: 'signing',
  findings: {
    // A warning: files are often checked before they are signed.
    unsigned: { severity: 'warning' },
    unsigned_sent: { severity: 'error' },
    no_signer: { severity: 'error' },
    truncated: { severity: 'error' },
    reformatted: { severity: 'error' },
    altered: { severity: 'error' },
    certificate: { severity: 'error' },
    value: { severity: 'error' },
    form: { severity: 'error' },
  },
  check(circumstances, report) {
    const { file, asSent } = circumstances;
    if (file.kind === 'FPA12' && file.signature === null && !file.enveloped) {
      report(asSent ? 'unsigned_sent' : 'unsigned', { path: FORMAT, params: {} });
    }
    for (const { name, params } of flawsWithCode('00102', circumstances))
      report(name, { path: null, params });
  },
});
