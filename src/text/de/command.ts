/** The sentences of the command: the frame of help pages, the help of `validate`, and what it prints besides reports. */
import { counted } from '../plural.ts';

/** "1.234", whatever the locale of the platform. */
const grouped = (count: number): string => count.toLocaleString('de');

export const command = {
  commands: {
    validate: {
      summary: 'Rechnungen wie das SdI prüfen: Schema, Kontrollen und Ratschläge',
      about: [
        'PATH ist eine Datei, ein Ordner (der samt Unterordnern nach .xml, .json, .p7m und .zip durchsucht wird), ein Muster in Anführungszeichen oder - für die Standardeingabe. Ohne PATH wird geprüft, was über eine Pipe ankommt.',
        'Das Ergebnis ist das des SdI, soweit es sich aus einer Datei ergibt: zuerst das Schema, dann die Kontrollen; unsere Ratschläge (Q-…) ändern es nie. Bei signierten Dateien (.p7m, XAdES) wird auch die Signatur geprüft. In Archiven (.zip) und E-Mails (.eml, .mbox) wird jede Datei geprüft; Meldungen des SdI nach Schema und Signatur; Formate vor 2017 nach dem damaligen Schema.',
        'Eine fattura.config.json in diesem oder einem übergeordneten Ordner oder der Schlüssel fattura einer package.json entspricht den Optionen; die Befehlszeile hat Vorrang. In GitHub Actions werden zusätzlich zum Text Anmerkungen ausgegeben, sofern kein Format gewählt ist.',
      ],
      options: {
        format:
          'text für Menschen, json für ein einziges Dokument, ndjson für eine Zeile je Datei, sarif für Code-Scanning, junit für Testberichte, github für Anmerkungen, gitlab für Codequalität in GitLab, compact für Editoren',
        output:
          'Datei für den Bericht, die erst ersetzt wird, wenn er vollständig ist; - ist die Standardausgabe',
        only: 'nach dieser Stufe aufhören; controls lässt nur unsere Ratschläge weg',
        'as-of': 'Tag, an dem das SdI die Dateien erhält, z. B. 2026-05-15; Standard: heute in Italien',
        'as-sent': 'Prüfung, wie das SdI die Datei erhielte: eine FPA12 ohne Signatur ist ein Fehler',
        'trust-list':
          'Vertrauensliste eines Landes (TSL) oder Zertifikate von Zertifizierern als PEM (00104, 00107)',
        'trust-list-signer': 'Zertifikat, das die Liste signieren darf, oder die Liste der Listen der EU',
        crl: 'Liste der widerrufenen Zertifikate eines Zertifizierers (00101)',
        spec: 'Ausgabe der technischen Spezifikation; auto ist die geltende',
        'strict-name': 'jeden Dateinamen prüfen (00001), nicht nur solche, die für das SdI bestimmt sind',
        'keep-going': 'die möglichen Kontrollen auch bei fehlerhafter Struktur ausführen',
        ignore: 'diesen Ratschlag (Q-…) abschalten, wie "off" in der Konfiguration',
        exclude:
          'passende Dateien und Ordner auslassen: ein Name wie entwurf oder *.json oder ein Pfad wie 2024/**',
        since: 'nur Dateien prüfen, die sich seit diesem Commit oder Branch von Git geändert haben, und neue',
        'files-from':
          'Datei mit der Liste der zu prüfenden Dateien, durch NUL getrennt oder eine je Zeile; - für die Standardeingabe',
        shard:
          'nur den Teil K von N prüfen, um die Arbeit auf mehrere Prozesse oder Rechner zu verteilen: jede Datei ist in genau einem Teil',
        'fail-on': 'geringster Schweregrad, bei dem der Exit-Code 1 ist; mit never bleibt er in jedem Fall 0',
        resume:
          'Datei, in der jede Prüfung vermerkt wird, damit ein abgebrochener Lauf dort weitergeht, wo er aufgehört hat',
        'max-warnings': 'Anzahl der zulässigen Warnungen: Ab einer weiteren ist der Exit-Code 1',
        quiet: 'nur Dateien mit Meldungen und die Zusammenfassung anzeigen',
        'explain-coverage': 'nach jeder Datei angeben, welche Codes geprüft wurden, welche nicht und warum',
        config: 'diese Konfiguration statt der nächstgelegenen verwenden',
        'no-config': 'keine Konfiguration verwenden',
        engine:
          'Prüfung von XML: unser eigener Leser (auto) oder libxml2 mit unseren Schemata als zweite Meinung',
        schema:
          'XML mit libxml2 gegen dieses XSD prüfen; lokale Includes werden gelesen, nichts wird heruntergeladen',
        'max-size': 'größte Datei, die gelesen wird, z. B. 500kB oder 30MB; Standard: 20MB',
      },
      examples: [
        'eine Rechnung, mit Zeile und Abhilfe für jeden Fehler',
        'ein ganzer Ordner und ein Muster; angezeigt werden nur Dateien mit Meldungen',
        'der Bericht als JSON',
        'in eine Datei, für Code-Scanning',
        'von der Standardeingabe, auf Englisch',
      ],
    },
    explain: {
      summary: 'einen Code des SdI oder einen unserer Ratschläge erklären',
      about: [
        'Zu jedem CODE: was das SdI prüft und warum, die Formel, die Toleranz, ein falsches und ein richtiges Beispiel, die Abhilfe, die Quellen. 423 bedeutet 00423; Groß- und Kleinschreibung sind gleich. In den Beispielen bezeichnen ✗ und ✓ die Zeilen, die sich unterscheiden.',
      ],
      options: { format: 'text für Menschen, json für Programme' },
      examples: ['ein Code', 'mehrere Codes', 'als JSON'],
    },
  },
  explain: {
    why: 'Warum',
    formula: 'Formel',
    tolerance: 'Toleranz',
    exceptions: 'Ausnahmen',
    wrong: 'Falsch',
    right: 'Richtig',
    remedy: 'Abhilfe',
    undecided: 'Aus der Datei nicht zu entscheiden',
    readings: 'Auslegungen',
    fields: 'Felder',
    sources: 'Quellen',
    page: 'Seite',
    advice: 'unser Ratschlag, keine Kontrolle des SdI',
    levels: { error: 'Fehler', warning: 'Warnung', info: 'Hinweis' },
    since: (date: string) => `seit ${date}`,
    received: (date: string) => `empfangen am ${date}`,
    decided: {
      file: 'aus der Datei zu entscheiden',
      name: 'aus der Datei und ihrem Namen zu entscheiden',
      date: 'aus der Datei und dem Tag des Empfangs zu entscheiden (--as-of)',
      part: 'ein Befund ist sicher; dass es keinen weiteren gibt, wissen nur Register oder Zertifikate',
      registry: 'hängt von einem Register ab',
      history: 'hängt von früheren Sendungen ab, die nur das SdI kennt',
      trust: 'hängt von den Zertifikaten ab, denen das SdI vertraut',
    },
    noCode: 'Ein Code fehlt, zum Beispiel fattura explain 00423. fattura controls zeigt alle.',
  },
  help: {
    tagline:
      'Italienische elektronische Rechnungen: erstellen, prüfen, berichtigen, umwandeln, anzeigen, versenden.',
    usage: 'Aufruf',
    commands: 'Befehle',
    options: 'Optionen',
    globalOptions: 'Optionen aller Befehle',
    examples: 'Beispiele',
    exitCodes: 'Exit-Codes',
    codes: {
      '0': 'nichts ab dem gewählten Schweregrad',
      '1': 'Befunde ab dem gewählten Schweregrad oder eine nicht lesbare Datei',
      '2': 'falscher Aufruf oder ein Pfad, den es nicht gibt',
      '3': 'Ablehnung durch einen entfernten Dienst oder Netzwerkfehler',
      '70': 'ein Fehler in fattura selbst',
    },
    more: 'fattura COMMAND --help beschreibt jeden Befehl.',
    global: {
      lang: 'Sprache der Meldungen; Standard: die der Umgebung, sonst Italienisch',
      color: 'Farben auch dann, wenn die Ausgabe kein Terminal ist',
      'no-color': 'keine Farben, wie mit NO_COLOR in der Umgebung',
      help: 'diese Hilfe',
      version: 'Version von fattura, der Spezifikation und der Schemata',
    },
    choices: (choices: readonly string[]) => `möglich: ${choices.join(', ')}`,
    repeatable: 'mehrfach möglich',
    translated: (percent: number) => `Deutsch: ${percent} % der Texte; der Rest ist Englisch.`,
  },
  coverage: {
    ran: 'geprüft',
    partial: 'teilweise',
    skipped: 'nicht geprüft',
    reasons: {
      registry: 'hängt von einem Register ab',
      history: 'nur das SdI weiß, was zuvor versendet wurde',
      trust: 'verlangt die Liste der anerkannten Zertifizierer (--trust-list)',
      revocation: 'verlangt die Listen der widerrufenen Zertifikate (--crl)',
      verification: 'die Signatur wurde nicht geprüft',
      signer: 'die Datei enthält das Zertifikat des Unterzeichners nicht',
      key: 'der Schlüssel des Unterzeichners wird nicht unterstützt',
      date: 'verlangt den Tag des Empfangs (--as-of)',
      name: 'der Dateiname ist nicht für das SdI bestimmt (--strict-name)',
      format: 'gilt nicht für dieses Format',
      unsigned: 'die Datei hat keine Signatur',
      form: 'betrifft Dateien, und dies ist JSON',
      envelope: 'in einem Umschlag, der nicht geöffnet wird',
      structure: 'die Struktur ist fehlerhaft (--keep-going)',
      malformed: 'das XML ist fehlerhaft',
      unreadable: 'die Datei war nicht lesbar',
      not_in_force: 'nicht in dieser Ausgabe der Spezifikation',
      off: 'in der Konfiguration abgeschaltet',
      not_asked: 'nicht verlangt (--only)',
      other_engine: 'libxml2 gibt keine Auskunft',
    },
  },
  tooManyWarnings: (found: number, allowed: number) =>
    `${found === 1 ? '1 Warnung' : `${grouped(found)} Warnungen`}, --max-warnings lässt ${grouped(allowed)} zu.`,
  engineNotForJson: (count: number) =>
    `libxml2 prüft nur XML: ${count === 1 ? 'Die JSON-Datei wurde' : `${grouped(count)} JSON-Dateien wurden`} mit dem JSON-Schema von fattura geprüft.`,
  progress: (done: number, seconds: number) =>
    `${counted(done, 'Datei', 'Dateien')} geprüft, ${grouped(Math.round(done / seconds))} pro Sekunde`,
  seeHelp: (call: string) => `Hilfe: ${call}`,
  interrupted: 'unterbrochen; was nicht gemeldet wurde, wurde nicht geprüft.',
  outputFailed: (reason: string) => `Die Ausgabe kann nicht geschrieben werden: ${reason}.`,
};
