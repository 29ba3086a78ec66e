import { webCrypto } from '../../../src/envelope/signatures/index.ts';
import { measureVerification } from './verifying.ts';

const { subtle } = globalThis.crypto;

// Keys are kept for each object.
measureVerification(() => webCrypto({ subtle } as Crypto));
