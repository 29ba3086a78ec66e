import type { docs00400 as english } from '../../en/ruleDocs/00400.ts';
import type { Translated } from '../../sentence.ts';

export const docs00400: Translated<typeof english> = {
  '00400': {
    checks: "Ogni riga con aliquota zero deve dire in Natura perché l'IVA non si applica.",
    why: "Aliquota zero da sola non dice se l'operazione è esente, non imponibile, non soggetta o in inversione contabile: per l'IVA sono cose diverse.",
    exceptions: [
      "Nella fattura semplificata si guarda Aliquota; se al suo posto c'è Imposta, il controllo non si applica.",
    ],
    wrongNote: 'La seconda riga non ha Natura.',
    remedy:
      "Scrivere in Natura il codice che vale per l'operazione (`fattura codes Natura` li elenca), oppure correggere l'aliquota. La stessa Natura va nel riepilogo.",
    readings:
      "Il testo più recente aggiunge che Natura non deve essere mal valorizzata, ma non dice che cosa intende: qui si guarda solo se c'è; i codici ammessi li decide lo schema.",
  },
  '00401': {
    checks: 'Una riga con aliquota diversa da zero non può avere Natura.',
    why: "Natura dice perché l'IVA non si applica: accanto a un'aliquota la riga si contraddice.",
    exceptions: [
      "TipoDocumento TD16: l'integrazione di una fattura in inversione contabile indica insieme aliquota e Natura N6.",
      'Nella fattura semplificata senza Aliquota il controllo non si applica.',
    ],
    wrongNote: 'La prima riga ha aliquota 22.00 e Natura N4.',
    remedy:
      "Togliere Natura se l'IVA si applica; se non si applica, scrivere 0.00 come aliquota e portare l'importo nel riepilogo di quella Natura.",
    readings:
      "L'Elenco dei controlli non nomina l'eccezione di TD16; la Rappresentazione tabellare e l'Allegato A sì: seguiamo questi.",
  },
  '00403': {
    checks: 'La data del documento non può essere successiva al giorno in cui SdI riceve il file.',
    why: 'La fattura si emette nel momento in cui si invia: una che porta un giorno futuro non è ancora emessa.',
    exceptions: [
      'Contano i giorni, in Italia; il fuso orario di una data (2026-06-01+02:00) non si guarda.',
      'Scadenze di pagamento e date di altri documenti possono essere future.',
    ],
    wrongNote: 'Ricevuta il 15 giugno.',
    remedy: 'Correggere Data, o inviare il file quando quel giorno è arrivato.',
  },
  '00404': {
    checks:
      'Un documento non deve ripeterne uno già accolto: stesso emittente, stesso Numero, stesso anno di Data (con Art73 SI la stessa Data), ed entrambi note di credito TD04 o nessuno dei due.',
    why: 'Numero e anno identificano la fattura: due uguali sono la stessa fattura inviata due volte, o un errore di numerazione.',
    exceptions: [
      "I documenti scartati da SdI, o rifiutati dall'amministrazione (EC02), non contano: si inviano di nuovo con lo stesso numero.",
      'Una TD04 e una fattura possono avere lo stesso numero.',
      'Con SoggettoEmittente CC il controllo riguarda il cessionario, che emette al posto del cedente.',
    ],
    remedy: "Se la fattura è già stata accolta non inviarla di nuovo; se è un'altra, darle un altro numero.",
    undecided:
      'Solo SdI sa che cosa ha già accolto; chi emette lo sa dalle proprie ricevute. Fra i file controllati insieme (`fattura validate CARTELLA`, nella libreria l’opzione `run`) diciamo quale ripete un documento di un file precedente: è un avviso, perché ogni file preso da solo sarebbe accolto. I doppioni dentro uno stesso file sono 00409.',
    readings:
      "Dalla versione 1.9 l'Allegato A, secondo fonti terze, prende il cessionario come titolare del numero per TD16-TD20, TD22, TD23, TD28 e TD29. Fra i file controllati insieme segnaliamo questi documenti solo se sia il cedente sia il cessionario coincidono. Delle semplificate TD08 vale come TD04 per analogia.",
  },
  '00409': {
    checks:
      'In un lotto, un file con più documenti, nessuno deve ripeterne un altro: stesso Numero, stesso anno di Data (se il primo dei due ha Art73 SI la stessa Data), ed entrambi note di credito o nessuno dei due.',
    why: "L'emittente è uno solo, dunque numero e anno identificano il documento, come in 00404 fra file diversi.",
    exceptions: [
      'Una nota di credito e una fattura possono avere lo stesso numero.',
      'I numeri si confrontano carattere per carattere: 7 e 07 sono diversi.',
    ],
    wrongNote: 'Due documenti dello stesso anno con il numero 7.',
    remedy:
      'Dare un altro numero a uno dei due, o togliere quello ripetuto. SdI accoglie o scarta il lotto intero.',
    readings:
      'I testi nominano TD04; delle fatture semplificate trattiamo TD08 allo stesso modo, per analogia.',
  },
  '00411': {
    checks: 'Se una riga ha Ritenuta SI, il documento deve avere almeno un blocco DatiRitenuta.',
    why: 'La riga dice che si trattiene qualcosa; tipo, importo e aliquota stanno solo in DatiRitenuta.',
    exceptions: ['DatiRitenuta senza righe soggette non è un errore.'],
    remedy: 'Aggiungere DatiRitenuta dopo Numero, oppure togliere Ritenuta dalla riga: vale SI o manca.',
  },
  '00413': {
    checks: 'Un contributo alla cassa con aliquota zero deve avere Natura.',
    why: "Il contributo entra nell'imponibile come una riga: anche per esso va detto perché l'IVA non si applica.",
    wrongNote: 'La riga ha Natura N2.2, il contributo nessuna.',
    remedy:
      "Scrivere in DatiCassaPrevidenziale la Natura, di norma quella delle righe; oppure correggere l'aliquota.",
  },
  '00414': {
    checks: 'Un contributo alla cassa con aliquota diversa da zero non può avere Natura.',
    why: "Natura dice perché l'IVA non si applica: accanto a un'aliquota il blocco si contraddice.",
    wrongNote: 'Il contributo ha aliquota 22.00 e Natura N4.',
    remedy:
      "Togliere Natura se l'IVA si applica al contributo; se non si applica, scrivere 0.00 come aliquota.",
    readings:
      "L'eccezione di TD16 che vale per righe e riepiloghi (00401, 00430) nessuna fonte la dà per la cassa: qui non c'è.",
  },
  '00415': {
    checks:
      'Se un contributo previdenziale (DatiCassaPrevidenziale) ha Ritenuta SI, il documento deve avere almeno un blocco DatiRitenuta.',
    why: 'Il contributo concorre alla ritenuta; tipo, importo e aliquota stanno solo in DatiRitenuta.',
    exceptions: ['Le righe soggette a ritenuta sono 00411.'],
    remedy:
      'Aggiungere DatiRitenuta dopo Numero, oppure togliere Ritenuta dal contributo: quelli alle casse dei professionisti di norma non vi sono soggetti.',
  },
  '00417': {
    checks:
      'Il cessionario deve avere IdFiscaleIVA o CodiceFiscale: lo schema li lascia entrambi facoltativi, SdI ne vuole almeno uno.',
    why: 'Senza identificativi la fattura non è intestata a nessuno.',
    remedy:
      'Aggiungere la partita IVA, o il codice fiscale di chi non ne ha. Per un cliente estero IdFiscaleIVA con il suo Paese; un privato estero vi ha un identificativo qualsiasi.',
  },
  '00418': {
    checks:
      "La data di una nota di credito (TD04) non può precedere quella di una fattura collegata (DatiFattureCollegate, dove Data c'è); di una semplificata TD08, quella di DataFR.",
    why: 'Una nota rettifica una fattura che esiste già.',
    exceptions: [
      'Lo stesso giorno va bene.',
      'Una fattura collegata senza Data non si guarda.',
      'Gli altri tipi di documento non sono controllati.',
    ],
    remedy: 'Controllare le due date: di solito è sbagliata quella della fattura collegata.',
    readings:
      'Una nota della Rappresentazione tabellare omette, per le semplificate, la condizione TD08: noi la chiediamo.',
  },
  '00419': {
    checks:
      'I blocchi DatiRiepilogo non possono essere meno delle aliquote diverse che si trovano su righe e casse.',
    why: "Il riepilogo è ciò che si registra: un'aliquota che vi manca è IVA che non si vede.",
    exceptions: [
      'Si contano i blocchi, non le loro aliquote: a quelle pensa 00443. Due Natura con aliquota zero sono una sola aliquota.',
    ],
    wrongNote: 'Due aliquote, un solo riepilogo.',
    remedy:
      'Aggiungere un DatiRiepilogo per ogni aliquota che non lo ha. `fattura fix --amounts` lo scrive dove Natura e importi non lasciano dubbi.',
    readings:
      "Un riepilogo che manca dà più codici, perché ogni testo vale per sé: 00443 per l'aliquota, 00422 da un euro in su, 00419 se i blocchi sono pochi. Il blocco aggiunto li toglie tutti.",
  },
};
