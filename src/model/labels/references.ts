/** Labels of references to other documents. */
import type { Labels } from './labels.ts';

export const referencesLabels: Labels = {
  DatiOrdineAcquisto: { it: 'Ordine di acquisto', en: 'Purchase order' },
  DatiContratto: { it: 'Contratto', en: 'Contract' },
  DatiConvenzione: { it: 'Convenzione', en: 'Framework agreement' },
  DatiRicezione: { it: 'Ricezione', en: 'Receipt of goods' },
  DatiFattureCollegate: { it: 'Fattura collegata', en: 'Linked invoice' },
  RiferimentoNumeroLinea: { it: 'Righe', en: 'Lines' },
  IdDocumento: { it: 'Documento', en: 'Document' },
  NumItem: { it: 'Voce', en: 'Item' },
  CodiceCommessaConvenzione: { it: 'Commessa o convenzione', en: 'Job order or agreement' },
  CodiceCUP: { it: 'CUP', en: 'CUP' },
  CodiceCIG: { it: 'CIG', en: 'CIG' },
  DatiSAL: { it: 'Stato di avanzamento (SAL)', en: 'Work progress (SAL)' },
  RiferimentoFase: { it: 'Fase', en: 'Stage' },
  DatiDDT: { it: 'Documento di trasporto', en: 'Delivery note' },
  NumeroDDT: { it: 'Numero DDT', en: 'Delivery note' },
  DataDDT: { it: 'Data DDT', en: 'Date' },
  FatturaPrincipale: { it: 'Fattura principale', en: 'Main invoice' },
  NumeroFatturaPrincipale: { it: 'Numero', en: 'Number' },
  DataFatturaPrincipale: { it: 'Data', en: 'Date' },
};
