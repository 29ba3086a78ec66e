import type { adviceN as english } from '../../en/ruleDocs/adviceN.ts';
import type { Translated } from '../../sentence.ts';
import { SELF_INVOICES_EXCLUDED } from './shared.ts';

export const adviceN: Translated<typeof english> = {
  'Q-NATURA': {
    checks:
      "Non è un controllo di SdI, che accetta comunque la fattura. Se il cessionario è estero e non ha identificativi italiani, controlliamo tre combinazioni incoerenti: N3.2 con una partita IVA di fuori dell'Unione europea; N3.3 con un Paese diverso da San Marino; N3.5 e N6.1-N6.8, che sono di operazioni verso soggetti IVA in Italia.",
    why: "La Natura determina come l'operazione entra nella dichiarazione IVA: senza un cliente dell'Unione non c'è cessione intracomunitaria.",
    exceptions: [
      'I cessionari italiani non sono controllati: nelle triangolazioni ricevono anche fatture con N3.1, N3.2 e N3.3, e N2.1 vale per molti servizi resi a soggetti italiani.',
      'Vale come italiano un cessionario con un codice fiscale italiano, un rappresentante fiscale o una stabile organizzazione in Italia.',
      "XI (Irlanda del Nord) e MC (Monaco) valgono come parte dell'Unione, GB fino al 31 dicembre 2020.",
      SELF_INVOICES_EXCLUDED,
    ],
    wrongNote: "La Svizzera non è nell'Unione europea: è un'esportazione.",
    remedy: "Scrivere la Natura dell'operazione, o gli identificativi corretti del cessionario.",
  },
  'Q-NORMATIVO': {
    checks:
      'Non è un controllo di SdI, che accetta comunque la fattura. Dove un riepilogo (nella semplificata una voce) ha una Natura, controlliamo se RiferimentoNormativo indica la norma.',
    why: 'Una fattura senza IVA deve indicare il motivo per cui non è addebitata, con la norma.',
    exceptions: [SELF_INVOICES_EXCLUDED],
    remedy: 'Aggiungere RiferimentoNormativo.',
  },
  'Q-NOT-YET': {
    checks:
      'Non è un controllo di SdI, che accetta comunque la fattura. Controlliamo se tipo di documento, regime, natura, modalità di pagamento, ritenuta e TipoDato erano già in vigore alla data di ricezione o, se non è indicata, a quella del documento.',
    why: 'Se un codice è più recente del documento, è probabile che sia sbagliata la data o il codice.',
    exceptions: ['I codici generici N2, N3 e N6 di Natura, non più in vigore, sono controllati da 00445.'],
    wrongNote: 'ESENZSPORT è in vigore dal 15 maggio 2026.',
    remedy: 'Usare il codice allora in vigore, o correggere la data.',
  },
  'Q-OLD-FORMAT': {
    checks:
      'Non è un controllo di SdI. Segnaliamo le fatture nel formato 1.0 (2014) o 1.1 (2015 e 2016). La struttura è controllata con lo schema ufficiale di allora; i controlli di oggi non si applicano.',
    why: 'Le vecchie fatture vanno conservate e lette, ma SdI accetta solo i formati attuali.',
    remedy:
      "Conservare il file così com'è. Per riusarne il contenuto, fattura convert --upgrade lo scrive nel formato 1.2 ed elenca ogni modifica e ogni perdita.",
    undecided:
      'Il formato è certo. Solo i messaggi di SdI conservati con la fattura attestano se a suo tempo fu accettata.',
  },
  'Q-PAYMENT-MEANS': {
    checks:
      "Non è un controllo di SdI, che accetta comunque la fattura. Per ogni modalità di pagamento controlliamo che siano presenti i dati necessari: l'IBAN per il bonifico (MP05), CodicePagamento per i bollettini (MP07, MP18), chi rilascia quietanza per la tesoreria (MP04).",
    why: 'Senza questi dati il cliente non può pagare come richiesto dalla fattura.',
    exceptions: [
      'Un solo IBAN basta per tutte le rate.',
      'Le note di credito sono escluse.',
      SELF_INVOICES_EXCLUDED,
    ],
    remedy: 'Aggiungere il dato che manca, o cambiare ModalitaPagamento.',
  },
  'Q-PAYMENTS': {
    checks:
      'Non è un controllo di SdI, che accetta comunque la fattura. Confrontiamo la somma degli ImportoPagamento con quanto è dovuto: il totale, meno ritenute e IVA in scissione.',
    why: 'Molti programmi preparano il pagamento da questi campi: un importo sbagliato porta a un bonifico sbagliato.',
    tolerance: 'Uno scarto fino a 0,05 è accettato, perché i contanti si arrotondano a cinque centesimi.',
    exceptions: [
      'Se ImportoTotaleDocumento è già al netto di ritenute o IVA in scissione (Q-TOTAL), non si sottraggono di nuovo.',
      'Modalità alternative di pagare lo stesso importo si contano una volta.',
      'Con un acconto (TP03), o una Causale che lo indica, non si segnala nulla.',
      SELF_INVOICES_EXCLUDED,
    ],
    remedy: 'Correggere gli importi; per un acconto usare TP03.',
  },
  'Q-PROVINCIA': {
    checks:
      "Non è un controllo di SdI, che accetta comunque la fattura. Di ogni sede e stabile organizzazione controlliamo che Provincia sia presente in Italia, assente all'estero, e una sigla esistente alla data del documento.",
    why: 'Gli indirizzi delle fatture si riusano in anagrafiche e lettere, dove senza provincia sono incompleti.',
    exceptions: [
      "All'estero si accettano EE e la sigla del Paese.",
      'In Sardegna si accettano tutte le sigle, perché quelle delle province del 2025 non sono ancora definite.',
    ],
    remedy: 'Scrivere la sigla della provincia; per gli indirizzi esteri ometterla.',
  },
  'Q-RATE': {
    checks:
      "Non è un controllo di SdI, che accetta comunque la fattura. Controlliamo se ogni aliquota è una di quelle dell'IVA italiana (4, 5, 10, 22) o una percentuale di compensazione dell'agricoltura, anche passata.",
    why: "Un'aliquota che non esiste è di solito un errore di battitura o l'IVA di un altro Paese.",
    exceptions: [
      '20 è accettato fino al 16 settembre 2011, 21 fino al 30 settembre 2013; note di credito, note di debito e documenti emessi dal cessionario possono averli ancora.',
      "Le aliquote inferiori all'1 % sono controllate da 00424.",
    ],
    remedy:
      "Scrivere l'aliquota corretta; le operazioni con IVA di un altro Paese UE hanno aliquota zero con Natura N7.",
  },
  'Q-RECIPIENT': {
    checks:
      'Non è un controllo di SdI, che accetta comunque la fattura. Un cessionario estero senza identificativi italiani ha di norma XXXXXXX, uno di San Marino 2R4GTO8; in una FPA12 il codice 999999 non è di alcun ufficio.',
    why: "Con XXXXXXX la fattura vale anche come comunicazione delle operazioni con l'estero, e SdI non tenta di recapitarla: il cliente ne riceve una copia dal cedente.",
    exceptions: [
      'Un cessionario con un codice fiscale italiano, un rappresentante fiscale o una stabile organizzazione può usare qualsiasi codice.',
      '0000000 senza PEC per un cliente italiano è regolare.',
      'XXXXXXX per un cliente italiano è controllato da 00313.',
      SELF_INVOICES_EXCLUDED,
    ],
    remedy:
      "Scrivere XXXXXXX, per San Marino 2R4GTO8, per una pubblica amministrazione il codice dell'ufficio in IPA.",
  },
  'Q-RETIRED': {
    checks:
      'Non è un controllo di SdI, che accetta comunque la fattura. Cerchiamo i codici che lo schema ammette ancora, ma che alla data del documento erano già stati sostituiti: CausalePagamento Z, e le valute ritirate.',
    why: 'Chi legge la fattura non trova più il codice nei propri elenchi, come la Certificazione Unica o i cambi.',
    exceptions: [
      'Conta la data del documento, non quella di ricezione: un documento di quel periodo resta corretto.',
      'I codici N2, N3 e N6 di Natura sono un errore di SdI, 00445; RF03 non è nello schema. Le sigle di provincia sono segnalate da Q-PROVINCIA.',
    ],
    wrongNote: "La Croazia ha l'euro dal 2023.",
    remedy: 'Scrivere il codice che lo ha sostituito.',
  },
  'Q-SPLIT': {
    checks:
      'Non è un controllo di SdI, che accetta comunque la fattura. Controlliamo se EsigibilitaIVA S è usata dove la scissione dei pagamenti non può valere, o non in tutti i riepiloghi.',
    why: "Con la scissione dei pagamenti il cliente trattiene l'IVA: se non vi è tenuto, il fornitore incassa meno del dovuto.",
    exceptions: [
      'Una FPA12 senza S non è segnalata: non tutte le amministrazioni e operazioni sono soggette alla scissione.',
      "La ritenuta d'acconto esclude la scissione per le fatture dal 15 luglio 2018.",
      SELF_INVOICES_EXCLUDED,
    ],
    remedy: 'Scrivere I o D, oppure correggere i dati che contraddicono la scissione.',
    undecided: "Gli elenchi del Ministero dell'economia indicano quali società sono tenute alla scissione.",
    readings: 'S insieme a N6 è il controllo 00420 e non è segnalato di nuovo qui.',
  },
  'Q-SUMMARY': {
    checks:
      'Non è un controllo di SdI, che accetta comunque la fattura. Cerchiamo due DatiRiepilogo con gli stessi AliquotaIVA, Natura, EsigibilitaIVA e RiferimentoNormativo.',
    why: "Dovrebbe esserci un riepilogo per combinazione: nella registrazione dell'IVA il secondo può sembrare un duplicato del primo.",
    exceptions: [
      'Operazioni con la stessa Natura e un RiferimentoNormativo diverso hanno ciascuna il suo riepilogo.',
      'EsigibilitaIVA assente non equivale a I.',
    ],
    remedy: 'Unire i blocchi con la stessa combinazione.',
  },
  'Q-TAXABLE': {
    checks:
      'Non è un controllo di SdI, che accetta comunque la fattura. Il controllo 00422 tollera uno scarto inferiore a un euro fra righe e imponibile della stessa aliquota: noi segnaliamo quelli oltre il centesimo.',
    why: "Uno scarto che gli arrotondamenti non spiegano indica un imponibile sbagliato, e con esso l'imposta.",
    tolerance: 'Oltre 0,01 e meno di 1,00; da 1,00 si applica 00422.',
    remedy: 'Ricalcolare ImponibileImporto, o indicare lo scarto in Arrotondamento.',
  },
  'Q-TERMS': {
    checks:
      'Non è un controllo di SdI, che accetta comunque la fattura. TP02 è il pagamento completo, TP01 quello a rate: controlliamo se le scadenze lo contraddicono.',
    why: 'Lo scadenzario si ricava da questi campi quando la fattura si registra.',
    exceptions: [
      'Modalità alternative di pagare lo stesso importo non sono rate.',
      'Un solo pagamento inferiore al dovuto può essere una rata; quelle mancanti sono segnalate da Q-PAYMENTS.',
      "TP01 con un solo pagamento dell'intero importo dovuto è solo una nota, perché non induce in errore.",
      'Le rate possono avere anche ciascuna un proprio DatiPagamento.',
    ],
    remedy: 'Scrivere TP01 per più scadenze, TP02 per una sola.',
  },
  'Q-TOTAL': {
    checks:
      'Non è un controllo di SdI, che accetta comunque la fattura. Confrontiamo ImportoTotaleDocumento, se indicato, con la somma di imponibili e imposte dei riepiloghi.',
    why: "È l'importo che il cliente legge e registra: se non corrisponde ai dati IVA, uno dei due è sbagliato.",
    tolerance: 'Uno scarto fino a 0,01 è accettato, 0,02 no; il segno non conta.',
    exceptions: [
      "Si accetta anche il totale con il bollo, con le spese accessorie, senza arrotondamenti, dopo gli sconti del documento, o senza l'IVA in scissione.",
      'Le integrazioni e le autofatture ({unpaid}) sono escluse.',
      "Per le cessioni gratuite e l'autoconsumo ({free}) si accetta anche il totale senza IVA, o zero.",
      "Per le righe con Natura N7 o con TipoDato OSS, il totale può comprendere anche l'IVA di un altro Stato membro, fino al 27 %, la più alta nell'Unione.",
      "I documenti in valuta diversa dall'euro sono esclusi.",
    ],
    wrongNote: '100,00 di imponibile e 22,00 di imposta fanno 122,00.',
    remedy:
      'Scrivere la somma di imponibili, imposte e arrotondamento. La ritenuta si sottrae da ImportoPagamento, non dal totale.',
    readings:
      'Alcuni programmi sottraggono la ritenuta dal totale, altri omettono il contributo cassa. Il campo è il totale del documento; i due casi hanno un messaggio proprio.',
  },
  'Q-WITHHOLDING': {
    checks:
      "Non è un controllo di SdI, che accetta comunque la fattura. Confrontiamo le ritenute d'acconto (RT01, RT02) con le righe e le casse che hanno Ritenuta SI. Segnaliamo una ritenuta maggiore di quanto dà l'aliquota, una minore che non corrisponde ad alcuna base ridotta prevista dalla legge per la sua causale, una di segno opposto al totale, una senza righe con Ritenuta SI, e una nei regimi RF02 e RF19.",
    why: 'Il cliente paga la fattura al netto della ritenuta, la versa e la certifica: se è sbagliata, lo sono anche il pagamento e la certificazione.',
    tolerance: 'Un centesimo per ogni riga con Ritenuta SI, e almeno 0,05.',
    exceptions: [
      "Basi ammesse per causale, in percentuale dell'importo: A 100%, 50%, 40%, 30% e 10%; B 100%, 75% e 60%; Q, R, S, T, U e V 100%, 78%, 50% e 20%. Per le altre causali una parte può essere esente: segnaliamo solo l'eccedenza.",
      "Con ritenute di aliquote diverse il file non indica a quale ritenuta appartenga ogni riga: segnaliamo solo l'eccedenza.",
      'I contributi (da RT03 a RT06) hanno minimi e massimali: ne controlliamo solo il segno.',
      'Note di credito e di debito nei regimi RF02 e RF19 possono riferirsi a una fattura precedente al regime.',
      SELF_INVOICES_EXCLUDED,
    ],
    remedy:
      'Calcolare la ritenuta sulle righe al netto degli sconti, e indicare Ritenuta SI su tutte quelle soggette.',
  },
};
