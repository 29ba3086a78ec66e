/** Problems with a file of several invoices. */

export const lotto = {
  'lotto.duplicate': 'the number {found} is that of fatture/{other} already, in the same year (00409).',
};
