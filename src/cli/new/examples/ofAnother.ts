/** Briefs of documents that are made of an invoice. */

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
