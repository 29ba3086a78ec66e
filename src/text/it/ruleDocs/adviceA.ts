import type { adviceA as english } from '../../en/ruleDocs/adviceA.ts';
import type { Translated } from '../../sentence.ts';
import { SELF_INVOICES_STAY_OUT } from './shared.ts';

export const adviceA: Translated<typeof english> = {
  'Q-BOLLO': {
    checks:
      'Non è un controllo di SdI, che la fattura la accetta comunque. Guardiamo se le righe con natura {natura|or} superano insieme 77,47 euro senza che sia indicato il bollo; e, dove il bollo è indicato, se le operazioni senza IVA superano quella cifra.',
    why: "Sono le fatture che l'Agenzia delle Entrate mette nell'elenco B, chiedendo l'imposta a fine trimestre.",
    tolerance: '77,47 è ancora esente, 77,48 no.',
    exceptions: [
      'I regimi da RF05 a RF09 e chi dichiara NB1, NB2 o NB3 restano fuori, come chi scrive che il bollo non è dovuto.',
      SELF_INVOICES_STAY_OUT,
    ],
    remedy:
      'Se è dovuto e manca, aggiungere DatiBollo (nella fattura semplificata BolloVirtuale) con SI; se non è dovuto ed è indicato, toglierlo. Se non è dovuto, dirlo con TipoDato NB1, NB2 o NB3 o con la norma nella causale.',
    readings:
      'Per alcuni il bollo è dovuto anche su N1 e N5: le fonti non concordano, e su questi non diciamo nulla. I contributi cassa non si sommano. Per dire che il bollo indicato non è dovuto contiamo invece ogni importo senza IVA, anche N1, N5 e i contributi cassa, tranne l’inversione contabile (N6).',
  },
  'Q-CAP': {
    checks:
      'Non è un controllo di SdI, che la fattura la accetta comunque. In Italia il CAP non è 00000, e le sue prime due cifre sono di una zona della provincia.',
    why: 'CAP e provincia che si contraddicono tradiscono un indirizzo ricopiato a metà.',
    exceptions: [
      'Le province nate da altre accettano anche le zone di prima; la Sardegna è una zona sola.',
      'Senza Provincia, o con una sigla sconosciuta, non si confronta nulla.',
    ],
    wrongNote: 'A Siena i CAP cominciano con 53.',
    remedy: 'Correggere quello dei due che è sbagliato.',
    undecided: 'Che il CAP sia quello del comune lo sanno le Poste: qui si guardano solo le prime due cifre.',
  },
  'Q-CIG': {
    checks:
      'Non è un controllo di SdI, che la fattura la accetta comunque. In una FPA12 cerchiamo un CIG o un CUP nei cinque blocchi di documenti correlati; di quelli che ci sono guardiamo lunghezza e caratteri.',
    why: "L'amministrazione non può pagare senza, e può rifiutare la fattura.",
    exceptions: [
      'Un codice sbagliato si segnala una volta per file, dove compare per primo, anche se è ripetuto in molti blocchi.',
      'Al posto del codice si accettano parole come ESENTE.',
      "Una causale che dice perché il CIG non c'è basta.",
      SELF_INVOICES_STAY_OUT,
    ],
    remedy:
      'Indicare CodiceCIG e CodiceCUP in DatiOrdineAcquisto, DatiContratto o DatiConvenzione; se non sono dovuti scriverne il motivo nella causale.',
    undecided: 'Se il CIG sia dovuto, e quale sia, lo sa la stazione appaltante.',
    readings:
      'I CIG più vecchi hanno cifre di controllo, quelli della piattaforma del 2024 no: guardiamo solo che siano 10 lettere e cifre (il CUP 15).',
  },
  'Q-CREDIT-LINK': {
    checks:
      'Non è un controllo di SdI, che la fattura la accetta comunque. Una nota di credito (TD04, nella semplificata TD08) dovrebbe dire quale fattura rettifica: in DatiFattureCollegate, o in DatiFatturaRettificata.',
    why: "La variazione dell'IVA si fa rispetto a una fattura: senza il riferimento il cliente non sa che cosa rettificare.",
    exceptions: ['Una causale o una descrizione che nomina la fattura basta.'],
    remedy: 'Indicare numero e data della fattura.',
    readings:
      'Una nota di credito può riguardare molte fatture, come un premio di fine anno: allora si scrive nella causale.',
  },
  'Q-DATE-ORDER': {
    checks:
      'Non è un controllo di SdI, che la fattura la accetta comunque. Confrontiamo le date che vanno in coppia: DataInizioPeriodo e DataFinePeriodo della riga; ritiro, inizio del trasporto e consegna; nei pagamenti la scadenza con la data da cui si contano i termini, con il limite per lo sconto e con la decorrenza della penale.',
    why: 'Chi registra un canone o un abbonamento ne ripartisce il costo sul periodo: se è rovesciato, non può.',
    exceptions: ['Lo stesso giorno va bene.', 'Data e ora con fuso orario non si confrontano.'],
    remedy: 'Correggere la data sbagliata, o scambiare le due.',
  },
  'Q-DATE-ZONE': {
    checks:
      'Non è un controllo di SdI, che la fattura la accetta comunque. Cerchiamo un fuso orario dopo una data, come 2026-06-01+02:00 o 2026-06-01Z.',
    why: 'Lo schema lo ammette e SdI guarda il giorno, ma alcuni programmi, cambiando fuso, ne leggono un altro.',
    remedy: 'Scrivere la data come AAAA-MM-GG.',
  },
  'Q-DUE-DATE': {
    checks:
      'Non è un controllo di SdI, che la fattura la accetta comunque. Guardiamo se DataScadenzaPagamento viene prima della data del documento.',
    why: "Una scadenza già passata all'emissione è quasi sempre una data rimasta da un'altra fattura.",
    exceptions: [
      'Contanti (MP01), carte (MP08) e somme trattenute (MP22) si pagano sul posto, e la fattura può seguire.',
      'Gli acconti (TP03) e le note di credito restano fuori.',
      SELF_INVOICES_STAY_OUT,
    ],
    wrongNote: 'La fattura è del 1° giugno 2026.',
    remedy: 'Correggere la scadenza, oppure ometterla se il pagamento è già avvenuto.',
  },
  'Q-EMITTENTE': {
    checks:
      'Non è un controllo di SdI, che la fattura la accetta comunque. Con SoggettoEmittente TZ la fattura è emessa da un terzo: guardiamo se TerzoIntermediarioOSoggettoEmittente dice chi è.',
    why: 'La fattura deve indicare se è emessa, per conto del cedente, da un terzo.',
    remedy: 'Aggiungere i dati del terzo, o togliere SoggettoEmittente se emette il cedente.',
  },
  'Q-FORFETTARIO': {
    checks:
      "Non è un controllo di SdI, che la fattura la accetta comunque. Con i regimi RF02, RF19 e RF20 cerchiamo un'aliquota maggiore di zero in righe, casse e riepiloghi.",
    why: 'Chi è in questi regimi non addebita IVA: se la addebita deve versarla, e il cliente non la può detrarre.',
    exceptions: [
      'Note di credito e di debito possono riferirsi a una fattura di prima del regime: restano fuori.',
      SELF_INVOICES_STAY_OUT,
    ],
    wrongNote: "Le righe hanno l'aliquota 22.00.",
    remedy: 'Scrivere aliquota 0.00 e natura N2.2, oppure il regime giusto.',
  },
  'Q-IBAN': {
    checks:
      'Non è un controllo di SdI, che la fattura la accetta comunque. Controlliamo le cifre di controllo di ogni IBAN e la lunghezza che il suo Paese prevede; di quelli di Italia e San Marino anche il CIN, e gli elementi ABI e CAB che li accompagnano.',
    why: 'Un IBAN ricopiato male si scopre quando il bonifico torna indietro.',
    exceptions: ['Con una RIBA (MP12) ABI e CAB sono spesso della banca del debitore: non si confrontano.'],
    wrongNote: 'Le ultime due cifre sono scambiate.',
    remedy: "Ricopiare l'IBAN dalla banca. ABI e CAB si possono togliere: l'IBAN li contiene.",
    undecided: 'Che il conto esista lo sa solo la banca.',
  },
  'Q-INTENTO': {
    checks:
      'Non è un controllo di SdI, che la fattura la accetta comunque. Se una riga ha natura N3.5, cerchiamo AltriDatiGestionali con TipoDato INTENTO e un protocollo di 17 cifre, trattino o barra, 6 cifre.',
    why: 'Il protocollo è la prova che il cliente ha presentato la dichiarazione; SdI lo confronta con quelle invalidate (00477).',
    exceptions: [
      'Vale per i documenti dal 1° gennaio 2022; una sola indicazione basta per tutte le righe.',
      "Alle note di credito non si chiede, ma se c'è si guarda com'è scritto.",
      SELF_INVOICES_STAY_OUT,
    ],
    remedy: "Ricopiare il protocollo dalla ricevuta telematica della dichiarazione d'intento.",
    undecided: "Che la dichiarazione sia valida lo sa l'Agenzia delle Entrate (00477).",
  },
  'Q-LINE-NUMBER': {
    checks:
      'Non è un controllo di SdI, che la fattura la accetta comunque. Guardiamo se due righe di un documento hanno lo stesso NumeroLinea. Salti e ordine non contano.',
    why: 'Altri blocchi indicano le righe per numero: con due righe uguali non si sa a quale si riferiscono.',
    exceptions: ['Si segnala una volta per documento, con il conto delle righe ripetute.'],
    remedy: 'Numerare le righe da 1 in su.',
  },
  'Q-LINE-REF': {
    checks:
      'Non è un controllo di SdI, che la fattura la accetta comunque. Guardiamo se ogni RiferimentoNumeroLinea, nei documenti correlati e nei DDT, è il NumeroLinea di una riga.',
    why: 'Il cliente abbina ordini e consegne alle righe con questi numeri.',
    wrongNote: 'La fattura ha la sola riga 1.',
    remedy: 'Scrivere il numero di una riga, o ometterlo se il riferimento vale per tutte.',
  },
};
