import type { CommandHelp } from '../messages.ts';
import { files } from '../phrases/it.ts';
import type { ValidateWords } from './words.ts';

export const validateHelpIt: CommandHelp = {
  summary: 'controlla le fatture come SdI: schema, controlli e consigli',
  about: [
    'PATH è un file, una cartella (percorsa fino in fondo cercando .xml, .json, .p7m e .zip), un modello tra apici oppure - per lo standard input. Senza PATH si controlla ciò che arriva da una pipe.',
    "L'esito è quello di SdI, per quanto un file può dire: lo schema, poi i controlli; i nostri consigli (Q-…) non lo cambiano mai. File firmati (.p7m), archivi (.zip), messaggi di SdI e formati precedenti al 2017 sono riconosciuti e segnalati come non ancora supportati.",
    'Un fattura.config.json in questa cartella o più in alto, oppure la chiave fattura di un package.json, dice le stesse cose delle opzioni; la riga di comando prevale. In GitHub Actions, se non è scelto un formato, al testo si aggiungono le annotazioni.',
  ],
  options: {
    format:
      'text per le persone, json per un solo documento, ndjson per una riga per file, sarif per il code scanning, junit per i rapporti di test, github per le annotazioni, compact per gli editor',
    output: 'file per il rapporto, sostituito quando è completo; - è lo standard output',
    only: 'si ferma dopo questa fase; controls tralascia solo i nostri consigli',
    'as-of': 'il giorno in cui SdI riceve i file, per esempio 2026-05-15; se non indicato oggi, in Italia',
    spec: 'edizione delle specifiche tecniche; auto è quella in vigore',
    'strict-name': 'giudica ogni nome di file (00001), non solo quelli pensati per SdI',
    'keep-going': 'esegue i controlli possibili anche se la struttura è errata',
    ignore: 'spegne questo consiglio (Q-…), come "off" nella configurazione; si può ripetere',
    exclude:
      'esclude i file e le cartelle che corrispondono: un nome come bozze o *.json, o un percorso come 2024/**; si può ripetere',
    'fail-on':
      'gravità minima che porta a 1 il codice di uscita; never lo lascia a 0 qualunque cosa si trovi',
    'max-warnings': 'quanti avvisi sono ammessi: uno in più porta a 1 il codice di uscita',
    quiet: 'mostra solo i file che richiedono attenzione e il riepilogo',
    'explain-coverage': 'dice dopo ogni file quali codici sono stati giudicati, quali no e perché',
    config: 'configurazione da usare, al posto della più vicina',
    'no-config': 'non usa alcuna configurazione',
    engine:
      'chi giudica i file XML: il nostro lettore (auto) oppure libxml2 con i nostri schemi, come secondo parere',
    schema: 'giudica i file XML con questo XSD, tramite libxml2; segue gli include locali, non scarica nulla',
    'max-size': 'dimensione massima dei file letti, per esempio 500kB o 30MB; se non indicata 20MB',
  },
  examples: [
    'una fattura, con la riga e il rimedio per ogni errore',
    'una cartella intera e un modello; mostra solo ciò che richiede attenzione',
    'il rapporto come dati',
    'in un file, per il code scanning',
    'dallo standard input, in inglese',
  ],
};

export const validateIt: ValidateWords = {
  coverage: {
    ran: 'giudicati',
    partial: 'in parte',
    skipped: 'non giudicati',
    reasons: {
      registry: 'dipendono da un registro',
      history: 'solo SdI sa che cosa è già stato inviato',
      trust: 'servono i certificati di cui SdI si fida',
      date: 'serve il giorno di ricezione (--as-of)',
      name: 'il nome del file non era pensato per SdI (--strict-name)',
      format: 'non riguardano questo formato',
      unsigned: 'il file non è firmato',
      form: 'riguardano i file, e questo è JSON',
      envelope: 'dentro una busta che non viene aperta',
      structure: 'la struttura è errata (--keep-going)',
      malformed: "l'XML è guasto",
      unreadable: 'il file non è leggibile',
      not_in_force: 'non sono in questa edizione delle specifiche',
      off: 'spenti nella configurazione',
      not_asked: 'non richiesti (--only)',
      other_engine: 'libxml2 non lo dice',
    },
  },
  tooManyWarnings: (found, allowed) =>
    `${found === 1 ? '1 avviso' : `${found.toLocaleString('it')} avvisi`}, e --max-warnings ne ammette ${allowed.toLocaleString('it')}.`,
  engineNotForJson: (count) =>
    `libxml2 giudica solo XML: ${count === 1 ? 'il file JSON è stato giudicato' : `${count} file JSON sono stati giudicati`} con il JSON Schema di fattura.`,
  progress: (done, seconds) => {
    const rate = Math.round(done / seconds).toLocaleString('it');
    return `${files(done)} ${done === 1 ? 'controllato' : 'controllati'}, ${rate} al secondo`;
  },
};
