import type { CommandHelp } from '../commandHelp.ts';
import { files } from '../phrases/it.ts';
import { europeanIt } from './europeanIt.ts';
import type { ConvertWords } from './words.ts';

export const convertHelpIt: CommandHelp = {
  summary: 'converte da XML a JSON o YAML, e da questi a XML',
  about: [
    "La direzione dipende dal contenuto: da XML a JSON, da JSON e YAML a XML. Un solo file va sullo standard output o in --output; più file, modelli e cartelle vanno in --out-dir con lo stesso nome e l'estensione .json, .xml o .yaml. Una fattura non valida non viene convertita: il rapporto mostra gli errori.",
  ],
  options: {
    to: "forma del risultato; predefinita: secondo l'estensione di --output, altrimenti json da XML, xml da JSON e YAML. ubl e cii convertono nella norma europea EN 16931, facturx scrive un PDF che contiene il CII (Factur-X, ZUGFeRD; richiede pdfkit e dejavu-fonts-ttf), fatturapa converte UBL e CII in FatturaPA",
    from: 'legge i file come YAML, e dalle cartelle .yaml e .yml; predefinito: in base a nome e contenuto',
    output: 'file di output; - è lo standard output',
    'out-dir': 'cartella di output, creata se manca; la struttura delle sottocartelle viene mantenuta',
    overwrite: 'sostituisce i file esistenti; i file letti non vengono mai sostituiti',
    force: 'scrive il risultato anche se non è valido, per quanto possibile',
    upgrade:
      'converte i formati 1.0 e 1.1 (dal 2014 al 2016) in quello attuale, nella forma del file letto, ed elenca le modifiche',
    profile:
      'regole del risultato europeo: la norma, Peppol BIS Billing 3 o il profilo italiano di AgID (UBL); predefinito: en16931',
    body: 'posizione di una fattura nel lotto, a partire da 1; predefinito: un file per ogni fattura',
    set: "un dato che manca nell'originale, con il numero del campo FatturaPA, per esempio 1.1.4=ABC1234",
    report:
      'scrive un rapporto JSON sulla conversione di ogni valore; - è lo standard output, al posto del documento',
    'embed-original':
      'allega alla FatturaPA il documento UBL o CII, come fattura_originale.xml (--to fatturapa)',
    strict: 'termina con il codice 1 se un dato è andato perso',
    indent: 'spazi per livello, da 0 a 10; 0 scrive una sola riga (non per YAML); predefinito: 2',
    prefix: 'prefisso del namespace della radice XML; predefinito: p',
    'no-prefix': 'XML senza prefisso del namespace',
    stylesheet: "foglio di stile per i browser, indicato nell'XML",
    'max-size': 'dimensione massima dei file letti, per esempio 500kB o 30MB; predefinita: 20MB',
  },
  examples: [
    'JSON sullo standard output',
    'XML in un file',
    'una cartella intera',
    'dallo standard input, con un prefisso a scelta',
    'YAML in un file',
    'una vecchia fattura nel formato attuale',
    'una fattura per una rete Peppol',
    'una fattura ibrida: PDF con XML',
    "una fattura estera, con il codice destinatario e l'elenco delle perdite",
  ],
};

export const convertIt: ConvertWords = {
  european: europeanIt,
  done: (count) => (count === 1 ? '1 file scritto' : `${files(count)} scritti`),
  signatureLeft: (file, result = 'il risultato') =>
    `${file}: la firma elettronica è stata omessa; ${result} non è firmato.`,
  invalid: (file) =>
    `${file} non è valido e non è stato convertito. Con --force viene convertito per quanto possibile.`,
  forced: (file) => `${file} non è valido; è stato convertito come richiesto con --force.`,
  impossible: (file) => `${file} non può essere convertito, nemmeno con --force.`,
  exists: (path) => `${path} esiste già e non è stato modificato. --overwrite lo sostituisce.`,
  overInput: (path) =>
    `${path} è un file di input, che non viene mai sostituito. Scegli un altro file di output.`,
  twice: (path, first) => `${path} è già stato creato da ${first}: rinomina uno dei file di input.`,
  failed: (path, reason) => `${path} non può essere scritto: ${reason}.`,
  notOld: (file) => `${file} è in un formato attuale: non c'è nulla da aggiornare.`,
  upgraded: (file, changes) =>
    changes === 0
      ? `${file} è stato convertito in FPA12; tutto è stato mantenuto.`
      : `${file} è stato convertito in FPA12, con ${changes === 1 ? '1 modifica' : `${changes} modifiche`}:`,
  loss: (loss) => {
    switch (loss.code) {
      case 'stamp_number':
        return `${loss.path}: il numero del contrassegno, ${loss.params.number}, è andato perso; BolloVirtuale indica che il bollo è stato assolto.`;
      case 'provision_moved':
        return `${loss.path}: «${loss.params.provision}» è stato spostato in ${loss.params.to.join(', ')}.`;
      case 'not_accepted':
        return `${loss.path}: ${loss.params.value === null ? 'il blocco' : `«${loss.params.value}»`} è stato mantenuto, ma il formato attuale non lo ammette.`;
    }
  },
  upgradeResult: (file) => `${file} (FPA12)`,
};
