import type { docs00300 as english } from '../../en/ruleDocs/00300.ts';
import type { Translated } from '../../sentence.ts';

export const docs00300: Translated<typeof english> = {
  '00300': {
    checks:
      'Se IdPaese del trasmittente è IT, IdCodice deve essere un codice fiscale presente in Anagrafe Tributaria: 11 cifre, o 16 caratteri per una persona fisica.',
    why: 'SdI invia le ricevute a chi ha trasmesso, quindi deve poterlo identificare.',
    exceptions: ['Gli identificativi con IdPaese diverso da IT non sono controllati.'],
    wrongNote: "L'ultimo carattere dovrebbe essere U.",
    remedy:
      "Scrivere il codice fiscale di chi trasmette, senza la sigla del Paese. L'intermediario che trasmette per altri scrive il proprio.",
    undecided:
      "Solo l'Anagrafe Tributaria sa se un codice fiscale esiste: se il carattere di controllo è corretto non segnaliamo nulla. Chi dispone di un registro può collegarlo con l'opzione `registry` della libreria. Lo schema qui ammette minuscole e spazi iniziali o finali, e nessuna fonte precisa se in tal caso SdI trovi il codice: diamo un avviso.",
    readings:
      "Le fonti richiedono solo che l'identificativo sia in Anagrafe Tributaria, e le risposte pubblicate dall'Agenzia delle Entrate, come riportate dagli studi professionali, dicono che SdI non scarta il file per un identificativo cessato o di una persona deceduta: se un registro lo indica come cessato diamo un avviso, non un errore.",
  },
  '00301': {
    checks:
      'Se IdPaese del cedente è IT, IdCodice deve essere una partita IVA presente in Anagrafe Tributaria e non cessata.',
    why: 'Una fattura con la partita IVA sbagliata non si può attribuire a nessuno.',
    exceptions: [
      'Gli identificativi con IdPaese diverso da IT non sono controllati.',
      'Con {types|or}, emessi dal cessionario, la partita IVA del cedente può essere cessata; 00323 controlla da quanto tempo.',
    ],
    wrongNote: "L'ultima cifra dovrebbe essere 3.",
    remedy:
      'Ricopiare le 11 cifre della partita IVA. La sigla IT va solo in IdPaese, il codice fiscale di una persona in CodiceFiscale.',
    undecided:
      "Solo l'Anagrafe Tributaria sa se una partita IVA esiste: se la cifra di controllo è corretta non segnaliamo nulla. Chi dispone di un registro può collegarlo con l'opzione `registry` della libreria. Lo schema qui ammette spazi iniziali o finali, e nessuna fonte precisa se in tal caso SdI trovi il numero: diamo un avviso.",
    readings:
      "Per l'eccezione delle partite IVA cessate l'Elenco nomina TD20, la Rappresentazione tabellare TD16 e TD20. Aggiungiamo TD29, che dal 1° aprile 2025 ha sostituito in parte TD20 e che le fonti non citano. L'Elenco dice anche che con SoggettoEmittente CC si controlla l'identità del cessionario: controlliamo comunque il cedente, perché la Rappresentazione tabellare non prevede eccezioni.",
  },
  '00302': {
    checks: 'Il codice fiscale del cedente, se presente, deve essere in Anagrafe Tributaria.',
    why: 'Con la partita IVA identifica il cedente e, nei gruppi IVA, il partecipante.',
    wrongNote: "L'ultimo carattere dovrebbe essere U.",
    remedy:
      'Ricopiare il codice fiscale da un documento ufficiale, oppure togliere CodiceFiscale, necessario solo nei gruppi IVA.',
    undecided:
      "Solo l'Anagrafe Tributaria sa se un codice fiscale esiste: se il carattere di controllo è corretto non segnaliamo nulla. Chi dispone di un registro può collegarlo con l'opzione `registry` della libreria.",
    readings:
      "Solo l'Elenco ha questo codice; nella specifica tecnica il codice fiscale del cedente è confrontato con la partita IVA (00320, 00321). Un codice con il carattere di controllo sbagliato non può esistere, quindi SdI scarta il file in entrambi i casi.",
  },
  '00303': {
    checks:
      'La partita IVA italiana del rappresentante fiscale, del cedente o del cessionario, deve essere presente in Anagrafe Tributaria.',
    why: "Il rappresentante risponde in Italia per chi è all'estero.",
    exceptions: ['Gli identificativi con IdPaese diverso da IT non sono controllati.'],
    wrongNote: "L'ultima cifra dovrebbe essere 1.",
    remedy: 'Ricopiare le 11 cifre della partita IVA del rappresentante.',
    undecided:
      "Solo l'Anagrafe Tributaria sa se una partita IVA esiste: se la cifra di controllo è corretta non segnaliamo nulla. Chi dispone di un registro può collegarlo con l'opzione `registry` della libreria. Lo schema qui ammette spazi iniziali o finali, e nessuna fonte precisa se in tal caso SdI trovi il numero: diamo un avviso.",
    readings:
      "Le fonti richiedono solo che l'identificativo sia in Anagrafe Tributaria, e le risposte pubblicate dall'Agenzia delle Entrate, come riportate dagli studi professionali, dicono che SdI non scarta il file per un identificativo cessato o di una persona deceduta: se un registro lo indica come cessato diamo un avviso, non un errore. Per la fattura semplificata la Rappresentazione tabellare non pone la condizione che IdPaese sia IT: la applichiamo anche in questo caso.",
  },
  '00304': {
    checks:
      'Il codice fiscale del rappresentante fiscale del cedente, se presente, deve essere in Anagrafe Tributaria.',
    why: "Il rappresentante risponde in Italia per chi è all'estero.",
    wrongNote: "L'ultima cifra dovrebbe essere 2.",
    remedy: 'Ricopiare il codice fiscale da un documento ufficiale, oppure togliere CodiceFiscale.',
    undecided:
      "Solo l'Anagrafe Tributaria sa se un codice fiscale esiste: se il carattere di controllo è corretto non segnaliamo nulla. Chi dispone di un registro può collegarlo con l'opzione `registry` della libreria.",
    readings:
      "Solo l'Elenco ha questo codice, non la specifica tecnica. Un codice con il carattere di controllo sbagliato non può esistere: lo segnaliamo come errore.",
  },
  '00305': {
    checks:
      'Se il cessionario ha IdFiscaleIVA con IdPaese IT, IdCodice deve essere una partita IVA presente in Anagrafe Tributaria.',
    why: "La fattura deve essere intestata a un soggetto esistente, che con essa può detrarre l'IVA.",
    exceptions: ['Gli identificativi con IdPaese diverso da IT non sono controllati.'],
    wrongNote: 'IT va in IdPaese, non davanti alle cifre.',
    remedy:
      'Scrivere le 11 cifre della partita IVA. Il codice fiscale di un cliente senza partita IVA va in CodiceFiscale, senza IdFiscaleIVA.',
    undecided:
      "Solo l'Anagrafe Tributaria sa se una partita IVA esiste: se la cifra di controllo è corretta non segnaliamo nulla. Chi dispone di un registro può collegarlo con l'opzione `registry` della libreria. Lo schema qui ammette spazi iniziali o finali, e nessuna fonte precisa se in tal caso SdI trovi il numero: diamo un avviso.",
    readings:
      "Le fonti richiedono solo che l'identificativo sia in Anagrafe Tributaria, e le risposte pubblicate dall'Agenzia delle Entrate, come riportate dagli studi professionali, dicono che SdI non scarta il file per un identificativo cessato o di una persona deceduta: se un registro lo indica come cessato diamo un avviso, non un errore.",
  },
  '00306': {
    checks:
      'Se il cessionario ha CodiceFiscale e non IdFiscaleIVA, il codice deve essere presente in Anagrafe Tributaria.',
    why: 'Un cliente senza partita IVA è identificato solo dal codice fiscale.',
    exceptions: [
      'Se è presente IdFiscaleIVA, il codice fiscale è confrontato con la partita IVA: si veda 00324.',
    ],
    wrongNote: "L'ultimo carattere dovrebbe essere U.",
    remedy:
      'Ricopiare il codice fiscale dalla tessera sanitaria o da un altro documento ufficiale: 11 cifre, o 16 caratteri per una persona fisica.',
    undecided:
      "Solo l'Anagrafe Tributaria sa se un codice fiscale esiste: se il carattere di controllo è corretto non segnaliamo nulla. Chi dispone di un registro può collegarlo con l'opzione `registry` della libreria.",
    readings:
      "La condizione che IdFiscaleIVA manchi è della Rappresentazione tabellare; l'Elenco non la riporta. Le fonti richiedono solo che l'identificativo sia in Anagrafe Tributaria, e le risposte pubblicate dall'Agenzia delle Entrate, come riportate dagli studi professionali, dicono che SdI non scarta il file per un identificativo cessato o di una persona deceduta: se un registro lo indica come cessato diamo un avviso, non un errore.",
  },
  '00311': {
    checks:
      'CodiceDestinatario deve esistere: verso la pubblica amministrazione è il codice di un ufficio in IPA, verso privati un codice assegnato da SdI.',
    why: 'Con un codice inesistente la fattura non si può recapitare.',
    exceptions: [
      '0000000 e XXXXXXX sono sempre validi verso privati.',
      'Un codice di lunghezza sbagliata è segnalato con 00427.',
    ],
    remedy:
      'Chiedere il codice al cliente; quello di un ufficio della PA è in IPA. Per un privato senza codice scrivere 0000000.',
    undecided:
      "Dal solo file non si può decidere nulla: la forma è controllata dallo schema, e ogni codice di forma corretta può esistere. Solo IPA e SdI lo sanno. Senza l'opzione `registry` della libreria questo controllo non segnala mai nulla.",
  },
  '00312': {
    checks:
      'CodiceDestinatario deve essere attivo: per un ufficio in IPA il servizio di fatturazione elettronica deve essere già iniziato.',
    why: 'A un codice che non riceve la fattura non può essere recapitata.',
    exceptions: ['0000000 e XXXXXXX sono sempre validi verso privati.'],
    remedy: 'Chiedere al cliente un codice attivo; per un privato che non ne ha scrivere 0000000.',
    undecided:
      "Dal solo file non si può decidere nulla: solo IPA e SdI sanno quali codici ricevono. Senza l'opzione `registry` della libreria questo controllo non segnala mai nulla.",
  },
  '00313': {
    checks:
      'Con CodiceDestinatario XXXXXXX il cessionario deve avere IdFiscaleIVA, con IdPaese diverso da IT.',
    why: 'XXXXXXX indica a SdI di non recapitare la fattura: un cliente italiano non la riceverebbe mai.',
    exceptions: [
      'Il contrario non è controllato: un cliente estero può avere anche 0000000 o un codice assegnato.',
    ],
    wrongNote: 'Il cessionario ha una partita IVA italiana.',
    remedy:
      'Per un cliente italiano scrivere il suo codice, o 0000000. Per uno estero aggiungere IdFiscaleIVA con il suo Paese; senza partita IVA si accetta un identificativo qualsiasi.',
  },
  '00320': {
    checks:
      'Se il cedente ha sia IdFiscaleIVA italiana sia CodiceFiscale, devono appartenere allo stesso soggetto.',
    why: 'Due identificativi di soggetti diversi lasciano incerto chi emette la fattura.',
    exceptions: [
      'Se la partita IVA è di un gruppo IVA si applicano 00321 e 00322.',
      'Con SoggettoEmittente CC il controllo riguarda il cessionario, che emette al posto del cedente.',
    ],
    wrongNote:
      "L'ultimo carattere dovrebbe essere U: il codice non può esistere, quindi non è nemmeno del titolare della partita IVA.",
    remedy:
      'Correggere CodiceFiscale, o toglierlo: accanto alla partita IVA non è obbligatorio, salvo per i gruppi IVA.',
    undecided:
      "Solo l'Anagrafe Tributaria sa a chi appartiene un codice fiscale. Un codice che non può esistere non appartiene ad alcun soggetto: nella fattura semplificata lo segnaliamo qui, nell'ordinaria con 00302. Due numeri di 11 cifre diversi non sono una prova sufficiente, perché possono appartenere allo stesso soggetto.",
  },
  '00321': {
    checks:
      'Se la partita IVA del cedente è di un gruppo IVA e CodiceFiscale è presente, deve essere quello di un partecipante al gruppo.',
    why: 'Il gruppo ha una sola partita IVA: il codice fiscale indica quale partecipante ha emesso la fattura.',
    exceptions: [
      'Con SoggettoEmittente CC il controllo riguarda il cessionario, che emette al posto del cedente.',
    ],
    remedy: 'Scrivere il codice fiscale che il partecipante emittente aveva alla data della fattura.',
    undecided: "Solo l'Anagrafe Tributaria sa quali gruppi IVA esistono e chi vi partecipa.",
  },
  '00322': {
    checks: 'Se la partita IVA del cedente è di un gruppo IVA, CodiceFiscale è obbligatorio.',
    why: 'Senza il codice fiscale non si sa quale partecipante al gruppo abbia emesso la fattura.',
    exceptions: [
      'Con SoggettoEmittente CC il controllo riguarda il cessionario, che emette al posto del cedente.',
    ],
    remedy: 'Aggiungere CodiceFiscale del partecipante accanto a IdFiscaleIVA.',
    undecided: "Solo l'Anagrafe Tributaria e i partecipanti sanno se una partita IVA è di un gruppo IVA.",
  },
  '00323': {
    checks:
      'Con TD16 o TD20 la partita IVA del cedente può essere cessata, ma da non più di cinque anni alla data del documento.',
    why: "Chi integra o regolarizza una fattura deve poterlo fare anche se nel frattempo il fornitore ha cessato l'attività.",
    remedy:
      'Verificare la partita IVA del cedente: se è cessata da più di cinque anni il documento non può passare da SdI.',
    undecided:
      "La data di cessazione è nell'Anagrafe Tributaria; la mostra la verifica della partita IVA sul sito dell'Agenzia delle Entrate.",
    readings:
      'La Rappresentazione tabellare nomina TD16 e TD20, fonti più vecchie solo TD20. Con altri tipi di documento una partita IVA cessata è 00301.',
  },
  '00324': {
    checks:
      'Se il cessionario ha sia IdFiscaleIVA italiana sia CodiceFiscale, devono appartenere allo stesso soggetto.',
    why: 'Due identificativi di soggetti diversi lasciano incerto a chi è destinata la fattura.',
    exceptions: ['Fra privati, se la partita IVA è di un gruppo IVA si applicano 00325 e 00326.'],
    wrongNote:
      "L'ultimo carattere dovrebbe essere U: il codice non può esistere, quindi non è nemmeno del titolare della partita IVA.",
    remedy: "Chiedere i dati al cliente, poi correggere l'identificativo sbagliato o togliere CodiceFiscale.",
    undecided:
      "Solo l'Anagrafe Tributaria sa a chi appartiene un codice fiscale. Un codice che non può esistere non appartiene ad alcun soggetto, quindi lo segnaliamo; due numeri di 11 cifre diversi non sono una prova sufficiente, perché possono appartenere allo stesso soggetto.",
  },
  '00325': {
    checks:
      'Fra privati: se la partita IVA del cessionario è di un gruppo IVA e CodiceFiscale è presente, deve essere quello di un partecipante al gruppo.',
    why: 'Il codice fiscale indica quale partecipante al gruppo riceve la fattura.',
    remedy: 'Chiedere al cliente il codice fiscale del partecipante che acquista.',
    undecided: "Solo l'Anagrafe Tributaria sa quali gruppi IVA esistono e chi vi partecipa.",
  },
  '00326': {
    checks:
      'Fra privati: se la partita IVA del cessionario è di un gruppo IVA, CodiceFiscale è obbligatorio.',
    why: 'Senza il codice fiscale non si sa quale partecipante al gruppo riceva la fattura.',
    remedy: 'Aggiungere CodiceFiscale del partecipante accanto a IdFiscaleIVA.',
    undecided: "Solo l'Anagrafe Tributaria e il cliente sanno se una partita IVA è di un gruppo IVA.",
  },
  '00327': {
    checks:
      'Il codice fiscale di chi partecipa a un gruppo IVA deve essere coerente con la partita IVA del gruppo. In vigore dal 15 maggio 2026.',
    why: 'Completa i controlli sui gruppi IVA, da 00321 a 00326.',
    remedy:
      'Verificare IdFiscaleIVA e CodiceFiscale di cedente e cessionario che fanno parte di un gruppo IVA.',
    undecided: "Solo l'Anagrafe Tributaria dispone dei dati per questo controllo.",
    readings:
      'Il testo ufficiale è noto solo da fonti terze: non è certo quale parte riguardi, né se valga per le fatture semplificate.',
  },
  '00330': {
    checks: 'PECDestinatario non deve essere una delle caselle di SdI.',
    why: 'Quelle caselle ricevono i file per SdI: una fattura inviata a una di esse non arriva al cliente.',
    remedy: 'Scrivere la PEC del cliente, o togliere il campo: 0000000 senza PEC è ammesso.',
    readings:
      "Le fonti dicono che l'indirizzo non può essere di SdI, senza elencare gli indirizzi: riconosciamo sdi, con o senza numero, a pec.fatturapa.it, senza distinguere maiuscole e minuscole.",
  },
  '00398': {
    checks:
      "Una fattura non deve essere inviata all'ufficio centrale di un'amministrazione se in IPA il suo codice fiscale ha un solo altro ufficio attivo.",
    why: "L'ufficio centrale è per chi non riesce a individuare quello giusto; se esiste un solo altro ufficio, è quello corretto.",
    remedy: "Cercare in IPA l'ufficio dell'amministrazione e scrivere il suo codice in CodiceDestinatario.",
    undecided:
      "Solo IPA, l'indice dei domicili digitali della pubblica amministrazione, elenca gli uffici di un'amministrazione.",
    readings: 'Fonti più vecchie citano il codice 999999, non più in uso.',
  },
  '00399': {
    checks:
      'Il formato per i privati (FPR12) non si può usare se il codice fiscale del cessionario ha in IPA almeno un ufficio attivo per la fattura elettronica.',
    why: "Le amministrazioni ricevono FPA12, firmata e con il codice dell'ufficio, in modo da poterla accettare o rifiutare.",
    remedy: "Usare FPA12 con il codice di sei caratteri dell'ufficio, e firmare il file.",
    undecided: "Solo IPA sa se un codice fiscale è di un'amministrazione con uffici attivi.",
    readings: 'Fonti più vecchie citano anche il codice 999999.',
  },
};
