/** The signatures of the files as one JSON object, with one file per line. */
import { visibleJson } from '../output/sanitize.ts';
import { VERSION } from '../process/version.ts';
import { isValid, type VerifiedFile, type VerifiedSignature } from './verified.ts';

export class JsonSignatures {
  #count = 0;

  start(asOf: string): string {
    const head = JSON.stringify({ tool: { name: 'fattura', version: VERSION }, asOf });
    return `${visibleJson(head).slice(0, -1)},\n"files":[`;
  }

  /** @param file Null for a file that cannot be read. */
  file(name: string, file: VerifiedFile | null): string {
    const separator = this.#count === 0 ? '' : ',';
    this.#count += 1;
    const row =
      file === null
        ? { valid: false, reason: 'unread', flaws: [], signatures: [] }
        : {
            valid: isValid(file),
            reason: file.reason,
            flaws: file.flaws,
            signatures: file.signatures.map(rowOf),
          };
    return `${separator}\n${visibleJson(JSON.stringify({ file: name, ...row }))}`;
  }

  end(): string {
    return `${this.#count === 0 ? '' : '\n'}]}\n`;
  }
}

function rowOf({ facts, result, findings, undecided }: VerifiedSignature): object {
  const { format, layer, status, reasons, advice, certificate, signingTime } = facts;
  return {
    format,
    layer,
    result,
    status,
    reasons: [...reasons, ...facts.undecided],
    advice,
    signer: certificate?.subject ?? null,
    issuer: certificate?.issuer ?? null,
    serial: certificate?.serial ?? null,
    notBefore: certificate?.notBefore ?? null,
    notAfter: certificate?.notAfter ?? null,
    time: signingTime,
    findings,
    undecided,
  };
}
