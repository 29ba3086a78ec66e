import type { FileNameFlaw } from '../../../model/index.ts';
import type { CommandHelp } from '../messages.ts';
import type { NameWords } from './words.ts';

export const nameHelpIt: CommandHelp = {
  summary: 'dà alle fatture i nomi di file che SdI accetta, o controlla i nomi',
  about: [
    'Mostra un nome corretto per ogni PATH, che è ciò che accetta validate: Paese e identificativo di chi trasmette, e il progressivo dopo quelli dello stesso soggetto nella cartella. Un file che ha già un nome così lo conserva, salvo --progressive. Se un nome sia già stato usato con SdI (00002), nessuna cartella lo dice.',
    'Con --check si giudicano solo i nomi: i file non vengono aperti e possono non esserci. Il codice di uscita è 1 se uno è sbagliato.',
  ],
  options: {
    check: 'dice di ogni nome se SdI lo accetta, e perché no',
    rename: 'dà ai file i loro nomi; un file che esiste non viene mai sostituito',
    progressive: 'progressivo del primo file, da 1 a 5 lettere e cifre; i successivi proseguono',
    party:
      "di chi è l'identificativo: transmitter, chi trasmette, o supplier, il cedente che trasmette per sé",
    'max-size': 'dimensione massima dei file letti, per esempio 500kB o 30MB; se non indicata 20MB',
  },
  examples: ['il nome per una fattura', 'nomi per molte, da un progressivo in poi', 'se SdI accetta un nome'],
};

function flaw(found: FileNameFlaw): string {
  switch (found.flaw) {
    case 'separator':
      return `${found.found === 0 ? 'manca il trattino basso' : `i trattini bassi sono ${found.found}`}; ne va uno fra identificativo e progressivo, come in IT01234567890_00001.xml.`;
    case 'country':
      return `«${found.found}» non è un Paese; il nome comincia con due maiuscole, di norma IT, il Paese di chi trasmette.`;
    case 'id':
      return found.country === 'IT'
        ? `«${found.found}» non è un codice fiscale; dopo IT vanno da ${found.min} a ${found.max} maiuscole e cifre.`
        : `«${found.found}» non è un identificativo; dopo ${found.country} vanno da ${found.min} a ${found.max} lettere senza accento e cifre.`;
    case 'progressive':
      return `«${found.found}» non è un progressivo; ha da 1 a ${found.max} lettere senza accento e cifre.`;
    default:
      return `${found.found === '' ? "manca l'estensione" : `«${found.found}» non è un'estensione che SdI accetta`}; sono .xml, .xml.p7m e .zip.`;
  }
}

const PARTIES = {
  transmitter: 'di chi trasmette (IdTrasmittente, 1.1.1)',
  supplier: 'del cedente (CedentePrestatore, 1.2)',
} as const;

export const nameIt: NameWords = {
  noneToCheck: 'indica i file, le cartelle o i modelli di cui controllare i nomi.',
  right: {
    invoice: 'corretto',
    message: 'corretto, di un messaggio di SdI',
    package: 'corretto, di un pacchetto SDIFTP',
  },
  wrong: 'sbagliato',
  flaw,
  noOwner: (file, party) => `${file} non dice Paese e identificativo ${PARTIES[party]}.`,
  unfit: (file, why) => `${file} non dà un nome corretto: ${why}`,
  json: (file) => `${file} è JSON, che SdI non accetta: prima convertilo, con fattura convert.`,
  exhausted: (file) =>
    `${file}: dopo i progressivi della sua cartella non ne restano. Scegline uno con --progressive.`,
  kept: (file) => `${file} conserva il suo nome`,
  taken: (file, name) => `${file} è rimasto com'era: ${name} esiste già.`,
};
