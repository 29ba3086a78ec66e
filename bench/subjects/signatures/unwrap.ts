import { open } from '../../../src/envelope/index.ts';
import { measure } from '../protocol.ts';

measure((files) => {
  let opened = 0;
  for (const bytes of files) if (open(bytes, 'a.xml.p7m').content !== null) opened += 1;
  return opened;
});
