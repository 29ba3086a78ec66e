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
