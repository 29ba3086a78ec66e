import type { docs00440 as english } from '../../en/ruleDocs/00440.ts';
import type { Translated } from '../../sentence.ts';

export const docs00440: Translated<typeof english> = {
  '00443': {
    checks:
      "Ogni aliquota di una riga o di un contributo cassa deve essere l'aliquota di almeno un riepilogo.",
    why: "La registrazione si basa sul riepilogo: l'IVA di un'aliquota che vi manca non viene registrata.",
    exceptions: ['Le aliquote si confrontano come numeri: 022.00 è 22.00.'],
    wrongNote:
      "Nessun riepilogo ha l'aliquota 10.00 della seconda riga (anche una riga di zero euro ha un'aliquota), e nessuna riga ha l'aliquota 4.00 del secondo riepilogo.",
    remedy:
      "Aggiungere il DatiRiepilogo dell'aliquota, oppure correggere l'aliquota sbagliata. `fattura fix --amounts` aggiunge il blocco se Natura e importi sono univoci e nessun riepilogo ha un'aliquota superflua.",
    readings:
      "L'Elenco confronta in un verso solo; la Rappresentazione tabellare anche nell'altro: un'aliquota presente solo nel riepilogo. In quel verso diamo un avviso; almeno uno sviluppatore riferisce di un file scartato per questo.",
  },
  '00444': {
    checks: 'Ogni Natura di una riga o di un contributo cassa deve essere la Natura di almeno un riepilogo.',
    why: 'La fattura si registra dal riepilogo, in cui le operazioni senza IVA devono comparire con la loro Natura.',
    exceptions: ['Una Natura assente non si confronta: la controllano 00400, 00413 e 00429.'],
    wrongNote: 'La prima riga ha N4, il suo riepilogo N1.',
    remedy:
      'Scrivere un riepilogo per ogni Natura, con la somma delle sue righe, oppure correggere la Natura sbagliata.',
    readings:
      "L'Elenco confronta in un verso solo; la Rappresentazione tabellare anche nell'altro: una Natura presente solo nel riepilogo. In quel verso diamo un avviso. In un punto dell'algoritmo l'Elenco riporta 00443 al posto di 00444: è un refuso.",
  },
  '00445': {
    checks:
      'Nei documenti dal 1° gennaio 2021 i codici generici N2, N3 e N6 di Natura non sono ammessi su righe, contributi cassa e riepiloghi.',
    why: 'I codici di dettaglio servono alla dichiarazione IVA precompilata; quelli generici restano nello schema solo per i documenti più vecchi.',
    exceptions: [
      'Conta la data del documento, non quella in cui SdI lo riceve.',
      'Nella fattura semplificata riguarda N2 e N3, perché N6 non esiste.',
    ],
    wrongNote: 'N2 è generica: nel regime forfettario il codice è N2.2.',
    remedy:
      'Scrivere il codice di dettaglio, lo stesso su righe e riepilogo: N2.1 o N2.2, da N3.1 a N3.6, da N6.1 a N6.9 (`fattura codes Natura`).',
  },
  '00460': {
    checks: 'In una fattura semplificata gli importi, IVA compresa, non devono superare in totale 400,00.',
    why: 'La fattura semplificata ha pochi dati del cliente: la legge la ammette solo per importi piccoli.',
    exceptions: [
      'Documenti con DatiFatturaRettificata: nessun limite.',
      'RegimeFiscale RF19 e RF20: nessun limite dal 1° aprile 2025, in base al giorno in cui SdI riceve il file o, se non è indicato, alla data del documento.',
    ],
    wrongNote: '366,00 + 36,60 = 402,60.',
    remedy:
      'Emettere una fattura ordinaria (FPR12). Se il documento ne rettifica un altro, indicarlo in DatiFatturaRettificata.',
    readings:
      "L'esenzione dei due regimi è nota da fonti terze che citano l'Allegato A 1.9; l'Elenco, che è precedente, non ne parla. Fino al 2019 il limite era 100,00: qui quello attuale si applica a ogni data.",
  },
  '00471': {
    checks:
      'Con {ordinary}, e nella fattura semplificata con {simplified}, cedente e cessionario non devono avere la stessa partita IVA.',
    why: 'Questi documenti sono fra due soggetti; per le operazioni con sé stessi si usano TD21, TD26 e TD27.',
    exceptions: [
      'La stessa partita IVA con due CodiceFiscale diversi è di partecipanti a un gruppo IVA e non è segnalata.',
    ],
    wrongNote: 'Il cessionario ha la partita IVA del cedente, e TipoDocumento è TD01.',
    remedy:
      'Correggere la parte sbagliata; nelle integrazioni (TD16-TD19) il cedente è il fornitore. Per un autoconsumo o una cessione gratuita scrivere TD27, per uno splafonamento TD21.',
    undecided:
      'Se il cessionario ha solo CodiceFiscale, SdI ne cerca la partita IVA in Anagrafe Tributaria, il che qui non è possibile. Se il codice è anche quello del cedente, persona o società, diamo un avviso; altrimenti non segnaliamo nulla.',
    readings:
      "L'Elenco v2.0 nomina solo TD16-TD20 e TD29; l'Allegato A e la Rappresentazione tabellare anche gli altri. Li controlliamo tutti.",
  },
  '00472': {
    checks: 'Con {types} cedente e cessionario devono avere la stessa partita IVA.',
    why: 'Sono autofatture per splafonamento (TD21), autoconsumo o cessione gratuita (TD27): il soggetto è uno solo.',
    wrongNote: 'Il cedente è IT 12345678903.',
    remedy:
      "Scrivere chi emette sia come cedente sia come cessionario; se l'operazione è fra due soggetti, usare un altro TipoDocumento.",
    undecided:
      'Per un cessionario con il solo CodiceFiscale SdI cerca la partita IVA in Anagrafe Tributaria. Qui non è possibile, quindi non segnaliamo nulla. Lo stesso vale per una partita IVA con due codici fiscali (gruppo IVA).',
    readings:
      "L'Elenco v2.0 nomina solo TD21; l'Allegato A e la Rappresentazione tabellare anche TD27. Controlliamo entrambi.",
  },
  '00473': {
    checks: 'Con {types} IdPaese del cedente non può essere IT; con TD29 deve esserlo.',
    why: 'I primi integrano o sostituiscono la fattura di un fornitore estero; TD29 segnala quella mancata o irregolare di uno italiano.',
    exceptions: ['OO al posto di un Paese è ammesso con TD17 e TD19.'],
    wrongNote: 'Il fornitore estero deve essere il cedente, e chi integra la fattura il cessionario.',
    remedy:
      "Scrivere come cedente il fornitore, con il suo Paese; se è italiano e si applica l'inversione contabile, il tipo è TD16.",
    readings:
      "Solo la Rappresentazione tabellare, non l'Elenco, limita OO a TD17 e TD19: è un errore con TD18, TD28 e TD29, che richiedono comunque un Paese; con gli altri tipi diamo un avviso.",
  },
  '00474': {
    checks: "In un'autofattura per splafonamento (TD21) nessuna riga può avere aliquota zero.",
    why: "TD21 serve a versare l'IVA sugli acquisti fatti senza IVA oltre il plafond: senza aliquota non c'è nulla da versare.",
    wrongNote: "L'acquisto era senza IVA; l'autofattura deve indicarla.",
    remedy:
      "Scrivere l'aliquota che l'acquisto avrebbe avuto e l'imposta, senza Natura; se non è uno splafonamento, correggere TipoDocumento.",
  },
  '00475': {
    checks: 'Con {types} il cessionario deve avere IdFiscaleIVA.',
    why: 'È il cessionario a emettere questi documenti, come soggetto IVA.',
    remedy: 'Aggiungere IdFiscaleIVA del cessionario. CodiceFiscale può restare, ma non basta.',
  },
  '00476': {
    checks:
      'Se cedente e cessionario hanno entrambi IdFiscaleIVA, almeno uno dei due IdPaese deve essere IT.',
    why: "SdI tratta operazioni che riguardano l'Italia.",
    exceptions: ['Un cessionario con il solo CodiceFiscale non conta come estero.'],
    remedy:
      'Scrivere la partita IVA italiana di chi ne ha una, anche se aperta da un soggetto estero o dal suo rappresentante fiscale.',
  },
  '00477': {
    checks:
      "Su una riga con Natura N3.5 il protocollo della dichiarazione d'intento, in RiferimentoTesto di AltriDatiGestionali, non deve essere di una dichiarazione invalidata.",
    why: "Senza una dichiarazione valida l'operazione non può essere non imponibile: l'IVA è dovuta.",
    remedy:
      "Verificare la dichiarazione nel cassetto fiscale e chiederne una nuova al cliente, oppure addebitare l'IVA.",
    undecided:
      "Solo l'Agenzia delle Entrate sa quali dichiarazioni sono invalidate. Q-INTENTO controlla la forma del protocollo: 17 cifre, un trattino o una barra e 6 cifre.",
  },
};
