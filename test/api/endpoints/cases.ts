/** All calls in one table: against the sandbox on each of its databases. */
import { bankCases } from './bankCases.ts';
import type { EndpointCase } from './case.ts';
import { companyCases } from './companyCases.ts';
import { documentCases } from './documentCases.ts';
import { fileCases } from './fileCases.ts';
import { partnerCases } from './partnerCases.ts';

export const cases: readonly EndpointCase[] = [
  ...companyCases,
  ...partnerCases,
  ...documentCases,
  ...bankCases,
  ...fileCases,
];
