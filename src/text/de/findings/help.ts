import type { HelpMessages, Why } from '../../findingParams.ts';
import { named, shown, shownUri } from '../../shown.ts';
import { alternatives, encodingName } from './problems.ts';

const quote = (value: string): string => `„${shown(value)}“`;

export const why: Readonly<Record<Why, string>> = {
  blanks: 'ohne Leerzeichen und Zeilenumbrüche am Anfang oder Ende',
  decimals: 'Dezimalstellen werden immer geschrieben',
  zeros: 'ohne überzählige Nullen',
  comma: 'Dezimalstellen werden mit einem Punkt abgetrennt',
  thousands: 'ohne Tausendertrennzeichen',
  sign: 'das einzige zulässige Vorzeichen ist ein Minus vor der Zahl',
  currency: 'die Währung gehört in Divisa',
  percent: 'ohne Prozentzeichen',
  exponent: 'ausgeschrieben, ohne Exponent',
  integer: 'ohne Dezimalstellen',
  date: 'zuerst das Jahr, dann Monat und Tag',
  time: 'nur der Tag, ein Datum hat keine Uhrzeit',
  dateTime: 'Datum, T und Uhrzeit mit Sekunden',
  case: 'in Großbuchstaben',
  padding: 'mit zwei Ziffern',
  lookalike: 'die Ziffern 0 und 1 statt der Buchstaben O, I und L',
  name: 'der Code statt des Namens',
  prefix: 'ohne Präfix',
  separators: 'ohne Leer- und Trennzeichen',
  zeroLost: 'mit den führenden Nullen, die Tabellenkalkulationen entfernen',
  characters: 'mit zulässigen Zeichen anstelle der anderen',
  address: 'nur die Adresse, ohne Zusätze',
  base64: 'mit der richtigen Anzahl von = am Ende',
  quotes: 'als Zeichenkette in Anführungszeichen',
};

export const help: Partial<HelpMessages> = {
  write: ({ to, why: reason }) => `${quote(to)} schreiben: ${why[reason]}.`,

  'number.ambiguous': ({ readings }) =>
    `Das Trennzeichen kann für Tausender oder für Dezimalstellen stehen: ${readings.map(quote).join(' oder ')} schreiben.`,
  'number.round': ({ to, max }) =>
    `Auf ${max === 1 ? 'eine Dezimalstelle' : `${max} Dezimalstellen`} runden, z. B. ${quote(to)}.`,
  'number.negative': ({ to }) =>
    `Ein Minus ist hier nicht zulässig: ${quote(to)} schreiben und das Vorzeichen beim Preis oder Betrag setzen.`,
  'number.large': ({ digits }) =>
    `Höchstens ${digits === 1 ? 'eine Ziffer' : `${digits} Ziffern`} vor dem Punkt verwenden.`,
  'number.range': ({ min, max }) =>
    min === undefined
      ? `Einen Wert von höchstens ${max} schreiben.`
      : max === undefined
        ? `Einen Wert von mindestens ${min} schreiben.`
        : `Einen Wert von ${min} bis ${max} schreiben.`,
  'date.impossible': () => 'Das Datum berichtigen: Diesen Tag gibt es im Kalender nicht.',
  'date.early': ({ min }) => `Ein Datum ab dem ${min} schreiben.`,
  'date.year': ({ to }) => `Das Jahr mit vier Ziffern schreiben: ${quote(to)}, falls dieser Tag gemeint ist.`,
  'date.order': ({ readings }) =>
    `Tag und Monat können vertauscht sein, und kein anderes Datum der Datei gibt Aufschluss: ${readings.map(quote).join(' oder ')} schreiben.`,
  'date.mixed': ({ to }) =>
    `Die Datei enthält Datumsangaben, die mit dem Tag beginnen, und solche, die mit dem Monat beginnen: ${quote(to)} schreiben, falls dieser Tag gemeint ist.`,
  'date.zone': () =>
    'Nur den Tag schreiben, ohne Uhrzeit und Zeitzone: den Tag, der zu dieser Uhrzeit in Italien gilt.',
  'date.time': ({ example }) => `Die Uhrzeit ergänzen, z. B. ${quote(example)}.`,

  'code.near': ({ list, nearest }) =>
    nearest.length === 0
      ? `Einen der zulässigen Codes verwenden; Liste: fattura codes ${list}.`
      : `Einen der zulässigen Codes verwenden; am ähnlichsten: ${nearest.join(', ')}. Liste: fattura codes ${list}.`,
  'code.all': ({ codes }) =>
    codes.length === 1
      ? `Der einzige zulässige Code ist ${codes.join()}.`
      : `Einen der zulässigen Codes verwenden: ${codes.join(', ')}.`,
  'code.retired': ({ list, code }) =>
    `Der Code ${code} wird nicht mehr angenommen: einen anderen wählen (fattura codes ${list}).`,
  'code.elsewhere': ({ list, code }) =>
    `${code} gibt es in einer anderen amtlichen Liste, das Schema der Rechnung nimmt den Code jedoch nicht an: einen anderen wählen (fattura codes ${list}).`,
  'code.other': ({ code, lists }) =>
    `${quote(code)} ist ein Code von ${lists.join(', ')}: Er gehört in ein anderes Feld.`,
  'code.off': ({ element, removable }) =>
    removable
      ? `Für „nein“ das Element ${shown(element)} entfernen.`
      : `Für „nein“ den Block entfernen, der ${shown(element)} enthält.`,

  'empty.remove': ({ element }) =>
    `${shown(element)} entfernen: Das Feld ist nicht verpflichtend, darf aber nicht leer sein.`,
  'empty.fill': ({ element }) => `${shown(element)} ausfüllen.`,
  'text.long': ({ max, excess, kept }) =>
    `Um ${excess === 1 ? 'ein Zeichen' : `${excess} Zeichen`} kürzen: Die Grenze von ${max} liegt nach ${quote(kept)}.`,
  'text.split': ({ max, element }) =>
    `Den Text auf mehrere Elemente ${shown(element)} mit je höchstens ${max} Zeichen aufteilen.`,
  'text.short': ({ min }) => `Mindestens ${min === 1 ? 'ein Zeichen' : `${min} Zeichen`} schreiben.`,
  characters: ({ characters }) =>
    characters.length === 0
      ? 'Die unzulässigen Zeichen ersetzen und den Text kürzen.'
      : `Ersetzen oder entfernen: ${characters.map(named).join(', ')}.`,
  'cap.digits': ({ to }) =>
    `Falls der Postleitzahl die führenden Nullen fehlen, ${quote(to)} schreiben; bei einer ausländischen Adresse „00000“.`,
  'cap.foreign': () =>
    'Bei einer ausländischen Adresse „00000“ schreiben und die Postleitzahl in Indirizzo oder Comune angeben.',
  'recipient.unknown': () =>
    'Falls der Kunde keinen Empfängerkodex mitgeteilt hat, „0000000“ schreiben; bei einem ausländischen Kunden ohne italienische Steuer- oder MwSt.-Nummer „XXXXXXX“.',
  'email.one': () => 'Nur eine E-Mail-Adresse angeben.',
  'base64.url': () => 'Das ist die base64-Variante für URLs: + statt - und / statt _ schreiben.',
  'base64.data': () => 'Alles bis einschließlich des Kommas entfernen („data:…;base64,“).',
  'base64.again': () => 'Die Datei erneut in base64 kodieren und das ganze Ergebnis einfügen.',

  'element.rename': ({ suggestion }) => `Ist ${shown(suggestion)} gemeint? Den Namen berichtigen.`,
  'element.move': ({ blocks }) => `An die vorgesehene Stelle verschieben: ${blocks.map(shown).join(', ')}.`,
  'element.remove': ({ name }) => `${shown(name)} entfernen: Dieses Element gibt es in Rechnungen nicht.`,
  'element.before': ({ name, sibling }) => `${shown(name)} vor ${shown(sibling)} verschieben.`,
  'element.after': ({ name, sibling }) => `${shown(name)} hinter ${shown(sibling)} verschieben.`,
  'element.once': ({ name, parent }) =>
    parent === null
      ? `Nur ein Element ${shown(name)} behalten.`
      : `Nur ein Element ${shown(name)} behalten oder den Block ${shown(parent)} wiederholen.`,
  'element.add': ({ name, parent }) => `${shown(name)} in ${shown(parent)} ergänzen.`,
  'element.flat': ({ parent }) => `In ${shown(parent)} nur den Wert ohne Tags belassen.`,
  'choice.one': ({ alternatives: names }) => `${alternatives(names)} ergänzen.`,
  'choice.other': ({ name }) => `${shown(name)} oder die andere Alternative entfernen.`,
  'text.remove': ({ parent }) =>
    `Den Text entfernen oder in das richtige Element innerhalb von ${shown(parent)} setzen.`,
  'attribute.remove': ({ name }) => `Das Attribut ${shown(name)} entfernen.`,
  'version.attribute': () =>
    'versione="FPR12" (Private), "FPA12" (öffentliche Verwaltung) oder "FSM10" (vereinfachte Rechnung) ergänzen.',
  'namespace.root': ({ name, uri }) => `<p:${shown(name)} xmlns:p="${shownUri(uri)}" …> schreiben.`,
  'namespace.child': ({ name }) =>
    `Das Präfix oder xmlns entfernen: Innerhalb der Rechnung heißt das Element nur <${shown(name)}>.`,
  'root.element': () => 'Eine Rechnung beginnt mit FatturaElettronica oder FatturaElettronicaSemplificata.',

  'xml.declaration': () =>
    'Am Anfang der Datei muss <?xml version="1.0" encoding="UTF-8"?> stehen, ohne etwas davor.',
  'xml.dtd': () =>
    'Die Deklaration <!DOCTYPE …> entfernen und die darin definierten Entitäten durch ihren Text ersetzen.',
  'xml.entity': ({ name, to }) => `${quote(to)} statt ${quote(`&${name};`)} schreiben.`,
  'xml.ampersand': () => 'Im Text wird das Zeichen & als &amp; geschrieben.',
  'xml.character': () =>
    'Das nicht sichtbare Zeichen entfernen: Es entsteht häufig beim Kopieren und Einfügen.',
  'xml.prefix': ({ prefix, uri }) =>
    `xmlns:${shown(prefix)}="${shownUri(uri)}" im Wurzelelement deklarieren oder das Präfix entfernen.`,
  'xml.close': ({ name }) => `Mit </${shown(name)}> schließen oder das Start-Tag berichtigen.`,
  'xml.truncated': () =>
    'Die Datei erneut herunterladen oder exportieren: Sie wurde anscheinend nur teilweise gespeichert oder übertragen.',
  'xml.single': () =>
    'Eine Datei enthält nur ein XML-Dokument: Für mehrere Rechnungen mehrere FatturaElettronicaBody oder mehrere Dateien verwenden.',
  'xml.trailing': () => 'Alles nach dem End-Tag des Wurzelelements entfernen.',
  'xml.less': () => 'Im Text wird das Zeichen < als &lt; geschrieben.',
  'xml.leading': () => 'Alles vor dem Wurzelelement entfernen.',
  'xml.quotes': () => 'Den Wert des Attributs in Anführungszeichen setzen.',

  'source.size': () => 'Das SdI nimmt Dateien bis 5 MB an: Die Anhänge verkleinern.',
  'source.utf8': () =>
    'Die Datei in UTF-8 speichern und dies deklarieren: <?xml version="1.0" encoding="UTF-8"?>.',
  'source.declaration': ({ actual }) =>
    `encoding="${encodingName(actual).replace(/[LB]E$/, '')}" in der XML-Deklaration angeben.`,
  'source.pdf': () => 'Das PDF ist nur eine Lesekopie: Zu prüfen ist die XML-Datei der Rechnung.',
  'source.export': () => 'Die XML-Datei der Rechnung erneut herunterladen oder exportieren.',
  'structure.first': () =>
    'Die ersten Fehler beheben und erneut prüfen: Die übrigen sind häufig Folgefehler.',
};
