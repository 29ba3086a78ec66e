import { readMessage } from 'fattura/messages';
import { measure } from './protocol.ts';

measure((files) => {
  let valid = 0;
  for (const bytes of files) {
    const result = readMessage(bytes);
    if (result.ok && result.deviations.length === 0) valid += 1;
  }
  return valid;
});
