import type { FileNameFlaw } from '../../../model/index.ts';
import type { CommandHelp } from '../commandHelp.ts';
import type { NameWords } from './words.ts';

export const nameHelpIt: CommandHelp = {
  summary: 'genera o controlla i nomi dei file per SdI',
  about: [
    'Stampa un nome valido per ogni PATH: Paese e identificativo del trasmittente, e il progressivo successivo a quelli dello stesso trasmittente nella cartella. Un file con un nome valido lo conserva, salvo --progressive. I nomi già inviati a SdI (00002) non si possono rilevare dalla cartella.',
    'Con --check si controllano solo i nomi: i file non vengono aperti e possono non esistere. Il codice di uscita è 1 se un nome non è valido.',
  ],
  options: {
    check: 'controlla se SdI accetta ogni nome e, se no, indica il motivo',
    rename: 'rinomina i file; un file esistente non viene mai sostituito',
    progressive: 'progressivo del primo file, da 1 a 5 lettere e cifre; i successivi proseguono',
    party:
      "titolare dell'identificativo: transmitter, il trasmittente, o supplier, il cedente che trasmette in proprio",
    'max-size': 'dimensione massima dei file letti, per esempio 500kB o 30MB; predefinita: 20MB',
  },
  examples: ['il nome di una fattura', 'ne rinomina molte, da un progressivo in poi', 'controlla un nome'],
};

function flaw(found: FileNameFlaw): string {
  switch (found.flaw) {
    case 'separator':
      return `${found.found === 0 ? 'manca il trattino basso' : `i trattini bassi sono ${found.found}`}; ne è richiesto uno solo, fra identificativo e progressivo, come in IT01234567890_00001.xml.`;
    case 'country':
      return `«${found.found}» non è un Paese; il nome inizia con le due lettere maiuscole del Paese del trasmittente, di norma IT.`;
    case 'id':
      return found.country === 'IT'
        ? `«${found.found}» non è un codice fiscale; dopo IT devono esserci da ${found.min} a ${found.max} lettere maiuscole e cifre.`
        : `«${found.found}» non è un identificativo; dopo ${found.country} devono esserci da ${found.min} a ${found.max} lettere senza accento e cifre.`;
    case 'progressive':
      return `«${found.found}» non è un progressivo; ha da 1 a ${found.max} lettere senza accento e cifre.`;
    default:
      return `${found.found === '' ? "manca l'estensione" : `SdI non accetta l'estensione «${found.found}»`}; quelle valide sono .xml, .xml.p7m e .zip.`;
  }
}

const PARTIES = {
  transmitter: 'del trasmittente (IdTrasmittente, 1.1.1)',
  supplier: 'del cedente (CedentePrestatore, 1.2)',
} as const;

export const nameIt: NameWords = {
  noneToCheck: 'indica i file, le cartelle o i modelli di cui controllare i nomi.',
  right: {
    invoice: 'valido',
    message: 'valido, di un messaggio di SdI',
    package: 'valido, di un pacchetto SDIFTP',
  },
  wrong: 'non valido',
  flaw,
  noOwner: (file, party) => `in ${file} mancano Paese e identificativo ${PARTIES[party]}.`,
  unfit: (file, why) => `non è possibile generare un nome valido per ${file}: ${why}`,
  json: (file) => `${file} è JSON, che SdI non accetta: prima convertilo con fattura convert.`,
  exhausted: (file) =>
    `${file}: non restano progressivi dopo quelli della sua cartella. Scegline uno con --progressive.`,
  kept: (file) => `${file} conserva il suo nome`,
  taken: (file, name) => `${file} non è stato rinominato: ${name} esiste già.`,
};
