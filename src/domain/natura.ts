/** Reasons for not charging VAT (Natura), and their consequences. */

import { NaturaCodes, type NaturaTraits } from '../model/codes/natura.ts';
import { RegimeFiscaleCodes } from '../model/codes/regimeFiscale.ts';
import { allowsNaturaBesideRate } from './documents.ts';
import { codesWith } from './traits.ts';

const naturas = (has: (traits: NaturaTraits) => boolean): ReadonlySet<string> =>
  codesWith([NaturaCodes], has);

/** Codes for which {@link bearsStampDuty} is true. */
export const STAMP_DUTY_NATURA = naturas((traits) => traits.stampDuty === true);
const REVERSE_CHARGE = naturas((traits) => traits.reverseCharge === true);
const DOMESTIC = naturas((traits) => traits.isDomestic === true);
const TAXED_ABROAD = naturas((traits) => traits.isTaxedAbroad === true);
const OUTSIDE_PRICE = naturas((traits) => traits.isOutsidePrice === true);

/** Supplies of a regime without VAT. */
export const NOT_SUBJECT = 'N2.2';

/** Supplies under a declaration of intent. */
export const INTENT = 'N3.5';

/** True if stamp duty is certainly due. */
export function bearsStampDuty(natura: string | null | undefined): boolean {
  return typeof natura === 'string' && STAMP_DUTY_NATURA.has(natura);
}

/** True if the buyer pays the VAT: N6, and N6.1 to N6.9. */
export function isReverseCharge(natura: string | null | undefined): boolean {
  return typeof natura === 'string' && REVERSE_CHARGE.has(natura);
}

/** True if the code requires a buyer registered for VAT in Italy. */
export function isDomesticOnly(natura: string): boolean {
  return DOMESTIC.has(natura);
}

/** True if the amount is part of the price of goods or services: any code but N1. */
export function isPartOfPrice(natura: string | null | undefined): boolean {
  return typeof natura !== 'string' || !OUTSIDE_PRICE.has(natura);
}

/**
 * True if rate and Natura are consistent: a zero rate requires a Natura, and any other rate excludes it, except in
 * documents that {@link allowsNaturaBesideRate}.
 */
export function fitsRate(natura: string | null, rate: number | null, tipoDocumento: string): boolean {
  return rate === 0 ? natura !== null : natura === null || allowsNaturaBesideRate(tipoDocumento);
}

/** TipoDato of lines sold under the One Stop Shop, whatever their Natura. */
const ONE_STOP_SHOP = 'OSS';

interface SoldAbroad {
  readonly natura?: string | undefined;
  readonly altri_dati_gestionali?: readonly { readonly tipo_dato: string }[] | undefined;
}

/** True if VAT is paid in another EU state, so that no summary contains it. */
export function isTaxedAbroad({ natura, altri_dati_gestionali: data }: SoldAbroad): boolean {
  if (natura !== undefined && TAXED_ABROAD.has(natura)) return true;
  return data?.some(({ tipo_dato }) => tipo_dato === ONE_STOP_SHOP) === true;
}

/** Generic codes that may no longer be used (00445), each with the detailed codes that replaced it: N2, N3, N6. */
export const GENERIC_NATURA: ReadonlyMap<string, readonly string[]> = new Map(
  NaturaCodes.codes
    .filter(({ until }) => until !== undefined)
    .map(({ code: generic }) => [
      generic,
      NaturaCodes.codes.map(({ code }) => code).filter((code) => code.startsWith(`${generic}.`)),
    ]),
);

/** The legal reference of a Natura, if only one is possible (RiferimentoNormativo, 2.2.2.8). */
export function provisionOf(natura: string, regime: string): string | undefined {
  const { traits } =
    (natura === NOT_SUBJECT ? RegimeFiscaleCodes.find(regime) : NaturaCodes.find(natura)) ?? {};
  return traits?.provision;
}
