import { code, codeList } from './codeList.ts';

/** Fields 1.2.1.8, and 1.2.10 of the simplified invoice. RF03 left with schema 1.2.1; 1.2 could be used until 31 December 2020. */
export const RegimeFiscaleCodes = codeList(
  'RegimeFiscale',
  { it: 'Regime fiscale del fornitore', en: 'Tax regime of the supplier' },
  [
    code('RF01', 'Ordinario', 'Ordinary'),
    code('RF02', 'Contribuenti minimi (L. 244/2007)', '"Minimi" taxpayers (L. 244/2007)'),
    code(
      'RF03',
      'Nuove iniziative produttive (non più ammesso)',
      'New productive initiatives (no longer allowed)',
      { until: '2021-01-01', inSchema: false },
    ),
    code('RF04', 'Agricoltura, attività connesse e pesca', 'Agriculture, related activities and fishing'),
    code('RF05', 'Vendita di sali e tabacchi', 'Sale of salt and tobacco'),
    code('RF06', 'Commercio di fiammiferi', 'Trade in matches'),
    code('RF07', 'Editoria', 'Publishing'),
    code('RF08', 'Gestione di servizi di telefonia pubblica', 'Public telephone services'),
    code(
      'RF09',
      'Rivendita di documenti di trasporto pubblico e di sosta',
      'Resale of public transport and parking tickets',
    ),
    code(
      'RF10',
      'Intrattenimenti, giochi e altre attività del DPR 640/1972',
      'Entertainment, gaming and other activities of DPR 640/1972',
    ),
    code('RF11', 'Agenzie di viaggi e turismo', 'Travel and tourism agencies'),
    code('RF12', 'Agriturismo', 'Agritourism'),
    code('RF13', 'Vendite a domicilio', 'Door-to-door sales'),
    code(
      'RF14',
      "Rivendita di beni usati, oggetti d'arte, d'antiquariato o da collezione",
      'Resale of used goods, works of art, antiques or collectibles',
    ),
    code(
      'RF15',
      "Agenzie di vendite all'asta di oggetti d'arte, d'antiquariato o da collezione",
      'Auction agencies for works of art, antiques or collectibles',
    ),
    code(
      'RF16',
      'IVA per cassa verso la pubblica amministrazione',
      'Cash-basis VAT towards the public administration',
    ),
    code('RF17', 'IVA per cassa (art. 32-bis DL 83/2012)', 'Cash-basis VAT (art. 32-bis DL 83/2012)'),
    code('RF18', 'Altro', 'Other'),
    code('RF19', 'Regime forfettario (L. 190/2014)', 'Flat-rate regime (L. 190/2014)'),
    code(
      'RF20',
      'Regime transfrontaliero di franchigia IVA (direttiva UE 2020/285)',
      'Cross-border VAT exemption for small enterprises (directive (EU) 2020/285)',
      { from: '2025-04-01' },
    ),
  ],
);
