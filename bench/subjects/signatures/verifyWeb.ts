import { webCrypto } from '../../../src/envelope/signatures/index.ts';
import { measureVerification } from './verifying.ts';

measureVerification(() => webCrypto());
