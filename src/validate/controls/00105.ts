import { compareDates } from '../../model/civilDate.ts';
import { romeDay } from '../../model/romeDay.ts';
import { ALL, rule } from '../rule.ts';

export const c00105 = rule({
  code: '00105',
  title: { it: 'Firma con data futura', en: 'Signature of a future day' },
  formats: ALL,
  scope: 'sent',
  fields: { ordinary: [], simplified: [] },
  decides: 'date',
  needs: 'signature',
  findings: {
    future: {
      severity: 'error',
      message: {
        it: 'La firma porta SigningTime {time}, in Italia il {day}: dopo il giorno di ricezione, {asOf}.',
        en: 'The signature has SigningTime {time}, {day} in Italy: later than the day of reception, {asOf}.',
      },
      help: {
        it: "Regolare l'orologio di chi firma e firmare di nuovo, o inviare da quel giorno in poi.",
        en: 'Set the clock of the signing device and sign again, or send on that day or later.',
      },
    },
  },
  // The day of reception has no hour: a signature of the same day is left alone.
  check({ file: { signature }, asOf }, report) {
    if (asOf === null || signature === null || signature.signingTime === null) return;
    const { signingTime: time } = signature;
    const day = romeDay(time);
    if (day === undefined || compareDates(day, asOf) <= 0) return;
    report('future', { path: null, params: { time, day, asOf } });
  },
});
