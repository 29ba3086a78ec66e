/** Registers of the seller (EORI, professional register, REA), which EN 16931 has as identifiers with a prefix. */
import type { IscrizioneREA } from '../../../model/generated/invoice.ts';
import * as types from '../../../model/simpleTypes.ts';
import { given } from '../toEuropean/cursor.ts';
import { fitTo, type ModelSource } from './source.ts';

export interface Registers {
  readonly eori: { cod_eori?: string };
  readonly register: {
    albo_professionale?: string;
    numero_iscrizione_albo?: string;
    data_iscrizione_albo?: string;
  };
  readonly rea: IscrizioneREA | undefined;
}

/** Identifiers of the seller by their prefixes. */
export function registersOf(source: ModelSource): Registers {
  let eori: Registers['eori'] = {};
  let register: Registers['register'] = {};
  let rea: IscrizioneREA | undefined;
  (source.model.seller.ids ?? []).forEach(({ id }, at) => {
    const path = `seller.ids[${at}].id`;
    if (id.startsWith('EORI:')) {
      eori = given({ cod_eori: source.take(path)?.slice(5) }) as Registers['eori'];
    } else if (id.startsWith('ALBO:')) {
      source.take(path);
      const [name = '', number = '', day = ''] = id.slice(5).split('#');
      register = given({
        albo_professionale: name === '' ? undefined : fitTo(name, types.String60Latin).text,
        numero_iscrizione_albo: number === '' ? undefined : number,
        data_iscrizione_albo: /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined,
      }) as Registers['register'];
    } else if (id.startsWith('REA:')) {
      const [office = '', number = ''] = id.slice(4).split('#');
      if (!/^[A-Z]{2}$/.test(office) || number === '') return;
      source.take(path);
      rea = reaOf(source, office, number);
    }
  });
  return { eori, register, rea };
}

/** `10000.00#SU#LN`, of which each part may be missing. */
function reaOf(source: ModelSource, office: string, number: string): IscrizioneREA {
  const parts = (source.get('seller.legalForm') ?? '').split('#');
  const isOurs = parts.every((part) => part === '' || /^(?:[0-9]+(?:\.[0-9]{1,2})?|SU|SM|LS|LN)$/.test(part));
  if (isOurs) source.take('seller.legalForm');
  const own = isOurs ? parts : [];
  const state = own.find((part) => part === 'LS' || part === 'LN');
  if (state === undefined)
    source.ledger.add('defaulted', { code: 'X-REQUIRED', term: '1.2.4.5', value: 'LN', rule: '1.2.4.5' });
  return given<IscrizioneREA>({
    ufficio: office,
    numero_rea: number,
    capitale_sociale: own.find((part) => /^[0-9]/.test(part)),
    socio_unico: own.find((part) => part === 'SU' || part === 'SM') as IscrizioneREA['socio_unico'],
    stato_liquidazione: (state ?? 'LN') as IscrizioneREA['stato_liquidazione'],
  });
}
