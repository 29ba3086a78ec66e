import type { docs00420 as english } from '../../en/ruleDocs/00420.ts';
import type { Translated } from '../../sentence.ts';

export const docs00420: Translated<typeof english> = {
  '00420': {
    checks:
      'Un riepilogo non deve avere insieme EsigibilitaIVA S (scissione dei pagamenti) e una Natura di inversione contabile.',
    why: "Con la scissione dei pagamenti l'IVA è in fattura e la versa il cessionario; con l'inversione contabile la fattura non espone IVA.",
    wrongNote: 'Natura N6.7 ed EsigibilitaIVA S sono nello stesso blocco.',
    remedy:
      "Se si applica l'inversione contabile, togliere EsigibilitaIVA o scrivere I; se si applica la scissione dei pagamenti, togliere Natura e scrivere aliquota e imposta, sulla riga e nel riepilogo.",
  },
  '00421': {
    checks:
      "In ogni riepilogo Imposta deve essere l'aliquota applicata a ImponibileImporto, arrotondata al centesimo.",
    why: "È l'IVA che si versa e si detrae: un errore si riflette nelle liquidazioni di entrambe le parti.",
    tolerance:
      'Lo scarto dal valore esatto deve essere minore di 0,01, quindi sono validi entrambi i centesimi vicini. Uno scarto maggiore è un avviso se è al massimo di 0,01 dal valore arrotondato, altrimenti un errore.',
    exceptions: [
      'Ogni blocco si controlla singolarmente: due blocchi con la stessa aliquota non si sommano.',
      'I mezzi centesimi si arrotondano allontanandosi da zero, anche per importi negativi: 10,045 diventa 10,05.',
    ],
    wrongNote: 'Il 22 % di 100,00 è 22,00.',
    remedy:
      "Calcolare Imposta sul totale dell'imponibile, non sommando le imposte delle righe, e arrotondare alla fine. `fattura fix --amounts` la scrive.",
    readings:
      "La fonte non dice se la tolleranza di un centesimo si misuri dal valore esatto o da quello arrotondato. Dal valore arrotondato non resterebbe alcuna tolleranza; alcune librerie accettano un centesimo intero o poco più. Misuriamo dal valore esatto; uno scarto ammesso solo dall'altra interpretazione è un avviso.",
  },
  '00422': {
    checks:
      'Per ogni aliquota, gli ImponibileImporto dei riepiloghi devono dare la somma di righe e contributi alla cassa, più gli arrotondamenti dei riepiloghi.',
    why: "Se il riepilogo non corrisponde alle righe, l'imposta è calcolata su un importo diverso da quello venduto.",
    tolerance:
      'Lo scarto deve essere minore di un euro: 1,00 esatto è già un errore. Gli scarti minori sono segnalati dal consiglio Q-TAXABLE.',
    exceptions: [
      "Conta solo l'aliquota: Natura ed EsigibilitaIVA non dividono le somme.",
      'Non entrano nella formula SpeseAccessorie, bollo, ScontoMaggiorazione e Arrotondamento del documento.',
    ],
    wrongNote: "Nell'imponibile manca il contributo cassa di 3,85.",
    remedy:
      "Portare ImponibileImporto alla somma, poi ricalcolare Imposta. `fattura fix --amounts` fa entrambe le cose se l'aliquota ha un solo riepilogo.",
    readings:
      "La fonte parte dalle aliquote di righe e contributi cassa: un'aliquota senza riepilogo ha imponibile zero e, a partire da un euro, comporta 00422 oltre a 00443 (e a 00419, se i blocchi sono pochi). Segnaliamo lo stesso, sulla prima riga dell'aliquota; aggiungere il blocco mancante risolve tutto. Controlliamo anche le aliquote presenti solo nei riepiloghi. Alcune librerie accettano 1,00 esatto o sommano tutte le aliquote insieme: l'Elenco no.",
  },
  '00423': {
    checks:
      'Per ogni riga, PrezzoTotale deve essere il prezzo unitario, dopo sconti e maggiorazioni, moltiplicato per la quantità.',
    why: 'Imponibile e imposta si calcolano dalle righe: un totale di riga sbagliato rende sbagliati tutti gli importi successivi.',
    tolerance:
      'Lo scarto deve essere minore di 0,01. Da 0,01 a meno di 0,02 diamo un avviso, oltre un errore.',
    exceptions: [
      'Sconti e maggiorazioni si applicano in ordine, ciascuno sul prezzo residuo; Quantita assente vale 1.',
      'Se uno sconto ha sia Percentuale sia Importo, vale Importo.',
      'Lo sconto in valore si applica al prezzo unitario, non al totale della riga.',
    ],
    wrongNote: '25,00 meno il 10 % fa 22,50; per 4 fa 90,00.',
    remedy:
      "Ricalcolare PrezzoTotale senza arrotondamenti intermedi: il campo ammette fino a otto decimali. `fattura fix --amounts` lo fa, tranne se il totale è corretto con un'altra interpretazione dello sconto (Importo sottratto una volta dalla riga, o Percentuale invece di Importo), perché allora può essere sbagliato lo sconto.",
    readings:
      "Alcune librerie arrotondano PrezzoTotale a due decimali prima del confronto e accettano scarti fino a 0,019: è il motivo dell'avviso.",
  },
  '00424': {
    checks:
      "Un'aliquota diversa da zero deve essere almeno 1.00, perché le aliquote si scrivono in percentuale.",
    why: "0.22 al posto di 22.00 significa che è stata scritta la frazione: nessuna aliquota IVA è inferiore all'uno per cento.",
    wrongNote: '0.22 significa 0,22 %, non 22 %.',
    remedy:
      'Scrivere la percentuale con due decimali, 22.00 invece di 0.22, su righe, casse e riepiloghi, e controllare Imposta.',
  },
  '00425': {
    checks: 'Il numero del documento deve contenere almeno una cifra da 0 a 9.',
    why: 'Il numero identifica la fattura in modo univoco e progressivo.',
    exceptions: ['I numeri romani non sono cifre: XII da solo è scartato.'],
    remedy: 'Dare al documento un numero con almeno una cifra e al massimo 20 caratteri.',
  },
  '00427': {
    checks: 'CodiceDestinatario deve avere 6 caratteri se FormatoTrasmissione è FPA12, 7 se è FPR12 o FSM10.',
    why: 'I codici di 6 caratteri sono uffici della PA, in IPA; quelli di 7 sono canali di privati: il formato determina quale elenco si applica.',
    wrongNote: 'Il file è FPR12, ma il codice ha la lunghezza per FPA12.',
    remedy:
      "Scrivere un codice adatto al formato. Se è sbagliato il formato, cambiarlo in FormatoTrasmissione e nell'attributo versione.",
    readings:
      "Conta FormatoTrasmissione, non l'attributo versione: se sono diversi (00428) qui vale il primo. Per la fattura semplificata lo schema ammette solo 7 caratteri, quindi questo codice non può verificarsi.",
  },
  '00428': {
    checks: "FormatoTrasmissione deve essere uguale all'attributo versione della radice.",
    why: 'Entrambi indicano il formato, in base al quale SdI sceglie i controlli.',
    wrongNote: "L'attributo versione è FPR12.",
    remedy:
      'Scrivere in entrambi FPA12 verso la pubblica amministrazione, FPR12 verso privati. Il codice destinatario indica quale dei due è giusto: 6 caratteri per un ufficio della PA, 7 per un privato.',
  },
  '00429': {
    checks: 'Un riepilogo con aliquota zero deve avere Natura.',
    why: "La fattura si registra dal riepilogo, che senza Natura non indica perché l'IVA non si applica.",
    wrongNote: 'Il secondo riepilogo non ha Natura.',
    remedy: 'Scrivere la Natura delle righe riassunte; se sono diverse, usare un blocco per ciascuna.',
  },
  '00430': {
    checks: 'Un riepilogo con aliquota diversa da zero non deve avere Natura.',
    why: "Natura indica perché l'IVA non si applica: un blocco con Natura e imposta si contraddice.",
    exceptions: [
      "TipoDocumento TD16: l'integrazione di una fattura in inversione contabile indica insieme aliquota e Natura N6.",
    ],
    wrongNote: 'Il primo riepilogo ha aliquota 22.00 e Natura N4.',
    remedy:
      "Togliere Natura se l'IVA si applica; se non si applica, scrivere 0.00 come aliquota e come imposta.",
    readings:
      "L'Elenco dei controlli non cita l'eccezione per TD16; la Rappresentazione tabellare e l'Allegato A sì, e a questi ci atteniamo.",
  },
  '00437': {
    checks: 'Uno sconto o una maggiorazione del documento deve avere Percentuale o Importo.',
    why: 'Uno sconto senza valore non indica al cliente quanto deve pagare.',
    exceptions: ['Un valore di zero è sufficiente: si controlla solo che sia presente.'],
    wrongNote: 'Lo sconto ha solo Tipo.',
    remedy: "Aggiungere Percentuale o Importo; se non c'è sconto, togliere il blocco.",
  },
  '00438': {
    checks: 'Uno sconto o una maggiorazione di una riga deve avere Percentuale o Importo.',
    why: 'Il totale della riga si calcola dallo sconto, e senza il suo valore non si può controllare.',
    exceptions: ['Un valore di zero è sufficiente: si controlla solo che sia presente.'],
    wrongNote: 'Lo sconto ha solo Tipo.',
    remedy:
      "Aggiungere Percentuale o Importo, per unità, e ricalcolare PrezzoTotale; se non c'è sconto, togliere il blocco.",
  },
};
