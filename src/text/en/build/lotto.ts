/** Problems with a file of several invoices. */

export const lotto = {
  'lotto.duplicate': 'fatture/{other} already has the number {found} in the same year (00409).',
};
