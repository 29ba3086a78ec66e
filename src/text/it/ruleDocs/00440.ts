import type { docs00440 as english } from '../../en/ruleDocs/00440.ts';
import type { Translated } from '../../sentence.ts';

export const docs00440: Translated<typeof english> = {
  '00443': {
    checks: 'Ogni aliquota che si trova su una riga o su una cassa deve trovarsi in almeno un riepilogo.',
    why: "Il riepilogo è ciò che si registra: un'aliquota che vi manca è IVA che non si vede.",
    exceptions: ['Le aliquote si confrontano come numeri: 022.00 è 22.00.'],
    wrongNote:
      "Il 10.00 della seconda riga non è in nessun riepilogo; anche una riga di zero euro ha un'aliquota. Il 4.00 del secondo riepilogo non è in nessuna riga.",
    remedy:
      "Aggiungere il DatiRiepilogo dell'aliquota, oppure correggere quella sbagliata. `fattura fix --amounts` aggiunge il blocco dove Natura e importi non lasciano dubbi e nessun riepilogo ha un'aliquota di troppo.",
    readings:
      "L'Elenco confronta in un verso solo; la Rappresentazione tabellare anche nell'altro: un'aliquota che sta solo nel riepilogo. Per questo verso diamo un avviso; almeno uno sviluppatore racconta di un file scartato così.",
  },
  '00444': {
    checks: 'Ogni Natura che si trova su una riga o su una cassa deve trovarsi in almeno un riepilogo.',
    why: 'Chi registra la fattura legge il riepilogo: le operazioni senza IVA devono esserci con la loro Natura.',
    exceptions: ['Una Natura assente non si confronta: a quella pensano 00400, 00413 e 00429.'],
    wrongNote: 'La prima riga ha N4, il suo riepilogo N1.',
    remedy:
      'Fare un riepilogo per ogni Natura, con la somma delle sue righe, oppure correggere quella sbagliata.',
    readings:
      "L'Elenco confronta in un verso solo; la Rappresentazione tabellare anche nell'altro: una Natura che sta solo nel riepilogo. Per questo verso diamo un avviso. In un punto dell'algoritmo l'Elenco scrive 00443 al posto di 00444: un refuso.",
  },
  '00445': {
    checks:
      'Nei documenti dal 1° gennaio 2021 non sono ammesse le Natura generiche N2, N3 e N6, su righe, casse e riepiloghi.',
    why: 'I codici di dettaglio servono alla dichiarazione IVA precompilata; quelli generici restano nello schema solo per i documenti più vecchi.',
    exceptions: [
      'Conta la data del documento, non quella in cui SdI lo riceve.',
      'Nella fattura semplificata sono N2 e N3: N6 lì non esiste.',
    ],
    wrongNote: 'N2 è generica: nel regime forfettario il codice è N2.2.',
    remedy:
      'Scrivere il codice di dettaglio, lo stesso su righe e riepilogo: N2.1 o N2.2, da N3.1 a N3.6, da N6.1 a N6.9 (`fattura codes Natura`).',
  },
  '00460': {
    checks: 'In una fattura semplificata gli importi, IVA compresa, non possono superare in tutto 400,00.',
    why: 'La fattura semplificata dice poco del cliente: la legge la ammette solo per importi piccoli.',
    exceptions: [
      'Documenti con DatiFatturaRettificata: nessun limite.',
      'RegimeFiscale RF19 e RF20: nessun limite dal 1° aprile 2025, nel giorno in cui SdI riceve il file o, se non è dato, alla data del documento.',
    ],
    wrongNote: '366,00 + 36,60 = 402,60.',
    remedy:
      'Emettere una fattura ordinaria (FPR12). Se il documento ne rettifica un altro, indicarlo in DatiFatturaRettificata.',
    readings:
      "L'esenzione dei due regimi è nota da chi cita l'Allegato A 1.9; l'Elenco, che è di prima, non ne parla. Fino al 2019 il limite era 100,00: qui vale quello di oggi per ogni data.",
  },
  '00471': {
    checks:
      'Con {ordinary}, e nella fattura semplificata con {simplified}, cedente e cessionario non possono avere la stessa partita IVA.',
    why: 'Questi documenti sono fra due soggetti; per le operazioni con sé stessi ci sono TD21, TD26 e TD27.',
    exceptions: [
      'La stessa partita IVA con due CodiceFiscale diversi è di membri di un gruppo IVA: non diciamo nulla.',
    ],
    wrongNote: 'È la partita IVA del cedente; TipoDocumento è TD01.',
    remedy:
      'Correggere la parte sbagliata; nelle integrazioni (TD16-TD19) il cedente è il fornitore. Per un autoconsumo o una cessione gratuita scrivere TD27, per uno splafonamento TD21.',
    undecided:
      'Di un cessionario con il solo CodiceFiscale SdI cerca la partita IVA in Anagrafe Tributaria: da soli non possiamo. Se il codice è anche quello del cedente, persona o società, diamo un avviso; altrimenti non diciamo nulla.',
    readings:
      "L'Elenco v2.0 nomina solo TD16-TD20 e TD29; l'Allegato A e la Rappresentazione tabellare anche gli altri. Li prendiamo tutti.",
  },
  '00472': {
    checks: 'Con {types} cedente e cessionario devono avere la stessa partita IVA.',
    why: 'Sono autofatture per splafonamento (TD21), autoconsumo o cessione gratuita (TD27): il soggetto è uno solo.',
    wrongNote: 'Il cedente è IT 12345678903.',
    remedy:
      "Scrivere chi emette sia come cedente sia come cessionario; se l'operazione è fra due soggetti scegliere un altro TipoDocumento.",
    undecided:
      'Di un cessionario con il solo CodiceFiscale SdI cerca la partita IVA in Anagrafe Tributaria: da soli non possiamo, e non diciamo nulla. Lo stesso se la partita IVA è una e i codici fiscali due (gruppo IVA).',
    readings:
      "L'Elenco v2.0 nomina solo TD21; l'Allegato A e la Rappresentazione tabellare anche TD27. Prendiamo entrambi.",
  },
  '00473': {
    checks: 'Con {types} IdPaese del cedente non può essere IT; con TD29 deve esserlo.',
    why: 'I primi integrano o sostituiscono la fattura di un fornitore estero; TD29 segnala quella mancata o irregolare di uno italiano.',
    exceptions: ['OO al posto di un Paese è ammesso con TD17 e TD19.'],
    wrongNote: 'Il fornitore estero sta nel cedente, chi integra nel cessionario.',
    remedy:
      "Scrivere come cedente il fornitore, con il suo Paese; se è italiano e vale l'inversione contabile il tipo è TD16.",
    readings:
      "Che OO vada solo con TD17 e TD19 lo dice la Rappresentazione tabellare, non l'Elenco: è un errore con TD18, TD28 e TD29, che chiedono già un Paese; con gli altri tipi diamo un avviso.",
  },
  '00474': {
    checks: "In un'autofattura per splafonamento (TD21) nessuna riga può avere aliquota zero.",
    why: "TD21 serve a versare l'IVA su acquisti fatti senza pagarla oltre il plafond: senza aliquota non c'è nulla da versare.",
    wrongNote: "L'acquisto era senza IVA; l'autofattura deve averla.",
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
    why: "SdI è per operazioni che riguardano l'Italia.",
    exceptions: ['Un cessionario con il solo CodiceFiscale non conta come estero.'],
    remedy:
      'Scrivere la partita IVA italiana di chi ne ha una, anche se aperta da un soggetto estero o dal suo rappresentante fiscale.',
  },
  '00477': {
    checks:
      "Su una riga con Natura N3.5 il protocollo della dichiarazione d'intento, in RiferimentoTesto di AltriDatiGestionali, non deve essere di una dichiarazione invalidata.",
    why: "Senza una dichiarazione valida l'operazione non può essere non imponibile: l'imposta è dovuta.",
    remedy:
      "Verificare la dichiarazione nel cassetto fiscale e chiederne una nuova al cliente, oppure addebitare l'imposta.",
    undecided:
      "Quali dichiarazioni siano invalidate lo sa solo l'Agenzia delle Entrate. La forma del protocollo, 17 cifre, un trattino o una barra e 6 cifre, la guarda Q-INTENTO.",
  },
};
