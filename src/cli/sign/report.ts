/** The result of each file, as text or as one JSON object with one file per line. */
import { visible } from '../../validate/index.ts';
import type { Messages } from '../messages/messages.ts';
import { visibleJson } from '../output/sanitize.ts';
import { VERSION } from '../process/version.ts';

export interface Result {
  readonly file: string;
  /** The signed file; null if it was not signed, or written to standard output. */
  readonly result: string | null;
  readonly format: 'CAdES' | 'XAdES';
  readonly signer: string | null;
  readonly signingTime: string | null;
  /**
   * Flaws of the certificate; `broken-signature` if the file already had a broken one; `name` if SdI rejects its name.
   */
  readonly warnings: readonly string[];
  /** Codes for which SdI would reject the invoice. */
  readonly rejected: readonly string[];
  /** Stable id of the refusal; null if the file was signed. */
  readonly error: string | null;
}

/** `invoice.xml → invoice.xml.p7m  CAdES · Mario Rossi · 2026-05-15T10:00:00Z` */
export function line({ file, result, format, signer, signingTime }: Result, { sign }: Messages): string {
  const facts = [format, signer ?? sign.unnamed, signingTime].join(' · ');
  return `${visible(`${file} → ${result}`)}  ${visible(facts)}\n`;
}

export class JsonResults {
  readonly #summary = { files: 0, signed: 0, refused: 0 };

  start(): string {
    const head = JSON.stringify({ tool: { name: 'fattura', version: VERSION } });
    return `${visibleJson(head).slice(0, -1)},\n"files":[`;
  }

  file(result: Result): string {
    const separator = this.#summary.files === 0 ? '' : ',';
    this.#summary.files += 1;
    this.#summary[result.error === null ? 'signed' : 'refused'] += 1;
    return `${separator}\n${visibleJson(JSON.stringify(result))}`;
  }

  end(): string {
    return `${this.#summary.files === 0 ? '' : '\n'}],\n"summary":${JSON.stringify(this.#summary)}}\n`;
  }
}
