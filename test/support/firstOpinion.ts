/** The findings of validate() on amounts and rates, in the form of the second opinion. */
import { type OrdinaryInvoice, validate, writeInvoice } from '../../src/index.ts';
import { CODES } from './secondOpinion.ts';

/** Code, severity and place of each finding, sorted. @throws if the structure is invalid: the controls did not run. */
export function firstOpinion(invoice: OrdinaryInvoice): readonly string[] {
  const { findings, stages, omitted } = validate(writeInvoice(invoice, { as: 'bytes' }), {
    only: 'controls',
  });
  if (stages.structure !== 'pass' || omitted > 0) {
    throw new Error(`not checked: ${findings[0]?.message} (${omitted} omitted)`);
  }
  return findings
    .filter(({ code }) => CODES.includes(code))
    .map(({ code, severity, path }) => `${code} ${severity} ${path}`)
    .sort();
}
