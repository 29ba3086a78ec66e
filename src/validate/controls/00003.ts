import { FILE_LIMIT } from '../../domain/thresholds.ts';
import { ALL, rule } from '../rule.ts';

export const c00003 = rule({
  code: '00003',
  title: { it: 'File troppo grande', en: 'File too large' },
  formats: ALL,
  scope: 'sent',
  fields: { ordinary: [], simplified: [] },
  decides: 'file',
  needs: 'bytes',
  findings: {
    large: {
      severity: 'error',
      message: {
        it: 'Il file è di {size} byte: SdI ne accetta al più {limit} (5 MB).',
        en: 'The file has {size} bytes: SdI takes at most {limit} (5 MB).',
      },
      help: {
        it: "Ridurre o togliere gli allegati, che nel file occupano un terzo in più dell'originale, oppure dividere il lotto in più file.",
        en: 'Reduce or leave out attachments, which take a third more in the file than they are, or split the lotto into several files.',
      },
    },
    border: {
      severity: 'warning',
      message: {
        it: 'Il file è di {size} byte, più di {limit}: SdI potrebbe non accettarlo, perché non è detto se i suoi 5 MB siano decimali o binari.',
        en: 'The file has {size} bytes, more than {limit}: SdI may not take it, as nothing says whether its 5 MB are decimal or binary.',
      },
      help: {
        it: 'Per stare sul sicuro, scendere a {limit} byte: per esempio riducendo gli allegati.',
        en: 'To be safe, go down to {limit} bytes: for example by reducing attachments.',
      },
    },
  },
  check({ file: { kind, size } }, report) {
    // An archive's limit is that of its channel: up to 150 MB by SDIFTP.
    if (size === null || size <= FILE_LIMIT.strict || kind === 'zip') return;
    if (size > FILE_LIMIT.largest)
      report('large', { path: null, params: { size, limit: FILE_LIMIT.largest } });
    else report('border', { path: null, params: { size, limit: FILE_LIMIT.strict } });
  },
});
