/** Checks the options of `trust` before anything is read or downloaded. */
import { join, resolve } from 'node:path';
import { UsageError } from '../command/usageError.ts';
import { stateFolder } from '../files/folders.ts';
import type { Io } from '../process/io.ts';
import { parseTimeout } from '../service/timeout.ts';
import { TASKS, type Task, type TrustCall, type TrustOption } from './definition.ts';
import { isAllowedAddress } from './download.ts';

export interface TrustSettings {
  readonly task: Task;
  /** The list to show; null for the downloaded ones. */
  readonly file: string | null;
  /** The territory in capital letters. */
  readonly country: string;
  readonly signer: string | null;
  readonly url: string;
  readonly folder: string;
  /** In milliseconds, for each download. */
  readonly timeout: number;
  readonly issuer: string | null;
  readonly json: boolean;
}

/** The European list of trusted lists (Commission Implementing Decision (EU) 2015/1505). */
const LIST_OF_LISTS = 'https://ec.europa.eu/tools/lotl/eu-lotl.xml';
const TIMEOUT = 60_000;

/** Options restricted to one task. */
const ONLY: Readonly<Partial<Record<TrustOption, Task>>> = {
  country: 'fetch',
  url: 'fetch',
  timeout: 'fetch',
  issuer: 'show',
};

/** @throws UsageError */
export function settingsOf({ operands: [operand, file], options, io }: TrustCall): TrustSettings {
  const task = TASKS.find((each) => each === operand);
  if (task === undefined) {
    throw new UsageError(({ trust }, nearest) =>
      operand === undefined ? trust.noTask : trust.unknownTask(operand, nearest(operand, TASKS)),
    );
  }
  for (const [option, only] of Object.entries(ONLY)) {
    if (options[option as TrustOption] !== undefined && only !== task)
      throw new UsageError(({ trust }) => trust.onlyFor(`--${option}`, only));
  }
  if (task === 'fetch' && file !== undefined) throw new UsageError(({ trust }) => trust.noFile(file));
  const { country = 'IT', url = LIST_OF_LISTS, signer, dir, issuer } = options;
  if (!/^[a-z]{2}$/i.test(country)) throw new UsageError(({ trust }) => trust.noCountry(country));
  if (!isAllowedAddress(url)) throw new UsageError(({ trust }) => trust.badAddress(url));
  return {
    task,
    file: file ?? null,
    country: country.toUpperCase(),
    signer: signer ?? null,
    url,
    folder: dir === undefined ? trustFolder(io.env) : resolve(io.cwd, dir),
    timeout: parseTimeout(options.timeout) ?? TIMEOUT,
    issuer: issuer ?? null,
    json: options.format === 'json',
  };
}

/** The folder of downloaded lists. */
function trustFolder(env: Io['env']): string {
  return join(stateFolder(env), 'trust');
}
