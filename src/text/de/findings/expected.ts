import type { expected as english } from '../../en/findings/expected.ts';
import type { Translated } from '../../sentence.ts';

const DATE = 'ein Datum in der Form JJJJ-MM-TT, z. B. 2025-03-31';

export const expected: Translated<typeof english> = {
  code: (list, example) => `ein Code von ${list}${example === undefined ? '' : `, z. B. ${example}`}`,
  decimal: ({ min, max }, example) => {
    const decimals = min === max ? `${min}` : `${min} bis ${max}`;
    return `eine Zahl mit Punkt und ${decimals} Dezimalstellen, z. B. ${example}`;
  },
  integer: (min, max) =>
    min !== undefined && max !== undefined ? `eine ganze Zahl von ${min} bis ${max}` : 'eine ganze Zahl',
  text: (min, max) =>
    Number.isFinite(max) ? `ein Text mit ${min === max ? max : `${min} bis ${max}`} Zeichen` : 'ein Text',
  types: {
    XsDate: DATE,
    DataFattura: DATE,
    XsDateTime: 'Datum und Uhrzeit in der Form JJJJ-MM-TThh:mm:ss, z. B. 2025-03-31T08:30:00',
    XsBase64Binary: 'der Inhalt der Datei in base64',
    CodiceDestinatario:
      'ein Code mit 7 Zeichen (6 bei der öffentlichen Verwaltung) aus Großbuchstaben und Ziffern',
    CodiceDestinatarioSemplificata: 'ein Code mit 7 Zeichen aus Großbuchstaben und Ziffern',
    CodiceFiscale: 'eine Steuernummer: 11 bis 16 Zeichen aus Großbuchstaben und Ziffern',
    CodiceFiscalePF: 'eine Steuernummer mit 16 Zeichen aus Großbuchstaben und Ziffern',
    IBAN: 'eine IBAN ohne Leerzeichen: Länderkürzel, 2 Ziffern, 11 bis 30 Buchstaben oder Ziffern',
    BIC: 'ein BIC mit 8 oder 11 Zeichen, in Großbuchstaben',
    Provincia: 'das Kürzel einer Provinz, z. B. BZ',
    Nazione: 'das Kürzel eines Landes mit zwei Großbuchstaben (ISO 3166-1), z. B. IT',
    Divisa: 'das Kürzel einer Währung mit drei Großbuchstaben (ISO 4217), z. B. EUR',
    TipoResa: 'eine Lieferbedingung mit drei Großbuchstaben (Incoterms), z. B. EXW',
    CAP: 'eine Postleitzahl mit 5 Ziffern, z. B. 39100',
    ABI: 'ein ABI-Code mit 5 Ziffern',
    CAB: 'ein CAB-Code mit 5 Ziffern',
    Email: 'eine E-Mail-Adresse, z. B. name@beispiel.it',
    EmailContatti: 'eine E-Mail-Adresse, z. B. name@beispiel.it',
    // Types of the XML signature.
    base64Binary: 'ein Inhalt in base64',
    CryptoBinary: 'ein Inhalt in base64',
    anyURI: 'ein URI',
    ID: 'eine im Dokument eindeutige Kennung',
  },
};
