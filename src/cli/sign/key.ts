/** Reads the key and its certificate. */
import { createDecipheriv } from 'node:crypto';
import { createReadStream } from 'node:fs';
import {
  type ReadSignerOptions,
  readSigner,
  type Signer,
  SigningError,
} from '../../envelope/signing/index.ts';
import { UsageError } from '../command/usageError.ts';
import { readFileUpTo, readStreamUpTo } from '../files/read.ts';
import type { Messages } from '../messages/messages.ts';
import type { Io } from '../process/io.ts';
import { nodeCrypto } from '../process/nodeCrypto.ts';
import type { KeySettings, NamedFile, PassphraseSource } from './settings.ts';

/** Larger files are not keys, certificates, or signatures. */
const LARGEST = 1 << 20;

/** @throws UsageError, SigningError */
export async function readKey(
  { key, certificate, passphrase }: KeySettings,
  io: Io,
  messages: Messages,
): Promise<Signer> {
  const file = await readSmall(key);
  const options: ReadSignerOptions = {
    signatureCrypto: nodeCrypto(),
    tripleDes,
    ...(certificate === null ? {} : { certificate: await readSmall(certificate) }),
  };
  if (passphrase !== null)
    return await readSigner(file, { ...options, passphrase: await given(passphrase, io) });
  try {
    return await readSigner(file, options);
  } catch (error) {
    if (!(error instanceof SigningError) || error.code !== 'key_encrypted') throw error;
    const typed = await io.ask(messages.sign.askPassphrase(key.name), { hidden: true });
    if (typed === null) throw new UsageError(({ sign }) => sign.noPassphrase(key.name));
    return await readSigner(file, { ...options, passphrase: typed });
  }
}

/** @throws UsageError */
export async function readSmall({ name, path }: NamedFile): Promise<Uint8Array> {
  const found = await readFileUpTo(path, LARGEST);
  if (found.ok) return found.bytes;
  throw new UsageError((messages) =>
    found.reason === 'size'
      ? messages.sign.tooLarge(name)
      : messages.sign.unreadable(name, messages.reason(found.code)),
  );
}

async function given(source: PassphraseSource, io: Io): Promise<string> {
  if (source.from === 'variable') {
    const value = io.env[source.name];
    if (value === undefined) throw new UsageError(({ sign }) => sign.noVariable(source.name));
    return value;
  }
  const { descriptor } = source;
  const chunks =
    descriptor === 0 ? io.stdin.chunks() : createReadStream('', { fd: descriptor, autoClose: false });
  const found = await readStreamUpTo(chunks as AsyncIterable<Uint8Array>, LARGEST);
  if (!found.ok) throw new UsageError(({ sign }) => sign.noDescriptor(`${descriptor}`));
  return new TextDecoder().decode(found.bytes).split(/\r?\n/, 1)[0] ?? '';
}

/** Triple DES of older PKCS#12 files, which WebCrypto lacks. */
const tripleDes: NonNullable<ReadSignerOptions['tripleDes']> = ({ key, iv, data }) => {
  try {
    const cipher = createDecipheriv('des-ede3-cbc', key, iv);
    return Buffer.concat([cipher.update(data), cipher.final()]);
  } catch {
    return null;
  }
};
