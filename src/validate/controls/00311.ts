import { RECIPIENT_CODE_FIELDS, recipientCodeIn } from '../identifiers/recipientCode.ts';
import { ALL, rule } from '../rule.ts';

export const c00311 = rule({
  code: '00311',
  formats: ALL,
  scope: 'file',
  fields: RECIPIENT_CODE_FIELDS,
  decides: 'registry',
  // The schema checks the length; nothing else about a code can be checked without a register.
  needs: 'registry',
  findings: { unknown: { severity: 'error' } },
  check(file, report) {
    const found = recipientCodeIn('unknown', file);
    if (found !== undefined) report('unknown', found);
  },
});
