/** Briefs of `buildSimplified` and `selfInvoice`. */
export const simplified = `
#| Una fattura semplificata (FSM10), fino a 400 euro IVA compresa | A simplified invoice (FSM10), up to 400 euro with VAT
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
  partita_iva: 12345678903 #| basta questa, o il codice fiscale | this is enough, or codice_fiscale
numero: {year}/1
data: {day}
linee:
  - descrizione: Sgabello
    importo: 36.60 #| IVA compresa | with VAT
    aliquota_iva: 22
`;

export const selfInvoice = `
#| Un'autofattura: la emette chi ha comprato | A self-invoice: made out by who bought
tipo_documento: TD17 #| servizi dall'estero; TD16 … TD23, TD27, TD28, TD29 | services from abroad; TD16 … TD23, TD27, TD28, TD29
fornitore:
  paese: DE
  partita_iva: 111111125
  denominazione: Gamma GmbH
  sede:
    indirizzo: Hauptstrasse 3
    comune: 10115 Berlin
    nazione: DE
emittente: #| chi ha comprato | who bought
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
#| Parti, righe e collegamento vengono dalla fattura; così com'è, la storna tutta. | Parties, lines and link are the invoice's; as it stands, all of it is taken back.
numero: {year}/NC1
data: {day}
causale: Storno della fattura
#| Solo alcune righe: la 1 tutta, della 2 un pezzo, della 3 un importo senza IVA. | Some lines only: all of 1, one piece of 2, of 3 an amount without VAT.
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
    importo: 10.00 #| quanto si aggiunge alla riga, senza IVA | what is added to the line, without VAT
`;

export const integration = `
#| Integrazione di una fattura ricevuta senza IVA: fattura new --kind integration --of RICEVUTA.xml FILE.yaml | Completes an invoice received without VAT: fattura new --kind integration --of RECEIVED.xml FILE.yaml
tipo_documento: TD16 #| inversione contabile interna; anche TD17, TD18, TD19 … | domestic reverse charge; TD17, TD18, TD19 … too
numero: {year}/INT1
data: {day}
aliquota_iva: 22
#| Il numero che SdI ha dato alla fattura ricevuta: | What SdI numbered the invoice received:
# id_sdi: 1234567890
`;
