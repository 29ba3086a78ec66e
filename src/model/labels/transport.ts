/** Labels of transport and vehicles. */
import type { Labels } from './labels.ts';

export const transportLabels: Labels = {
  DatiTrasporto: { it: 'Trasporto', en: 'Transport' },
  DatiAnagraficiVettore: { it: 'Vettore', en: 'Carrier' },
  NumeroLicenzaGuida: { it: 'Patente di guida', en: 'Driving licence' },
  MezzoTrasporto: { it: 'Mezzo di trasporto', en: 'Means of transport' },
  CausaleTrasporto: { it: 'Causale del trasporto', en: 'Reason for transport' },
  NumeroColli: { it: 'Numero colli', en: 'Packages' },
  Descrizione: { it: 'Descrizione', en: 'Description' },
  UnitaMisuraPeso: { it: 'Unità di misura del peso', en: 'Unit of weight' },
  PesoLordo: { it: 'Peso lordo', en: 'Gross weight' },
  PesoNetto: { it: 'Peso netto', en: 'Net weight' },
  DataOraRitiro: { it: 'Data e ora del ritiro', en: 'Picked up' },
  DataInizioTrasporto: { it: 'Inizio del trasporto', en: 'Transport begins' },
  TipoResa: { it: 'Resa', en: 'Delivery terms' },
  IndirizzoResa: { it: 'Indirizzo di resa', en: 'Delivery address' },
  DataOraConsegna: { it: 'Data e ora di consegna', en: 'Delivered' },
  DatiVeicoli: { it: 'Veicoli', en: 'Vehicles' },
  'DatiVeicoli.Data': { it: 'Data di prima immatricolazione', en: 'First registered' },
  TotalePercorso: { it: 'Totale percorso', en: 'Total use' },
};
