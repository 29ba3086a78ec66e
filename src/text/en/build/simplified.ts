/** Problems with a simplified invoice. */

export const simplified = {
  'simplified.limit':
    'the total is {found}: the limit of a simplified invoice is {limit} (00460); issue an ordinary one.',
  'simplified.bollo':
    'the amounts without VAT are in {currency}, and stamp duty is due above 77.47 euro: specify bollo: true or false.',
};
