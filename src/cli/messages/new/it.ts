import type { BuildProblem } from '../../../build/index.ts';
import type { AttachedReason } from '../../new/brief/attached.ts';
import { MAX_ATTACHED } from '../../new/brief/limits.ts';
import type { JsonReason } from '../../new/brief/readJson.ts';
import type { Kind } from '../../new/definition.ts';
import type { CommandHelp } from '../commandHelp.ts';
import { bytes, list } from '../phrases/it.ts';
import type { NewWords } from './words.ts';

export const newHelpIt: CommandHelp = {
  summary: 'crea una fattura da una breve scheda o con un dialogo',
  about: [
    'BRIEF è una scheda in YAML o JSON con i campi di buildInvoice: cedente, cessionario, righe e prezzi; il resto si ricava. - è lo standard input. Gli importi si scrivono con il punto decimale, come 10.50, anche senza apici.',
    'Senza BRIEF, su un terminale, le domande vengono poste una alla volta e ogni risposta è controllata subito. Una fattura che SdI scarterebbe non viene mai scritta: tutti gli errori della scheda sono segnalati insieme, con la riga.',
  ],
  options: {
    kind: 'tipo di documento; predefinito: invoice',
    of: "la fattura di origine (XML o JSON) di una nota di credito o di debito o di un'integrazione",
    example: 'stampa una scheda commentata di questo tipo, che funziona senza modifiche',
    schema: 'stampa lo schema JSON delle schede di questo tipo, per gli editor',
    to: "forma del risultato; predefinita: secondo l'estensione di --output, altrimenti xml",
    output: 'file di output; in una cartella il file riceve un nome valido per SdI; - è lo standard output',
    overwrite: 'sostituisce i file di --output e --report se esistono',
    report:
      'scrive in questo file, in JSON, gli errori della scheda e il controllo della fattura; - è lo standard output, al posto della fattura',
    'save-brief': 'salva le risposte del dialogo come scheda YAML in questo file',
    'as-of':
      'data di ricezione da parte di SdI, oltre la quale nessuna data è ammessa; predefinita: oggi in Italia',
    'max-size': 'dimensione massima dei file letti, per esempio 500kB o 30MB; predefinita: 20MB',
  },
  examples: [
    'una scheda di esempio di una fattura, da completare',
    'una parcella, con cassa e ritenuta',
    'da una scheda, con un nome per SdI in questa cartella',
    'una nota di credito per una fattura',
    'lo schema JSON delle schede, per gli editor',
    'da standard input, come JSON',
    'gli errori di una scheda, in JSON per i programmi',
  ],
};

const OF: Readonly<Partial<Record<Kind, string>>> = {
  'credit-note': 'la fattura da stornare',
  'debit-note': 'la fattura da aumentare',
  integration: 'la fattura ricevuta',
};

const NOT_ATTACHED: Readonly<Record<AttachedReason, (file: string, detail: string) => string>> = {
  name: (file) =>
    `«${file}» non è il nome di un file nella cartella della scheda: scrivi solo il nome, senza cartelle.`,
  both: (file) => `file («${file}») e attachment si escludono a vicenda: eliminane uno.`,
  unavailable: (file) =>
    `«${file}» non può essere letto da qui: indica il contenuto in attachment, in base64, e il nome in nome_attachment.`,
  missing: (file) => `«${file}» non esiste nella cartella della scheda.`,
  kind: (file) => `«${file}» non è un file ma una cartella, un collegamento o un dispositivo.`,
  size: (file, detail) =>
    `«${file}» è di ${bytes(Number(detail))}: il limite per tutti gli allegati è ${bytes(MAX_ATTACHED)}, perché SdI scarta i file oltre 5 MB.`,
  system: (file, detail) => `«${file}» non può essere letto: ${detail}.`,
};

const NOT_READ: Readonly<Record<JsonReason, (detail: string) => string>> = {
  syntax: () => 'JSON non valido: forse manca una virgola, una virgoletta o una parentesi.',
  duplicate: (detail) => `la chiave «${detail}» è ripetuta: eliminane una.`,
  depth: () => 'troppi livelli di annidamento per una scheda.',
  values: (detail) =>
    `una scheda ha al massimo ${Number(detail).toLocaleString('it')} valori: dividila in più schede.`,
  items: (detail) =>
    `un elenco ha al massimo ${Number(detail).toLocaleString('it')} voci: dividi la scheda in più schede.`,
  long: (detail) =>
    `questo testo supera i ${Number(detail).toLocaleString('it')} caratteri, che solo un allegato può superare.`,
};

export const newIt: NewWords = {
  kindMissing: (kinds) =>
    `--of indica la fattura di origine di una nota o di un'integrazione: aggiungi --kind ${list(kinds)}.`,
  originalMissing: (kind) =>
    `--kind ${kind} parte da un'altra fattura: indica ${OF[kind] ?? 'quale'} con --of FILE.`,
  notAsked: (kind) =>
    `--kind ${kind} richiede una scheda: fattura new --example ${kind} ne stampa una da completare.`,
  oneFile: 'indica una scheda e, con --of, una fattura, senza cartelle né altri file.',
  noBrief: (file) =>
    `${file} non è una scheda. Una fattura completa si converte con fattura convert; come origine di una nota va indicata con --of.`,
  empty: (file) => `${file} è vuoto o non ha campi: fattura new --example mostra una scheda da completare.`,
  notRead: ({ reason, detail }) => NOT_READ[reason](detail),
  more: (count) => `e altri ${count.toLocaleString('it')}`,
  notAttached: (file, reason, detail) => NOT_ATTACHED[reason](file, detail),
  notMade: (file, count) =>
    `da ${file} non è possibile creare una fattura: ${count === 1 ? '1 errore' : `${count} errori`}.`,
  simplifiedOriginal: (file) => `${file} è una fattura semplificata, che non si può integrare.`,
  refused: (file) => `SdI scarterebbe la fattura creata da ${file}: non è stata scritta.`,
  noName: (folder) => `in ${folder} non è disponibile un nome valido per SdI: indica il file con --output.`,
  noPlace: (path, reason) => `in ${path} non si può scrivere: ${reason}.`,
  noSchema: (file) => `${file} manca: reinstalla fattura.`,
  reportWithoutBrief: '--report descrive una scheda: indica quale, o - per lo standard input.',
  sameFile: (one, other) => `${one} e ${other} indicano lo stesso file.`,
  ask: {
    intro:
      'Invio accetta il valore tra parentesi quadre, - lascia vuoto, < torna alla domanda precedente, ? elenca i codici. Ctrl-C interrompe e conserva le risposte.',
    supplier: 'CEDENTE (EMITTENTE DELLA FATTURA)',
    customer: 'CLIENTE',
    document: 'DOCUMENTO',
    profession: 'CASSA E RITENUTA',
    line: (number) => `RIGA ${number}`,
    payment: 'PAGAMENTO',
    vatNumber: 'Partita IVA',
    vatNumberIfAny: "Partita IVA (vuoto se non c'è)",
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
    order: "Numero dell'ordine o del contratto",
    dueness: 'Esigibilità IVA (S scissione dei pagamenti, I immediata, D differita)',
    description: 'Descrizione',
    descriptionOrEnd: 'Descrizione (vuoto se non ci sono altre righe)',
    quantity: 'Quantità (anche con unità di misura, come 3 ore)',
    price: 'Prezzo unitario senza IVA',
    tax: 'Aliquota IVA (o la natura, come N4)',
    fund: "Cassa previdenziale (come TC01; vuoto se non c'è)",
    fundRate: 'Contributo alla cassa, in percentuale',
    withheld: "Ritenuta d'acconto, in percentuale (- se non c'è)",
    withheldIfAny: "Ritenuta d'acconto, in percentuale (vuoto se non c'è)",
    purpose: 'Causale della ritenuta',
    means: 'Modalità di pagamento (- per non indicarla)',
    iban: 'IBAN (vuoto per non indicarlo)',
    terms: 'Scadenza (30 gg, 30 gg fm, 30/60/90, fine mese, a vista o una data; vuoto per non indicarla)',
    original: 'Fattura di origine (file XML o JSON)',
    whichInvoice: 'Numero della fattura nel file',
    reason: 'Causale (vuoto se non serve)',
    linesOf: 'RIGHE DELLA FATTURA',
    takenBack: 'Numero di una riga da stornare (vuoto per tutta la fattura)',
    takenBackOrEnd: "Un'altra riga (vuoto se non ce ne sono)",
    addedTo: 'Numero della riga da aumentare',
    addedToOrEnd: "Un'altra riga (vuoto se non ce ne sono)",
    added: 'Importo da aggiungere, senza IVA',
    type: 'Tipo di documento',
    invoiceType: 'Tipo di documento (TD24 per una fattura differita)',
    rate: 'Aliquota IVA',
    sdiNumber: "Identificativo SdI della fattura ricevuta (vuoto se non c'è)",
    received: "Numero della fattura ricevuta (vuoto se non c'è)",
    receivedAbroad: "Numero della fattura del fornitore estero (vuoto se non c'è)",
    receivedDate: 'Data della fattura ricevuta',
    issuer: "CESSIONARIO (EMITTENTE DELL'AUTOFATTURA)",
    vendor: 'FORNITORE',
    deliveries: 'DOCUMENTI DI TRASPORTO',
    deliveryNumber: "Numero del DDT (vuoto se non c'è, come per i servizi)",
    deliveryNumberOrEnd: 'Numero di un altro DDT (vuoto se non ce ne sono)',
    deliveryDate: 'Data del DDT',
    deliveryLines: 'Righe consegnate con questo DDT (come 1, 3-5; vuoto per tutte)',
    amountWithVat: 'Importo, IVA compresa',
    file: 'File di output (- per mostrarla qui)',
    yes: 's',
    needed: 'La risposta è obbligatoria.',
    ambiguous: (found, { either, or }) =>
      `«${found}» si può leggere in due modi: scrivi ${either} oppure ${or}.`,
    oneOf: (choices) => `Scegli tra ${choices.join(', ')}.`,
    severalCodes: (codes) =>
      `Più codici corrispondono: ${codes.map(({ code, label }) => `${code} (${label})`).join(', ')}. Scrivi il codice.`,
    noDay: (found) => `«${found}» non è una data: scrivi per esempio 21/11/2026, 21/11 oppure oggi.`,
    noTerms: (found) =>
      `«${found}» non è una scadenza: scrivi per esempio 30 gg, 60 gg fm, 30 gg fm + 10, 30/60/90, fine mese, a vista, oppure 31/12/2026.`,
    noLines: (found, lines) =>
      `«${found}» non indica righe di questa fattura, che vanno da 1 a ${lines}: scrivi per esempio 1, 3-5.`,
    due: (days) =>
      days.length === 1 ? `Scade il ${days[0]}.` : `Scade in ${days.length} rate: ${days.join(', ')}.`,
    flaw: flawOf,
    orAgain: () => 'Per usarla comunque, ripeti la risposta.',
    first: 'Questa è la prima domanda.',
    numberTaken: (number, file) =>
      file === null
        ? `Il numero ${number} è già stato usato quest'anno.`
        : `Il numero ${number} è già nel file ${file}: SdI scarterebbe la seconda fattura (00404).`,
    deliveryLate: (until) =>
      `La fattura differita va emessa entro il giorno 15 del mese successivo alla consegna, qui entro il ${until}.`,
    deliveryAfter: 'Il DDT è successivo alla data della fattura.',
    known: (who) => `${who}: è corretto? (s/n)`,
    resume: (who, count) =>
      `C'è una fattura incompleta${who === '' ? '' : ` per ${who}`}, con ${count === 1 ? 'una risposta' : `${count} risposte`}. Riprenderla? (s/n)`,
    preview: 'ANTEPRIMA',
    confirm: 'Invio per proseguire, c per correggere una risposta, < per tornare indietro',
    which: 'Numero della risposta da correggere (vuoto per nessuna)',
    rejected: 'SdI scarterebbe questa fattura: correggi una risposta.',
    correct: 'LE TUE RISPOSTE',
    howToCorrect:
      "Per eliminare una riga cancella la descrizione con -; per aggiungerne una compila l'ultima descrizione, che è vuota.",
    noAnswer: "Non c'è una risposta con questo numero.",
    advice: 'AVVERTENZE',
    wrong: 'La fattura contiene errori:',
    saveBrief: 'Salva le risposte in una scheda riutilizzabile, come scheda.yaml (vuoto per non salvarla)',
    briefSaved: (file, command) => `Scheda salvata in ${file}. Per riutilizzarla: ${command}`,
    exists: 'Questo file esiste già: scegli un altro nome.',
    written: (file) => `Fattura scritta in ${file}`,
    ended: "l'input è terminato prima che la fattura fosse completa: non è stata scritta.",
    kept: 'Le risposte sono state salvate: fattura new le propone la prossima volta.',
  },
};

/** Rewords the builder's messages that name fields of a brief. */
function flawOf({ code, params }: BuildProblem, form: (typeName: string) => string): string | null {
  const found = String(params['found'] ?? '');
  switch (code) {
    case 'amount.form':
    case 'amount.comma':
      return `«${found}» non è un numero: scrivi per esempio 1.234,50.`;
    case 'date':
      return `«${found}» non è una data valida.`;
    case 'date.future':
      return `La data è successiva al ${italianDay(String(params['asOf']))}: SdI scarterebbe la fattura (00403).`;
    case 'text.characters':
      return `Questi caratteri non sono ammessi: ${String(params['characters'])}. Eliminali; per il simbolo dell'euro scrivi EUR.`;
    case 'text.long':
      return `Sono ${String(params['length'])} caratteri: ne sono ammessi da ${String(params['min'])} a ${String(params['max'])}.`;
    case 'text.form':
      return `Valore non valido: «${found}» (formato: ${form(String(params['type']))}).`;
    case 'code':
      return `«${found}» non è un codice dell'elenco: ? mostra i codici.`;
    case 'rate.zero':
      return 'Con aliquota zero va indicata la natura, come N4: ? mostra i codici.';
    case 'rate.fraction':
      return `L'aliquota ${found} è inferiore all'uno per cento: scrivi 22 oppure 22%.`;
    case 'recipient.length':
      return `Ha ${String(params['length'])} caratteri e deve averne ${String(params['expected'])} (00427).`;
    case 'note.rest':
      return 'Note di credito precedenti hanno già stornato una parte della fattura: indica le righe che restano.';
    case 'note.total':
      return `La nota supera l'importo residuo della fattura: ${found} invece di ${String(params['left'])}.`;
    default:
      return null;
  }
}

const italianDay = (day: string): string => day.split('-').reverse().join('/');
