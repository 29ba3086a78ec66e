import { validate } from 'fattura/validate';
import { measure } from './protocol.ts';

measure((files) => {
  let valid = 0;
  for (const bytes of files) if (validate(bytes).verdict === 'valid') valid += 1;
  return valid;
});
