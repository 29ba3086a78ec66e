import type { Kind } from '../../commands/new.ts';
import type { CommandHelp } from '../messages.ts';
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

export const newIt: NewWords = {
  originalMissing: (kind) =>
    `--kind ${kind} parte da un'altra fattura: indica ${OF[kind] ?? 'quale'} con --of FILE.`,
  notAsked: (kind) =>
    `per --kind ${kind} serve una scheda: fattura new --example ${kind} ne mostra una da completare.`,
  oneFile: 'una scheda e, con --of, una fattura: non cartelle né più file.',
  noBrief: (file) =>
    `${file} non è una scheda ma un altro documento. Una fattura già pronta si converte con fattura convert; come origine di una nota va indicata con --of.`,
  empty: (file) => `${file} è vuoto o non ha campi: fattura new --example mostra una scheda da completare.`,
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
    terms: 'Termini: 30, 60, EOM, 30EOM … (vuoto: nessuna scadenza)',
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
