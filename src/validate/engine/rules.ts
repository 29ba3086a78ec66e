/** Explicit list of all rules; folders are not searched. */

import { qBollo } from '../advice/Q-BOLLO.ts';
import { qCap } from '../advice/Q-CAP.ts';
import { qCig } from '../advice/Q-CIG.ts';
import { qCreditLink } from '../advice/Q-CREDIT-LINK.ts';
import { qDateOrder } from '../advice/Q-DATE-ORDER.ts';
import { qDateZone } from '../advice/Q-DATE-ZONE.ts';
import { qDueDate } from '../advice/Q-DUE-DATE.ts';
import { qEmittente } from '../advice/Q-EMITTENTE.ts';
import { qForfettario } from '../advice/Q-FORFETTARIO.ts';
import { qIban } from '../advice/Q-IBAN.ts';
import { qIntento } from '../advice/Q-INTENTO.ts';
import { qLineNumber } from '../advice/Q-LINE-NUMBER.ts';
import { qLineRef } from '../advice/Q-LINE-REF.ts';
import { qNatura } from '../advice/Q-NATURA.ts';
import { qNormativo } from '../advice/Q-NORMATIVO.ts';
import { qNotYet } from '../advice/Q-NOT-YET.ts';
import { qOldFormat } from '../advice/Q-OLD-FORMAT.ts';
import { qPaymentMeans } from '../advice/Q-PAYMENT-MEANS.ts';
import { qPayments } from '../advice/Q-PAYMENTS.ts';
import { qProvincia } from '../advice/Q-PROVINCIA.ts';
import { qRate } from '../advice/Q-RATE.ts';
import { qRecipient } from '../advice/Q-RECIPIENT.ts';
import { qRetired } from '../advice/Q-RETIRED.ts';
import { qSplit } from '../advice/Q-SPLIT.ts';
import { qSummary } from '../advice/Q-SUMMARY.ts';
import { qTaxable } from '../advice/Q-TAXABLE.ts';
import { qTerms } from '../advice/Q-TERMS.ts';
import { qTotal } from '../advice/Q-TOTAL.ts';
import { qWithholding } from '../advice/Q-WITHHOLDING.ts';
import { c00001 } from '../controls/00001.ts';
import { c00003 } from '../controls/00003.ts';
import { c00100 } from '../controls/00100.ts';
import { c00101 } from '../controls/00101.ts';
import { c00102 } from '../controls/00102.ts';
import { c00103 } from '../controls/00103.ts';
import { c00104 } from '../controls/00104.ts';
import { c00105 } from '../controls/00105.ts';
import { c00107 } from '../controls/00107.ts';
import { c00300 } from '../controls/00300.ts';
import { c00301 } from '../controls/00301.ts';
import { c00302 } from '../controls/00302.ts';
import { c00303 } from '../controls/00303.ts';
import { c00304 } from '../controls/00304.ts';
import { c00305 } from '../controls/00305.ts';
import { c00306 } from '../controls/00306.ts';
import { c00311 } from '../controls/00311.ts';
import { c00312 } from '../controls/00312.ts';
import { c00313 } from '../controls/00313.ts';
import { c00320 } from '../controls/00320.ts';
import { c00324 } from '../controls/00324.ts';
import { c00330 } from '../controls/00330.ts';
import { c00400 } from '../controls/00400.ts';
import { c00401 } from '../controls/00401.ts';
import { c00403 } from '../controls/00403.ts';
import { c00404 } from '../controls/00404.ts';
import { c00409 } from '../controls/00409.ts';
import { c00411 } from '../controls/00411.ts';
import { c00413 } from '../controls/00413.ts';
import { c00414 } from '../controls/00414.ts';
import { c00415 } from '../controls/00415.ts';
import { c00417 } from '../controls/00417.ts';
import { c00418 } from '../controls/00418.ts';
import { c00419 } from '../controls/00419.ts';
import { c00420 } from '../controls/00420.ts';
import { c00421 } from '../controls/00421.ts';
import { c00422 } from '../controls/00422.ts';
import { c00423 } from '../controls/00423.ts';
import { c00424 } from '../controls/00424.ts';
import { c00425 } from '../controls/00425.ts';
import { c00427 } from '../controls/00427.ts';
import { c00428 } from '../controls/00428.ts';
import { c00429 } from '../controls/00429.ts';
import { c00430 } from '../controls/00430.ts';
import { c00437 } from '../controls/00437.ts';
import { c00438 } from '../controls/00438.ts';
import { c00443 } from '../controls/00443.ts';
import { c00444 } from '../controls/00444.ts';
import { c00445 } from '../controls/00445.ts';
import { c00460 } from '../controls/00460.ts';
import { c00471 } from '../controls/00471.ts';
import { c00472 } from '../controls/00472.ts';
import { c00473 } from '../controls/00473.ts';
import { c00474 } from '../controls/00474.ts';
import { c00475 } from '../controls/00475.ts';
import { c00476 } from '../controls/00476.ts';
import type { AnyRule } from '../rule.ts';

/** The controls of SdI, in the order of their codes. */
export const controls: readonly AnyRule[] = [
  c00001,
  c00003,
  c00100,
  c00101,
  c00102,
  c00103,
  c00104,
  c00105,
  c00107,
  c00300,
  c00301,
  c00302,
  c00303,
  c00304,
  c00305,
  c00306,
  c00311,
  c00312,
  c00313,
  c00320,
  c00324,
  c00330,
  c00400,
  c00401,
  c00403,
  c00404,
  c00409,
  c00411,
  c00413,
  c00414,
  c00415,
  c00417,
  c00418,
  c00419,
  c00420,
  c00421,
  c00422,
  c00423,
  c00424,
  c00425,
  c00427,
  c00428,
  c00429,
  c00430,
  c00437,
  c00438,
  c00443,
  c00444,
  c00445,
  c00460,
  c00471,
  c00472,
  c00473,
  c00474,
  c00475,
  c00476,
];

/** The advice of fattura, in the order of the codes. */
export const advice: readonly AnyRule[] = [
  qBollo,
  qCap,
  qCig,
  qCreditLink,
  qDateOrder,
  qDateZone,
  qDueDate,
  qEmittente,
  qForfettario,
  qIban,
  qIntento,
  qLineNumber,
  qLineRef,
  qNatura,
  qNormativo,
  qNotYet,
  qOldFormat,
  qPaymentMeans,
  qPayments,
  qProvincia,
  qRate,
  qRecipient,
  qRetired,
  qSplit,
  qSummary,
  qTaxable,
  qTerms,
  qTotal,
  qWithholding,
];
