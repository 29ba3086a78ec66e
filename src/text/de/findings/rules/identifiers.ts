/** Sentences of the findings about fiscal codes and VAT numbers, for one party. */

const fiscalCode = (whose: string, flaw: string): string =>
  `Die Steuernummer ${whose} lautet {found}: ${flaw}. Das SdI verwirft die Datei mit Sicherheit.`;

const vatNumber = (whose: string, flaw: string): string =>
  `Die MwSt.-Nummer ${whose} lautet {found}: ${flaw}. Das SdI verwirft die Datei mit Sicherheit.`;

/** @param whose `des Lieferanten`. */
export const codiceFiscaleField = (whose: string) => {
  const help = `Die Steuernummer ${whose} aus einem zuverlässigen Dokument übernehmen: elf Ziffern, bei Personen sechzehn Zeichen.`;
  const refused = (flaw: string) => ({ message: fiscalCode(whose, flaw), help });
  return {
    prefix: {
      message: fiscalCode(whose, 'Sie beginnt mit dem Länderkürzel, das eine Steuernummer nicht hat'),
      help: 'Das Länderkürzel entfernen.',
    },
    length: refused('Sie hat {length} Zeichen statt 11 oder 16'),
    characters: refused('Sie hat elf Zeichen, die nicht alle Ziffern sind'),
    zeros: refused('Elf Nullen sind keine gültige Steuernummer'),
    shape: refused(
      'Ab Stelle {from} steht {piece}, erwartet wird {form} (A steht für einen Buchstaben, 0 für eine Ziffer)',
    ),
    month: refused(
      'An Stelle {from}, dem Geburtsmonat, steht {piece}, zulässig ist nur ein Buchstabe aus {form}',
    ),
    date: refused('Den Geburtstag {day} gibt es nicht (1 bis 31, bei Frauen 41 bis 71)'),
    check: refused('Das letzte Zeichen, das Prüfzeichen, müsste {expected} sein'),
    unknown: {
      message: `Die Steuernummer ${whose}, {found}, ist im Steuerregister (Anagrafe Tributaria) nicht eingetragen.`,
      help,
    },
    ceased: {
      message: `Die Steuernummer ${whose}, {found}, ist erloschen. Das SdI verwirft die Datei deshalb nicht.`,
      help: `Die Steuernummer ${whose} überprüfen.`,
    },
  };
};

/** The same, where the schema takes small letters and blanks. */
export const codiceFiscale = (whose: string) => ({
  ...codiceFiscaleField(whose),
  spelling: {
    message: `Die Steuernummer ${whose} ist als „{found}“ geschrieben, mit Kleinbuchstaben oder Leerzeichen. Das SdI findet sie möglicherweise nicht.`,
    help: '{expected} schreiben.',
  },
});

/** @param whose `des Lieferanten`. */
export const partitaIva = (whose: string) => {
  const help = `Die MwSt.-Nummer ${whose} aus einem zuverlässigen Dokument übernehmen: elf Ziffern, deren letzte die Prüfziffer ist.`;
  const refused = (flaw: string, advice = help) => ({ message: vatNumber(whose, flaw), help: advice });
  return {
    prefix: refused(
      'Sie beginnt mit dem Länderkürzel, für das es das Feld IdPaese gibt',
      'Das Länderkürzel aus IdCodice entfernen: Dort stehen nur die elf Ziffern.',
    ),
    fiscalCode: refused(
      'Das ist die Steuernummer einer Person',
      'Hier die MwSt.-Nummer schreiben; die Steuernummer gehört in CodiceFiscale. Bei einem Kunden ohne MwSt.-Nummer ist nur CodiceFiscale anzugeben.',
    ),
    spelling: {
      message: `Die MwSt.-Nummer ${whose} hat Leerzeichen am Anfang oder Ende: „{found}“. Das SdI findet sie möglicherweise nicht.`,
      help: '{expected} schreiben.',
    },
    length: refused('Sie hat {length} Zeichen statt 11'),
    characters: refused('Sie besteht nicht nur aus Ziffern'),
    zeros: refused(
      'Elf Nullen sind keine gültige MwSt.-Nummer',
      'Die richtige MwSt.-Nummer schreiben. Ein Kunde ohne MwSt.-Nummer wird mit CodiceFiscale angegeben, ein ausländischer mit seinem Land in IdPaese.',
    ),
    check: refused('Die letzte Ziffer, die Prüfziffer, müsste {expected} sein'),
    unknown: {
      message: `Die MwSt.-Nummer ${whose}, {found}, ist im Steuerregister (Anagrafe Tributaria) nicht eingetragen.`,
      help,
    },
    ceased: {
      message: `Die MwSt.-Nummer ${whose}, {found}, ist erloschen. Das SdI verwirft die Datei deshalb nicht.`,
      help: `Die MwSt.-Nummer ${whose} überprüfen: Möglicherweise gibt es eine andere, aktive.`,
    },
  };
};
