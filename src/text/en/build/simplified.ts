/** Problems with a simplified invoice. */

export const simplified = {
  'simplified.limit':
    'the total is {found}: a simplified invoice goes up to {limit} (00460), beyond it takes an ordinary one.',
  'simplified.bollo':
    'the amounts without VAT are in {currency}, and stamp duty is due over 77.47 euro: give bollo: true or false.',
};
