import { type FileNameFlaw, parseFileName } from '../../model/fileName.ts';
import type { FileKind } from '../../model/problem.ts';
import type { SentFile } from '../../model/sentFile.ts';
import { ALL, type ReportFinding, rule } from '../rule.ts';

const GRAMMAR = {
  it: "Rinominare il file: Paese e identificativo di chi trasmette, un trattino basso, un progressivo e l'estensione, come IT01234567890_00001.xml.",
  en: 'Rename the file: country and identifier of the transmitter, an underscore, a progressive and the extension, as in IT01234567890_00001.xml.',
};

const INVOICES: ReadonlySet<FileKind> = new Set<FileKind>(['FPA12', 'FPR12', 'FSM10', 'SDI10', 'SDI11']);

type FlawName = FileNameFlaw['flaw'] | 'foreign_id';

export const c00001 = rule({
  code: '00001',
  title: { it: 'Nome del file non valido', en: 'Invalid file name' },
  formats: ALL,
  scope: 'sent',
  fields: { ordinary: [], simplified: [] },
  decides: 'file',
  needs: 'name',
  findings: {
    separator: {
      severity: 'error',
      message: {
        it: 'Nel nome {name} i trattini bassi sono {found}: ce ne vuole uno, fra identificativo e progressivo.',
        en: 'The underscores in the name {name} are {found}: it takes one, between identifier and progressive.',
      },
      help: GRAMMAR,
    },
    country: {
      severity: 'error',
      message: {
        it: 'Il nome {name} non comincia con la sigla di un Paese in maiuscolo: di norma IT, il Paese di chi trasmette.',
        en: 'The name {name} does not begin with the capitals of a country: normally IT, that of the transmitter.',
      },
      help: GRAMMAR,
    },
    id: {
      severity: 'error',
      message: {
        it: 'Nel nome {name} ciò che segue IT non è un codice fiscale: da {min} a {max} lettere maiuscole e cifre.',
        en: 'In the name {name} what follows IT is no codice fiscale: {min} to {max} capitals and digits.',
      },
      help: GRAMMAR,
    },
    foreign_id: {
      severity: 'error',
      message: {
        it: 'Nel nome {name} ciò che segue {country} non è un identificativo: da {min} a {max} lettere senza accento e cifre.',
        en: 'In the name {name} what follows {country} is no identifier: {min} to {max} letters without accents and digits.',
      },
      help: GRAMMAR,
    },
    progressive: {
      severity: 'error',
      message: {
        it: 'Nel nome {name} il progressivo non va: servono da 1 a {max} lettere senza accento e cifre, e qui i caratteri sono {length}.',
        en: 'In the name {name} the progressive is wrong: it takes 1 to {max} letters without accents and digits, and here the characters are {length}.',
      },
      help: GRAMMAR,
    },
    extension: {
      severity: 'error',
      message: {
        it: "L'estensione del nome {name} non è fra quelle che SdI accetta: .xml, .xml.p7m, .zip.",
        en: 'The extension of the name {name} is none that SdI takes: .xml, .xml.p7m, .zip.',
      },
      help: GRAMMAR,
    },
    message: {
      severity: 'error',
      message: {
        it: 'Il file contiene una fattura, ma {name} è il nome di un messaggio di SdI (tipo {type}).',
        en: "The file holds an invoice, but {name} is the name of a message of SdI's (type {type}).",
      },
      help: GRAMMAR,
    },
    package: {
      severity: 'error',
      message: {
        it: 'Il file contiene una fattura, ma {name} è il nome di un pacchetto del canale SDIFTP (tipo {type}).',
        en: 'The file holds an invoice, but {name} is the name of a package of the channel SDIFTP (type {type}).',
      },
      help: GRAMMAR,
    },
  },
  check({ file }, report) {
    const { name } = file;
    if (name === null) return;
    const parsed = parseFileName(name);
    if (parsed.kind === 'invoice') return;
    if (parsed.kind === 'invalid') reportFlaw(name, parsed, report);
    else if (holdsInvoice(file)) report(parsed.kind, { path: null, params: { name, type: parsed.type } });
  },
});

function reportFlaw(name: string, flaw: FileNameFlaw, report: ReportFinding<FlawName>): void {
  const { found } = flaw;
  switch (flaw.flaw) {
    case 'id': {
      const { country, min, max } = flaw;
      report(country === 'IT' ? 'id' : 'foreign_id', {
        path: null,
        params: { name, found, country, min, max },
      });
      break;
    }
    case 'progressive':
      report('progressive', {
        path: null,
        params: { name, found, max: flaw.max, length: flaw.found.length },
      });
      break;
    default:
      report(flaw.flaw, { path: null, params: { name, found } });
  }
}

/** A message or a package has its own name rightly; what cannot be read may be one. */
function holdsInvoice({ kind }: SentFile): boolean {
  return kind !== null && INVOICES.has(kind);
}
