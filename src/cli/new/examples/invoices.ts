/** Briefs of `buildInvoice` and `buildLotto`. */

/** The seller and the buyer in most examples. */
const PARTIES = `
cedente: #| emittente | issuer
  partita_iva: 02718281823
  denominazione: Alfa S.r.l. #| per una persona fisica: nome e cognome | for a natural person: nome and cognome
  regime_fiscale: RF01 #| RF19 per i forfettari; fattura codes RegimeFiscale | RF19 for the flat-rate regime
  sede:
    indirizzo: Via Appia 1
    cap: 00179
    comune: Roma
    provincia: RM
cessionario: #| cliente | customer
  tipo: azienda #| oppure persona, pa, estero | or persona, pa, estero
  partita_iva: 12345678903
  denominazione: Beta S.p.A.
  codice_destinatario: ABC1234 #| oppure pec; senza entrambi, la fattura è disponibile solo nell'area riservata | or pec; without either, the invoice is only available in the reserved area
  sede:
    indirizzo: Via Po 2
    cap: 10124
    comune: Torino
    provincia: TO
`.trimStart();

export const invoice = `
#| Una fattura: fattura new FILE.yaml -o . | An invoice: fattura new FILE.yaml -o .
#| Numeri di riga, totali, riepiloghi, IVA e bollo vengono calcolati. | Line numbers, totals, summaries, VAT and stamp duty are computed.
${PARTIES}numero: {year}/1
data: {day}
linee:
  - descrizione: Consulenza
    quantita: 3
    unita_misura: ore
    prezzo_unitario: 80.00 #| senza IVA; prezzo_ivato per un prezzo IVA compresa | excluding VAT; use prezzo_ivato for a price including VAT
    aliquota_iva: 22
  - descrizione: Manuale
    prezzo_unitario: 25.50
    aliquota_iva: 4
    sconti:
      - percentuale: 10
  - descrizione: Rimborso di spese anticipate
    prezzo_unitario: 12
    natura: N1 #| motivo dell'assenza di IVA; fattura codes Natura | reason for no VAT; fattura codes Natura
causale: Consulenza del mese
pagamento:
  modalita: MP05 #| bonifico | bank transfer
  iban: IT60X0542811101000000123456
  scadenze: 30EOM #| 30 giorni fine mese; oppure 45, EOM, 30EOM+10 … | 30 days, end of month; or 45, EOM, 30EOM+10 …
`;

export const parcella = `
#| Una parcella (TD06), con cassa previdenziale e ritenuta d'acconto | A professional's invoice (TD06), with pension fund and withholding tax
cedente:
  partita_iva: 02718281823
  codice_fiscale: RSSMRA80A01H501U
  nome: Mario
  cognome: Rossi
  regime_fiscale: RF01
  sede:
    indirizzo: Via Appia 1
    cap: 00179
    comune: Roma
    provincia: RM
cessionario:
  tipo: azienda
  partita_iva: 12345678903
  denominazione: Beta S.p.A.
  codice_destinatario: ABC1234
  sede:
    indirizzo: Via Po 2
    cap: 10124
    comune: Torino
    provincia: TO
numero: {year}/1
data: {day}
linee:
  - descrizione: Assistenza professionale
    prezzo_unitario: 1000.00
    aliquota_iva: 22
casse:
  - tipo_cassa: TC01 #| avvocati; fattura codes TipoCassa | lawyers
    al_cassa: 4
ritenute:
  - tipo_ritenuta: RT01 #| persone fisiche | natural persons
    aliquota: 20
    causale_pagamento: A
pagamento:
  modalita: MP05
  iban: IT60X0542811101000000123456
  scadenze: 30
`;

export const lotto = `
#| Più fatture allo stesso cliente in un solo file | Several invoices to one customer in one file
${PARTIES}fatture:
  - numero: {year}/1
    data: {day}
    linee:
      - descrizione: Consulenza
        prezzo_unitario: 240.00
        aliquota_iva: 22
  - numero: {year}/2
    data: {day}
    linee:
      - descrizione: Manuale
        prezzo_unitario: 25.50
        aliquota_iva: 4
`;
