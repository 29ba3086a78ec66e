import type { Kind } from '../../commands/new.ts';
import type { AttachedReason } from '../../new/brief/attached.ts';
import { MAX_ATTACHED } from '../../new/brief/limits.ts';
import type { JsonReason } from '../../new/brief/readJson.ts';
import type { CommandHelp } from '../messages.ts';
import { bytes } from '../phrases/it.ts';
import type { NewWords } from './words.ts';

export const newHelpIt: CommandHelp = {
  summary: 'crea una fattura da una breve scheda, o con domande al terminale',
  about: [
    'BRIEF è una scheda in YAML o JSON con i campi di buildInvoice: chi vende, chi compra, che cosa e a quanto; il resto si ricava. - è lo standard input. Gli importi si scrivono con il punto, come 10.50, anche senza apici.',
    'Senza BRIEF, a un terminale, le domande arrivano una alla volta e ogni risposta è controllata subito. Quello che SdI rifiuterebbe non viene mai scritto: tutti gli errori della scheda sono detti insieme, con la riga.',
  ],
  options: {
    kind: 'che cosa creare; se non indicato una fattura',
    of: 'la fattura, in XML o JSON, di cui fare la nota di credito o di debito, o da integrare',
    example: 'mostra una scheda commentata di quel tipo, che funziona così com’è',
    to: 'forma del risultato; se non indicata xml, o json quando il file di --output finisce così',
    output:
      'file in cui scrivere; in una cartella il file prende un nome valido per SdI; - è lo standard output',
    overwrite: 'sostituisce il file di --output, se esiste',
    'as-of':
      'il giorno in cui SdI la riceve, oltre il quale nessuna data è ammessa; se non indicato, oggi in Italia',
    'max-size': 'dimensione massima dei file letti, come 500kB o 30MB; se non indicata 20MB',
  },
  examples: [
    'la scheda di una fattura, da completare',
    'quella di una parcella, con cassa e ritenuta',
    'da una scheda, con un nome per SdI in questa cartella',
    'una nota di credito da una fattura',
    'da standard input, come JSON',
  ],
};

const OF: Readonly<Partial<Record<Kind, string>>> = {
  'credit-note': 'la fattura da stornare',
  'debit-note': 'la fattura a cui si riferisce',
  integration: 'la fattura ricevuta',
};

const NOT_ATTACHED: Readonly<Record<AttachedReason, (file: string, detail: string) => string>> = {
  name: (file) =>
    `«${file}» non è il nome di un file accanto alla scheda: scrivi solo il nome, senza cartelle.`,
  both: (file) => `file («${file}») e attachment insieme: ne va uno solo.`,
  missing: (file) => `«${file}» non si trova accanto alla scheda.`,
  kind: (file) => `«${file}» non è un file ma una cartella, un collegamento o un dispositivo.`,
  size: (file, detail) =>
    `«${file}» ha ${bytes(Number(detail))}: gli allegati possono averne in tutto ${bytes(MAX_ATTACHED)}, perché SdI non accetta file oltre i 5 MB.`,
  system: (file, detail) => `«${file}» non si può leggere: ${detail}.`,
};

const NOT_READ: Readonly<Record<JsonReason, (detail: string) => string>> = {
  syntax: () => 'questo non è JSON: manca forse una virgola, un apice o una parentesi.',
  duplicate: (detail) => `«${detail}» compare una seconda volta: togline una.`,
  depth: () => 'qui ci sono più livelli che in qualsiasi scheda.',
  values: (detail) =>
    `una scheda ha al massimo ${Number(detail).toLocaleString('it')} valori: dividila in più schede.`,
  items: (detail) =>
    `un elenco ha al massimo ${Number(detail).toLocaleString('it')} voci: dividi la scheda in più schede.`,
  long: (detail) =>
    `questo testo supera i ${Number(detail).toLocaleString('it')} caratteri, che solo un allegato può superare.`,
};

export const newIt: NewWords = {
  originalMissing: (kind) =>
    `--kind ${kind} parte da un'altra fattura: indica ${OF[kind] ?? 'quale'} con --of FILE.`,
  notAsked: (kind) =>
    `per --kind ${kind} serve una scheda: fattura new --example ${kind} ne mostra una da completare.`,
  oneFile: 'una scheda e, con --of, una fattura: non cartelle né più file.',
  noBrief: (file) =>
    `${file} non è una scheda ma un altro documento. Una fattura già pronta si converte con fattura convert; come origine di una nota va indicata con --of.`,
  empty: (file) => `${file} è vuoto o non ha campi: fattura new --example mostra una scheda da completare.`,
  notRead: (place, { reason, detail }) => `${place}: ${NOT_READ[reason](detail)}`,
  more: (count) => `e altri ${count.toLocaleString('it')}`,
  notAttached: (file, reason, detail) => NOT_ATTACHED[reason](file, detail),
  notMade: (file, count) =>
    `da ${file} non si può fare una fattura: ${count === 1 ? "c'è un errore" : `ci sono ${count} errori`}.`,
  simplifiedOriginal: (file) => `${file} è una fattura semplificata, che non si integra.`,
  refused: (file) => `SdI rifiuterebbe la fattura fatta da ${file}: non è stata scritta.`,
  noName: (folder) => `per ${folder} non c'è un nome valido per SdI: indica il nome del file con --output.`,
  ask: {
    intro: 'Invio accetta il valore tra parentesi, - lo lascia vuoto, Ctrl-C interrompe.',
    supplier: 'Chi emette',
    customer: 'Chi compra',
    document: 'Documento',
    line: (number) => `Riga ${number}`,
    payment: 'Pagamento',
    vatNumber: 'Partita IVA',
    vatNumberIfAny: 'Partita IVA (vuoto se non c’è)',
    fiscalCode: 'Codice fiscale',
    companyOrPerson: 'Denominazione (vuoto per una persona)',
    company: 'Denominazione',
    givenName: 'Nome',
    surname: 'Cognome',
    regime: 'Regime fiscale',
    address: 'Indirizzo e numero civico',
    cap: 'CAP',
    town: 'Comune',
    province: 'Provincia, due lettere',
    country: 'Paese, due lettere',
    customerKind: 'azienda, persona, pa, estero',
    office: 'Codice ufficio (IPA), 6 caratteri',
    recipient: 'Codice destinatario, 7 caratteri (vuoto se non si sa)',
    pec: 'PEC (vuoto se non si sa)',
    number: 'Numero',
    date: 'Data (AAAA-MM-GG)',
    cig: 'CIG (vuoto se non serve)',
    order: 'Numero dell’ordine o contratto',
    dueness: 'Esigibilità IVA: S scissione, I immediata, D differita',
    description: 'Descrizione',
    descriptionOrEnd: 'Descrizione (vuoto per finire)',
    quantity: 'Quantità',
    price: 'Prezzo unitario senza IVA',
    tax: 'Aliquota IVA, o natura come N4',
    nature: 'Natura',
    fund: 'Cassa previdenziale, come TC01 (vuoto se non c’è)',
    fundRate: 'Contributo alla cassa, in percentuale',
    withheld: 'Ritenuta d’acconto, in percentuale',
    purpose: 'Causale della ritenuta',
    means: 'Modalità di pagamento',
    iban: 'IBAN (vuoto se non va indicato)',
    terms: 'Termini: 30, 45, EOM, 30EOM, 30EOM+10 … (vuoto: nessuna scadenza)',
    original: 'Fattura di partenza (file XML o JSON)',
    which: 'Numero della fattura, fra quelle del file',
    reason: 'Causale (vuoto se non serve)',
    takenBack: 'Numero di una riga da stornare (vuoto: tutta la fattura)',
    takenBackOrEnd: 'Un’altra riga (vuoto per finire)',
    addedTo: 'Numero della riga a cui si aggiunge',
    addedToOrEnd: 'Un’altra riga (vuoto per finire)',
    added: 'Importo che si aggiunge, senza IVA',
    type: 'Tipo di documento',
    rate: 'Aliquota IVA',
    sdiNumber: 'Identificativo SdI della fattura ricevuta (vuoto se non c’è)',
    received: 'Numero della fattura ricevuta (vuoto se non c’è)',
    issuer: 'Chi ha comprato, ed emette',
    vendor: 'Chi ha venduto',
    amountWithVat: 'Importo, IVA compresa',
    file: 'Scrivere in (- per mostrarla qui)',
    needed: 'Questo dato serve.',
    ambiguous: (found) =>
      `${found} si può leggere in due modi: scrivi le migliaia senza punto, i decimali con due cifre.`,
    oneOf: (choices) => `Scegli tra ${choices.join(', ')}.`,
    total: (document, payable) =>
      `Totale del documento ${document}${payable === null ? '' : `, da pagare ${payable}`}.`,
    written: (file) => `Scritta in ${file}`,
    ended: 'le risposte sono finite prima della fattura: non è stata scritta.',
  },
};
