/** Looks a VAT number up in the register. */
import { partitaIvaFlaw } from '../../model/index.ts';
import type { Call } from '../http/call.ts';
import { type Answer, refuse } from '../http/refusal.ts';
import { registry } from './registry.ts';

/** @throws Refusal 400 for what is no Italian VAT number, 404 for one that the register does not have. */
export async function searchCounterpart({ endpoint, query }: Call): Promise<Answer> {
  const number = String(query.own['vat_number']).replace(/^IT(?=\d)/i, '');
  if (partitaIvaFlaw(number) !== undefined) {
    throw refuse(
      400,
      'expected an Italian VAT number: eleven figures, the last of which checks',
      '/vat_number',
    );
  }
  const found = registry.get(number);
  if (found === undefined)
    throw refuse(404, 'the register of the sandbox has no such VAT number', '/vat_number');
  return { status: endpoint.answer.status, body: { data: found } };
}
