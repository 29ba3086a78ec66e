/** The provision behind a nature, where it can be one only (RiferimentoNormativo, 2.2.2.8). */

/** Of N3.1, N3.4, N3.6, N5, N6.9 and N7 there are several: whoever sells says which. */
const PROVISIONS: Readonly<Record<string, string>> = {
  N1: 'art. 15 DPR 633/1972',
  'N2.1': 'artt. da 7 a 7-septies DPR 633/1972',
  'N3.2': 'art. 41 DL 331/1993',
  'N3.3': 'art. 71 DPR 633/1972',
  'N3.5': 'art. 8, c. 1, lett. c), DPR 633/1972',
  N4: 'art. 10 DPR 633/1972',
  'N6.1': 'art. 74, c. 7 e 8, DPR 633/1972',
  'N6.2': 'art. 17, c. 5, DPR 633/1972',
  'N6.3': 'art. 17, c. 6, lett. a), DPR 633/1972',
  'N6.4': 'art. 17, c. 6, lett. a-bis), DPR 633/1972',
  'N6.5': 'art. 17, c. 6, lett. b), DPR 633/1972',
  'N6.6': 'art. 17, c. 6, lett. c), DPR 633/1972',
  'N6.7': 'art. 17, c. 6, lett. a-ter), DPR 633/1972',
  'N6.8': 'art. 17, c. 6, lett. d-bis), d-ter) e d-quater), DPR 633/1972',
};

/** Of what a regime does not subject to VAT. */
const REGIMES: Readonly<Record<string, string>> = {
  RF02: 'art. 27, c. 1 e 2, DL 98/2011',
  RF19: 'art. 1, c. da 54 a 89, L. 190/2014',
};

export function provisionOf(natura: string, regime: string): string | undefined {
  return natura === 'N2.2' ? REGIMES[regime] : PROVISIONS[natura];
}
