/** Repairs of the public corpus: no file has more findings afterwards, and a second repair changes nothing. */
import { expect, it } from 'vitest';
import { fixInvoice } from '../../src/operations/index.ts';
import { type Finding, validate } from '../../src/validate/index.ts';
import { corpusBytes, corpusFiles } from '../support/corpus.ts';
import { describeShared } from '../support/shared.ts';

const CHECKED = { asOf: '2026-06-15', maxFindings: 100_000, maxBytes: 100_000_000 } as const;

/** Errors and warnings by code. */
function countsOf(findings: readonly Finding[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { code, severity } of findings) if (severity !== 'info') counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

describeShared('fix --amounts on the corpus', () => {
  const files = corpusFiles().filter(({ size }) => size < 2_000_000);

  it('never adds findings to a file, and is complete in one run', { timeout: 120_000 }, () => {
    const worse: string[] = [];
    let [changed, before, after] = [0, 0, 0];
    for (const { file } of files) {
      const input = corpusBytes(file);
      const options = { ...CHECKED, file, amounts: true, dropSignature: true };
      const result = fixInvoice(input, options);
      if (result.changes.length === 0) continue;
      changed += 1;
      const [was, is] = [validate(input, { ...CHECKED, file }), validate(result.bytes, { ...CHECKED, file })];
      const [old, now] = [countsOf(was.findings), countsOf(is.findings)];
      before += was.findings.length;
      after += is.findings.length;
      // With a wrong structure, the controls did not run: findings that appear after the repair existed before.
      const hidden = was.stages.structure === 'fail';
      const more = Object.entries(now).filter(
        ([code, count]) => count > (old[code] ?? 0) && !(hidden && code !== '00200'),
      );
      worse.push(...more.map(([code]) => `${file}: more ${code}`));
      if (!hidden && is.findings.length > was.findings.length) worse.push(`${file}: more findings`);
      if (fixInvoice(result.bytes, options).changes.length > 0) worse.push(`${file}: repaired twice`);
    }
    expect(worse).toEqual([]);
    // Without repairs, the test would prove nothing.
    expect(changed).toBeGreaterThan(10);
    expect(after).toBeLessThan(before);
  });
});
