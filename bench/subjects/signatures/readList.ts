import { nodeCrypto } from '../../../src/cli/process/nodeCrypto.ts';
import { measureList } from './readingList.ts';

await measureList(nodeCrypto());
