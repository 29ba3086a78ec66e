import type { BuildProblem } from '../../../build/index.ts';
import type { AttachedReason } from '../../new/brief/attached.ts';
import { MAX_ATTACHED } from '../../new/brief/limits.ts';
import type { JsonReason } from '../../new/brief/readJson.ts';
import type { Kind } from '../../new/definition.ts';
import type { CommandHelp } from '../messages.ts';
import { bytes } from '../phrases/it.ts';
import type { NewWords } from './words.ts';

export const newHelpIt: CommandHelp = {
  summary: 'crea una fattura da una breve scheda, o con domande al terminale',
  about: [
    'BRIEF è una scheda in YAML o JSON con i campi di buildInvoice: chi vende, chi compra, che cosa e a quanto; il resto si ricava. - è lo standard input. Gli importi si scrivono con il punto, come 10.50, anche senza apici.',
    'Senza BRIEF, a un terminale, le domande arrivano una alla volta e ogni risposta è controllata subito. Quello che SdI scarterebbe non viene mai scritto: tutti gli errori della scheda sono detti insieme, con la riga.',
  ],
  options: {
    kind: 'che cosa creare; se non indicato una fattura',
    of: 'la fattura, in XML o JSON, di cui fare la nota di credito o di debito, o da integrare',
    example: 'mostra una scheda commentata di quel tipo, che funziona così com’è',
    schema: 'mostra lo schema JSON delle schede di quel tipo, per gli editor',
    to: 'forma del risultato; se non indicata xml, o json quando il file di --output finisce così',
    output:
      'file in cui scrivere; in una cartella il file prende un nome valido per SdI; - è lo standard output',
    overwrite: 'sostituisce il file di --output, se esiste',
    'save-brief': 'le risposte del dialogo anche come scheda YAML in questo file, da riusare',
    'as-of':
      'il giorno in cui SdI la riceve, oltre il quale nessuna data è ammessa; se non indicato, oggi in Italia',
    'max-size': 'dimensione massima dei file letti, come 500kB o 30MB; se non indicata 20MB',
  },
  examples: [
    'la scheda di una fattura, da completare',
    'quella di una parcella, con cassa e ritenuta',
    'da una scheda, con un nome per SdI in questa cartella',
    'una nota di credito da una fattura',
    'lo schema delle schede, per gli editor',
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
  refused: (file) => `SdI scarterebbe la fattura fatta da ${file}: non è stata scritta.`,
  noName: (folder) => `per ${folder} non c'è un nome valido per SdI: indica il nome del file con --output.`,
  noPlace: (path, reason) => `in ${path} non si può scrivere: ${reason}.`,
  noSchema: (file) => `${file} manca: reinstalla fattura.`,
  sameFile: (one, other) => `${one} e ${other} indicano lo stesso file.`,
  ask: {
    intro:
      'Invio accetta il valore tra parentesi quadre, - lascia vuoto, < torna alla domanda prima, ? elenca i codici. Ctrl-C interrompe; le risposte date restano.',
    supplier: 'CHI EMETTE LA FATTURA',
    customer: 'CLIENTE',
    document: 'DOCUMENTO',
    profession: 'CASSA E RITENUTA',
    line: (number) => `RIGA ${number}`,
    payment: 'PAGAMENTO',
    vatNumber: 'Partita IVA',
    vatNumberIfAny: 'Partita IVA (vuoto se non c’è)',
    fiscalCode: 'Codice fiscale',
    companyOrPerson: 'Denominazione (vuoto se è una persona, con nome e cognome)',
    company: 'Denominazione',
    givenName: 'Nome',
    surname: 'Cognome',
    regime: 'Regime fiscale',
    address: 'Indirizzo e numero civico',
    cap: 'CAP',
    town: 'Comune',
    townAbroad: 'Città, con il codice postale',
    province: 'Provincia (nome o sigla)',
    country: 'Paese (nome o sigla, come DE)',
    customerKind: 'Tipo di cliente (azienda, persona, pa, estero)',
    office: 'Codice univoco ufficio IPA (6 caratteri)',
    recipient: 'Codice destinatario (7 caratteri; vuoto se non si conosce)',
    pec: 'PEC (vuoto se non si conosce)',
    number: 'Numero',
    date: 'Data',
    cig: 'CIG (vuoto se non serve)',
    order: 'Numero dell’ordine o del contratto',
    dueness: 'Esigibilità IVA (S scissione dei pagamenti, I immediata, D differita)',
    description: 'Descrizione',
    descriptionOrEnd: 'Descrizione (vuoto se non ci sono altre righe)',
    quantity: 'Quantità (anche con l’unità di misura, come 3 ore)',
    price: 'Prezzo unitario senza IVA',
    tax: 'Aliquota IVA (o la natura, come N4)',
    fund: 'Cassa previdenziale (come TC01; vuoto se non c’è)',
    fundRate: 'Contributo alla cassa, in percentuale',
    withheld: 'Ritenuta d’acconto, in percentuale (- se non c’è)',
    withheldIfAny: 'Ritenuta d’acconto, in percentuale (vuoto se non c’è)',
    purpose: 'Causale della ritenuta',
    means: 'Modalità di pagamento (- per non indicarla)',
    iban: 'IBAN (vuoto per non indicarlo)',
    terms: 'Scadenza (30 gg, 30 gg fm, 30/60/90, fine mese, a vista o una data; vuoto per non indicarla)',
    original: 'Fattura di partenza (file XML o JSON)',
    whichInvoice: 'Numero della fattura, fra quelle del file',
    reason: 'Causale (vuoto se non serve)',
    linesOf: 'RIGHE DELLA FATTURA',
    takenBack: 'Numero di una riga da stornare (vuoto per tutta la fattura)',
    takenBackOrEnd: 'Un’altra riga (vuoto se non ce ne sono)',
    addedTo: 'Numero della riga da aumentare',
    addedToOrEnd: 'Un’altra riga (vuoto se non ce ne sono)',
    added: 'Importo da aggiungere, senza IVA',
    type: 'Tipo di documento',
    invoiceType: 'Tipo di documento (TD24 per una fattura differita)',
    rate: 'Aliquota IVA',
    sdiNumber: 'Identificativo SdI della fattura ricevuta (vuoto se non c’è)',
    received: 'Numero della fattura ricevuta (vuoto se non c’è)',
    receivedAbroad: 'Numero della fattura del fornitore estero (vuoto se non c’è)',
    receivedDate: 'Data della fattura ricevuta',
    issuer: 'CHI EMETTE L’AUTOFATTURA (IL CESSIONARIO)',
    vendor: 'FORNITORE',
    deliveries: 'DOCUMENTI DI TRASPORTO',
    deliveryNumber: 'Numero del DDT (vuoto se non c’è, come per i servizi)',
    deliveryNumberOrEnd: 'Numero di un altro DDT (vuoto se non ce ne sono)',
    deliveryDate: 'Data del DDT',
    deliveryLines: 'Righe consegnate con questo DDT (come 1, 3-5; vuoto per tutte)',
    amountWithVat: 'Importo, IVA compresa',
    file: 'Scrivere nel file (- per mostrarla qui)',
    yes: 's',
    needed: 'Serve una risposta.',
    ambiguous: (found, { either, or }) =>
      `«${found}» si può leggere in due modi: scrivi ${either} oppure ${or}.`,
    oneOf: (choices) => `Scegli tra ${choices.join(', ')}.`,
    severalCodes: (codes) =>
      `Può essere ${codes.map(({ code, label }) => `${code} (${label})`).join(', ')}: scrivi il codice.`,
    noDay: (found) => `«${found}» non è una data: scrivi per esempio 21/11/2026, 21/11 oppure oggi.`,
    noTerms: (found) =>
      `«${found}» non è una scadenza: scrivi per esempio 30 gg, 60 gg fm, 30 gg fm + 10, 30/60/90, fine mese, a vista, oppure 31/12/2026.`,
    noLines: (found, lines) =>
      `«${found}» non indica righe di questa fattura, che vanno da 1 a ${lines}: scrivi per esempio 1, 3-5.`,
    due: (days) =>
      days.length === 1 ? `Scade il ${days[0]}.` : `Scade in ${days.length} rate: ${days.join(', ')}.`,
    flaw: flawOf,
    orAgain: () => 'Se va bene comunque, ripeti la stessa risposta.',
    first: 'Questa è la prima domanda.',
    numberTaken: (number, file) =>
      file === null
        ? `Il numero ${number} è già stato usato quest’anno.`
        : `Il numero ${number} è già nel file ${file}: SdI scarterebbe la seconda fattura (00404).`,
    deliveryLate: (until) =>
      `La fattura differita va emessa entro il giorno 15 del mese successivo alla consegna, qui il ${until}.`,
    deliveryAfter: 'Il DDT è successivo alla data della fattura.',
    known: (who) => `${who}: è questo? (s/n)`,
    resume: (who, count) =>
      `C’è una fattura non finita${who === '' ? '' : ` per ${who}`}, con ${count === 1 ? 'una risposta' : `${count} risposte`}. Riprenderla? (s/n)`,
    preview: 'ANTEPRIMA',
    confirm: 'Invio per proseguire, c per correggere una risposta, < per tornare indietro',
    which: 'Numero della risposta da correggere (vuoto per nessuna)',
    rejected: 'SdI scarterebbe questa fattura: correggi una risposta.',
    correct: 'LE TUE RISPOSTE',
    howToCorrect:
      'Per togliere una riga cancellane la descrizione con -; per aggiungerne una completa l’ultima descrizione, che è vuota.',
    noAnswer: 'Non c’è una risposta con questo numero.',
    advice: 'DA SAPERE',
    wrong: 'Qualcosa non va:',
    saveBrief: 'Salvare le risposte in una scheda da riusare, come scheda.yaml (vuoto per non salvarla)',
    briefSaved: (file, command) => `Scheda in ${file}. Si riusa con: ${command}`,
    exists: 'Questo file esiste già: scegli un altro nome.',
    written: (file) => `Fattura scritta in ${file}`,
    ended: 'le risposte sono finite prima della fattura, che non è stata scritta.',
    kept: 'Le risposte date sono conservate: fattura new le propone la prossima volta.',
  },
};

/** Sentences of the builder that name fields of a brief, in the words of the questions. */
function flawOf({ code, params }: BuildProblem): string | null {
  const found = String(params['found'] ?? '');
  switch (code) {
    case 'amount.form':
    case 'amount.comma':
      return `«${found}» non è un numero: scrivi per esempio 1.234,50.`;
    case 'date':
      return `«${found}» non è una data valida.`;
    case 'date.future':
      return `La data è dopo il ${italianDay(String(params['asOf']))}: SdI scarterebbe la fattura (00403).`;
    case 'text.characters':
      return `Questi caratteri non sono ammessi: ${String(params['characters'])}. Scrivi senza, per esempio EUR per il simbolo dell’euro.`;
    case 'text.long':
      return `Sono ${String(params['length'])} caratteri: ne sono ammessi da ${String(params['min'])} a ${String(params['max'])}.`;
    case 'text.form':
      return `«${found}» non va bene (formato: ${String(params['expected_it'])}).`;
    case 'code':
      return `«${found}» non è un codice dell’elenco: ? mostra i codici.`;
    case 'rate.zero':
      return 'Con aliquota zero va indicata la natura, come N4: ? mostra i codici.';
    case 'rate.fraction':
      return `L’aliquota ${found} è sotto l’uno per cento: scrivi 22 oppure 22%.`;
    case 'recipient.length':
      return `Ha ${String(params['length'])} caratteri, e devono essere ${String(params['expected'])} (00427).`;
    case 'note.rest':
      return 'Note di credito precedenti hanno già stornato una parte della fattura: indica le righe che restano.';
    case 'note.total':
      return `La nota supera quanto resta della fattura: ${found} invece di ${String(params['left'])}.`;
    default:
      return null;
  }
}

const italianDay = (day: string): string => day.split('-').reverse().join('/');
