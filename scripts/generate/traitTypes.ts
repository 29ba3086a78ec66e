/** Types of the builder for codes with a trait: a new code with the trait belongs to them. */
import { isForItself, isMadeByBuyer } from '../../src/domain/documents.ts';
import { GENERIC_NATURA } from '../../src/domain/natura.ts';
import { chargesVat } from '../../src/domain/regimes.ts';
import type { CodeList } from '../../src/model/codes/codeList.ts';
import { NaturaCodes } from '../../src/model/codes/natura.ts';
import { NaturaSemplificataCodes } from '../../src/model/codes/naturaSemplificata.ts';
import { RegimeFiscaleCodes } from '../../src/model/codes/regimeFiscale.ts';
import { TipoDocumentoCodes } from '../../src/model/codes/tipoDocumento.ts';
import { comment } from './tsdoc.ts';

interface CodeType {
  readonly name: string;
  readonly about: string;
  readonly list: CodeList;
  readonly has: (code: string) => boolean;
}

const TYPES: readonly CodeType[] = [
  {
    name: 'DetailedNatura',
    about: 'The Natura codes that SdI accepts: the generic N2, N3 and N6 are rejected since 2021 (00445).',
    list: NaturaCodes,
    has: (code) => !GENERIC_NATURA.has(code),
  },
  {
    name: 'OwnSupplyType',
    about: 'Types in which the buyer is also the supplier.',
    list: TipoDocumentoCodes,
    has: isForItself,
  },
  {
    name: 'RegimeWithoutVat',
    about: 'Regimes that charge no VAT: minimi, forfettari, cross-border exemption.',
    list: RegimeFiscaleCodes,
    has: (code) => !chargesVat(code),
  },
  {
    name: 'SelfInvoiceType',
    about:
      'TipoDocumento of a document that the buyer issues to itself. The buyer is always the customer (1.4), with its Italian VAT number (00475). The traits of the codes define the rest.',
    list: TipoDocumentoCodes,
    has: (code) => isMadeByBuyer(code) || isForItself(code),
  },
  {
    name: 'SimplifiedNatura',
    about: 'The Natura codes that SdI accepts on a simplified invoice: not the generic N2 and N3 (00445).',
    list: NaturaSemplificataCodes,
    has: (code) => !GENERIC_NATURA.has(code),
  },
];

export function traitTypes(): string {
  const types = TYPES.map(({ name, about, list, has }) => {
    const codes = list.codes.filter(({ code, inSchema }) => inSchema && has(code));
    return `${comment([about])}\nexport type ${name} =\n${codes.map(({ code }) => `  | '${code}'`).join('\n')};\n`;
  });
  return ['// Generated from the traits of the codes by `npm run generate`; do not edit.\n', ...types].join(
    '\n',
  );
}
