/** Companies, and the keys that give access to them. */
import { randomBytes, randomUUID } from 'node:crypto';
import { list, may, must, object, text, uuid } from '../../api/contract/shape.ts';
import { apiKeys, companies } from '../database/tables/index.ts';
import { hashKey } from '../http/keys.ts';
import { SEED } from '../seed/seed.ts';
import { type ControlEndpoint, textOr } from './endpoint.ts';

const ACTIVE = 'ACTIVE';

export const ownerEndpoints: readonly ControlEndpoint[] = [
  {
    method: 'POST',
    path: '/companies',
    body: object({
      name: must({ ...text, minLength: 1 }, 'Name'),
      vat_number: must({ ...text, minLength: 1 }, 'VAT number, without the country prefix for IT'),
      country: may(text, 'Country, ISO code; default: IT'),
      fiscal_regime: may(text, 'Tax regime; default: RF01'),
      integrator_id: may(uuid, 'Integrator whose keys have access; default: that of the seed'),
      address: may(text, 'Street and number'),
      city: may(text, 'City'),
      postal_code: may(text, 'Postal code'),
      province_code: may(text, 'Province'),
    }),
    async run({ context: { db, clock }, json }) {
      const country = textOr(json['country'], 'IT');
      const part = (name: string): string => textOr(json[name], '');
      const [made] = await db
        .insert(companies)
        .values({
          integrator_id: textOr(json['integrator_id'], SEED.integratorId),
          name: part('name'),
          vat_number: part('vat_number'),
          country,
          fiscal_regime: textOr(json['fiscal_regime'], 'RF01'),
          subscriptions: [{ created_at: clock.now().toISOString(), status: ACTIVE }],
          company_identity: {
            address: part('address'),
            city: part('city'),
            country,
            postal_code: part('postal_code'),
            province_code: part('province_code'),
          },
        })
        .returning({ id: companies.id, integrator_id: companies.integrator_id });
      return made;
    },
  },
  {
    method: 'POST',
    path: '/keys',
    body: object({
      integrator_id: may(uuid, 'Integrator to whose companies it gives access; default: that of the seed'),
      key: may({ ...text, minLength: 1 }, 'Key; default: random'),
      permissions: may(list(text), 'Permissions; default: all (`*`)'),
    }),
    async run({ context: { db }, json }) {
      const key = textOr(json['key'], `sandbox-${randomBytes(16).toString('hex')}`);
      const permissions = Array.isArray(json['permissions']) ? json['permissions'].map(String) : ['*'];
      const integrator_id = textOr(json['integrator_id'], SEED.integratorId);
      const values = { integrator_id, permissions, hash: hashKey(key), label: 'control', recent: [] };
      await db
        .insert(apiKeys)
        .values({ id: randomUUID(), ...values })
        .onConflictDoUpdate({ target: apiKeys.hash, set: { integrator_id, permissions } });
      return { key, integrator_id, permissions };
    },
  },
];
