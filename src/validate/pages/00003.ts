import type { Page } from './page.ts';

export const p00003: Page = {
  code: '00003',
  checks: {
    it: 'Una fattura può avere al più 5 MB, allegati compresi, qualunque sia il canale.',
    en: 'An invoice file may have at most 5 MB, attachments included, whatever the channel.',
  },
  why: {
    it: 'Lo stesso file deve poter passare da ogni canale, da chi lo invia a chi lo riceve.',
    en: 'The same file has to pass through every channel, from who sends it to who receives it.',
  },
  formula: '≤ 5 MB',
  tolerance: {
    it: 'Nessun testo dice se i megabyte siano decimali o binari: da 5.000.001 a 5.242.880 byte diamo un avviso, oltre un errore.',
    en: 'No text says whether the megabytes are decimal or binary: from 5,000,001 to 5,242,880 bytes we give a warning, beyond an error.',
  },
  exceptions: [
    {
      it: 'Di un archivio zip il limite è quello del canale, fino a 150 MB per SDIFTP: qui non lo si giudica.',
      en: "Of a zip archive the limit is the channel's, up to 150 MB by SDIFTP: it is not judged here.",
    },
    {
      it: "Conta la dimensione del file com'è inviato: la firma in un .xml.p7m ne fa parte.",
      en: 'What counts is the size of the file as sent: the signature of a .xml.p7m is part of it.',
    },
  ],
  remedy: {
    it: 'Ridurre o togliere gli allegati: in base64 occupano un terzo in più, dunque insieme non possono superare circa 3,7 MB. Oppure dividere il lotto in più file.',
    en: 'Reduce or leave out attachments: in base64 they take a third more, so that together they can have some 3.7 MB. Or split the lotto into several files.',
  },
  undecided: {
    it: 'Come SdI misuri i suoi 5 MB: lo sa solo SdI. Della forma JSON o di un testo non ancora scritto su file la dimensione non si conosce.',
    en: 'How SdI measures its 5 MB only SdI knows. Of the JSON form, or of a text that is not a file yet, the size is not known.',
  },
  sources: ['Elenco dei controlli v2.0, 00003', 'Allegato A 1.9.1, canali di trasmissione'],
};
