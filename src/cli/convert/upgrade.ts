/** Separate entry, so that the upgrade and the check of its result are loaded only when they are used. */
export { upgradeInvoice } from '../../operations/index.ts';
