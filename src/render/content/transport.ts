/** Sections on the transport of goods, and on vehicles. */

import { blockLabel } from '../../model/labels/labelOf.ts';
import type { Entry, Section } from './content.ts';
import type { Fields } from './fields.ts';
import { addresses, identifier, nameOf } from './parties.ts';
import { entriesSection } from './table.ts';

export function transportSections(general: Fields): readonly Section[] {
  const title = blockLabel('DatiTrasporto', general.look.language);
  return general
    .children('DatiTrasporto')
    .flatMap((transport) =>
      entriesSection({ id: 'transport', title }, [
        ...transport.children('DatiAnagraficiVettore').flatMap(carrier),
        ...leading(transport),
        ...addresses(transport, 'IndirizzoResa'),
        ...transport.rest(),
      ]),
    );
}

export function vehicleSections(body: Fields): readonly Section[] {
  const title = blockLabel('DatiVeicoli', body.look.language);
  return body
    .children('DatiVeicoli')
    .flatMap((vehicle) => entriesSection({ id: 'vehicle', title }, vehicle.rest()));
}

function carrier(fields: Fields): readonly Entry[] {
  const label = blockLabel('DatiAnagraficiVettore', fields.look.language);
  const name = fields.children('Anagrafica').map(nameOf).join(' ');
  return [
    ...(name === '' ? [] : [{ label, value: name }]),
    ...fields.children('IdFiscaleIVA').flatMap((vat) => identifier(vat, 'IdFiscaleIVA')),
    ...fields.rest(),
  ];
}

/** Returns the fields that precede the delivery address in official order; weights include their unit. */
function leading(transport: Fields): readonly Entry[] {
  const unit = transport.text('UnitaMisuraPeso');
  const weights = ['PesoLordo', 'PesoNetto'].flatMap((name) => transport.entry(name));
  const lone = weights.length === 0 && unit !== '';
  return [
    ...['MezzoTrasporto', 'CausaleTrasporto', 'NumeroColli', 'Descrizione'].flatMap((name) =>
      transport.entry(name),
    ),
    ...weights.map((weight) => (unit === '' ? weight : { ...weight, value: `${weight.value} ${unit}` })),
    ...(lone ? transport.entry('UnitaMisuraPeso') : []),
    ...['DataOraRitiro', 'DataInizioTrasporto', 'TipoResa'].flatMap((name) => transport.entry(name)),
  ];
}
