import type { adviceA as english } from '../../en/ruleDocs/adviceA.ts';
import type { Translated } from '../../sentence.ts';
import { SELF_INVOICES_EXCLUDED } from './shared.ts';

export const adviceA: Translated<typeof english> = {
  'Q-BOLLO': {
    checks:
      "Non è un controllo di SdI, che accetta comunque la fattura. Controlliamo se le righe con Natura {natura|or} superano insieme 77,47 euro senza che sia indicato il bollo; e, dove il bollo è indicato, se le operazioni senza IVA superano quell'importo.",
    why: "L'Agenzia delle Entrate inserisce queste fatture nell'elenco B e chiede l'imposta a fine trimestre.",
    tolerance: '77,47 è ancora esente, 77,48 no.',
    exceptions: [
      'Sono esclusi i regimi da RF05 a RF09 e i documenti che indicano NB1, NB2 o NB3 o dichiarano che il bollo non è dovuto.',
      SELF_INVOICES_EXCLUDED,
    ],
    remedy:
      'Se il bollo è dovuto e manca, aggiungere DatiBollo (nella fattura semplificata BolloVirtuale) con SI; se è indicato e non è dovuto, toglierlo. Se non è dovuto, indicarlo con TipoDato NB1, NB2 o NB3 o con la norma in Causale.',
    readings:
      "Secondo alcune fonti il bollo è dovuto anche su N1 e N5; le fonti non concordano, quindi non le segnaliamo. I contributi cassa non si sommano. Per il bollo indicato e non dovuto contiamo invece ogni importo senza IVA, compresi N1, N5 e i contributi cassa, tranne l'inversione contabile (N6).",
  },
  'Q-CAP': {
    checks:
      'Non è un controllo di SdI, che accetta comunque la fattura. In Italia il CAP non è 00000, e le sue prime due cifre sono di una zona della provincia.',
    why: "Se CAP e provincia si contraddicono, l'indirizzo è probabilmente stato ricopiato solo in parte.",
    exceptions: [
      'Le province nate da altre accettano anche le zone precedenti; la Sardegna è una sola zona.',
      'Senza Provincia, o con una sigla sconosciuta, non si confronta nulla.',
    ],
    wrongNote: 'A Siena i CAP cominciano con 53.',
    remedy: 'Correggere quello dei due che è sbagliato.',
    undecided:
      'Solo le Poste sanno se il CAP è quello del comune; qui si controllano solo le prime due cifre.',
  },
  'Q-CIG': {
    checks:
      'Non è un controllo di SdI, che accetta comunque la fattura. In una FPA12 cerchiamo un CIG o un CUP nei cinque blocchi di documenti correlati; di quelli presenti controlliamo lunghezza e caratteri.',
    why: "Senza questi codici l'amministrazione non può pagare, e può rifiutare la fattura.",
    exceptions: [
      'Un codice sbagliato si segnala una volta per file, dove compare per primo, anche se è ripetuto in molti blocchi.',
      'Al posto del codice si accettano parole come ESENTE.',
      'È sufficiente una Causale che indica perché il CIG manca.',
      SELF_INVOICES_EXCLUDED,
    ],
    remedy:
      'Indicare CodiceCIG e CodiceCUP in DatiOrdineAcquisto, DatiContratto o DatiConvenzione; se non sono dovuti, indicarne il motivo in Causale.',
    undecided: 'Solo la stazione appaltante sa se un CIG è dovuto, e quale.',
    readings:
      'I CIG più vecchi hanno cifre di controllo, quelli della piattaforma del 2024 no: controlliamo solo che siano 10 lettere e cifre (il CUP 15).',
  },
  'Q-CREDIT-LINK': {
    checks:
      'Non è un controllo di SdI, che accetta comunque la fattura. Una nota di credito (TD04, nella semplificata TD08) dovrebbe indicare quale fattura rettifica, in DatiFattureCollegate, o in DatiFatturaRettificata.',
    why: "La variazione dell'IVA si fa rispetto a una fattura: senza il riferimento il cliente non sa che cosa rettificare.",
    exceptions: ['È sufficiente una Causale o una descrizione che nomina la fattura.'],
    remedy: 'Indicare numero e data della fattura.',
    readings:
      'Una nota di credito può riguardare molte fatture, come un premio di fine anno: in questo caso indicarlo in Causale.',
  },
  'Q-DATE-ORDER': {
    checks:
      'Non è un controllo di SdI, che accetta comunque la fattura. Confrontiamo le date che vanno in coppia: DataInizioPeriodo e DataFinePeriodo della riga; ritiro, inizio del trasporto e consegna; nei pagamenti la scadenza con la data da cui si contano i termini, con il limite per lo sconto e con la decorrenza della penale.',
    why: 'Il costo di un canone o di un abbonamento si ripartisce sul periodo, il che non è possibile se le date sono invertite.',
    exceptions: ['Lo stesso giorno è ammesso.', 'Data e ora con fuso orario non si confrontano.'],
    remedy: 'Correggere la data sbagliata, o scambiare le due.',
  },
  'Q-DATE-ZONE': {
    checks:
      'Non è un controllo di SdI, che accetta comunque la fattura. Cerchiamo un fuso orario dopo una data, come 2026-06-01+02:00 o 2026-06-01Z.',
    why: 'Lo schema lo ammette e SdI usa il giorno, ma alcuni programmi convertono il fuso orario e leggono un altro giorno.',
    remedy: 'Scrivere la data come AAAA-MM-GG.',
  },
  'Q-DUE-DATE': {
    checks:
      'Non è un controllo di SdI, che accetta comunque la fattura. Controlliamo se DataScadenzaPagamento precede la data del documento.',
    why: "Una scadenza già passata all'emissione proviene quasi sempre da un'altra fattura.",
    exceptions: [
      'Contanti (MP01), carte (MP08) e somme trattenute (MP22) si pagano subito, e la fattura può essere successiva.',
      'Gli acconti (TP03) e le note di credito sono esclusi.',
      SELF_INVOICES_EXCLUDED,
    ],
    wrongNote: 'La fattura è del 1° giugno 2026.',
    remedy: 'Correggere la scadenza, oppure ometterla se il pagamento è già avvenuto.',
  },
  'Q-EMITTENTE': {
    checks:
      'Non è un controllo di SdI, che accetta comunque la fattura. Con SoggettoEmittente TZ la fattura è emessa da un terzo: controlliamo se TerzoIntermediarioOSoggettoEmittente indica chi è.',
    why: 'La fattura deve indicare se è emessa, per conto del cedente, da un terzo.',
    remedy: 'Aggiungere i dati del terzo, o togliere SoggettoEmittente se emette il cedente.',
  },
  'Q-FORFETTARIO': {
    checks:
      "Non è un controllo di SdI, che accetta comunque la fattura. Con i regimi RF02, RF19 e RF20 cerchiamo un'aliquota maggiore di zero in righe, casse e riepiloghi.",
    why: 'Nei regimi indicati non si addebita IVA: se è addebitata va versata, e il cliente non può detrarla.',
    exceptions: [
      'Le note di credito e di debito sono escluse, perché possono riferirsi a una fattura precedente al regime.',
      SELF_INVOICES_EXCLUDED,
    ],
    wrongNote: "Le righe hanno l'aliquota 22.00.",
    remedy: 'Scrivere aliquota 0.00 e Natura N2.2, oppure correggere il regime.',
  },
  'Q-IBAN': {
    checks:
      'Non è un controllo di SdI, che accetta comunque la fattura. Controlliamo le cifre di controllo di ogni IBAN e la lunghezza che il suo Paese prevede; di quelli di Italia e San Marino anche il CIN, e gli elementi ABI e CAB che li accompagnano.',
    why: 'Un IBAN ricopiato male si scopre solo quando il bonifico viene respinto.',
    exceptions: [
      'Con una RIBA (MP12) ABI e CAB sono spesso quelli della banca del debitore e non si confrontano.',
    ],
    wrongNote: 'Le ultime due cifre sono scambiate.',
    remedy:
      "Ricopiare l'IBAN dai documenti della banca. ABI e CAB si possono togliere, perché l'IBAN li contiene.",
    undecided: 'Solo la banca sa se il conto esiste.',
  },
  'Q-INTENTO': {
    checks:
      'Non è un controllo di SdI, che accetta comunque la fattura. Se una riga ha Natura N3.5, cerchiamo AltriDatiGestionali con TipoDato INTENTO e un protocollo di 17 cifre, trattino o barra, 6 cifre.',
    why: 'Il protocollo è la prova che il cliente ha presentato la dichiarazione; SdI lo confronta con quelle invalidate (00477).',
    exceptions: [
      'Il controllo riguarda i documenti dal 1° gennaio 2022; una sola indicazione basta per tutte le righe.',
      "Nelle note di credito l'indicazione non è richiesta, ma, se presente, se ne controlla la forma.",
      SELF_INVOICES_EXCLUDED,
    ],
    remedy: "Ricopiare il protocollo dalla ricevuta telematica della dichiarazione d'intento.",
    undecided: "Solo l'Agenzia delle Entrate sa se la dichiarazione è valida (00477).",
  },
  'Q-LINE-NUMBER': {
    checks:
      'Non è un controllo di SdI, che accetta comunque la fattura. Controlliamo se due righe di un documento hanno lo stesso NumeroLinea. Salti e ordine non contano.',
    why: 'Altri blocchi indicano le righe per numero: se due righe hanno lo stesso numero, il riferimento è ambiguo.',
    exceptions: ['Si segnala una volta per documento, con il numero di righe ripetute.'],
    remedy: 'Numerare le righe a partire da 1.',
  },
  'Q-LINE-REF': {
    checks:
      'Non è un controllo di SdI, che accetta comunque la fattura. Controlliamo se ogni RiferimentoNumeroLinea, nei documenti correlati e nei DDT, è il NumeroLinea di una riga.',
    why: 'Il cliente usa questi numeri per abbinare ordini e consegne alle righe.',
    wrongNote: 'La fattura ha solo la riga 1.',
    remedy: 'Scrivere il numero di una riga, o togliere il riferimento se vale per tutte.',
  },
};
