import type { docs00420 as english } from '../../en/ruleDocs/00420.ts';
import type { Translated } from '../../sentence.ts';

export const docs00420: Translated<typeof english> = {
  '00420': {
    checks:
      'Un riepilogo non può avere insieme EsigibilitaIVA S (scissione dei pagamenti) e una Natura di inversione contabile.',
    why: "Con la scissione l'IVA è in fattura e la versa l'ente; con l'inversione contabile in fattura non c'è.",
    wrongNote: 'Natura N6.7 ed EsigibilitaIVA S nello stesso blocco.',
    remedy:
      "Se vale l'inversione contabile, togliere EsigibilitaIVA o scrivere I; se vale la scissione, togliere Natura e scrivere aliquota e imposta, sulla riga e nel riepilogo.",
  },
  '00421': {
    checks:
      "In ogni riepilogo Imposta deve essere l'aliquota applicata a ImponibileImporto, arrotondata al centesimo.",
    why: "È l'IVA che si versa e si detrae: un errore passa dritto nelle liquidazioni di chi emette e di chi riceve.",
    tolerance:
      'Lo scarto dal valore esatto deve essere minore di 0,01: vanno bene i due centesimi vicini. Oltre, ma a non più di 0,01 dal valore arrotondato, diamo un avviso; più in là un errore.',
    exceptions: [
      'Ogni blocco si guarda per sé: due blocchi della stessa aliquota non si sommano.',
      'I mezzi centesimi si arrotondano allontanandosi da zero, anche sotto zero: 10,045 diventa 10,05.',
    ],
    wrongNote: 'Il 22 % di 100,00 è 22,00.',
    remedy:
      "Calcolare Imposta sul totale dell'imponibile, non sommando le imposte delle righe, e arrotondare alla fine. `fattura fix --amounts` la scrive.",
    readings:
      'Il testo non dice se lo scarto di un centesimo si misura dal valore esatto o da quello arrotondato. Dal valore arrotondato non resterebbe tolleranza; alcune librerie accettano un centesimo intero o poco più. Misuriamo dal valore esatto, e fra le due letture avvisiamo.',
  },
  '00422': {
    checks:
      'Per ogni aliquota, gli ImponibileImporto dei riepiloghi devono dare la somma di righe e contributi alla cassa, più gli arrotondamenti dei riepiloghi.',
    why: "Il riepilogo deve riassumere le righe: se non torna, l'imposta è calcolata su altro da ciò che si è venduto.",
    tolerance:
      "Lo scarto deve essere minore di un euro: 1,00 esatto è già un errore. Per gli scarti più piccoli c'è il consiglio Q-TAXABLE.",
    exceptions: [
      "Conta solo l'aliquota: Natura ed EsigibilitaIVA non dividono le somme.",
      'Non entrano nella formula SpeseAccessorie, bollo, ScontoMaggiorazione e Arrotondamento del documento.',
    ],
    wrongNote: "Il contributo alla cassa, 3,85, manca dall'imponibile.",
    remedy:
      "Portare ImponibileImporto alla somma, poi ricalcolare Imposta. `fattura fix --amounts` fa l'una e l'altra cosa dove l'aliquota ha un solo riepilogo.",
    readings:
      "Il testo prende le aliquote di righe e casse: una senza riepilogo ha imponibile zero, e da un euro in su dà 00422 oltre a 00443 (e a 00419, se i blocchi sono pochi). Lo diciamo come SdI, alla prima riga dell'aliquota; il rimedio è uno, il blocco che manca. Guardiamo anche le aliquote che stanno solo nei riepiloghi. Alcune librerie accettano 1,00 esatto o sommano senza dividere per aliquota: l'Elenco no.",
  },
  '00423': {
    checks:
      'Per ogni riga, PrezzoTotale deve essere il prezzo unitario, dopo sconti e maggiorazioni, moltiplicato per la quantità.',
    why: 'Dalla riga nascono imponibile e imposta: un totale che non torna falsa tutto ciò che segue.',
    tolerance:
      'Lo scarto deve essere minore di 0,01. Da 0,01 a meno di 0,02 diamo un avviso, oltre un errore.',
    exceptions: [
      'Sconti e maggiorazioni si applicano nel loro ordine, ciascuno su ciò che resta; Quantita assente vale 1.',
      'Se uno sconto ha sia Percentuale sia Importo vale Importo.',
      'Lo sconto in valore si applica al prezzo unitario, non al totale della riga.',
    ],
    wrongNote: '25,00 meno il 10 % fa 22,50; per 4 fa 90,00.',
    remedy:
      'Ricalcolare PrezzoTotale senza arrotondare i passaggi: il campo prende fino a otto decimali. `fattura fix --amounts` lo scrive, ma non dove il totale torna con un altro modo di leggere lo sconto (Importo una volta sulla riga, o Percentuale invece di Importo): lì può essere sbagliato lo sconto.',
    readings:
      "Alcune librerie arrotondano PrezzoTotale a due decimali prima del confronto, e accettano fino a 0,019: da qui l'avviso.",
  },
  '00424': {
    checks: "Un'aliquota diversa da zero deve essere almeno 1.00: va scritta in percentuale.",
    why: "0.22 al posto di 22.00 è l'errore di chi scrive la frazione: nessuna aliquota IVA sta sotto l'uno per cento.",
    wrongNote: '0.22 è lo 0,22 %, non il 22 %.',
    remedy:
      'Scrivere la percentuale con due decimali, 22.00 invece di 0.22, su righe, casse e riepiloghi, e controllare Imposta.',
  },
  '00425': {
    checks: 'Il numero del documento deve contenere almeno una cifra da 0 a 9.',
    why: 'Il numero identifica la fattura in modo univoco e progressivo.',
    exceptions: ['I numeri romani non hanno cifre: XII da solo è scartato.'],
    remedy: 'Dare al documento un numero con almeno una cifra, di al più 20 caratteri.',
  },
  '00427': {
    checks: 'CodiceDestinatario ha 6 caratteri se FormatoTrasmissione è FPA12, 7 se è FPR12 o FSM10.',
    why: 'I codici di 6 caratteri sono uffici della PA, in IPA; quelli di 7 canali di privati: il formato dice a quale elenco guardare.',
    wrongNote: 'Il file è FPR12.',
    remedy:
      "Scrivere il codice che va con il formato. Se è il formato a essere sbagliato, cambiarlo in FormatoTrasmissione e nell'attributo versione.",
    readings:
      "Conta FormatoTrasmissione, non l'attributo versione: se i due non sono uguali (00428) qui vale il primo. Della fattura semplificata lo schema prende solo 7 caratteri, e il codice non può uscire.",
  },
  '00428': {
    checks: "FormatoTrasmissione deve essere uguale all'attributo versione della radice.",
    why: 'Dicono la stessa cosa, e SdI sceglie i controlli da quella.',
    wrongNote: "L'attributo versione è FPR12.",
    remedy:
      'Scrivere FPA12 in entrambi verso la pubblica amministrazione, FPR12 verso privati. Il codice destinatario dice quale dei due è giusto: 6 caratteri per un ufficio della PA, 7 per un privato.',
  },
  '00429': {
    checks: 'Un riepilogo con aliquota zero deve avere Natura.',
    why: "Chi registra la fattura legge il riepilogo: senza Natura non sa perché l'IVA non si applica.",
    wrongNote: 'Il secondo riepilogo non ha Natura.',
    remedy: 'Scrivere la Natura delle righe riassunte; se ne hanno di diverse, fare un blocco per ciascuna.',
  },
  '00430': {
    checks: 'Un riepilogo con aliquota diversa da zero non può avere Natura.',
    why: "Natura dice perché l'IVA non si applica: accanto a un'imposta il blocco si contraddice.",
    exceptions: [
      "TipoDocumento TD16: l'integrazione di una fattura in inversione contabile indica insieme aliquota e Natura N6.",
    ],
    wrongNote: 'Il primo riepilogo ha aliquota 22.00 e Natura N4.',
    remedy:
      "Togliere Natura se l'IVA si applica; se non si applica, scrivere 0.00 come aliquota e come imposta.",
    readings:
      "L'Elenco dei controlli non nomina l'eccezione di TD16; la Rappresentazione tabellare e l'Allegato A sì: seguiamo questi.",
  },
  '00437': {
    checks: 'Uno sconto o una maggiorazione del documento deve avere Percentuale o Importo.',
    why: "Dire che c'è uno sconto senza dire di quanto non serve a chi paga.",
    exceptions: ["Un valore di zero basta: si guarda se c'è, non quanto è."],
    wrongNote: 'Lo sconto ha solo Tipo.',
    remedy: "Scrivere Percentuale o Importo; se non c'è sconto, togliere il blocco.",
  },
  '00438': {
    checks: 'Uno sconto o una maggiorazione di una riga deve avere Percentuale o Importo.',
    why: 'Il totale della riga si calcola dallo sconto: senza valore non si può controllare.',
    exceptions: ["Un valore di zero basta: si guarda se c'è, non quanto è."],
    wrongNote: 'Lo sconto ha solo Tipo.',
    remedy:
      "Scrivere Percentuale o Importo, per unità, e ricalcolare PrezzoTotale; se non c'è sconto, togliere il blocco.",
  },
};
