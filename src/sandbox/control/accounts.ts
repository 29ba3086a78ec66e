/** Bank accounts and their movements, which the service's API can only read. */
import { and, eq, sql } from 'drizzle-orm';
import { code, may, must, object, text, uuid } from '../../api/contract/shape.ts';
import type { Database } from '../database/database.ts';
import { accounts, transactions } from '../database/tables/index.ts';
import { companyOf } from '../documents/companyOf.ts';
import { readIds } from '../http/ids.ts';
import { refuse } from '../http/refusal.ts';
import { type ControlEndpoint, textOr } from './endpoint.ts';

const amount = { kind: 'text', format: 'signed-decimal' } as const;
const CURRENCY = 'EUR';

export const accountEndpoints: readonly ControlEndpoint[] = [
  {
    method: 'POST',
    path: '/companies/:company_id/accounts',
    body: object({
      nickname: must(text, 'Name'),
      balance: may(amount, 'Balance; default: 0'),
      credit_limit: may(amount, 'Credit limit; default: 0'),
      currency: may(text, 'Currency; default: EUR'),
    }),
    async run({ context: { db, clock }, params, json }) {
      const { company_id = '' } = readIds(params);
      await companyOf(db, company_id);
      const balance = textOr(json['balance'], '0');
      const [made] = await db
        .insert(accounts)
        .values({
          company_id,
          nickname: textOr(json['nickname'], ''),
          currency: textOr(json['currency'], CURRENCY),
          current_balance: balance,
          available_balance: balance,
          credit_limit: textOr(json['credit_limit'], '0'),
          balance_date: clock.now(),
        })
        .returning({ id: accounts.id });
      return made;
    },
  },
  {
    method: 'POST',
    path: '/companies/:company_id/transactions',
    body: object({
      amount: must(amount, 'Amount; negative for outgoing payments'),
      description: must(text, 'Description by the bank'),
      account_id: may(uuid, "Account; default: the company's first"),
      date: may({ kind: 'text', format: 'date' }, 'Date; default: today'),
      counterpart_name: may(text, 'Name of the other party'),
      type: may(code('TransactionType'), 'Type; default: TRANSFER'),
      currency: may(text, 'Currency; default: that of the account'),
    }),
    async run({ context: { db, clock }, params, json }) {
      const { company_id = '' } = readIds(params);
      const account = await accountOf(db, company_id, json['account_id']);
      const at = typeof json['date'] === 'string' ? new Date(`${json['date']}T12:00:00Z`) : clock.now();
      const description = textOr(json['description'], '');
      const paid = textOr(json['amount'], '0');
      return db.transaction(async (tx) => {
        const [made] = await tx
          .insert(transactions)
          .values({
            company_id,
            account_id: account.id,
            amount: paid,
            currency: textOr(json['currency'], account.currency),
            bank_code: '48',
            booking_date_time: at,
            value_date_time: at,
            date: at,
            description,
            clean_description: description,
            counterpart_name: textOr(json['counterpart_name'], ''),
            type: textOr(json['type'], 'TRANSFER'),
          })
          .returning({ id: transactions.id });
        await tx
          .update(accounts)
          .set({
            current_balance: sql`${accounts.current_balance} + ${paid}::numeric`,
            available_balance: sql`${accounts.available_balance} + ${paid}::numeric`,
          })
          .where(eq(accounts.id, account.id));
        return { id: made?.id, account_id: account.id };
      });
    },
  },
];

async function accountOf(db: Database, companyId: string, id: unknown) {
  const wanted = typeof id === 'string' ? eq(accounts.id, id) : undefined;
  const [account] = await db
    .select({ id: accounts.id, currency: accounts.currency })
    .from(accounts)
    .where(and(eq(accounts.company_id, companyId), wanted))
    .orderBy(accounts.seq)
    .limit(1);
  if (account === undefined) throw refuse(422, 'the company does not have this account', '/account_id');
  return account;
}
