import { measure } from '../protocol.ts';
import { signedData } from './pkijs.ts';

measure(async (files) => {
  let right = 0;
  for (const bytes of files) if (await signedData(bytes).verify({ signer: 0, checkChain: false })) right += 1;
  return right;
});
