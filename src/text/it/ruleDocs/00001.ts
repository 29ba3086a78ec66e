import type { docs00001 as english } from '../../en/ruleDocs/00001.ts';
import type { Translated } from '../../sentence.ts';

export const docs00001: Translated<typeof english> = {
  '00001': {
    checks:
      "Il nome del file è composto da sigla del Paese e identificativo del trasmittente, un trattino basso, un progressivo da 1 a 5 lettere o cifre e l'estensione .xml, .xml.p7m o .zip. Per l'Italia l'identificativo è il codice fiscale, da 11 a 16 caratteri; per gli altri Paesi ha da 2 a 28 lettere e cifre.",
    why: 'SdI identifica il file con il suo nome in ogni ricevuta, e un nome non può essere usato due volte (00002).',
    exceptions: [
      'Si controlla solo un nome destinato a SdI, valido o no; un nome di lavoro come fattura.xml si controlla solo con --strict-name.',
      "L'estensione può essere in maiuscolo.",
      "L'identificativo può essere diverso da IdTrasmittente: nessun controllo documentato li confronta.",
      'Il nome di un messaggio di SdI (…_RC_001.xml) è valido per un messaggio, non per una fattura.',
    ],
    wrongNote: 'Il progressivo 000001 ha sei caratteri.',
    remedy: 'Rinominare il file: il contenuto non cambia, e la firma resta valida.',
  },
  '00002': {
    checks:
      'Il nome del file, estensione compresa, non deve essere già stato usato in un invio precedente; per un archivio questo vale per il suo nome e per quello di ogni file contenuto.',
    why: 'Ogni ricevuta identifica il file per nome: due file con lo stesso nome non si distinguerebbero.',
    remedy:
      'Inviare il file con un nome nuovo, cambiando il progressivo. Dopo uno scarto la fattura mantiene numero e data, ma il file deve avere un altro nome.',
    undecided:
      'Solo SdI sa quali nomi ha già ricevuto; chi trasmette può verificarlo nel proprio registro degli invii.',
    readings:
      'Per le fatture fra privati, secondo fonti terze, SdI riconosce anche un contenuto identico, per impronta, e lo scarta con 00002 o con 00404.',
  },
  '00003': {
    checks: 'Un file di fattura può avere al massimo 5 MB, allegati compresi, su qualunque canale.',
    why: 'Lo stesso file deve poter passare da ogni canale, da chi lo invia a chi lo riceve.',
    tolerance:
      "Nessuna fonte dice se i megabyte siano decimali o binari: da 5.000.001 a 5.242.880 byte l'esito è un avviso, oltre un errore.",
    exceptions: [
      'Per un archivio zip il limite è quello del canale, fino a 150 MB per SDIFTP; qui non è controllato.',
      'Conta la dimensione del file inviato: la firma di un .xml.p7m è compresa.',
    ],
    remedy:
      'Ridurre o togliere gli allegati: in base64 occupano un terzo in più, quindi insieme possono avere al massimo circa 3,7 MB. In alternativa, dividere il lotto in più file.',
    undecided:
      'Solo SdI sa come misura i 5 MB. La dimensione non è nota per la forma JSON, o per un testo non ancora scritto su file.',
  },
  '00100': {
    checks: 'Il certificato con cui il file è firmato non deve essere scaduto quando SdI lo controlla.',
    why: 'Una firma apposta con un certificato scaduto non è valida.',
    tolerance:
      'La ricezione è indicata come giorno, senza ora: un certificato che scade quel giorno è accettato. Senza --as-of, un certificato valido alla data della firma dà solo un avviso: la fattura può essere stata ricevuta anni fa.',
    remedy: 'Rinnovare il certificato presso il certificatore e firmare di nuovo il file.',
    undecided:
      'Serve il giorno di ricezione (--as-of, altrimenti oggi). Nella libreria le firme vanno prima verificate (verifySignatures).',
  },
  '00101': {
    checks:
      'Il certificato di firma non deve essere revocato né sospeso: SdI lo verifica presso il certificatore (CRL, OCSP).',
    why: 'Un certificato si revoca quando non è più certo chi lo stia usando.',
    tolerance:
      'Senza --as-of, le liste di revoca sono valutate al momento attuale. Solo se il certificato è scaduto dopo la firma sono valutate alla data della firma; una revoca successiva è allora un avviso, perché la data della firma è dichiarata dal firmatario.',
    remedy: 'Firmare con un certificato valido; uno sospeso può essere riattivato dal certificatore.',
    undecided:
      'Solo il certificatore sa se un certificato è revocato. Il controllo usa le liste di revoca indicate con --crl; senza, il codice risulta non verificato.',
  },
  '00102': {
    checks:
      'La firma deve corrispondere al file: se il file è stato cambiato dopo la firma, anche di un solo byte, la verifica fallisce. Le fatture verso la pubblica amministrazione (FPA12) devono essere firmate.',
    why: 'La firma garantisce chi ha emesso la fattura e che il contenuto non è stato modificato.',
    exceptions: [
      'Per le fatture fra privati (FPR12, FSM10) la firma non è obbligatoria.',
      'La firma mancante su una FPA12 è un avviso, perché un file si controlla spesso prima di firmarlo; con --as-sent è un errore.',
      'Una forma di firma che SdI non documenta (trasformazioni che scelgono parti del documento, hash con chiave) vale come firma non valida e non viene mai eseguita.',
    ],
    wrongNote: 'Il file non ha ds:Signature, e non è un .xml.p7m.',
    rightNote: 'La firma di questo esempio è un segnaposto: i suoi valori non firmano nulla.',
    remedy:
      'Firmare il file come ultimo passo, in CAdES-BES (.xml.p7m) o in XAdES-BES con la firma come ultimo elemento della radice. Dopo la firma non modificarlo più, nemmeno negli spazi o nella codifica.',
    undecided:
      'Il comando verifica le firme. Nella libreria, chiamare verifySignatures prima di validate; altrimenti si controlla solo la forma della firma XAdES. Una firma il cui certificato non è nel file, o con una chiave di tipo non supportato, risulta non verificabile.',
    readings:
      "L'elenco ufficiale non parla di firma assente; una notifica di scarto di agosto 2026 riporta 00102 per una FPA12 non firmata.",
  },
  '00103': {
    checks:
      "Una firma deve indicare quando è stata apposta: SigningTime in XAdES, l'attributo signingTime in CAdES.",
    why: 'Senza la data della firma non si può stabilire se il certificato fosse valido quando è stato usato.',
    tolerance:
      'Un SigningTime che non è una data e ora (2026-06-01, per esempio) è un avviso, perché le fonti parlano solo di quello assente.',
    wrongNote: 'La firma ha la struttura giusta, ma non SigningTime.',
    rightNote: 'La firma di questo esempio è un segnaposto: i suoi valori non firmano nulla.',
    remedy:
      'Firmare di nuovo con un software che generi XAdES-BES o CAdES-BES: la data fa parte dei dati firmati e non si può aggiungere dopo.',
    undecided:
      "In un file senza firma non c'è nulla da controllare. Se i firmatari sono più di uno, basta una data.",
  },
  '00104': {
    checks: "Il certificato di firma deve essere emesso da un certificatore dell'elenco di fiducia.",
    why: "L'elenco indica quali certificatori sono affidabili nell'Unione europea.",
    remedy: 'Firmare con un certificato qualificato di un certificatore accreditato (eIDAS).',
    undecided:
      "Il controllo usa l'elenco di fiducia indicato con --trust-list; senza, il codice risulta non verificato.",
  },
  '00105': {
    checks: 'La firma non può essere posteriore alla ricezione del file da parte di SdI.',
    why: "Una firma con data futura indica che l'orologio del dispositivo di firma è sbagliato o che la data è inventata.",
    tolerance:
      'La ricezione è indicata come giorno, senza ora: una firma dello stesso giorno non è mai segnalata.',
    exceptions: [
      'Conta il giorno in Italia: 2026-06-15T22:30:00Z è già il 16 giugno a Roma.',
      'Senza fuso orario vale il giorno scritto.',
    ],
    wrongNote: 'Il file è ricevuto il 15 e firmato il 16.',
    rightNote: 'La firma di questo esempio è un segnaposto: i suoi valori non firmano nulla.',
    remedy: "Correggere l'orologio e il fuso orario del dispositivo di firma, e firmare di nuovo.",
    undecided: 'Serve il giorno di ricezione (--as-of, altrimenti oggi).',
  },
  '00106': {
    checks: 'Il file non deve essere vuoto; un archivio deve potersi aprire e contenere almeno un file.',
    why: "Di solito l'esportazione o l'invio si sono interrotti: non c'è nulla da controllare.",
    exceptions: ['È segnalato come vuoto anche un file di soli spazi, o con il solo byte order mark.'],
    remedy:
      "Esportare di nuovo la fattura, o ricreare l'archivio, e controllare la dimensione prima dell'invio.",
    undecided: 'La libreria non apre gli archivi; il comando validate sì.',
    readings:
      'Il testo ufficiale parla di file vuoti o corrotti; per un file di soli spazi SdI potrebbe usare 00200. In ogni caso lo scarta.',
  },
  '00107': {
    checks:
      'Il certificato di firma non deve avere altri difetti: per esempio un uso della chiave che non comprende la firma, o un certificato non qualificato.',
    why: 'Solo un certificato rilasciato per firmare documenti lega la fattura a chi la firma.',
    remedy:
      'Firmare con un certificato qualificato di firma, non con uno di autenticazione o di un sito web.',
    exceptions: ["Un certificato senza uso della chiave è accettato, perché non ne limita l'uso."],
    undecided:
      "Validità, uso della chiave ed estensioni si leggono nel certificato. Per sapere se è qualificato serve anche l'elenco di fiducia (--trust-list).",
  },
  '00200': {
    checks:
      'Il file deve essere XML ben formato e rispettare lo schema: radice, versione, ordine dei campi, lunghezze, codici, numeri con il punto e i decimali, date esistenti, e Denominazione oppure Nome con Cognome.',
    why: 'Un file che non segue il formato non si può leggere con certezza: SdI non esegue altri controlli.',
    wrongNote: 'La data si scrive AAAA-MM-GG.',
    remedy:
      'Ogni errore indica il campo, il valore trovato e quello atteso; `fattura codes` elenca i codici ammessi e `fattura fields` i campi. `fattura fix` corregge gli errori meccanici.',
    readings:
      'Lo schema in vigore è uno solo per FPA12 e FPR12 (1.2.3). Circolano copie divise in due che non hanno TD28 e RF20 e considerano non validi file validi.',
  },
  '00201': {
    checks: 'Se gli errori di formato (00200) sono più di 50, SdI aggiunge questo codice e si ferma.',
    why: 'Tanti errori hanno di solito una sola causa: un elenco più lungo non aiuterebbe.',
    remedy: 'Correggere il primo errore e ripetere il controllo: spesso è la causa degli altri.',
    undecided:
      'Il conteggio è nostro: il validatore di SdI può contare più volte lo stesso errore, o fermarsi prima. Vicino al limite decide la sua ricevuta.',
    readings: '00201 si aggiunge agli 00200, che restano.',
  },
};
