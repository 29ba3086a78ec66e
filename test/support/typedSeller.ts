/** A seller as typed into the form of the page, by field. */
export const SELLER: Readonly<Record<string, string>> = {
  '/cedente/partita_iva': '02718281823',
  '/cedente/denominazione': 'Alfa S.r.l.',
  '/cedente/regime_fiscale': 'RF01',
  '/cedente/sede/indirizzo': 'Via Appia 1',
  '/cedente/sede/cap': '00179',
  '/cedente/sede/comune': 'Roma',
  '/cedente/sede/provincia': 'RM',
};
