/**
 * TipoDocumento and invoice type codes (UNTDID 1001). Sources: Regole tecniche of the European invoice, appendix 5.4;
 * for the conversion to FatturaPA, the mapper that AgID published in 2019.
 */
const TO_EUROPE: Readonly<Record<string, string>> = {
  TD02: '386',
  TD03: '386',
  TD04: '381',
  TD05: '383',
};

/** Commercial invoice. */
const INVOICE = '380';

export const typeCodeOf = (tipoDocumento: string): string => TO_EUROPE[tipoDocumento] ?? INVOICE;

const rows = (tipoDocumento: string, codes: string): readonly (readonly [string, string])[] =>
  codes.split(' ').map((code) => [code, tipoDocumento] as const);

const FROM_EUROPE: ReadonlyMap<string, string> = new Map([
  ...rows('TD04', '381 396 81 83 532 262 296 308 420 458'),
  ...rows('TD05', '383 384 80 84 456 457'),
  ...rows('TD02', '386 202 203 204 211'),
  ...rows('TD01', INVOICE),
]);

/** The TipoDocumento of a type code; `exact` is false if the code says more or something else. */
export function tipoDocumentoOf(typeCode: string): {
  readonly tipoDocumento: string;
  readonly exact: boolean;
} {
  const tipoDocumento = FROM_EUROPE.get(typeCode) ?? 'TD01';
  return { tipoDocumento, exact: typeCodeOf(tipoDocumento) === typeCode };
}
