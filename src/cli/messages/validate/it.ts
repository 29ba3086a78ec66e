import type { CommandHelp } from '../commandHelp.ts';
import { files } from '../phrases/it.ts';
import type { ValidateWords } from './words.ts';

export const validateHelpIt: CommandHelp = {
  summary: 'controlla le fatture come SdI: schema, controlli e consigli',
  about: [
    'PATH è un file, una cartella (esplorata con le sottocartelle alla ricerca di .xml, .json, .p7m, .pk7, .p7s, .p7c, .zip, .eml e .mbox), un modello tra apici oppure - per lo standard input. Senza PATH si controlla lo standard input.',
    "L'esito è quello di SdI, per quanto verificabile dal file: lo schema, poi i controlli; i nostri consigli (Q-…) non lo cambiano mai. Dei file firmati (.p7m, XAdES) viene verificata anche la firma. Di archivi (.zip) e posta (.eml, .mbox) si controlla ogni file; dei messaggi di SdI lo schema e la firma; dei formati precedenti al 2017 lo schema di allora.",
    'Un file fattura.config.json in questa cartella o in una superiore, oppure la chiave fattura di un package.json, può impostare le stesse opzioni; la riga di comando prevale. In GitHub Actions, se non è indicato un formato, al testo si aggiungono le annotazioni.',
  ],
  options: {
    format:
      'text per le persone, json per un solo documento, ndjson per una riga per file, sarif per il code scanning, junit per i rapporti di test, github per le annotazioni, gitlab per la qualità del codice in GitLab, compact per gli editor',
    output: 'file del rapporto, sostituito quando il rapporto è completo; - è lo standard output',
    only: 'si ferma dopo questa fase; controls omette solo i nostri consigli',
    'as-of': 'data di ricezione da parte di SdI, per esempio 2026-05-15; predefinita: oggi in Italia',
    'as-sent': 'valida il file come lo riceverebbe SdI: una FPA12 senza firma è un errore',
    'trust-list':
      'elenco di fiducia di un Paese (TSL), o certificati di certificatori in PEM: vi si cercano i certificatori dei firmatari (00104, 00107)',
    'trust-list-signer':
      "certificato che può firmare l'elenco, o l'elenco degli elenchi di fiducia dell'Unione europea; altrimenti la firma dell'elenco non è verificata",
    crl: 'lista di revoca (CRL) di un certificatore (00101)',
    spec: 'edizione delle specifiche tecniche; auto è quella in vigore',
    'strict-name': 'controlla ogni nome di file (00001), non solo quelli destinati a SdI',
    'keep-going': 'esegue i controlli possibili anche se la struttura è errata',
    ignore: 'disattiva questo consiglio (Q-…), come "off" nella configurazione',
    exclude:
      'esclude i file e le cartelle corrispondenti: un nome come bozze o *.json, o un percorso come 2024/**',
    since: 'controlla solo i file cambiati da questo commit o ramo di git, e quelli nuovi',
    'files-from':
      "file con l'elenco dei file da controllare, separati da NUL o uno per riga; - per lo standard input",
    shard:
      'controlla solo la parte K di N, per dividere il lavoro fra più processi o macchine: ogni file è in una sola parte',
    'fail-on': 'gravità minima che porta a 1 il codice di uscita; never: le segnalazioni non lo cambiano',
    resume:
      "file che registra ogni controllo, per riprendere un'esecuzione interrotta da dove si era fermata",
    'max-warnings': 'numero di avvisi ammessi: uno in più porta a 1 il codice di uscita',
    quiet: 'mostra solo i file con segnalazioni e il riepilogo',
    'explain-coverage': 'elenca dopo ogni file i codici verificati, quelli non verificati e i motivi',
    config: 'configurazione da usare, al posto della più vicina',
    'no-config': 'non usa alcuna configurazione',
    engine:
      'validatore dei file XML: il nostro lettore (auto) oppure libxml2 con i nostri schemi, come secondo parere',
    schema: 'valida i file XML con questo XSD, tramite libxml2; segue gli include locali, non scarica nulla',
    'max-size': 'dimensione massima dei file letti, per esempio 500kB o 30MB; predefinita: 20MB',
  },
  examples: [
    'una fattura, con la riga e il rimedio per ogni errore',
    'una cartella intera e un modello, mostrando solo i file con segnalazioni',
    'il rapporto in JSON',
    'in un file, per il code scanning',
    'dallo standard input, in inglese',
  ],
};

export const validateIt: ValidateWords = {
  coverage: {
    ran: 'verificati',
    partial: 'in parte',
    skipped: 'non verificati',
    reasons: {
      registry: 'dipendono da un registro',
      history: 'dipendono dagli invii precedenti',
      trust: 'dipendono da un elenco di fiducia (--trust-list)',
      revocation: 'dipendono dalle liste di revoca (--crl)',
      verification: 'la firma non è stata verificata',
      signer: 'il file non contiene il certificato del firmatario',
      key: 'la chiave del firmatario è di un tipo non supportato',
      date: 'dipendono dalla data di ricezione (--as-of)',
      name: 'il nome del file non è destinato a SdI (--strict-name)',
      format: 'non riguardano questo formato',
      unsigned: 'il file non è firmato',
      form: 'riguardano i file XML, e questo è JSON',
      envelope: 'dentro una busta che non viene aperta',
      structure: 'la struttura è errata (--keep-going)',
      malformed: "l'XML non è ben formato",
      unreadable: 'il file non è leggibile',
      not_in_force: 'non sono in questa edizione delle specifiche',
      off: 'disattivati nella configurazione',
      not_asked: 'non richiesti (--only)',
      other_engine: 'non forniti da libxml2',
    },
    details: {
      list: 'dipendono da un elenco di fiducia ufficiale (--trust-list)',
      'own-list': 'valutati con i certificati indicati, non con un elenco di fiducia ufficiale',
      path: "il certificato del certificatore non è nel file né nell'elenco di fiducia",
      crl: 'manca la lista di revoca del certificatore (--crl)',
      'crl-signature': 'la lista di revoca non è firmata dal certificatore',
      'crl-unsupported': 'la lista di revoca è parziale o indiretta, e non è supportata',
      stale: 'la lista indicata non è valida alla ricezione',
      key: 'la chiave del certificatore è di un tipo non supportato',
      limit: 'troppi certificati tra il firmatario e un certificatore',
      qualifications: "l'elenco di fiducia limita il certificatore con una condizione che non viene valutata",
    },
  },
  nothingInShard: (number, of) => `nessun file è nella parte ${number} di ${of}.`,
  nothingListed: (list) => `${list === '-' ? 'lo standard input' : list} non elenca alcun file.`,
  nothingSince: (since) => `nessun file è cambiato da ${since}.`,
  tooManyWarnings: (found, allowed) =>
    `${found === 1 ? '1 avviso' : `${found.toLocaleString('it')} avvisi`}, e --max-warnings ne ammette ${allowed.toLocaleString('it')}.`,
  engineNotForJson: (count) =>
    `libxml2 valida solo XML: ${count === 1 ? 'il file JSON è stato validato' : `${count} file JSON sono stati validati`} con il JSON Schema di fattura.`,
  progress: (done, seconds) => {
    const rate = Math.round(done / seconds).toLocaleString('it');
    return `${files(done)} ${done === 1 ? 'controllato' : 'controllati'}, ${rate} al secondo`;
  },
};
