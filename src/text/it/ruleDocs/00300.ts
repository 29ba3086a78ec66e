import type { docs00300 as english } from '../../en/ruleDocs/00300.ts';
import type { Translated } from '../../sentence.ts';

export const docs00300: Translated<typeof english> = {
  '00300': {
    checks:
      "Se IdPaese del trasmittente è IT, IdCodice deve essere un codice fiscale noto all'Anagrafe Tributaria: undici cifre, o sedici caratteri per una persona.",
    why: 'SdI risponde a chi ha trasmesso, e deve sapere chi è.',
    exceptions: ['Gli identificativi con IdPaese diverso da IT non sono controllati.'],
    wrongNote: "L'ultimo carattere dovrebbe essere U.",
    remedy:
      'Scrivere il codice fiscale di chi trasmette, senza la sigla del Paese. Chi trasmette per altri scrive il proprio.',
    undecided:
      "Che il codice fiscale esista lo sa solo l'Anagrafe Tributaria: se il carattere di controllo torna non diciamo nulla. Chi ha un registro lo collega con l'opzione `registry` della libreria. Con minuscole o spazi intorno, che lo schema qui ammette, non si sa se SdI lo trovi: diamo un avviso.",
    readings:
      "I testi chiedono solo che l'identificativo sia in Anagrafe Tributaria, e le risposte pubblicate dall'Agenzia, come le riportano gli studi, dicono che per uno cessato o di un defunto il file non è rifiutato: se un registro lo dà per cessato diamo un avviso, non un errore.",
  },
  '00301': {
    checks:
      "Se IdPaese del cedente è IT, IdCodice deve essere una partita IVA nota all'Anagrafe Tributaria e non cessata.",
    why: 'Una fattura con la partita IVA sbagliata non è di nessuno.',
    exceptions: [
      'Gli identificativi con IdPaese diverso da IT non sono controllati.',
      'Con TD16 e TD20, che emette il cessionario, il cedente può aver cessato: da quanto lo chiede 00323.',
    ],
    wrongNote: "L'ultima cifra dovrebbe essere 3.",
    remedy:
      'Ricopiare le undici cifre della partita IVA. La sigla IT va solo in IdPaese, il codice fiscale di una persona in CodiceFiscale.',
    undecided:
      "Che la partita IVA esista lo sa solo l'Anagrafe Tributaria: se le cifre tornano non diciamo nulla. Chi ha un registro lo collega con l'opzione `registry` della libreria. Con spazi intorno, che lo schema qui ammette, non si sa se SdI la trovi: diamo un avviso.",
    readings:
      "L'eccezione per chi ha cessato: l'Elenco nomina TD20, la Rappresentazione tabellare TD16 e TD20. Vi aggiungiamo TD29, che dal 1° aprile 2025 ha preso una parte di TD20 e di cui le fonti tacciono. L'Elenco dice anche che con SoggettoEmittente CC l'identità controllata è quella del cessionario: guardiamo comunque il cedente, perché la Rappresentazione tabellare non fa eccezioni.",
  },
  '00302': {
    checks: "Il codice fiscale del cedente, se c'è, deve essere noto all'Anagrafe Tributaria.",
    why: 'Con la partita IVA identifica il cedente, e nei gruppi IVA chi vi partecipa.',
    wrongNote: "L'ultimo carattere dovrebbe essere U.",
    remedy:
      'Ricopiare il codice fiscale da un documento sicuro; oppure togliere CodiceFiscale, che serve solo nei gruppi IVA.',
    undecided:
      "Che il codice fiscale esista lo sa solo l'Anagrafe Tributaria: se il carattere di controllo torna non diciamo nulla. Chi ha un registro lo collega con l'opzione `registry` della libreria.",
    readings:
      "Solo l'Elenco ha questo codice: per la specifica tecnica il codice fiscale del cedente è confrontato con la partita IVA (00320, 00321). Uno con il carattere di controllo sbagliato non è di nessuno, e in un modo o nell'altro il file è rifiutato.",
  },
  '00303': {
    checks:
      "La partita IVA italiana del rappresentante fiscale, del cedente o del cessionario, deve essere nota all'Anagrafe Tributaria.",
    why: "Il rappresentante risponde in Italia per chi è all'estero.",
    exceptions: ['Gli identificativi con IdPaese diverso da IT non sono controllati.'],
    wrongNote: "L'ultima cifra dovrebbe essere 1.",
    remedy: 'Ricopiare le undici cifre della partita IVA del rappresentante.',
    undecided:
      "Che la partita IVA esista lo sa solo l'Anagrafe Tributaria: se le cifre tornano non diciamo nulla. Chi ha un registro lo collega con l'opzione `registry` della libreria. Con spazi intorno, che lo schema qui ammette, non si sa se SdI la trovi: diamo un avviso.",
    readings:
      "I testi chiedono solo che l'identificativo sia in Anagrafe Tributaria, e le risposte pubblicate dall'Agenzia, come le riportano gli studi, dicono che per uno cessato o di un defunto il file non è rifiutato: se un registro lo dà per cessato diamo un avviso, non un errore. Nella fattura semplificata la Rappresentazione tabellare non pone la condizione che IdPaese sia IT: la poniamo anche lì.",
  },
  '00304': {
    checks:
      "Il codice fiscale del rappresentante fiscale del cedente, se c'è, deve essere noto all'Anagrafe Tributaria.",
    why: "Il rappresentante risponde in Italia per chi è all'estero.",
    wrongNote: "L'ultima cifra dovrebbe essere 2.",
    remedy: 'Ricopiare il codice fiscale da un documento sicuro, oppure togliere CodiceFiscale.',
    undecided:
      "Che il codice fiscale esista lo sa solo l'Anagrafe Tributaria: se il carattere di controllo torna non diciamo nulla. Chi ha un registro lo collega con l'opzione `registry` della libreria.",
    readings:
      "Solo l'Elenco ha questo codice, non la specifica tecnica. Un codice con il carattere di controllo sbagliato non è di nessuno: lo diamo per errore.",
  },
  '00305': {
    checks:
      "Se il cessionario ha IdFiscaleIVA con IdPaese IT, IdCodice deve essere una partita IVA nota all'Anagrafe Tributaria.",
    why: "La fattura deve essere intestata a un soggetto che esiste, e che con essa può detrarre l'IVA.",
    exceptions: ['Gli identificativi con IdPaese diverso da IT non sono controllati.'],
    wrongNote: 'IT va in IdPaese, non davanti alle cifre.',
    remedy:
      'Scrivere le undici cifre della partita IVA. Il codice fiscale di un cliente senza partita IVA va in CodiceFiscale, senza IdFiscaleIVA.',
    undecided:
      "Che la partita IVA esista lo sa solo l'Anagrafe Tributaria: se le cifre tornano non diciamo nulla. Chi ha un registro lo collega con l'opzione `registry` della libreria. Con spazi intorno, che lo schema qui ammette, non si sa se SdI la trovi: diamo un avviso.",
    readings:
      "I testi chiedono solo che l'identificativo sia in Anagrafe Tributaria, e le risposte pubblicate dall'Agenzia, come le riportano gli studi, dicono che per uno cessato o di un defunto il file non è rifiutato: se un registro lo dà per cessato diamo un avviso, non un errore.",
  },
  '00306': {
    checks:
      "Se il cessionario ha CodiceFiscale e non IdFiscaleIVA, il codice deve essere noto all'Anagrafe Tributaria.",
    why: 'Chi non ha partita IVA è identificato solo dal codice fiscale.',
    exceptions: ['Accanto a IdFiscaleIVA il codice fiscale è confrontato con la partita IVA: lo fa 00324.'],
    wrongNote: "L'ultimo carattere dovrebbe essere U.",
    remedy:
      'Ricopiare il codice fiscale dalla tessera sanitaria o da un altro documento sicuro: undici cifre, o sedici caratteri per una persona.',
    undecided:
      "Che il codice fiscale esista lo sa solo l'Anagrafe Tributaria: se il carattere di controllo torna non diciamo nulla. Chi ha un registro lo collega con l'opzione `registry` della libreria.",
    readings:
      "La condizione che IdFiscaleIVA manchi è della Rappresentazione tabellare; l'Elenco non la scrive. I testi chiedono solo che l'identificativo sia in Anagrafe Tributaria, e le risposte pubblicate dall'Agenzia, come le riportano gli studi, dicono che per uno cessato o di un defunto il file non è rifiutato: se un registro lo dà per cessato diamo un avviso, non un errore.",
  },
  '00311': {
    checks:
      'CodiceDestinatario deve esistere: verso la pubblica amministrazione un codice ufficio di IPA, verso privati un codice dato da SdI.',
    why: 'Un codice che non è di nessuno non porta la fattura da nessuna parte.',
    exceptions: [
      '0000000 e XXXXXXX valgono sempre verso privati.',
      'Un codice della lunghezza sbagliata è 00427.',
    ],
    remedy:
      'Chiedere il codice al cliente; quello di un ufficio della PA si cerca in IPA. A un privato senza codice si scrive 0000000.',
    undecided:
      "Tutto: la forma la controlla lo schema, e nessun codice di forma giusta è sbagliato di sicuro. Lo sanno IPA e SdI. Senza l'opzione `registry` della libreria questo controllo non trova mai nulla.",
  },
  '00312': {
    checks:
      'CodiceDestinatario deve essere attivo: per un ufficio in IPA il servizio di fatturazione elettronica deve essere già iniziato.',
    why: 'A un codice che non riceve la fattura non arriva.',
    exceptions: ['0000000 e XXXXXXX valgono sempre verso privati.'],
    remedy: 'Chiedere al cliente un codice attivo; a un privato che non ne ha si scrive 0000000.',
    undecided:
      "Tutto: chi riceve lo sanno IPA e SdI. Senza l'opzione `registry` della libreria questo controllo non trova mai nulla.",
  },
  '00313': {
    checks:
      'Con CodiceDestinatario XXXXXXX il cessionario deve avere IdFiscaleIVA, con IdPaese diverso da IT.',
    why: 'XXXXXXX dice a SdI di non recapitare nulla: un cliente italiano non vedrebbe mai la fattura.',
    exceptions: [
      'Il contrario non è un controllo: a un cliente estero si può scrivere anche 0000000 o un codice vero.',
    ],
    wrongNote: 'Il cessionario ha una partita IVA italiana.',
    remedy:
      'Per un cliente italiano scrivere il suo codice, o 0000000. Per uno estero aggiungere IdFiscaleIVA con il suo Paese; chi non ha partita IVA vi scrive un identificativo qualsiasi.',
  },
  '00320': {
    checks:
      'Se il cedente ha sia IdFiscaleIVA italiana sia CodiceFiscale, devono essere dello stesso soggetto.',
    why: 'Due identificativi di soggetti diversi non dicono chi emette la fattura.',
    exceptions: [
      'Se la partita IVA è di un gruppo IVA valgono 00321 e 00322.',
      'Con SoggettoEmittente CC il controllo riguarda il cessionario, che emette al posto del cedente.',
    ],
    wrongNote:
      "L'ultimo carattere dovrebbe essere U: il codice non è di nessuno, e quindi nemmeno del titolare della partita IVA.",
    remedy:
      'Correggere CodiceFiscale, o toglierlo: accanto alla partita IVA non è obbligatorio, salvo per i gruppi IVA.',
    undecided:
      "Di chi sia un codice fiscale lo sa solo l'Anagrafe Tributaria. Un codice che non può esistere non è di nessuno: nella fattura semplificata lo segnaliamo qui, nell'ordinaria con 00302. Due numeri di 11 cifre diversi non bastano, perché possono essere dello stesso soggetto.",
  },
  '00321': {
    checks:
      'Se la partita IVA del cedente è di un gruppo IVA e CodiceFiscale è presente, deve essere quello di un partecipante al gruppo.',
    why: 'Il gruppo ha una sola partita IVA: il codice fiscale dice quale partecipante ha emesso la fattura.',
    exceptions: [
      'Con SoggettoEmittente CC il controllo riguarda il cessionario, che emette al posto del cedente.',
    ],
    remedy: "Scrivere il codice fiscale del partecipante che emette, com'era il giorno della fattura.",
    undecided: "Quali siano i gruppi IVA e i loro partecipanti lo sa solo l'Anagrafe Tributaria.",
  },
  '00322': {
    checks: 'Se la partita IVA del cedente è di un gruppo IVA, CodiceFiscale deve esserci.',
    why: 'Senza, non si sa quale partecipante al gruppo ha emesso la fattura.',
    exceptions: [
      'Con SoggettoEmittente CC il controllo riguarda il cessionario, che emette al posto del cedente.',
    ],
    remedy: 'Aggiungere CodiceFiscale del partecipante accanto a IdFiscaleIVA.',
    undecided: "Se una partita IVA sia di un gruppo lo sa l'Anagrafe Tributaria, e chi ne fa parte.",
  },
  '00323': {
    checks:
      'Con TD16 o TD20 la partita IVA del cedente può essere cessata, ma da non più di cinque anni alla data del documento.',
    why: 'Chi integra o regolarizza una fattura ricevuta deve poterlo fare anche se il fornitore nel frattempo ha chiuso.',
    remedy:
      'Verificare la partita IVA del cedente: se è cessata da più di cinque anni il documento non può passare da SdI.',
    undecided:
      "La data di cessazione è nell'Anagrafe Tributaria; la mostra la verifica della partita IVA sul sito dell'Agenzia delle Entrate.",
    readings:
      'La Rappresentazione tabellare parla di TD16 e TD20, testi più vecchi del solo TD20. Per gli altri tipi di documento una partita IVA cessata è 00301.',
  },
  '00324': {
    checks:
      'Se il cessionario ha sia IdFiscaleIVA italiana sia CodiceFiscale, devono essere dello stesso soggetto.',
    why: 'Due identificativi di soggetti diversi non dicono a chi va la fattura.',
    exceptions: ['Se la partita IVA è di un gruppo IVA valgono, fra privati, 00325 e 00326.'],
    wrongNote:
      "L'ultimo carattere dovrebbe essere U: il codice non è di nessuno, e quindi nemmeno del titolare della partita IVA.",
    remedy:
      "Chiedere al cliente i suoi dati, e correggere l'identificativo sbagliato o togliere CodiceFiscale.",
    undecided:
      "Di chi sia un codice fiscale lo sa solo l'Anagrafe Tributaria. Un codice che non può esistere non è di nessuno, e lo segnaliamo; due numeri di 11 cifre diversi non bastano, perché possono essere dello stesso soggetto.",
  },
  '00325': {
    checks:
      'Fra privati: se la partita IVA del cessionario è di un gruppo IVA e CodiceFiscale è presente, deve essere quello di un partecipante al gruppo.',
    why: 'Il codice fiscale dice quale partecipante al gruppo riceve la fattura.',
    remedy: 'Chiedere al cliente il codice fiscale del partecipante che acquista.',
    undecided: "Quali siano i gruppi IVA e i loro partecipanti lo sa solo l'Anagrafe Tributaria.",
  },
  '00326': {
    checks: 'Fra privati: se la partita IVA del cessionario è di un gruppo IVA, CodiceFiscale deve esserci.',
    why: 'Senza, non si sa quale partecipante al gruppo riceve la fattura.',
    remedy: 'Aggiungere CodiceFiscale del partecipante accanto a IdFiscaleIVA.',
    undecided: "Se una partita IVA sia di un gruppo lo sanno l'Anagrafe Tributaria e il cliente.",
  },
  '00327': {
    checks:
      'Il codice fiscale di chi partecipa a un gruppo IVA deve essere coerente con la partita IVA del gruppo. In vigore dal 15 maggio 2026.',
    why: 'Completa i controlli sui gruppi IVA, da 00321 a 00326.',
    remedy:
      'Verificare IdFiscaleIVA e CodiceFiscale di cedente e cessionario che fanno parte di un gruppo IVA.',
    undecided: "Lo sa solo l'Anagrafe Tributaria.",
    readings:
      'Del testo ufficiale conosciamo solo riassunti di terzi: quale parte riguardi, e se valga anche per le semplificate, non è certo.',
  },
  '00330': {
    checks: 'PECDestinatario non deve essere una delle caselle di SdI.',
    why: 'A quelle caselle si inviano i file: da lì la fattura non arriva al cliente.',
    remedy: 'Scrivere la PEC del cliente, o togliere il campo: 0000000 senza PEC è ammesso.',
    readings:
      "Le fonti dicono che l'indirizzo non può essere di SdI, non quali sono: leggiamo sdi, con o senza numero, a pec.fatturapa.it, senza guardare le maiuscole.",
  },
  '00398': {
    checks:
      "Una fattura non deve andare all'ufficio centrale di un'amministrazione se in IPA il suo codice fiscale ha un solo altro ufficio attivo.",
    why: "L'ufficio centrale è l'indirizzo di chi non trova quello giusto: se ce n'è uno solo, è quello.",
    remedy: "Cercare in IPA l'ufficio dell'amministrazione e scrivere il suo codice in CodiceDestinatario.",
    undecided:
      "Quali uffici abbia un'amministrazione lo dice IPA, l'indice dei domicili digitali della pubblica amministrazione.",
    readings: 'Testi più vecchi parlano del codice 999999, che non si usa più.',
  },
  '00399': {
    checks:
      'Il formato per i privati (FPR12) non si può usare se il codice fiscale del cessionario ha in IPA almeno un ufficio attivo per la fattura elettronica.',
    why: "Le amministrazioni ricevono FPA12, firmata e con il codice dell'ufficio: così possono accettarla o rifiutarla.",
    remedy: "Usare FPA12, con il codice di sei caratteri dell'ufficio, e firmare il file.",
    undecided: "Se un codice fiscale sia di un'amministrazione con uffici attivi lo dice IPA.",
    readings: 'Testi più vecchi parlano anche del codice 999999.',
  },
};
