import type { docs00001 as english } from '../../en/ruleDocs/00001.ts';
import type { Translated } from '../../sentence.ts';

export const docs00001: Translated<typeof english> = {
  '00001': {
    checks:
      "Il nome del file è fatto della sigla del Paese e dell'identificativo di chi trasmette, di un trattino basso, di un progressivo da 1 a 5 lettere o cifre e dell'estensione .xml, .xml.p7m o .zip. Per l'Italia l'identificativo è il codice fiscale, da 11 a 16 caratteri; per gli altri Paesi da 2 a 28 lettere e cifre.",
    why: 'Il nome è la chiave con cui SdI cita il file in ogni ricevuta, e non può essere usato due volte (00002).',
    exceptions: [
      'Si giudica un nome scritto per SdI, giusto o sbagliato; un nome di lavoro come fattura.xml si giudica solo con --strict-name.',
      "Maiuscole e minuscole dell'estensione non contano.",
      "L'identificativo può essere diverso da IdTrasmittente: nessun controllo documentato li confronta.",
      'Il nome di un messaggio di SdI (…_RC_001.xml) va bene per un messaggio, non per una fattura.',
    ],
    wrongNote: 'Il progressivo 000001 ha sei caratteri.',
    remedy: 'Rinominare il file: il contenuto non cambia, e nemmeno la firma.',
  },
  '00002': {
    checks:
      'Il nome del file, estensione compresa, non deve essere già stato usato in un invio precedente; di un archivio vale per il suo nome e per quello di ogni file che contiene.',
    why: 'Ogni ricevuta cita il file per nome: due file con lo stesso nome si confonderebbero.',
    remedy:
      'Inviare il file con un nome nuovo, cambiando il progressivo. Dopo uno scarto il numero e la data della fattura restano gli stessi, il nome del file no.',
    undecided:
      'Solo SdI sa quali nomi ha già ricevuto; chi trasmette può saperlo dal proprio registro degli invii.',
    readings:
      'Per le fatture fra privati si riferisce che SdI riconosca anche un contenuto identico, per impronta, e che lo segnali con 00002 o con 00404.',
  },
  '00003': {
    checks: 'Una fattura può avere al più 5 MB, allegati compresi, qualunque sia il canale.',
    why: 'Lo stesso file deve poter passare da ogni canale, da chi lo invia a chi lo riceve.',
    tolerance:
      'Nessun testo dice se i megabyte siano decimali o binari: da 5.000.001 a 5.242.880 byte diamo un avviso, oltre un errore.',
    exceptions: [
      'Di un archivio zip il limite è quello del canale, fino a 150 MB per SDIFTP: qui non lo si giudica.',
      "Conta la dimensione del file com'è inviato: la firma in un .xml.p7m ne fa parte.",
    ],
    remedy:
      'Ridurre o togliere gli allegati: in base64 occupano un terzo in più, dunque insieme non possono superare circa 3,7 MB. Oppure dividere il lotto in più file.',
    undecided:
      'Come SdI misuri i suoi 5 MB: lo sa solo SdI. Della forma JSON o di un testo non ancora scritto su file la dimensione non si conosce.',
  },
  '00100': {
    checks: 'Il certificato con cui il file è firmato non deve essere scaduto quando SdI lo controlla.',
    why: 'Una firma fatta con un certificato scaduto non vale.',
    remedy: 'Rinnovare il certificato presso il certificatore e firmare di nuovo il file.',
    undecided:
      'La fine di validità è scritta nel certificato, che questo programma non legge: la mostra ogni software di verifica della firma.',
  },
  '00101': {
    checks:
      'Il certificato di firma non deve essere revocato né sospeso: SdI lo chiede al certificatore (CRL, OCSP).',
    why: 'Un certificato si revoca quando non è più certo chi lo usa.',
    remedy: 'Firmare con un certificato valido; uno sospeso può essere riattivato dal certificatore.',
    undecided:
      'Solo il certificatore sa se un certificato è revocato: un software di verifica della firma glielo chiede in rete.',
  },
  '00102': {
    checks:
      'La firma deve corrispondere al file: se il file è stato cambiato dopo la firma, anche di un solo byte, la verifica fallisce. Le fatture verso la pubblica amministrazione (FPA12) devono essere firmate.',
    why: "La firma garantisce chi ha emesso la fattura e che nessuno l'ha toccata.",
    exceptions: [
      'Le fatture fra privati (FPR12, FSM10) possono non essere firmate.',
      'Che una FPA12 non sia firmata è qui un avviso: un file si controlla spesso prima di firmarlo.',
    ],
    wrongNote: 'Il file non ha ds:Signature, e non è un .xml.p7m.',
    rightNote: 'La firma qui è solo una forma: i suoi valori non firmano nulla.',
    remedy:
      'Firmare il file come ultimo passo, in CAdES-BES (.xml.p7m) o in XAdES-BES con la firma come ultimo elemento della radice; dopo non cambiarlo più, nemmeno negli spazi o nella codifica.',
    undecided:
      "Se la firma corrisponda al file: lo dice un software di verifica. Qui si vede solo se in un XML una firma c'è.",
    readings:
      'Nessun testo dice con quale codice SdI scarti una FPA12 non firmata: 00102 è il più probabile.',
  },
  '00103': {
    checks:
      "Una firma deve dire quando è stata apposta: SigningTime in XAdES, l'attributo signingTime in CAdES.",
    why: 'Senza la data non si può dire se il certificato valesse quando è stato usato.',
    tolerance:
      'Un SigningTime che non è una data e ora (2026-06-01, per esempio) dà un avviso: i testi parlano solo di quello assente.',
    wrongNote: 'La firma ha la struttura giusta, ma non SigningTime.',
    rightNote: 'La firma qui è solo una forma: i suoi valori non firmano nulla.',
    remedy:
      'Firmare di nuovo con un software che faccia XAdES-BES o CAdES-BES: la data è fra le cose firmate e non si può aggiungere dopo.',
    undecided:
      "Di un .xml.p7m la firma sta nell'involucro, che non viene aperto; in un file senza firma non si guarda nulla.",
  },
  '00104': {
    checks: "Il certificato di firma deve essere emesso da un certificatore dell'elenco di fiducia.",
    why: "L'elenco dice di quali certificatori ci si può fidare nell'Unione europea.",
    remedy: 'Firmare con un certificato qualificato di un certificatore accreditato (eIDAS).',
    undecided:
      "Servono il certificato, la catena che lo firma e l'elenco di fiducia del giorno: li esamina un software di verifica della firma.",
  },
  '00105': {
    checks: 'La firma non può essere posteriore a quando SdI riceve il file.',
    why: "Una firma datata nel futuro dice che l'orologio di chi firma è sbagliato, o che la data è inventata.",
    tolerance:
      "Della ricezione si dà il giorno, non l'ora: una firma dello stesso giorno non è mai segnalata.",
    exceptions: [
      'Conta il giorno in Italia: 2026-06-15T22:30:00Z è già il 16 giugno a Roma.',
      "Senza fuso orario vale il giorno com'è scritto.",
    ],
    wrongNote: 'Ricevuta il 15, firmata il 16.',
    rightNote: 'La firma qui è solo una forma: i suoi valori non firmano nulla.',
    remedy: "Regolare l'orologio e il fuso di chi firma, e firmare di nuovo.",
    undecided:
      "Serve il giorno di ricezione (--as-of), e di un .xml.p7m la firma, che sta nell'involucro non aperto.",
  },
  '00106': {
    checks: 'Il file non deve essere vuoto; un archivio deve potersi aprire e contenere almeno un file.',
    why: "Di solito l'esportazione o l'invio si sono interrotti: non c'è nulla da giudicare.",
    exceptions: [
      "Qui è vuoto anche un file di soli spazi o con il solo byte order mark: non c'è nulla da leggere.",
    ],
    remedy:
      "Esportare di nuovo la fattura, o rifare l'archivio, e controllare la dimensione prima dell'invio.",
    undecided: 'Gli archivi non vengono aperti: se uno zip sia integro lo dice il programma che lo ha fatto.',
    readings:
      'Il testo parla di file vuoti o corrotti: per un file di soli spazi SdI potrebbe dire 00200. In ogni caso lo scarta.',
  },
  '00107': {
    checks:
      'Il certificato di firma non deve avere altri difetti: per esempio un uso della chiave che non comprende la firma, o non essere qualificato.',
    why: 'Solo un certificato fatto per firmare documenti lega la fattura a chi la firma.',
    remedy: 'Firmare con un certificato qualificato di firma, non con uno di autenticazione o di un sito.',
    undecided: 'Il certificato lo legge un software di verifica della firma; questo programma non lo fa.',
  },
  '00200': {
    checks:
      'Il file deve essere XML ben formato e rispettare lo schema: radice, versione, ordine dei campi, lunghezze, codici, numeri con il punto e i decimali, date che esistono, un nome solo fra Denominazione e Nome con Cognome.',
    why: 'Un file che non segue il formato non si può leggere con certezza: SdI non esamina altro.',
    wrongNote: 'La data si scrive AAAA-MM-GG.',
    remedy:
      'Ogni errore dice il campo, il valore trovato e quello atteso; i codici ammessi si elencano con `fattura codes`, i campi con `fattura fields`. Ciò che è meccanico lo corregge `fattura fix`.',
    readings:
      'Lo schema in vigore è uno solo per FPA12 e FPR12 (1.2.3). Circolano copie divise in due che non hanno TD28 e RF20 e scartano file validi.',
  },
  '00201': {
    checks: 'Se gli errori di formato (00200) sono più di 50, SdI aggiunge questo codice e si ferma.',
    why: 'Tanti errori hanno di solito una causa sola: un elenco più lungo non aiuterebbe.',
    remedy: 'Correggere il primo errore e controllare di nuovo: gli altri spesso ne discendono.',
    undecided:
      'Il conto è il nostro: il validatore di SdI può contare più volte lo stesso sbaglio, o fermarsi prima. Intorno al limite decide la sua ricevuta.',
    readings: '00201 si aggiunge agli 00200, che restano.',
  },
};
