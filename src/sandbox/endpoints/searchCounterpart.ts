/** Looks up a VAT number in the register. */
import { partitaIvaFlaw } from '../../model/index.ts';
import { refuse } from '../http/refusal.ts';
import { companyRegister } from './companyRegister.ts';
import type { Handler } from './handler.ts';

export const searchCounterpart: Handler = async ({ endpoint, query }) => {
  const number = String(query.own['vat_number']).replace(/^IT(?=\d)/i, '');
  if (partitaIvaFlaw(number) !== undefined) {
    throw refuse(400, 'expected an Italian VAT number: 11 digits with a correct check digit', '/vat_number');
  }
  const found = companyRegister.get(number);
  if (found === undefined)
    throw refuse(404, 'the register of the sandbox does not contain this VAT number', '/vat_number');
  return { status: endpoint.answer.status, body: { data: found } };
};
