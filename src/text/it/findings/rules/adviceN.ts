import type { adviceN as english } from '../../../en/findings/rules/adviceN.ts';
import type { Translated } from '../../../sentence.ts';

export const adviceN: Translated<typeof english> = {
  'Q-NATURA': {
    union: {
      message:
        "Natura è {natura}, cessione intracomunitaria, ma la partita IVA del cessionario è di {country}, fuori dall'Unione europea.",
      help: "Per un'esportazione scrivere N3.1; se il cliente ha una partita IVA di uno Stato dell'Unione, indicare quella.",
    },
    sanMarino: {
      message: 'Natura è {natura}, cessione verso San Marino, ma il cessionario è di {country}.',
      help: "Scrivere la Natura dell'operazione, oppure correggere IdPaese del cessionario.",
    },
    domestic: {
      message:
        'Natura è {natura}, riservata alle operazioni verso soggetti IVA in Italia, ma il cessionario è di {country} e non ha identificativi italiani.',
      help: "Scrivere la Natura delle operazioni con l'estero (N2.1, N3.1, N3.2), oppure indicare la partita IVA italiana del cessionario.",
    },
  },
  'Q-NORMATIVO': {
    missing: {
      message:
        "Natura è {natura}, ma RiferimentoNormativo non indica la norma per cui l'IVA non è addebitata.",
      help: 'Indicare la norma, per esempio «art. 10 DPR 633/1972».',
    },
  },
  'Q-NOT-YET': {
    code: {
      message: 'Il codice {code} entra in vigore il {from}; la fattura è controllata alla data del {date}.',
      help: 'Usare un codice già in vigore, o inviare la fattura da quel giorno in poi.',
    },
  },
  'Q-OLD-FORMAT': {
    retired: {
      message: 'La fattura è nel formato {format}, che SdI non accetta più: oggi la scarterebbe con 00200.',
      help: 'Per usarla come fattura attuale, convertirla con fattura convert --upgrade, che elenca le modifiche.',
    },
  },
  'Q-PAYMENT-MEANS': {
    iban: {
      message: 'Il pagamento è con bonifico (MP05), ma manca IBAN.',
      help: "Aggiungere l'IBAN del cedente.",
    },
    code: {
      message: 'Il pagamento è con bollettino ({means}), ma manca CodicePagamento.',
      help: 'Aggiungere in CodicePagamento il codice del bollettino.',
    },
    receiver: {
      message:
        'Il pagamento è in contanti presso la tesoreria (MP04), ma non è indicato chi rilascia quietanza.',
      help: 'Aggiungere CognomeQuietanzante, NomeQuietanzante e CFQuietanzante.',
    },
  },
  'Q-PAYMENTS': {
    sum: {
      message:
        "Il totale dei pagamenti è {found}, ma l'importo dovuto, al netto di ritenute e IVA in scissione, è {expected}.",
      help: 'Correggere ImportoPagamento. Un acconto si indica con TP03.',
    },
  },
  'Q-PROVINCIA': {
    missing: {
      message: "L'indirizzo è in Italia ({comune}), ma manca Provincia.",
      help: 'Aggiungere la sigla di due lettere della provincia.',
    },
    foreign: {
      message: 'Provincia è {found}, ma Nazione è {country}.',
      help: "Togliere Provincia, riservata agli indirizzi italiani; se l'indirizzo è in Italia, correggere Nazione.",
    },
    unknown: {
      message: 'Provincia è {found}, che non è la sigla di una provincia italiana.',
      help: 'Scrivere la sigla corretta; `fattura codes Provincia` elenca le sigle ammesse.',
    },
    retired: {
      message: 'Provincia è {found}, una sigla non più in uso dal {until}.',
      help: 'Scrivere la sigla attuale; `fattura codes Provincia` elenca le sigle ammesse.',
    },
  },
  'Q-RATE': {
    unknown: {
      message:
        "L'aliquota {found} non è fra quelle dell'IVA italiana né fra le percentuali di compensazione.",
      help: "Le aliquote IVA sono 4.00, 5.00, 10.00 e 22.00; l'IVA di un altro Paese non si addebita in questo modo.",
    },
    past: {
      message: "L'aliquota {found} è stata in vigore fino al {last}; il documento è del {date}.",
      help: "Dal 1° ottobre 2013 l'aliquota ordinaria è 22.00.",
    },
  },
  'Q-RECIPIENT': {
    foreign: {
      message:
        'Il cessionario è estero ({country}) e non ha identificativi italiani: CodiceDestinatario è {found}, ma di norma è {expected}.',
      help: 'Scrivere {expected} e dare al cliente una copia della fattura.',
    },
    sanMarino: {
      message: 'Il cessionario è di San Marino: CodiceDestinatario è {found}, ma di norma è {expected}.',
      help: 'Scrivere {expected}.',
    },
    placeholder: {
      message:
        "CodiceDestinatario è {found}, che non è un ufficio: la fattura non arriva all'amministrazione.",
      help: "Cercare il codice univoco dell'ufficio nell'Indice delle pubbliche amministrazioni (IPA).",
    },
  },
  'Q-RETIRED': {
    code: {
      message: '{element} è {code}, non più in uso dal {until}; il documento è del {date}.',
      help: 'Usare {successor}.',
    },
  },
  'Q-SPLIT': {
    flatRate: {
      message:
        'EsigibilitaIVA è S, ma il cedente è in regime forfettario (RF19), nel quale non si addebita IVA.',
      help: 'Togliere EsigibilitaIVA, oppure correggere RegimeFiscale.',
    },
    person: {
      message:
        'EsigibilitaIVA è S, ma il cessionario è una persona fisica ({found}): la scissione dei pagamenti si applica ad amministrazioni e società tenute a usarla.',
      help: 'Scrivere I o D.',
    },
    withheld: {
      message:
        "EsigibilitaIVA è S e il documento ha una ritenuta d'acconto: i compensi soggetti a ritenuta sono esclusi dalla scissione dei pagamenti.",
      help: 'Scrivere I o D, oppure correggere DatiRitenuta.',
    },
    mixed: {
      message:
        'EsigibilitaIVA è {found} in questo riepilogo e S in un altro: la scissione dei pagamenti vale per tutta la fattura.',
      help: 'Scrivere la stessa esigibilità in tutti i riepiloghi con imposta.',
    },
  },
  'Q-SUMMARY': {
    twice: {
      message: 'DatiRiepilogo {number} ripete la combinazione di DatiRiepilogo {first}: {combination}.',
      help: 'Unire i due blocchi e sommare ImponibileImporto e Imposta; se le operazioni sono diverse, distinguerle in RiferimentoNormativo.',
    },
  },
  'Q-TAXABLE': {
    difference: {
      message:
        "L'imponibile con aliquota {rate} è {found}: righe, contributi cassa e arrotondamenti danno {expected}. SdI tollera lo scarto di {difference}.",
      help: 'Correggere ImponibileImporto, o indicare lo scarto in Arrotondamento del riepilogo.',
    },
  },
  'Q-TERMS': {
    several: {
      message: 'CondizioniPagamento è TP02 (completo), ma le scadenze sono più di una: {dates}.',
      help: 'Per un pagamento a rate scrivere TP01.',
    },
    single: {
      message: "CondizioniPagamento è TP01 (a rate), ma c'è un solo pagamento, dell'intero importo dovuto.",
      help: 'Per un pagamento completo scrivere TP02.',
    },
  },
  'Q-TOTAL': {
    total: {
      message:
        'ImportoTotaleDocumento è {found}: da imponibile, imposta e arrotondamento risulta {expected}.',
      help: 'Scrivere {expected}, oppure correggere i riepiloghi. SdI non controlla questo totale, ma il cliente sì.',
    },
    net: {
      message:
        'ImportoTotaleDocumento è {found}, al netto della ritenuta di {withheld}: il totale della fattura è {expected}.',
      help: "Scrivere {expected}: la ritenuta riduce l'importo da pagare (ImportoPagamento), non il totale.",
    },
    without_cassa: {
      message:
        'ImportoTotaleDocumento è {found}, senza il contributo cassa di {cassa}: il totale della fattura è {expected}.',
      help: 'Scrivere {expected}: il contributo e la sua IVA fanno parte del totale.',
    },
    cassa_not_summed: {
      message:
        'ImportoTotaleDocumento è {found} e comprende il contributo cassa di {cassa}, che i riepiloghi, in totale {expected}, non comprendono.',
      help: "Aggiungere il contributo all'imponibile del riepilogo con la sua aliquota.",
    },
  },
  'Q-WITHHOLDING': {
    excess: {
      message:
        "ImportoRitenuta è {found}: il {rate}% dell'importo soggetto a ritenuta ({base}) è {expected}.",
      help: 'Scrivere {expected}, oppure aggiungere Ritenuta SI alle righe e ai contributi cassa in cui manca.',
    },
    shortfall: {
      message:
        "ImportoRitenuta è {found}: il {rate}% dell'importo soggetto a ritenuta ({base}) è {expected}, e {found} non corrisponde ad alcuna base ridotta prevista dalla legge per la causale {reason}.",
      help: 'Scrivere {expected}, oppure togliere Ritenuta dalle righe non soggette.',
    },
    sign: {
      message:
        'Le ritenute ammontano a {found} in un documento con totale {total}: il cliente pagherebbe più del totale.',
      help: 'Calcolare la ritenuta sulle righe al netto degli sconti, e indicare Ritenuta SI su tutte.',
    },
    unmarked: {
      message: 'Le ritenute ({types}) ammontano a {found}, ma nessuna riga ha Ritenuta SI.',
      help: 'Indicare Ritenuta SI sulle righe su cui la ritenuta è calcolata, oppure togliere DatiRitenuta.',
    },
    regime: {
      message: "Nel regime {regime} i compensi non sono soggetti a ritenuta d'acconto, ma {type} è {found}.",
      help: 'Togliere la ritenuta, oppure correggere RegimeFiscale.',
    },
  },
};
