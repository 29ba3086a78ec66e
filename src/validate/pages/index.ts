/** The pages of all codes, by name. Long texts: nothing that checks a file imports this. */
import { p00001 } from './00001.ts';
import { p00002 } from './00002.ts';
import { p00003 } from './00003.ts';
import { p00100 } from './00100.ts';
import { p00101 } from './00101.ts';
import { p00102 } from './00102.ts';
import { p00103 } from './00103.ts';
import { p00104 } from './00104.ts';
import { p00105 } from './00105.ts';
import { p00106 } from './00106.ts';
import { p00107 } from './00107.ts';
import { p00200 } from './00200.ts';
import { p00201 } from './00201.ts';
import { p00300 } from './00300.ts';
import { p00301 } from './00301.ts';
import { p00302 } from './00302.ts';
import { p00303 } from './00303.ts';
import { p00304 } from './00304.ts';
import { p00305 } from './00305.ts';
import { p00306 } from './00306.ts';
import { p00311 } from './00311.ts';
import { p00312 } from './00312.ts';
import { p00313 } from './00313.ts';
import { p00320 } from './00320.ts';
import { p00321 } from './00321.ts';
import { p00322 } from './00322.ts';
import { p00323 } from './00323.ts';
import { p00324 } from './00324.ts';
import { p00325 } from './00325.ts';
import { p00326 } from './00326.ts';
import { p00327 } from './00327.ts';
import { p00330 } from './00330.ts';
import { p00398 } from './00398.ts';
import { p00399 } from './00399.ts';
import { p00400 } from './00400.ts';
import { p00401 } from './00401.ts';
import { p00403 } from './00403.ts';
import { p00404 } from './00404.ts';
import { p00409 } from './00409.ts';
import { p00411 } from './00411.ts';
import { p00413 } from './00413.ts';
import { p00414 } from './00414.ts';
import { p00415 } from './00415.ts';
import { p00417 } from './00417.ts';
import { p00418 } from './00418.ts';
import { p00419 } from './00419.ts';
import { p00420 } from './00420.ts';
import { p00421 } from './00421.ts';
import { p00422 } from './00422.ts';
import { p00423 } from './00423.ts';
import { p00424 } from './00424.ts';
import { p00425 } from './00425.ts';
import { p00427 } from './00427.ts';
import { p00428 } from './00428.ts';
import { p00429 } from './00429.ts';
import { p00430 } from './00430.ts';
import { p00437 } from './00437.ts';
import { p00438 } from './00438.ts';
import { p00443 } from './00443.ts';
import { p00444 } from './00444.ts';
import { p00445 } from './00445.ts';
import { p00460 } from './00460.ts';
import { p00471 } from './00471.ts';
import { p00472 } from './00472.ts';
import { p00473 } from './00473.ts';
import { p00474 } from './00474.ts';
import { p00475 } from './00475.ts';
import { p00476 } from './00476.ts';
import { p00477 } from './00477.ts';
import type { Page } from './page.ts';
import { pqBollo } from './Q-BOLLO.ts';
import { pqCap } from './Q-CAP.ts';
import { pqCig } from './Q-CIG.ts';
import { pqCreditLink } from './Q-CREDIT-LINK.ts';
import { pqDateOrder } from './Q-DATE-ORDER.ts';
import { pqDateZone } from './Q-DATE-ZONE.ts';
import { pqDueDate } from './Q-DUE-DATE.ts';
import { pqEmittente } from './Q-EMITTENTE.ts';
import { pqForfettario } from './Q-FORFETTARIO.ts';
import { pqIban } from './Q-IBAN.ts';
import { pqIntento } from './Q-INTENTO.ts';
import { pqLineNumber } from './Q-LINE-NUMBER.ts';
import { pqLineRef } from './Q-LINE-REF.ts';
import { pqNatura } from './Q-NATURA.ts';
import { pqNormativo } from './Q-NORMATIVO.ts';
import { pqNotYet } from './Q-NOT-YET.ts';
import { pqPaymentMeans } from './Q-PAYMENT-MEANS.ts';
import { pqPayments } from './Q-PAYMENTS.ts';
import { pqProvincia } from './Q-PROVINCIA.ts';
import { pqRate } from './Q-RATE.ts';
import { pqRecipient } from './Q-RECIPIENT.ts';
import { pqRetired } from './Q-RETIRED.ts';
import { pqSplit } from './Q-SPLIT.ts';
import { pqSummary } from './Q-SUMMARY.ts';
import { pqTaxable } from './Q-TAXABLE.ts';
import { pqTerms } from './Q-TERMS.ts';
import { pqTotal } from './Q-TOTAL.ts';
import { pqWithholding } from './Q-WITHHOLDING.ts';

export const pages: readonly Page[] = [
  p00001,
  p00002,
  p00003,
  p00100,
  p00101,
  p00102,
  p00103,
  p00104,
  p00105,
  p00106,
  p00107,
  p00200,
  p00201,
  p00300,
  p00301,
  p00302,
  p00303,
  p00304,
  p00305,
  p00306,
  p00311,
  p00312,
  p00313,
  p00320,
  p00321,
  p00322,
  p00323,
  p00324,
  p00325,
  p00326,
  p00327,
  p00330,
  p00398,
  p00399,
  p00400,
  p00401,
  p00403,
  p00404,
  p00409,
  p00411,
  p00413,
  p00414,
  p00415,
  p00417,
  p00418,
  p00419,
  p00420,
  p00421,
  p00422,
  p00423,
  p00424,
  p00425,
  p00427,
  p00428,
  p00429,
  p00430,
  p00437,
  p00438,
  p00443,
  p00444,
  p00445,
  p00460,
  p00471,
  p00472,
  p00473,
  p00474,
  p00475,
  p00476,
  p00477,
  pqBollo,
  pqCap,
  pqCig,
  pqCreditLink,
  pqDateOrder,
  pqDateZone,
  pqDueDate,
  pqEmittente,
  pqForfettario,
  pqIban,
  pqIntento,
  pqLineNumber,
  pqLineRef,
  pqNatura,
  pqNormativo,
  pqNotYet,
  pqPaymentMeans,
  pqPayments,
  pqProvincia,
  pqRate,
  pqRecipient,
  pqRetired,
  pqSplit,
  pqSummary,
  pqTaxable,
  pqTerms,
  pqTotal,
  pqWithholding,
];
