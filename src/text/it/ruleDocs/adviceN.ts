import type { adviceN as english } from '../../en/ruleDocs/adviceN.ts';
import type { Translated } from '../../sentence.ts';
import { SELF_INVOICES_STAY_OUT } from './shared.ts';

export const adviceN: Translated<typeof english> = {
  'Q-NATURA': {
    checks:
      "Non è un controllo di SdI, che la fattura la accetta comunque. Se il cessionario è estero e non ha identificativi italiani, guardiamo tre combinazioni che non stanno insieme: N3.2 con una partita IVA di fuori dell'Unione europea; N3.3 con un Paese che non è San Marino; N3.5 e N6.1-N6.8, che sono di operazioni verso soggetti IVA in Italia.",
    why: "La Natura decide come l'operazione entra nella dichiarazione IVA: una cessione intracomunitaria senza un cliente dell'Unione non è tale.",
    exceptions: [
      'Di un cessionario italiano non diciamo nulla: nelle triangolazioni anche lui riceve fatture con N3.1, N3.2 e N3.3, e N2.1 vale per molti servizi resi a italiani.',
      'Vale come italiano chi ha un codice fiscale italiano, un rappresentante fiscale o una stabile organizzazione in Italia.',
      "XI (Irlanda del Nord) e MC (Monaco) contano nell'Unione, GB fino al 31 dicembre 2020.",
      SELF_INVOICES_STAY_OUT,
    ],
    wrongNote: "La Svizzera non è nell'Unione europea: è un'esportazione.",
    remedy: "Scrivere la Natura dell'operazione, o gli identificativi giusti del cessionario.",
  },
  'Q-NORMATIVO': {
    checks:
      'Non è un controllo di SdI, che la fattura la accetta comunque. Dove un riepilogo (nella semplificata una voce) ha una natura, guardiamo se RiferimentoNormativo dice la norma.',
    why: 'La fattura senza IVA deve riportare il titolo per cui non è addebitata, con la norma.',
    exceptions: [SELF_INVOICES_STAY_OUT],
    remedy: 'Aggiungere RiferimentoNormativo.',
  },
  'Q-NOT-YET': {
    checks:
      'Non è un controllo di SdI, che la fattura la accetta comunque. Guardiamo se tipo di documento, regime, natura, modalità di pagamento, ritenuta e TipoDato erano già in vigore: al giorno di ricezione, o se non è dato a quello del documento.',
    why: 'Un codice più nuovo del documento fa dubitare della data o del codice.',
    exceptions: ['Le nature generiche N2, N3 e N6, che non valgono più, sono il controllo 00445.'],
    wrongNote: 'ESENZSPORT vale dal 15 maggio 2026.',
    remedy: 'Usare il codice che valeva, o correggere la data.',
  },
  'Q-PAYMENT-MEANS': {
    checks:
      "Non è un controllo di SdI, che la fattura la accetta comunque. Per ogni modalità di pagamento guardiamo se c'è ciò che serve: l'IBAN per il bonifico (MP05), CodicePagamento per i bollettini (MP07, MP18), chi rilascia quietanza per la tesoreria (MP04).",
    why: 'Senza, il cliente non può pagare come la fattura gli chiede.',
    exceptions: [
      'Un solo IBAN basta per tutte le rate.',
      'Le note di credito restano fuori.',
      SELF_INVOICES_STAY_OUT,
    ],
    remedy: 'Aggiungere il dato che manca, o cambiare ModalitaPagamento.',
  },
  'Q-PAYMENTS': {
    checks:
      'Non è un controllo di SdI, che la fattura la accetta comunque. Confrontiamo la somma degli ImportoPagamento con quanto è dovuto: il totale, meno ritenute e IVA in scissione.',
    why: 'Molti programmi preparano il pagamento da questi campi: un importo sbagliato diventa un bonifico sbagliato.',
    tolerance: 'Uno scarto fino a 0,05 passa: i contanti si arrotondano a cinque centesimi.',
    exceptions: [
      "Se ImportoTotaleDocumento è già al netto di ritenute o IVA in scissione (Q-TOTAL), non si tolgono un'altra volta.",
      'Modi diversi di pagare lo stesso importo si contano una volta.',
      'Con un acconto (TP03), o una causale che ne parla, non si dice nulla.',
      SELF_INVOICES_STAY_OUT,
    ],
    remedy: 'Correggere gli importi; per un acconto usare TP03.',
  },
  'Q-PROVINCIA': {
    checks:
      "Non è un controllo di SdI, che la fattura la accetta comunque. Di ogni sede e stabile organizzazione guardiamo se Provincia c'è in Italia, manca all'estero, ed è una sigla esistente alla data del documento.",
    why: 'Gli indirizzi delle fatture finiscono in anagrafiche e lettere: senza provincia sono incompleti.',
    exceptions: [
      "All'estero si accettano EE e la sigla del Paese.",
      'In Sardegna si accettano tutte le sigle, perché le province del 2025 non le hanno ancora certe.',
    ],
    remedy: 'Scrivere la sigla della provincia; per gli indirizzi esteri ometterla.',
  },
  'Q-RATE': {
    checks:
      "Non è un controllo di SdI, che la fattura la accetta comunque. Guardiamo se ogni aliquota è una di quelle dell'IVA italiana (4, 5, 10, 22) o una percentuale di compensazione dell'agricoltura, anche passata.",
    why: "Un'aliquota che non esiste è di solito un errore di battitura o l'IVA di un altro Paese.",
    exceptions: [
      '20 vale fino al 16 settembre 2011, 21 fino al 30 settembre 2013; note di credito, note di debito e documenti del cessionario possono averle ancora.',
      "Un'aliquota sotto l'1 % è il controllo 00424.",
    ],
    remedy:
      "Scrivere l'aliquota giusta; le operazioni con IVA di un altro Paese UE vanno a zero con natura N7.",
  },
  'Q-RECIPIENT': {
    checks:
      'Non è un controllo di SdI, che la fattura la accetta comunque. Un cessionario estero senza identificativi italiani va di norma con XXXXXXX, uno di San Marino con 2R4GTO8; in una FPA12 il codice 999999 non è di alcun ufficio.',
    why: "Con XXXXXXX la fattura vale anche come comunicazione delle operazioni con l'estero, e SdI non cerca di recapitarla: il cliente ne riceve una copia dal cedente.",
    exceptions: [
      'Chi ha un codice fiscale italiano, un rappresentante fiscale o una stabile organizzazione usa il codice che vuole.',
      '0000000 senza PEC per un cliente italiano è regolare.',
      "L'uso di XXXXXXX per un cliente italiano è il controllo 00313.",
      SELF_INVOICES_STAY_OUT,
    ],
    remedy:
      "Scrivere XXXXXXX, per San Marino 2R4GTO8, per una pubblica amministrazione il codice dell'ufficio in IPA.",
  },
  'Q-RETIRED': {
    checks:
      'Non è un controllo di SdI, che la fattura la accetta comunque. Guardiamo i codici che lo schema ammette sempre e che alla data del documento un altro ha sostituito: CausalePagamento Z, e le valute ritirate.',
    why: 'Chi legge la fattura non trova più il codice nei propri elenchi: nella Certificazione Unica, o nei cambi.',
    exceptions: [
      'Conta la data del documento, non quella di ricezione: un documento di allora resta giusto.',
      'Le Nature N2, N3 e N6 sono un errore di SdI, 00445; RF03 non è nello schema. Delle sigle di provincia parla Q-PROVINCIA.',
    ],
    wrongNote: "La Croazia ha l'euro dal 2023.",
    remedy: 'Scrivere il codice che lo ha sostituito.',
  },
  'Q-SPLIT': {
    checks:
      'Non è un controllo di SdI, che la fattura la accetta comunque. Guardiamo se EsigibilitaIVA S sta dove la scissione dei pagamenti non può valere, o non in tutti i riepiloghi.',
    why: "Con la scissione il cliente trattiene l'IVA: se non vi è tenuto, il fornitore incassa meno del dovuto.",
    exceptions: [
      'Una FPA12 senza S non è segnalata: non tutte le amministrazioni e operazioni sono in scissione.',
      "La ritenuta d'acconto esclude la scissione per le fatture dal 15 luglio 2018.",
      SELF_INVOICES_STAY_OUT,
    ],
    remedy: 'Scrivere I, oppure D, o correggere ciò che contraddice la scissione.',
    undecided: "Quali società siano tenute alla scissione lo dicono gli elenchi del Ministero dell'economia.",
    readings: 'S insieme a N6 è il controllo 00420, e qui non si ripete.',
  },
  'Q-SUMMARY': {
    checks:
      'Non è un controllo di SdI, che la fattura la accetta comunque. Cerchiamo due DatiRiepilogo con gli stessi AliquotaIVA, Natura, EsigibilitaIVA e RiferimentoNormativo.',
    why: "Il riepilogo è uno per combinazione: chi registra l'IVA può prendere il secondo per un doppione del primo.",
    exceptions: [
      'Operazioni con la stessa Natura e un RiferimentoNormativo diverso hanno ciascuna il suo riepilogo.',
      'EsigibilitaIVA assente e I non si confondono: la prima non dice nulla.',
    ],
    remedy: 'Unire i blocchi della stessa combinazione.',
  },
  'Q-TAXABLE': {
    checks:
      "Non è un controllo di SdI, che la fattura la accetta comunque. Il controllo 00422 tollera uno scarto sotto l'euro fra righe e imponibile della stessa aliquota: noi segnaliamo quelli oltre il centesimo.",
    why: "Uno scarto che gli arrotondamenti non spiegano è un imponibile sbagliato, e l'imposta con lui.",
    tolerance: 'Oltre 0,01 e meno di 1,00; da 1,00 in su è il 00422.',
    remedy: 'Ricalcolare ImponibileImporto, o dichiarare lo scarto in Arrotondamento.',
  },
  'Q-TERMS': {
    checks:
      'Non è un controllo di SdI, che la fattura la accetta comunque. TP02 è il pagamento completo, TP01 quello a rate: guardiamo se le scadenze dicono il contrario.',
    why: 'Chi registra la fattura ne ricava lo scadenzario.',
    exceptions: [
      'Modi diversi di pagare lo stesso importo non sono rate.',
      'Un solo pagamento di meno del dovuto può essere una rata: delle altre parla Q-PAYMENTS.',
      'TP01 con un solo pagamento di tutto il dovuto è una semplice annotazione: non inganna nessuno.',
      'Vanno bene anche rate scritte ciascuna in un proprio DatiPagamento.',
    ],
    remedy: 'Scrivere TP01 per più scadenze, TP02 per una sola.',
  },
  'Q-TOTAL': {
    checks:
      "Non è un controllo di SdI, che la fattura la accetta comunque. Confrontiamo ImportoTotaleDocumento, se c'è, con la somma di imponibili e imposte dei riepiloghi.",
    why: "È l'importo che il cliente legge e registra: se non torna con l'IVA, uno dei due è sbagliato.",
    tolerance: 'Uno scarto fino a 0,01 passa, 0,02 no; il segno non conta.',
    exceptions: [
      "Si accetta anche il totale con il bollo, con le spese accessorie, senza arrotondamenti, dopo gli sconti del documento, o senza l'IVA in scissione.",
      'Le integrazioni e autofatture ({unpaid}) restano fuori.',
      "Per le cessioni gratuite e l'autoconsumo ({free}) si accetta anche il totale senza IVA, o zero.",
      "Per le righe con Natura N7, o con TipoDato OSS, il totale può avere in più l'IVA di un altro Stato, fino al 27 %: la più alta nell'Unione.",
      "I documenti in valuta diversa dall'euro restano fuori.",
    ],
    wrongNote: '100,00 di imponibile e 22,00 di imposta fanno 122,00.',
    remedy:
      'Scrivere la somma di imponibili, imposte e arrotondamento. La ritenuta non si toglie dal totale, ma da ImportoPagamento.',
    readings:
      'Alcuni programmi tolgono dal totale la ritenuta, altri dimenticano il contributo cassa. Il campo è il totale del documento: i due casi hanno un messaggio proprio.',
  },
  'Q-WITHHOLDING': {
    checks:
      "Non è un controllo di SdI, che la fattura la accetta comunque. Confrontiamo le ritenute d'acconto (RT01, RT02) con le righe e le casse che hanno Ritenuta SI. Segnaliamo una ritenuta maggiore di quanto dà l'aliquota, una minore che non è una quota prevista dalla legge per la sua causale, una di segno opposto al totale, una senza righe con Ritenuta SI, e una nei regimi RF02 e RF19.",
    why: 'La ritenuta riduce quanto il cliente paga, e il cliente la versa e la certifica: se è sbagliata, lo sono pagamento e certificazione.',
    tolerance: 'Un centesimo per ogni riga con Ritenuta SI, e almeno 0,05.',
    exceptions: [
      'Quote ammesse, per causale: A 100%, 50%, 40%, 30% e 10%; B 100%, 75% e 60%; Q, R, S, T, U e V 100%, 78%, 50% e 20%. Per le altre causali una parte può essere esente: segnaliamo solo ciò che è troppo.',
      'Con ritenute di aliquote diverse il file non dice quale riga riguarda quale: segnaliamo solo ciò che è troppo.',
      'I contributi (da RT03 a RT06) hanno minimi e massimali: ne guardiamo solo il segno.',
      'Note di credito e di debito nei regimi RF02 e RF19 possono riferirsi a una fattura di prima del regime.',
      SELF_INVOICES_STAY_OUT,
    ],
    remedy:
      'Calcolare la ritenuta sulle righe al netto degli sconti, e mettere Ritenuta SI su tutte quelle che vi sono soggette.',
  },
};
