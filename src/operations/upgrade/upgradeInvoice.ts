/** Converts an invoice in format 1.0 or 1.1 to the current format, and lists what it cannot keep as it was. */

import { ordinary } from '../../model/formats.ts';
import type { OrdinaryInvoice } from '../../model/generated/invoice.ts';
import { given } from '../../model/given.ts';
import { asRetired, type RetiredInvoice } from '../../model/retired/retiredInvoice.ts';
import { normalizeInvoice, validateInvoice } from '../../validate/index.ts';
import { CurrentBody } from './currentBody.ts';
import type { UpgradeLoss } from './upgradeLoss.ts';

export interface UpgradedInvoice {
  /** In the current format, FPA12; valid only if no loss has the code `not_accepted`. */
  readonly invoice: OrdinaryInvoice;
  /** In the order of the invoice; empty if the current format holds everything. */
  readonly losses: readonly UpgradeLoss[];
}

/**
 * Converts an invoice in format 1.0 or 1.1 to the current format. The old formats were for the administration only, so
 * the result is an FPA12. The invoice given is not changed. Nothing is lost silently: `losses` lists every part that
 * the current format does not have in the same form. The result is not checked against SdI's controls.
 *
 * @throws TypeError if the value is not an object, or not in an old format.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { readInvoice, upgradeInvoice } from 'fattura';
 *
 * const result = readInvoice(await readFile('old.xml'), { retired: true });
 * if (result.ok && (result.kind === 'SDI10' || result.kind === 'SDI11')) {
 *   const { invoice, losses } = upgradeInvoice(result.invoice);
 *   console.log(invoice.versione, losses.length); // prints: FPA12 0
 * }
 * ```
 */
export function upgradeInvoice(invoice: RetiredInvoice): UpgradedInvoice {
  given('invoice', invoice, 'object');
  if (invoice.versione !== '1.0' && invoice.versione !== '1.1')
    throw new TypeError(`invoice: versione must be 1.0 or 1.1, not ${String(invoice.versione)}`);
  const old = asRetired(normalizeInvoice(invoice));
  const header = old.fattura_elettronica_header;
  const bodies = old.fattura_elettronica_body.map((body, index) => new CurrentBody(body, index));
  const current: unknown = {
    ...old,
    namespace: ordinary.namespace,
    versione: 'FPA12',
    fattura_elettronica_header: {
      ...header,
      dati_trasmissione: { ...header.dati_trasmissione, formato_trasmissione: 'FPA12' },
    },
    fattura_elettronica_body: bodies.map(({ body }) => body),
  };
  const upgraded = normalizeInvoice(current) as OrdinaryInvoice;
  return { invoice: upgraded, losses: [...bodies.flatMap(({ losses }) => losses), ...notAccepted(upgraded)] };
}

/** The values that the current schema does not accept. */
function notAccepted(invoice: OrdinaryInvoice): readonly UpgradeLoss[] {
  return validateInvoice(invoice, { only: 'structure', maxFindings: Number.MAX_SAFE_INTEGER }).findings.map(
    ({ id, path, params }) => {
      const { found } = params;
      return {
        code: 'not_accepted',
        path: path ?? '',
        params: { problem: id, value: typeof found === 'string' ? found : null },
      };
    },
  );
}
