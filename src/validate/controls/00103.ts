import { romeDay } from '../../model/romeDay.ts';
import { ALL, rule } from '../rule.ts';

export const c00103 = rule({
  code: '00103',
  title: { it: 'Firma senza data e ora', en: 'Signature without its time' },
  formats: ALL,
  scope: 'sent',
  fields: { ordinary: [], simplified: [] },
  decides: 'file',
  needs: 'signature',
  findings: {
    missing: {
      severity: 'error',
      message: {
        it: "Alla firma nell'XML manca SigningTime, la data e ora in cui è stata apposta.",
        en: 'The signature in the XML lacks SigningTime, the day and time at which it was made.',
      },
      help: {
        it: 'Firmare di nuovo in XAdES-BES, con SigningTime fra le proprietà firmate: aggiungerlo a mano rompe la firma.',
        en: 'Sign again as XAdES-BES, with SigningTime among the signed properties: to add it by hand breaks the signature.',
      },
    },
    // A warning: the texts speak of an absent time only.
    form: {
      severity: 'warning',
      message: {
        it: 'SigningTime della firma è {found}: non è una data e ora come XAdES le vuole.',
        en: 'SigningTime of the signature is {found}: that is no day and time as XAdES wants them.',
      },
      help: {
        it: 'Firmare di nuovo, con SigningTime nella forma 2026-06-01T09:00:00+02:00.',
        en: 'Sign again, with SigningTime in the form 2026-06-01T09:00:00+02:00.',
      },
    },
  },
  check({ file: { signature } }, report) {
    if (signature === null) return;
    const { signingTime } = signature;
    if (signingTime === null) report('missing', { path: null, params: {} });
    else if (romeDay(signingTime) === undefined)
      report('form', { path: null, params: { found: signingTime } });
  },
});
