/** Parties of an invoice, each as a block of data. */

import { blockLabel } from '../../model/labels/labelOf.ts';
import type { Entry, Party } from './content.ts';
import type { Fields } from './fields.ts';

/** Parties by XML name in the header; the first two are always present. */
const ROLES: readonly (readonly [id: string, name: string])[] = [
  ['supplier', 'CedentePrestatore'],
  ['customer', 'CessionarioCommittente'],
  ['representative', 'RappresentanteFiscale'],
  ['intermediary', 'TerzoIntermediarioOSoggettoEmittente'],
];

/** Blocks within a party that contain its own data, by format and role. */
const IDENTITY = ['DatiAnagrafici', 'IdentificativiFiscali', 'AltriDatiIdentificativi', 'Anagrafica'];

export function partiesOf(header: Fields): readonly Party[] {
  const all = ROLES.flatMap(([id, name]) => {
    const party = header.child(name);
    return party === undefined ? [] : partyOf(id, blockLabel(name, header.look.language), party);
  });
  // Supplier and customer are adjacent, even with representatives below them.
  const isMain = ({ id }: Party): boolean => id === 'supplier' || id === 'customer';
  return [...all.filter(isMain), ...all.filter((party) => !isMain(party))];
}

/** Returns a party, then its tax representative, which some formats put inside it. */
function partyOf(id: string, title: string, fields: Fields): readonly Party[] {
  const { language } = fields.look;
  const blocks = withInner(fields);
  const representative = blocks.flatMap((block) => block.children('RappresentanteFiscale'));
  const party: Party = {
    id,
    title,
    name: blocks.map(nameOf).find((name) => name !== '') ?? '',
    entries: [
      ...blocks.flatMap((block) => [
        ...block.children('IdFiscaleIVA').flatMap((vat) => identifier(vat, 'IdFiscaleIVA')),
        ...block.entry('CodiceFiscale'),
      ]),
      ...blocks.flatMap((block) => [
        ...addresses(block, 'Sede'),
        ...addresses(block, 'StabileOrganizzazione'),
      ]),
    ],
  };
  const others = representative.flatMap((one) =>
    partyOf(`${id}-representative`, `${title}: ${blockLabel('RappresentanteFiscale', language)}`, one),
  );
  // Last, so that a representative's data is not attributed to the party.
  const entries = [...party.entries, ...blocks.flatMap((block) => block.rest())];
  return party.name === '' && entries.length === 0 ? others : [{ ...party, entries }, ...others];
}

/** Returns the party's block and its inner blocks about the same party. */
function withInner(fields: Fields): readonly Fields[] {
  return [fields, ...IDENTITY.flatMap((name) => fields.children(name)).flatMap(withInner)];
}

/** `Dott. Mario Rossi`, or the company's name. */
export function nameOf(fields: Fields): string {
  return ['Denominazione', 'Titolo', 'Nome', 'Cognome']
    .map((name) => fields.text(name))
    .filter((text) => text !== '')
    .join(' ');
}

/** `IT01234567890`. */
export function identifier(fields: Fields, name: string): readonly Entry[] {
  const value = `${fields.code('IdPaese')}${fields.text('IdCodice')}`;
  return value === '' ? [] : [{ label: blockLabel(name, fields.look.language), value }];
}

export function addresses(fields: Fields, name: string): readonly Entry[] {
  return fields.children(name).flatMap((address) => {
    const value = addressText(address);
    return value === '' ? [] : [{ label: blockLabel(name, fields.look.language), value }];
  });
}

/** `Via Roma 1, 20121 Milano (MI), IT`. */
function addressText(address: Fields): string {
  const province = address.text('Provincia');
  const street = [address.text('Indirizzo'), address.text('NumeroCivico')];
  const town = [address.text('CAP'), address.text('Comune'), province === '' ? '' : `(${province})`];
  const country = address.code('Nazione') === 'IT' ? 'IT' : address.text('Nazione');
  return [spaced(street), spaced(town), country].filter((part) => part !== '').join(', ');
}

function spaced(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}
