import type { docs00400 as english } from '../../en/ruleDocs/00400.ts';
import type { Translated } from '../../sentence.ts';

export const docs00400: Translated<typeof english> = {
  '00400': {
    checks: "Ogni riga con aliquota zero deve indicare in Natura perché l'IVA non si applica.",
    why: "L'aliquota zero da sola non dice se l'operazione è esente, non imponibile, non soggetta o in inversione contabile, che per l'IVA sono casi diversi.",
    exceptions: [
      'Nella fattura semplificata si controlla Aliquota; se al suo posto è indicata Imposta, il controllo non si applica.',
    ],
    wrongNote: 'La seconda riga non ha Natura.',
    remedy:
      "Scrivere in Natura il codice che vale per l'operazione (`fattura codes Natura` li elenca), oppure correggere l'aliquota. La stessa Natura va nel riepilogo.",
    readings:
      'La fonte più recente aggiunge che Natura non deve essere valorizzata in modo errato, senza precisare che cosa intenda: qui si controlla solo la presenza; i codici ammessi sono definiti dallo schema.',
  },
  '00401': {
    checks: 'Una riga con aliquota diversa da zero non deve avere Natura.',
    why: "Natura indica perché l'IVA non si applica: una riga con Natura e aliquota si contraddice.",
    exceptions: [
      "TipoDocumento TD16: l'integrazione di una fattura in inversione contabile indica insieme aliquota e Natura N6.",
      'Nella fattura semplificata senza Aliquota il controllo non si applica.',
    ],
    wrongNote: 'La prima riga ha aliquota 22.00 e Natura N4.',
    remedy:
      "Togliere Natura se l'IVA si applica; se non si applica, scrivere 0.00 come aliquota e portare l'importo nel riepilogo di quella Natura.",
    readings:
      "L'Elenco dei controlli non cita l'eccezione per TD16; la Rappresentazione tabellare e l'Allegato A sì, e a questi ci atteniamo.",
  },
  '00403': {
    checks: 'La data del documento non può essere successiva al giorno in cui SdI riceve il file.',
    why: 'La fattura si emette quando si invia: una fattura con data futura non è ancora emessa.',
    exceptions: [
      "Si confrontano i giorni, nell'ora italiana; il fuso orario di una data (2026-06-01+02:00) è ignorato.",
      'Scadenze di pagamento e date di altri documenti possono essere future.',
    ],
    wrongNote: 'Il file è ricevuto il 15 giugno.',
    remedy: 'Correggere Data, o inviare il file da quel giorno in poi.',
  },
  '00404': {
    checks:
      'Un documento non deve ripeterne uno già accettato da SdI: stesso emittente, stesso Numero, stesso anno di Data (con Art73 SI la stessa Data), ed entrambi note di credito TD04 o nessuno dei due.',
    why: "Numero e anno identificano la fattura: se coincidono, la fattura è stata inviata due volte o c'è un errore di numerazione.",
    exceptions: [
      "I documenti scartati da SdI, o rifiutati dall'amministrazione (EC02), non contano: si inviano di nuovo con lo stesso numero.",
      'Una TD04 e una fattura possono avere lo stesso numero.',
      'Con SoggettoEmittente CC il controllo riguarda il cessionario, che emette al posto del cedente.',
    ],
    remedy:
      "Se la fattura è già stata accettata non inviarla di nuovo; se è un'altra, darle un altro numero.",
    undecided:
      "Solo SdI sa che cosa ha già accettato; l'emittente lo sa dalle ricevute. Fra i file controllati insieme (`fattura validate CARTELLA`, o l'opzione `run` della libreria) segnaliamo un documento che ne ripete uno di un file precedente. È un avviso, perché ogni file da solo sarebbe accettato. I duplicati in uno stesso file sono 00409.",
    readings:
      "Secondo fonti terze, dalla versione 1.9 l'Allegato A considera il cessionario titolare del numero per TD16-TD20, TD22, TD23, TD28 e TD29. Fra i file controllati insieme segnaliamo questi documenti solo se coincidono sia il cedente sia il cessionario. Nelle semplificate trattiamo TD08 come TD04, per analogia.",
  },
  '00409': {
    checks:
      'In un lotto, un file con più documenti, nessuno deve ripeterne un altro: stesso Numero, stesso anno di Data (se il primo dei due ha Art73 SI la stessa Data), ed entrambi note di credito o nessuno dei due.',
    why: "L'emittente è lo stesso per tutto il file, quindi numero e anno identificano il documento, come in 00404 fra file diversi.",
    exceptions: [
      'Una nota di credito e una fattura possono avere lo stesso numero.',
      'I numeri si confrontano carattere per carattere: 7 e 07 sono diversi.',
    ],
    wrongNote: 'Due documenti dello stesso anno hanno il numero 7.',
    remedy:
      "Dare un altro numero a uno dei due, o togliere quello ripetuto. SdI accetta o scarta l'intero lotto.",
    readings:
      'Le fonti nominano TD04; nelle fatture semplificate trattiamo TD08 allo stesso modo, per analogia.',
  },
  '00411': {
    checks: 'Se una riga ha Ritenuta SI, il documento deve avere almeno un blocco DatiRitenuta.',
    why: 'La riga indica solo che si applica una ritenuta; tipo, importo e aliquota sono solo in DatiRitenuta.',
    exceptions: ['DatiRitenuta senza righe soggette non è un errore.'],
    remedy: "Aggiungere DatiRitenuta dopo Numero, oppure togliere Ritenuta dalla riga: l'unico valore è SI.",
  },
  '00413': {
    checks: 'Un contributo alla cassa con aliquota zero deve avere Natura.',
    why: "Il contributo fa parte dell'imponibile come una riga, quindi deve anch'esso indicare perché l'IVA non si applica.",
    wrongNote: 'La riga ha Natura N2.2, ma il contributo non ne ha.',
    remedy:
      "Scrivere in DatiCassaPrevidenziale la Natura, di norma quella delle righe; oppure correggere l'aliquota.",
  },
  '00414': {
    checks: 'Un contributo alla cassa con aliquota diversa da zero non deve avere Natura.',
    why: "Natura indica perché l'IVA non si applica: un blocco con Natura e aliquota si contraddice.",
    wrongNote: 'Il contributo ha aliquota 22.00 e Natura N4.',
    remedy:
      "Togliere Natura se l'IVA si applica al contributo; se non si applica, scrivere 0.00 come aliquota.",
    readings:
      "Nessuna fonte estende alla cassa l'eccezione di TD16 per righe e riepiloghi (00401, 00430), che quindi qui non si applica.",
  },
  '00415': {
    checks:
      'Se un contributo previdenziale (DatiCassaPrevidenziale) ha Ritenuta SI, il documento deve avere almeno un blocco DatiRitenuta.',
    why: "Il contributo fa parte dell'importo soggetto a ritenuta; tipo, importo e aliquota sono solo in DatiRitenuta.",
    exceptions: ['Le righe soggette a ritenuta sono controllate da 00411.'],
    remedy:
      'Aggiungere DatiRitenuta dopo Numero, oppure togliere Ritenuta dal contributo: quelli alle casse dei professionisti di norma non vi sono soggetti.',
  },
  '00417': {
    checks:
      'Il cessionario deve avere IdFiscaleIVA o CodiceFiscale: nello schema sono entrambi facoltativi, ma SdI ne richiede almeno uno.',
    why: 'Senza identificativi la fattura non è intestata a nessuno.',
    remedy:
      'Aggiungere la partita IVA o, per un cliente che non ne ha, il codice fiscale. Per un cliente estero aggiungere IdFiscaleIVA con il suo Paese; per un privato estero si accetta un identificativo qualsiasi.',
  },
  '00418': {
    checks:
      'La data di una nota di credito (TD04) non può precedere quella di una fattura collegata (DatiFattureCollegate, se Data è presente); per una nota semplificata TD08, non può precedere DataFR.',
    why: 'Una nota rettifica una fattura che esiste già.',
    exceptions: [
      'Lo stesso giorno è ammesso.',
      'Le fatture collegate senza Data non sono controllate.',
      'Gli altri tipi di documento non sono controllati.',
    ],
    remedy: 'Controllare le due date: di solito è sbagliata quella della fattura collegata.',
    readings:
      'Una nota della Rappresentazione tabellare omette, per le semplificate, la condizione TD08: noi la applichiamo.',
  },
  '00419': {
    checks:
      'I blocchi DatiRiepilogo devono essere almeno tanti quante sono le aliquote diverse di righe e contributi cassa.',
    why: "La registrazione si basa sul riepilogo: l'IVA di un'aliquota che vi manca non viene registrata.",
    exceptions: [
      'Conta solo il numero dei blocchi; le aliquote le controlla 00443. Due Natura con aliquota zero sono una sola aliquota.',
    ],
    wrongNote: 'Ci sono due aliquote, ma un solo riepilogo.',
    remedy:
      'Aggiungere un DatiRiepilogo per ogni aliquota mancante. `fattura fix --amounts` lo aggiunge se Natura e importi sono univoci.',
    readings:
      "Un riepilogo mancante è segnalato con più codici, perché ogni controllo si applica in modo indipendente: 00443 per l'aliquota, 00422 a partire da un euro, 00419 se i blocchi sono pochi. Il blocco aggiunto li risolve tutti.",
  },
};
