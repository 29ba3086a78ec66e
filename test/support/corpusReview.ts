/**
 * Every valid invoice of the corpus on which a control reports something, with the finding and the reason why it is
 * right: checked by hand against the specification, and computed a second time by a program that shares no code with
 * ours (docs/decisions/corpus-controls.md). Files are identified by the first twelve digits of their SHA-256.
 */

export interface ReviewedFinding {
  readonly id: string;
  readonly severity: 'error' | 'warning';
  /** Parameters the finding must have; others may have any value. */
  readonly params: Readonly<Record<string, number | string>>;
  /** The reason why the finding is right. */
  readonly reason: string;
}

type Params = ReviewedFinding['params'];

function error(id: string, params: Params, reason: string): ReviewedFinding {
  return { id, severity: 'error', params, reason };
}

function warning(id: string, params: Params, reason: string): ReviewedFinding {
  return { id, severity: 'warning', params, reason };
}

/** Advice that was also checked by hand on every valid file: by code, or by code and finding. */
export const REVIEWED_ADVICE =
  /^Q-(?:DATE-ORDER|NATURA|RETIRED|SUMMARY)\.|^Q-BOLLO\.undue$|^Q-IBAN\.length$|^Q-PROVINCIA\.retired$|^Q-TOTAL\.(?:without_cassa|cassa_not_summed)$/;

/** The expected findings of that advice on valid files; other files must have none. */
export const ADVICE: Readonly<Record<string, readonly ReviewedFinding[]>> = {
  '39f94f3b4d1b': [
    warning(
      'Q-SUMMARY.twice',
      { number: 2, first: 1 },
      'two summaries at 22%, of 14.00 and 47.00, with nothing else to tell them apart; the lines add up to 61.00',
    ),
  ],
};

/** An eleven-digit number whose last digit does not match its Luhn checksum. */
function luhn(id: string, who: string, found: string, expected: string): ReviewedFinding {
  return error(id, { found, expected }, `${who} ${found}: the check digit must be ${expected}`);
}

const UNSIGNED = warning(
  '00102.unsigned',
  {},
  'FPA12 without ds:Signature: SdI asks for one, but the file may have been taken before it was signed',
);

// Identifiers. Samples often use a number that counts up from 0 or 1, or down from 0.
const TRANSMITTER = luhn('00300.check', 'transmitter', '01234567890', '7');
const TRANSMITTER_UP = luhn('00300.check', 'transmitter', '12345678901', '3');
const TRANSMITTER_DAY = error(
  '00300.date',
  { day: 34 },
  'transmitter, sixteen characters: the day of birth is 34, neither 1 to 31 nor 41 to 71',
);
const TRANSMITTER_SHORT = error(
  '00300.length',
  { found: '0123456789', length: 10 },
  'transmitter of ten figures: a fiscal code has 11 or 16 characters',
);
const TRANSMITTER_ZEROS = error('00300.zeros', {}, 'transmitter of eleven zeros: passes Luhn, is nobody');
const SUPPLIER = luhn('00301.check', 'supplier', '01234567890', '7');
const SUPPLIER_UP = luhn('00301.check', 'supplier', '12345678901', '3');
const SUPPLIER_CHECK_0 = error(
  '00301.check',
  { expected: '0' },
  'supplier ends in 2: the check digit must be 0',
);
const SUPPLIER_CHECK_1 = error(
  '00301.check',
  { expected: '1' },
  'supplier ends in 2: the check digit must be 1',
);
const SUPPLIER_ZEROS = error('00301.zeros', {}, 'supplier of eleven zeros: passes Luhn, is nobody');
const SUPPLIER_CODE = luhn('00302.check', 'fiscal code of the supplier', '12345678901', '3');
const SUPPLIER_CODE_SIMPLIFIED = luhn(
  '00320.check',
  'fiscal code of the supplier, simplified',
  '01234567890',
  '7',
);
const BUYER_UP = luhn('00305.check', 'buyer', '12345678901', '3');
const BUYER_DOWN = luhn('00305.check', 'buyer', '09876543210', '7');
const BUYER_BITS = luhn('00305.check', 'buyer', '01001100110', '2');
const BUYER_NINES = luhn('00305.check', 'buyer', '99999999999', '0');
const BUYER_ZEROS = error('00305.zeros', {}, 'buyer of eleven zeros: passes Luhn, is nobody');
const BUYER_CODE_DOWN = luhn('00306.check', 'fiscal code, all that the buyer has,', '09876543210', '7');
const BUYER_CODE_UP = luhn('00306.check', 'fiscal code, all that the buyer has,', '01234567890', '7');
const BUYER_CODE_UP_FROM_1 = luhn('00306.check', 'fiscal code, all that the buyer has,', '12345678901', '3');
const BUYER_PERSON = error(
  '00306.check',
  { expected: 'M' },
  "a person's code, all that the buyer has: the check letter must be M",
);

// Parties.
const SAME_NUMBER = error(
  '00471.same',
  { type: 'TD01', country: 'IT' },
  'TD01, supplier and buyer have the same VAT number, and no two fiscal codes that would tell members of a group apart',
);
const SAME_ZEROS = error('00471.same', { type: 'TD01' }, 'TD01, supplier and buyer are both eleven zeros');
const NUMBER_AS_CODE = warning(
  '00471.perhaps',
  { type: 'TD01', country: 'IT' },
  "TD01, the buyer has a fiscal code only, and its eleven digits are the supplier's Italian VAT number: whether SdI finds that number for it, only the register tells",
);
const BUYER_WITHOUT_ID = error('00417.missing', {}, 'FSM10, IdentificativiFiscali of the buyer is empty');
const ABROAD_WITHOUT_ID = error(
  '00313.missing',
  {},
  'XXXXXXX, but the buyer has an Italian fiscal code only and no IdFiscaleIVA',
);
const SEVEN_FOR_OFFICE = error(
  '00427.administration',
  { format: 'FPA12', length: 7 },
  'FPA12 with a recipient code of seven zeros; an office has six characters',
);
const SIX_FOR_PRIVATE = error(
  '00427.private',
  { format: 'FPR12', length: 6 },
  'FPR12 with a recipient code of six characters; of private parties it has seven',
);

// Amounts.
const TAX_A_CENT_MORE = warning(
  '00421.border',
  { taxable: '27.00', rate: '22.00', found: '5.95', exact: '5.94' },
  '22% of 27.00 is 5.94, Imposta is 5.95: a cent, which is not less than a cent, but is what libraries let pass',
);
const TAXABLE_TWO_MORE = error(
  '00422.taxable',
  { rate: '22.00', charged: '25.00', rounding: '0.00', found: '27.00' },
  'lines 5.00 + 20.00, summary 27.00; no cassa, no rounding, no expenses: 2.00 too many',
);
const LINES_WITHOUT_TAXABLE = error(
  '00422.missing',
  { rate: '22.00', charged: '10.00', found: '0.00' },
  'line of 10.00 at 22%, no summary at 22%: 10.00 too few',
);
const TAXABLE_WITHOUT_LINES_0 = error(
  '00422.unused',
  { rate: '0.00', charged: '0.00', found: '10.00' },
  'summary of 10.00 at 0%, no line at 0%: 10.00 too many',
);
const TAXABLE_WITHOUT_LINES_10 = error(
  '00422.unused',
  { rate: '10.00', charged: '0.00', found: '5.00' },
  'second summary of 5.00 at 10%, the only line is at 22%: 5.00 too many',
);
const LINE_AGAINST_AMOUNT = error(
  '00423.total',
  { line: '2', price: '-90.00', found: '-162.00', expected: '-198.00' },
  'price -90.00 less the discount of 9.00 is -99.00, twice that -198.00; by the 10% beside it the -162.00 would be right, but Importo wins (official example 3); no fix, for it may be the amount that is wrong',
);
const RATE_WITHOUT_SUMMARY = error(
  '00443.missing',
  { rate: '22.00' },
  'the only line is at 22%, the only summary at 0%',
);
const UNUSED_RATE_0 = warning(
  '00443.unused',
  { rate: '0.00' },
  'summary at 0%, no line: the tables ask for the reverse too, Elenco v2.0 does not',
);
const UNUSED_RATE_10 = warning(
  '00443.unused',
  { rate: '10.00' },
  'second summary at 10%, no line: the tables ask for the reverse too, Elenco v2.0 does not',
);
const UNUSED_NATURA = warning(
  '00444.unused',
  { natura: 'N3.3' },
  'summary with N3.3, no line with it: the tables ask for the reverse too, Elenco v2.0 does not',
);

/** By file; files not listed here must have no finding of a control. */
// biome-ignore format: some names need quotes as a key, and one form for all reads better
export const REVIEWED: Readonly<Record<string, readonly ReviewedFinding[]>> = {
  // Invoices to an administration whose only fault is that they are not signed yet.
  '0181e9b2343a': [UNSIGNED],
  '059de3b47579': [UNSIGNED],
  '123b0109fad3': [UNSIGNED],
  '18962ed712b8': [UNSIGNED],
  '2d7df9c95cb2': [UNSIGNED],
  '3587f0f59c58': [UNSIGNED],
  '55eaf1dd8ceb': [UNSIGNED],
  '5cc4cc0febc3': [UNSIGNED],
  '5dbc3e232fe8': [UNSIGNED],
  '6949a6dbf265': [UNSIGNED],
  '808122648258': [UNSIGNED],
  'a57335f9cdbc': [UNSIGNED],
  'afc5a52193c9': [UNSIGNED],
  'cb4cbf7197e2': [UNSIGNED],
  'cf0f4d636bc9': [UNSIGNED],
  'd93e2ae4bed0': [UNSIGNED],
  'f573cd6bb731': [UNSIGNED],
  // Supplier and buyer are the same.
  '05e0e94a09f0': [UNSIGNED, SAME_NUMBER],
  '39f94f3b4d1b': [UNSIGNED, SAME_NUMBER],
  '43596b2e8cb4': [UNSIGNED, SAME_NUMBER],
  '484e5911fc3e': [UNSIGNED, SAME_NUMBER],
  '494f0977c11e': [UNSIGNED, SAME_NUMBER],
  '49e17f8ef40f': [UNSIGNED, SAME_NUMBER],
  '4ad58a5ed78d': [UNSIGNED, SAME_NUMBER],
  '4fd3c47cd81a': [UNSIGNED, SAME_NUMBER],
  '57aaa2382847': [UNSIGNED, SAME_NUMBER],
  '6f538c23a71c': [UNSIGNED, SAME_NUMBER],
  '7c51323b551a': [UNSIGNED, SAME_NUMBER],
  '7e48a701dcf8': [UNSIGNED, SAME_NUMBER],
  '8913e65ccd2f': [UNSIGNED, SAME_NUMBER],
  '9ecc712d1d5b': [UNSIGNED, SAME_NUMBER],
  'a142bbb1d6be': [UNSIGNED, SAME_NUMBER],
  'a511e321cba0': [UNSIGNED, SAME_NUMBER],
  'c25ef7af0c9b': [UNSIGNED, SAME_NUMBER],
  'c577cef23d33': [UNSIGNED, SAME_NUMBER],
  'c9e5d0e14900': [UNSIGNED, SAME_NUMBER],
  'cdb5362699d8': [UNSIGNED, SAME_NUMBER],
  'd14cb1ab508f': [UNSIGNED, SAME_NUMBER],
  'd4eb51acde39': [UNSIGNED, SAME_NUMBER],
  'd5807c7bfea0': [UNSIGNED, SAME_NUMBER],
  'd78e83ad4aa7': [UNSIGNED, SAME_NUMBER],
  'da1aba23ae91': [UNSIGNED, SAME_NUMBER],
  'df2af4e15540': [UNSIGNED, SAME_NUMBER],
  'e71f9db7497a': [UNSIGNED, SAME_NUMBER],
  'ed3d8d77d86e': [UNSIGNED, SAME_NUMBER],
  '09ed1b4aa350': [SAME_NUMBER],
  'c61bf40ecff7': [SAME_NUMBER],
  '841f117aca4a': [NUMBER_AS_CODE],
  '9d078e7261b3': [TRANSMITTER_ZEROS, SUPPLIER_ZEROS, BUYER_ZEROS, SAME_ZEROS],
  // Amounts, besides impossible identifiers.
  '0989cedc1534': [TRANSMITTER, SUPPLIER, BUYER_CODE_DOWN, TAX_A_CENT_MORE, TAXABLE_TWO_MORE],
  '3a9001230c6a': [TRANSMITTER, SUPPLIER, BUYER_CODE_DOWN, TAX_A_CENT_MORE, TAXABLE_TWO_MORE],
  '68eaba5b9445': [TRANSMITTER, SUPPLIER, BUYER_CODE_DOWN, TAX_A_CENT_MORE, TAXABLE_TWO_MORE],
  '693e66c7f92e': [TRANSMITTER, SUPPLIER, BUYER_CODE_DOWN, TAX_A_CENT_MORE, TAXABLE_TWO_MORE],
  '94e4a2d398a3': [TRANSMITTER, SUPPLIER, BUYER_CODE_DOWN, TAX_A_CENT_MORE, TAXABLE_TWO_MORE],
  'acf5064caa3a': [TRANSMITTER, SUPPLIER, BUYER_CODE_DOWN, TAX_A_CENT_MORE, TAXABLE_TWO_MORE],
  'b24536d7e491': [TRANSMITTER, SUPPLIER, BUYER_CODE_DOWN, TAX_A_CENT_MORE, TAXABLE_TWO_MORE],
  'f896b9b86c4c': [TRANSMITTER, SUPPLIER, BUYER_CODE_DOWN, TAX_A_CENT_MORE, TAXABLE_TWO_MORE],
  'e50d4a10778d': [TRANSMITTER, LINE_AGAINST_AMOUNT],
  '75f83903682e': [TRANSMITTER, SUPPLIER, BUYER_CODE_DOWN, TAXABLE_WITHOUT_LINES_10, SIX_FOR_PRIVATE, UNUSED_RATE_10],
  '3d026fb06dc3': [TRANSMITTER_SHORT, ABROAD_WITHOUT_ID, LINES_WITHOUT_TAXABLE, TAXABLE_WITHOUT_LINES_0, RATE_WITHOUT_SUMMARY, UNUSED_RATE_0, UNUSED_NATURA],
  'ffde0ae1629e': [TRANSMITTER_SHORT, SUPPLIER_CHECK_0, ABROAD_WITHOUT_ID, LINES_WITHOUT_TAXABLE, TAXABLE_WITHOUT_LINES_0, RATE_WITHOUT_SUMMARY, UNUSED_RATE_0, UNUSED_NATURA],
  // Recipient code or a buyer without identifier, besides impossible identifiers.
  '385209ecd0b5': [TRANSMITTER, SEVEN_FOR_OFFICE],
  '7361fd043aa6': [TRANSMITTER, SEVEN_FOR_OFFICE],
  '993232b7da55': [TRANSMITTER, SUPPLIER_UP, BUYER_WITHOUT_ID],
  // Impossible identifiers only.
  '1c55c20a75e1': [TRANSMITTER],
  '2ac3eab4d4d3': [TRANSMITTER],
  '3e2285fad8cb': [TRANSMITTER],
  '66b63afd9c56': [TRANSMITTER],
  '83f0ef6aaf8f': [TRANSMITTER],
  '8724879544fd': [TRANSMITTER],
  'a1903b6f44bb': [TRANSMITTER],
  'cd66549216d9': [TRANSMITTER],
  'e401a04f06c6': [TRANSMITTER],
  'e712c4db5132': [TRANSMITTER],
  'f02fd0148df5': [TRANSMITTER],
  '00385e13d891': [UNSIGNED, TRANSMITTER, SUPPLIER, BUYER_CODE_DOWN],
  '2ca8dee0a03c': [UNSIGNED, TRANSMITTER, SUPPLIER, BUYER_CODE_DOWN],
  '5dcd837ba5d8': [UNSIGNED, TRANSMITTER, SUPPLIER, BUYER_CODE_DOWN],
  '6234157911b4': [UNSIGNED, TRANSMITTER, SUPPLIER, BUYER_CODE_DOWN],
  '6eb20ad389a1': [UNSIGNED, TRANSMITTER, SUPPLIER, BUYER_CODE_DOWN],
  '7a47d413f4e6': [UNSIGNED, TRANSMITTER, SUPPLIER, BUYER_CODE_DOWN],
  'bbefe7e4ecbd': [UNSIGNED, TRANSMITTER, SUPPLIER, BUYER_CODE_DOWN],
  'c94d6b921f88': [UNSIGNED, TRANSMITTER, SUPPLIER, BUYER_CODE_DOWN],
  'e26b32f39ac8': [UNSIGNED, TRANSMITTER, SUPPLIER, BUYER_CODE_DOWN],
  'ec18aa83195b': [UNSIGNED, TRANSMITTER, SUPPLIER, BUYER_CODE_DOWN],
  'f7eba6257eb0': [UNSIGNED, TRANSMITTER, SUPPLIER, BUYER_CODE_DOWN],
  '1d4c1792f52b': [TRANSMITTER, SUPPLIER, BUYER_CODE_DOWN],
  '2405a77eb92d': [TRANSMITTER, SUPPLIER, BUYER_CODE_DOWN],
  '49aa882f6e87': [TRANSMITTER, SUPPLIER, BUYER_CODE_DOWN],
  '725fbb153eae': [TRANSMITTER, SUPPLIER, BUYER_CODE_DOWN],
  '73e61f2f71ca': [TRANSMITTER, SUPPLIER, BUYER_CODE_DOWN],
  '901e01dc5786': [TRANSMITTER, SUPPLIER, BUYER_CODE_DOWN],
  'bcfabace608d': [TRANSMITTER, SUPPLIER, BUYER_CODE_DOWN],
  'de2d4e53d865': [TRANSMITTER, SUPPLIER, BUYER_CODE_DOWN],
  'f55c6d3c9805': [TRANSMITTER, SUPPLIER, BUYER_CODE_DOWN],
  'ff1e181c01ca': [TRANSMITTER, SUPPLIER, BUYER_CODE_DOWN],
  '21acea6e72f7': [SUPPLIER_CHECK_1, BUYER_BITS],
  'e5a0c98c97ac': [SUPPLIER_CHECK_1, BUYER_BITS],
  '38cd9667ab14': [TRANSMITTER_DAY, SUPPLIER, BUYER_UP],
  '95dd11065bcb': [TRANSMITTER_DAY, SUPPLIER, BUYER_UP],
  '19f9803f45ab': [BUYER_NINES],
  '4deb2c25745d': [TRANSMITTER, SUPPLIER, BUYER_CODE_UP_FROM_1],
  '78dcd70f1b20': [TRANSMITTER, SUPPLIER, SUPPLIER_CODE_SIMPLIFIED, BUYER_DOWN],
  '036233bc08be': [TRANSMITTER, SUPPLIER, BUYER_UP],
  '0c7099767498': [TRANSMITTER_UP, SUPPLIER_UP, BUYER_CODE_UP],
  '05d581779f50': [TRANSMITTER_UP, SUPPLIER_UP, SUPPLIER_CODE, BUYER_PERSON],
};
