import type { adviceA as english } from '../../../en/findings/rules/adviceA.ts';
import type { Translated } from '../../../sentence.ts';

export const adviceA: Translated<typeof english> = {
  'Q-BOLLO': {
    missing: {
      message:
        'Le operazioni senza IVA soggette a bollo ammontano a {amount}, oltre il limite di {limit}, ma manca {field}.',
      help: 'Indicare {field} con BolloVirtuale SI, oppure il motivo per cui non è dovuto (TipoDato NB1, NB2 o NB3).',
    },
    undue: {
      message:
        "È indicata l'imposta di bollo, ma le operazioni senza IVA ammontano a {amount}, entro il limite di {limit}: il bollo non è dovuto.",
      help: "Togliere {field}, e l'eventuale riga che addebita il bollo al cliente: sulle operazioni con IVA non è dovuto.",
    },
  },
  'Q-CAP': {
    zeros: {
      message: "CAP è {found}, riservato agli indirizzi esteri, ma l'indirizzo è in Italia ({comune}).",
      help: 'Scrivere il CAP del comune, o correggere Nazione.',
    },
    province: {
      message: 'CAP è {found}, ma quelli della provincia {provincia} cominciano con {expected}.',
      help: 'Correggere il CAP oppure Provincia.',
    },
  },
  'Q-CIG': {
    missing: {
      message:
        "La fattura a una pubblica amministrazione non ha né CIG né CUP: l'amministrazione può rifiutarla.",
      help: 'Indicarli in DatiOrdineAcquisto, DatiContratto o DatiConvenzione; se non sono dovuti, indicarne il motivo in Causale.',
    },
    cig: {
      message: 'Il CIG è «{found}»: deve avere {expected} caratteri, lettere e cifre.',
      help: "Ricopiarlo dall'ordine o dal contratto, senza spazi né prefissi.",
    },
    cup: {
      message: 'Il CUP è «{found}»: deve avere {expected} caratteri, lettere maiuscole e cifre.',
      help: "Ricopiarlo dall'ordine o dal contratto, senza spazi né prefissi.",
    },
  },
  'Q-CREDIT-LINK': {
    missing: {
      message: 'La nota di credito ({type}) non indica quale fattura rettifica: manca {field}.',
      help: 'Indicare in {field} numero e data della fattura.',
    },
  },
  'Q-DATE-ORDER': {
    order: {
      message: '{last} è {end}, prima di {first} ({start}).',
      help: 'Correggere una delle due date: potrebbero essere scambiate, o un anno potrebbe essere sbagliato.',
    },
  },
  'Q-DATE-ZONE': {
    zone: {
      message:
        'La data {found} ha un fuso orario: lo schema lo ammette, ma alcuni programmi la leggono come un altro giorno.',
      help: 'Scrivere {expected}.',
    },
  },
  'Q-DUE-DATE': {
    before: {
      message: 'DataScadenzaPagamento è {found}, prima della data del documento ({date}).',
      help: 'Correggere la scadenza, oppure ometterla se il pagamento è già avvenuto.',
    },
  },
  'Q-EMITTENTE': {
    unnamed: {
      message: 'SoggettoEmittente è TZ, ma manca TerzoIntermediarioOSoggettoEmittente.',
      help: 'Indicare chi emette la fattura per conto del cedente, oppure togliere SoggettoEmittente.',
    },
  },
  'Q-FORFETTARIO': {
    rate: {
      message: "L'aliquota è {rate}, ma nel regime {regime} non si addebita IVA.",
      help: 'Scrivere 0.00 con Natura N2.2 in righe e riepiloghi, oppure correggere RegimeFiscale.',
    },
  },
  'Q-IBAN': {
    length: {
      message: "L'IBAN {iban} ha {length} caratteri: gli IBAN di {country} ne hanno {expected}.",
      help: "Ricopiare l'IBAN dai documenti della banca.",
    },
    shape: {
      message: "Nell'IBAN {iban} la parte {part} è «{found}», con un carattere non ammesso.",
      help: "Ricopiare l'IBAN dai documenti della banca.",
    },
    check: {
      message:
        "Le cifre di controllo dell'IBAN {iban} non corrispondono: per gli altri caratteri sarebbero {expected}.",
      help: "Un carattere è sbagliato, o due sono scambiati: ricopiare l'IBAN dai documenti della banca.",
    },
    cin: {
      message:
        "Il CIN dell'IBAN {iban} non corrisponde: per questi ABI, CAB e numero di conto sarebbe {expected}.",
      help: "Un carattere è sbagliato, o due sono scambiati: ricopiare l'IBAN dai documenti della banca.",
    },
    bank: {
      message: "{part} è {found}, ma l'IBAN {iban} contiene {expected}.",
      help: "Togliere {part}, già compreso nell'IBAN, oppure correggere quello dei due che è sbagliato.",
    },
  },
  'Q-INTENTO': {
    missing: {
      message:
        "La riga {line} ha Natura N3.5, ma la fattura non riporta la dichiarazione d'intento (TipoDato INTENTO).",
      help: 'Aggiungere alla riga AltriDatiGestionali con TipoDato INTENTO, in RiferimentoTesto il protocollo e in RiferimentoData la data della ricevuta.',
    },
    protocol: {
      message:
        "Il protocollo della dichiarazione d'intento è «{found}»: di norma 17 cifre, un trattino o una barra, 6 cifre.",
      help: 'Ricopiarlo dalla ricevuta telematica, nella forma {form}.',
    },
  },
  'Q-LINE-NUMBER': {
    repeated: {
      message:
        'NumeroLinea {number} è già usato da una riga precedente; righe con un numero ripetuto: {count}.',
      help: 'Dare a ogni riga un numero diverso: DatiDDT, DatiOrdineAcquisto e il destinatario si riferiscono alle righe con il loro numero.',
    },
  },
  'Q-LINE-REF': {
    nowhere: {
      message: 'RiferimentoNumeroLinea è {found}, ma nessuna riga ha questo numero.',
      help: 'Scrivere il NumeroLinea di una riga di questa fattura; se il riferimento vale per tutte, ometterlo.',
    },
  },
};
