/** Checks the options of `sign` before anything is read. */
import { resolve } from 'node:path';
import type { CertificateFlaw } from '../../envelope/signing/index.ts';
import { UsageError } from '../command/usageError.ts';
import { isSingle } from '../files/find.ts';
import { parseSize } from '../files/size.ts';
import { anyTarget, type Target } from '../files/target.ts';
import type { Io } from '../process/io.ts';
import type { SignCall } from './definition.ts';

/** A file that an option names. */
export interface NamedFile {
  readonly name: string;
  readonly path: string;
}

interface Output {
  /** Null to write next to the input. */
  readonly target: Target | null;
  readonly overwrite: boolean;
  readonly json: boolean;
  readonly maxBytes: number;
}

interface Signing extends Output {
  readonly format: 'cades' | 'xades';
  readonly add: boolean;
  readonly allow: readonly CertificateFlaw[];
  /** Null for the current time, less the margin. */
  readonly signingTime: string | null;
}

/** The key and the settings for reading it. */
export interface KeySettings {
  readonly key: NamedFile;
  readonly certificate: NamedFile | null;
  readonly passphrase: PassphraseSource | null;
}

export type SignSettings = Signing & KeySettings & { readonly mode: 'sign' };

export type PrepareSettings = Signing & {
  readonly mode: 'prepare';
  readonly certificate: NamedFile;
  readonly state: NamedFile;
};

export type FinishSettings = Output & {
  readonly mode: 'finish';
  readonly state: NamedFile;
  readonly signature: NamedFile;
};

/** The source of the passphrase. The user is asked for it if there is none. */
export type PassphraseSource =
  | { readonly from: 'descriptor'; readonly descriptor: number }
  | { readonly from: 'variable'; readonly name: string };

/** @throws UsageError */
export function settingsOf(call: SignCall): SignSettings | PrepareSettings | FinishSettings {
  const { options, operands, io } = call;
  if (options.finish !== undefined) return finishOf(call, options.finish);
  if (options.signature !== undefined)
    throw new UsageError(({ sign }) => sign.onlyWith('--signature', '--finish'));
  if (operands.length === 0 && io.stdin.isTTY) throw new UsageError(({ usage }) => usage.noInput);
  const signing: Signing = {
    ...outputOf(call),
    format: options.format ?? 'cades',
    add: options.add === true,
    allow: (options.allow ?? []) as readonly CertificateFlaw[],
    signingTime: parseTime(options['signing-time']),
  };
  if (signing.add && signing.format === 'xades')
    throw new UsageError(({ usage }) => usage.conflict('--add', '--format xades'));
  const certificate = named(options.certificate, io.cwd);
  const state = named(options.prepare, io.cwd);
  if (state !== null) return prepareOf(call, { signing, certificate, state });
  const key = keyOf(call);
  if (key === null) throw new UsageError(({ sign }) => sign.noKey);
  return { ...signing, mode: 'sign', ...key };
}

/** A call of a command that has the options of a key. */
export interface KeyCall {
  readonly options: {
    readonly key?: string;
    readonly certificate?: string;
    readonly 'passphrase-env'?: string;
    readonly 'passphrase-fd'?: string;
  };
  readonly operands: readonly string[];
  readonly io: Pick<Io, 'cwd'>;
}

/** Null without `--key`. @throws UsageError */
export function keyOf(call: KeyCall): KeySettings | null {
  const { options, io } = call;
  const key = named(options.key, io.cwd);
  if (key === null) return null;
  return { key, certificate: named(options.certificate, io.cwd), passphrase: passphraseOf(call) };
}

function prepareOf(
  { options, operands, io }: SignCall,
  {
    signing,
    certificate,
    state,
  }: {
    readonly signing: Signing;
    readonly certificate: NamedFile | null;
    readonly state: NamedFile;
  },
): PrepareSettings {
  for (const other of ['key', 'passphrase-env', 'passphrase-fd', 'output', 'out-dir'] as const)
    if (options[other] !== undefined)
      throw new UsageError(({ usage }) => usage.conflict('--prepare', `--${other}`));
  if (certificate === null) throw new UsageError(({ sign }) => sign.noCertificate);
  if (!isSingle(operands, io.cwd)) throw new UsageError(({ sign }) => sign.oneToPrepare);
  return { ...signing, mode: 'prepare', certificate, state };
}

/** Options of the first step, which are part of its state. */
const PREPARED = [
  'key',
  'certificate',
  'passphrase-env',
  'passphrase-fd',
  'format',
  'add',
  'signing-time',
  'allow',
  'prepare',
  'out-dir',
] as const;

function finishOf(call: SignCall, finish: string): FinishSettings {
  const { options, operands, io } = call;
  for (const other of PREPARED)
    if (options[other] !== undefined)
      throw new UsageError(({ usage }) => usage.conflict('--finish', `--${other}`));
  const [operand] = operands;
  if (operand !== undefined) throw new UsageError(({ usage }) => usage.conflict('--finish', operand));
  const signature = named(options.signature, io.cwd);
  if (signature === null) throw new UsageError(({ sign }) => sign.onlyWith('--finish', '--signature'));
  return {
    ...outputOf(call),
    mode: 'finish',
    state: { name: finish, path: resolve(io.cwd, finish) },
    signature,
  };
}

function outputOf({ options, operands, io }: SignCall): Output {
  const { output } = options;
  const folder = options['out-dir'];
  if (output !== undefined && folder !== undefined)
    throw new UsageError(({ usage }) => usage.conflict('--output', '--out-dir'));
  if (output !== undefined && operands.length > 0 && !isSingle(operands, io.cwd))
    throw new UsageError(({ usage }) => usage.manyNeedFolder('--output'));
  const target: Target | null =
    folder === undefined ? fileOrFolder(output, io.cwd) : { kind: 'folder', path: resolve(io.cwd, folder) };
  const json = options.json === true;
  if (json && target?.kind === 'stdout')
    throw new UsageError(({ usage }) => usage.conflict('--json', '--output -'));
  return { target, overwrite: options.overwrite === true, json, maxBytes: parseSize(options['max-size']) };
}

const fileOrFolder = (output: string | undefined, cwd: string): Target | null =>
  output === undefined ? null : anyTarget(output, cwd);

function named(value: string | undefined, cwd: string): NamedFile | null {
  return value === undefined ? null : { name: value, path: resolve(cwd, value) };
}

/** A time with its zone, so that every machine reads the same time. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

function parseTime(text: string | undefined): string | null {
  if (text === undefined) return null;
  const time = TIME.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new UsageError(({ sign }) => sign.noTime(text));
  return new Date(time).toISOString();
}

/** Standard input, and descriptors that a shell opens; 1 and 2 are outputs. */
const DESCRIPTOR = /^(?:0|[3-9]|[1-9]\d{1,3})$/;

function passphraseOf({ options, operands }: KeyCall): PassphraseSource | null {
  const name = options['passphrase-env'];
  const descriptor = options['passphrase-fd'];
  if (name !== undefined && descriptor !== undefined)
    throw new UsageError(({ usage }) => usage.conflict('--passphrase-env', '--passphrase-fd'));
  if (name !== undefined) return { from: 'variable', name };
  if (descriptor === undefined) return null;
  if (!DESCRIPTOR.test(descriptor)) throw new UsageError(({ sign }) => sign.noDescriptor(descriptor));
  if (descriptor === '0' && (operands.length === 0 || operands.includes('-')))
    throw new UsageError(({ usage }) => usage.conflict('--passphrase-fd 0', '-'));
  return { from: 'descriptor', descriptor: Number(descriptor) };
}
