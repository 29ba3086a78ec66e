/** Briefs of `buildSimplified` and `selfInvoice`. */
export const simplified = `
#| Una fattura semplificata (FSM10), fino a 400 euro IVA compresa | A simplified invoice (FSM10), up to 400 euros including VAT
cedente:
  partita_iva: 02718281823
  denominazione: Alfa S.r.l.
  regime_fiscale: RF01
  sede:
    indirizzo: Via Appia 1
    cap: 00179
    comune: Roma
    provincia: RM
cessionario:
  partita_iva: 12345678903 #| sufficiente, oppure codice_fiscale | sufficient, or codice_fiscale
numero: {year}/1
data: {day}
linee:
  - descrizione: Sgabello
    importo: 36.60 #| IVA compresa | including VAT
    aliquota_iva: 22
`;

export const selfInvoice = `
#| Un'autofattura, emessa dal cessionario | A self-invoice, issued by the buyer
tipo_documento: TD17 #| servizi dall'estero; TD16 … TD23, TD27, TD28, TD29 | services from abroad; TD16 … TD23, TD27, TD28, TD29
fornitore:
  paese: DE
  partita_iva: 111111125
  denominazione: Gamma GmbH
  sede:
    indirizzo: Hauptstrasse 3
    comune: 10115 Berlin
    nazione: DE
emittente: #| cessionario | buyer
  partita_iva: 02718281823
  denominazione: Alfa S.r.l.
  sede:
    indirizzo: Via Appia 1
    cap: 00179
    comune: Roma
    provincia: RM
numero: {year}/1
data: {day}
fatture_ricevute:
  - numero: RE-77 #| oppure id_sdi | or id_sdi
linee:
  - descrizione: Servizi informatici
    prezzo_unitario: 500.00
    aliquota_iva: 22
`;

/** Briefs of documents derived from an invoice. */

export const creditNote = `
#| Una nota di credito: fattura new --kind credit-note --of FATTURA.xml FILE.yaml | A credit note: fattura new --kind credit-note --of INVOICE.xml FILE.yaml
#| Parti, righe e dati della fattura collegata sono ripresi dalla fattura; senza modifiche, la nota la storna per intero. | Parties, lines and the reference come from the invoice; without changes, the note credits all of it.
numero: {year}/NC1
data: {day}
causale: Storno della fattura
#| Per stornare solo alcune righe: la riga 1 per intero, un'unità della riga 2, un importo senza IVA della riga 3. | To credit some lines only: all of line 1, one unit of line 2, an amount (excluding VAT) of line 3.
# linee:
#   - 1
#   - numero_linea: 2
#     quantita: 1
#   - numero_linea: 3
#     importo: 10.00
`;

export const debitNote = `
#| Una nota di debito: fattura new --kind debit-note --of FATTURA.xml FILE.yaml | A debit note: fattura new --kind debit-note --of INVOICE.xml FILE.yaml
numero: {year}/ND1
data: {day}
causale: Integrazione del corrispettivo
linee:
  - numero_linea: 1
    importo: 10.00 #| importo da aggiungere alla riga, senza IVA | amount to add to the line, excluding VAT
`;

export const integration = `
#| Integrazione di una fattura ricevuta senza IVA: fattura new --kind integration --of RICEVUTA.xml FILE.yaml | An integration of an invoice received without VAT: fattura new --kind integration --of RECEIVED.xml FILE.yaml
tipo_documento: TD16 #| inversione contabile interna; anche TD17, TD18, TD19 … | domestic reverse charge; also TD17, TD18, TD19 …
numero: {year}/INT1
data: {day}
aliquota_iva: 22
#| Il numero assegnato da SdI alla fattura ricevuta: | The number that SdI assigned to the received invoice:
# id_sdi: 1234567890
`;
