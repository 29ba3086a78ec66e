import { webCrypto } from '../../../src/envelope/signatures/index.ts';
import { measureList } from './readingList.ts';

await measureList(webCrypto());
