/**
 * Explicit list of the documentation of all codes, without sentences. Not imported by checks, because the samples are
 * long.
 */
import { d00001 } from './00001.ts';
import { d00002 } from './00002.ts';
import { d00003 } from './00003.ts';
import { d00100 } from './00100.ts';
import { d00101 } from './00101.ts';
import { d00102 } from './00102.ts';
import { d00103 } from './00103.ts';
import { d00104 } from './00104.ts';
import { d00105 } from './00105.ts';
import { d00106 } from './00106.ts';
import { d00107 } from './00107.ts';
import { d00200 } from './00200.ts';
import { d00201 } from './00201.ts';
import { d00300 } from './00300.ts';
import { d00301 } from './00301.ts';
import { d00302 } from './00302.ts';
import { d00303 } from './00303.ts';
import { d00304 } from './00304.ts';
import { d00305 } from './00305.ts';
import { d00306 } from './00306.ts';
import { d00311 } from './00311.ts';
import { d00312 } from './00312.ts';
import { d00313 } from './00313.ts';
import { d00320 } from './00320.ts';
import { d00321 } from './00321.ts';
import { d00322 } from './00322.ts';
import { d00323 } from './00323.ts';
import { d00324 } from './00324.ts';
import { d00325 } from './00325.ts';
import { d00326 } from './00326.ts';
import { d00327 } from './00327.ts';
import { d00330 } from './00330.ts';
import { d00398 } from './00398.ts';
import { d00399 } from './00399.ts';
import { d00400 } from './00400.ts';
import { d00401 } from './00401.ts';
import { d00403 } from './00403.ts';
import { d00404 } from './00404.ts';
import { d00409 } from './00409.ts';
import { d00411 } from './00411.ts';
import { d00413 } from './00413.ts';
import { d00414 } from './00414.ts';
import { d00415 } from './00415.ts';
import { d00417 } from './00417.ts';
import { d00418 } from './00418.ts';
import { d00419 } from './00419.ts';
import { d00420 } from './00420.ts';
import { d00421 } from './00421.ts';
import { d00422 } from './00422.ts';
import { d00423 } from './00423.ts';
import { d00424 } from './00424.ts';
import { d00425 } from './00425.ts';
import { d00427 } from './00427.ts';
import { d00428 } from './00428.ts';
import { d00429 } from './00429.ts';
import { d00430 } from './00430.ts';
import { d00437 } from './00437.ts';
import { d00438 } from './00438.ts';
import { d00443 } from './00443.ts';
import { d00444 } from './00444.ts';
import { d00445 } from './00445.ts';
import { d00460 } from './00460.ts';
import { d00471 } from './00471.ts';
import { d00472 } from './00472.ts';
import { d00473 } from './00473.ts';
import { d00474 } from './00474.ts';
import { d00475 } from './00475.ts';
import { d00476 } from './00476.ts';
import { d00477 } from './00477.ts';
import { dqBollo } from './Q-BOLLO.ts';
import { dqCap } from './Q-CAP.ts';
import { dqCig } from './Q-CIG.ts';
import { dqCreditLink } from './Q-CREDIT-LINK.ts';
import { dqDateOrder } from './Q-DATE-ORDER.ts';
import { dqDateZone } from './Q-DATE-ZONE.ts';
import { dqDueDate } from './Q-DUE-DATE.ts';
import { dqEmittente } from './Q-EMITTENTE.ts';
import { dqForfettario } from './Q-FORFETTARIO.ts';
import { dqIban } from './Q-IBAN.ts';
import { dqIntento } from './Q-INTENTO.ts';
import { dqLineNumber } from './Q-LINE-NUMBER.ts';
import { dqLineRef } from './Q-LINE-REF.ts';
import { dqNatura } from './Q-NATURA.ts';
import { dqNormativo } from './Q-NORMATIVO.ts';
import { dqNotYet } from './Q-NOT-YET.ts';
import { dqOldFormat } from './Q-OLD-FORMAT.ts';
import { dqPaymentMeans } from './Q-PAYMENT-MEANS.ts';
import { dqPayments } from './Q-PAYMENTS.ts';
import { dqProvincia } from './Q-PROVINCIA.ts';
import { dqRate } from './Q-RATE.ts';
import { dqRecipient } from './Q-RECIPIENT.ts';
import { dqRetired } from './Q-RETIRED.ts';
import { dqSplit } from './Q-SPLIT.ts';
import { dqSummary } from './Q-SUMMARY.ts';
import { dqTaxable } from './Q-TAXABLE.ts';
import { dqTerms } from './Q-TERMS.ts';
import { dqTotal } from './Q-TOTAL.ts';
import { dqWithholding } from './Q-WITHHOLDING.ts';
import type { RuleDocFacts } from './ruleDoc.ts';

export const ruleDocs: readonly RuleDocFacts[] = [
  d00001,
  d00002,
  d00003,
  d00100,
  d00101,
  d00102,
  d00103,
  d00104,
  d00105,
  d00106,
  d00107,
  d00200,
  d00201,
  d00300,
  d00301,
  d00302,
  d00303,
  d00304,
  d00305,
  d00306,
  d00311,
  d00312,
  d00313,
  d00320,
  d00321,
  d00322,
  d00323,
  d00324,
  d00325,
  d00326,
  d00327,
  d00330,
  d00398,
  d00399,
  d00400,
  d00401,
  d00403,
  d00404,
  d00409,
  d00411,
  d00413,
  d00414,
  d00415,
  d00417,
  d00418,
  d00419,
  d00420,
  d00421,
  d00422,
  d00423,
  d00424,
  d00425,
  d00427,
  d00428,
  d00429,
  d00430,
  d00437,
  d00438,
  d00443,
  d00444,
  d00445,
  d00460,
  d00471,
  d00472,
  d00473,
  d00474,
  d00475,
  d00476,
  d00477,
  dqBollo,
  dqCap,
  dqCig,
  dqCreditLink,
  dqDateOrder,
  dqDateZone,
  dqDueDate,
  dqEmittente,
  dqForfettario,
  dqIban,
  dqIntento,
  dqLineNumber,
  dqLineRef,
  dqNatura,
  dqNormativo,
  dqNotYet,
  dqOldFormat,
  dqPaymentMeans,
  dqPayments,
  dqProvincia,
  dqRate,
  dqRecipient,
  dqRetired,
  dqSplit,
  dqSummary,
  dqTaxable,
  dqTerms,
  dqTotal,
  dqWithholding,
];
