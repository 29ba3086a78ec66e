/**
 * A fault for a single request, in its header: `X-Sandbox-Fault: status=503; when=after`, `delay=2000`, `cut=body`,
 * `empty`.
 */
import { refuse } from '../http/refusal.ts';
import { type ApiFault, faultFlaw } from './fault.ts';

export const FAULT_HEADER = 'x-sandbox-fault';

/** The member that the value of a kind sets. */
const VALUES: Readonly<Record<string, string>> = { status: 'status', delay: 'milliseconds', cut: 'when' };

/** @throws Refusal 400 for an invalid fault */
export function headerFault(text: string | readonly string[] | undefined): ApiFault | undefined {
  if (text === undefined) return undefined;
  const [[kind = '', value] = [], ...rest] = String(text)
    .split(';')
    .map((part) => part.split('=').map((side) => side.trim()));
  const member = Object.hasOwn(VALUES, kind) ? VALUES[kind] : undefined;
  const members = rest.map(([name = '', given = '']) => [name, plain(given)]);
  const fault = {
    ...Object.fromEntries(members),
    ...(value === undefined ? {} : { [member ?? 'value']: plain(value) }),
    kind,
  };
  const flaw = faultFlaw(fault, 'api');
  if (flaw !== undefined) throw refuse(400, flaw, `/${FAULT_HEADER}`);
  return fault as ApiFault;
}

const plain = (text: string): string | number => (/^\d{1,9}$/.test(text) ? Number(text) : text);
