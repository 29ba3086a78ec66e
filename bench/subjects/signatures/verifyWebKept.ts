import { webCrypto } from '../../../src/envelope/signatures/index.ts';
import { measureVerification } from './verifying.ts';

const crypto = webCrypto();
measureVerification(() => crypto);
