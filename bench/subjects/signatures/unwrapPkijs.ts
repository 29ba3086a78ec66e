import { measure } from '../protocol.ts';
import { signedData } from './pkijs.ts';

measure((files) => {
  let opened = 0;
  for (const bytes of files)
    if (signedData(bytes).encapContentInfo.eContent?.getValue() !== undefined) opened += 1;
  return opened;
});
