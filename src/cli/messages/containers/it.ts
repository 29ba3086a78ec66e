import { files } from '../phrases/it.ts';
import type { ContainersWords } from './words.ts';

export const containersIt: ContainersWords = {
  containers: {
    entries: {
      header: "Il file nell'archivio è danneggiato: i dati dell'archivio che lo descrivono sono errati.",
      outside: "Il file nell'archivio è danneggiato: ne manca una parte.",
      overlap: "Il file nell'archivio è danneggiato: si sovrappone a un altro file.",
      data: "Il file nell'archivio è danneggiato: i dati compressi non sono leggibili.",
      size: "Il file nell'archivio è danneggiato: la dimensione non è quella dichiarata.",
      checksum: "Il file nell'archivio è danneggiato: la somma di controllo è errata.",
      method: "Il file nell'archivio usa un metodo di compressione non supportato e non è stato letto.",
      encrypted: "Il file nell'archivio è cifrato e non è stato letto.",
      special: "L'elemento dell'archivio è un collegamento o un dispositivo, non un file.",
      large: "Il file nell'archivio supera 50 MB e non è stato letto.",
      ratio:
        "Il file nell'archivio non è stato letto: il rapporto di compressione supera 250, che nessuna fattura raggiunge.",
      total: "Il file non è stato letto: i file dell'archivio superano 1 GB.",
      time: "Il file non è stato letto: la lettura dell'archivio supera 30 secondi.",
      nesting: "L'archivio non è stato letto: è annidato in più di tre archivi.",
    },
    reasons: {
      structure: "L'archivio è danneggiato: non ha un elenco dei file leggibile.",
      directory: "L'archivio è danneggiato: una parte dell'elenco dei file non è leggibile.",
      volumes: "L'archivio è solo una parte di più volumi.",
      entries:
        "L'archivio non è stato letto: contiene più di 20.000 file oppure, compresi quelli degli archivi al suo interno, più di 100.000 o più di uno ogni 250 byte.",
    },
    flaws: {
      leading: "Altri byte precedono l'archivio.",
      trailing: "Altri byte seguono l'archivio.",
      count: "L'archivio dichiara un numero di file diverso da quello effettivo.",
    },
    empty: (others, names) =>
      others === 0
        ? "L'archivio non contiene file da controllare."
        : `L'archivio non contiene fatture, ma solo ${files(others)} di altro tipo: ${someOf(names, others)}.`,
    noInvoice: 'Il messaggio di posta non contiene fatture né messaggi di SdI.',
    signed: 'SdI non accetta archivi firmati: solo le fatture in un archivio possono essere firmate.',
    sendUnsigned: "Firma le singole fatture e invia l'archivio senza firma.",
    duplicates: (names) =>
      `${names.length === 1 ? 'Un nome di file compare' : 'Alcuni nomi di file compaiono'} più volte nell'archivio: ${names.slice(0, MOST).join(', ')}.`,
    orphans: (names) =>
      `L'archivio contiene metadati senza il loro file: ${someOf(names.slice(0, MOST), names.length)}.`,
    quadratura: ({ stated, found }) =>
      `Il pacchetto dichiara ${files(stated)} e ne contiene ${found.toLocaleString('it')}.`,
    others: ({ junk, others, names }) =>
      [
        ...(others > 0 ? [`${files(others)} non controllati: ${someOf(names, others)}`] : []),
        ...(junk > 0 ? [`${files(junk)} di sistema ignorati`] : []),
      ]
        .join('; ')
        .concat('.'),
    hash: "I metadati riportano l'hash di un altro file: questo è stato modificato, oppure i metadati si riferiscono a un altro.",
    again: "Scarica o esporta di nuovo l'archivio.",
    extract: "Estrai l'archivio con un altro programma e controlla i file.",
    companions: {
      metadata: () => "Il file contiene i metadati dell'Agenzia su una fattura: non è una fattura.",
      contents: () =>
        'Il file dichiara il numero di file di un pacchetto SDIFTP (FileQuadraturaFTP): non è una fattura.',
      result: ({ packageName, outcome }) =>
        `Il file è l'esito di SdI su ${packageName ?? 'un pacchetto SDIFTP'} (FileEsitoFTP${outcome === null ? '' : `, Esito ${outcome}`}): non è una fattura.`,
      certificate: () =>
        'Il file contiene i dati di certificazione di una PEC (daticert.xml): non è una fattura.',
    },
    channel: 'Il file è un rapporto del canale SDIFTP, non una fattura.',
    encrypted: 'Il file è cifrato.',
    decrypt: 'Decifralo con la chiave del destinatario e controlla il risultato.',
  },
};

/** Maximum number of names in a sentence. */
const MOST = 5;

function someOf(names: readonly string[], count: number): string {
  const rest = count - names.length;
  return rest > 0 ? `${names.join(', ')} e altri ${rest.toLocaleString('it')}` : names.join(', ');
}
