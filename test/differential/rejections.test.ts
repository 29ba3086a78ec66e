/** The rejections (NS) of the corpus whose invoice it has too: our codes compared with SdI's. docs/messages.md has the count. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { messageFacts, readMessage } from '../../src/messages/index.ts';
import { checkMessage, compareRejection, validate } from '../../src/validate/index.ts';
import { corpusBytes, corpusFiles } from '../support/corpus.ts';
import { describeShared, projectRoot } from '../support/shared.ts';

/** The corpus puts repository and hash before the original name. */
const nameOf = (file: string): string => (file.split('__').at(-1) ?? file).toLowerCase();
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describeShared('rejections of the corpus', () => {
  const files = corpusFiles().map(({ file }) => ({ file, bytes: corpusBytes(file) }));

  it('beside our findings', () => {
    const counted: Record<string, number> = {
      NS: 0,
      'with their invoice': 0,
      same: 0,
      more: 0,
      fewer: 0,
      other: 0,
    };
    const count = (key: string): void => {
      counted[key] = (counted[key] ?? 0) + 1;
    };
    for (const { file, bytes } of files) {
      const result = readMessage(bytes);
      const facts = messageFacts(result);
      if (!result.ok || result.kind !== 'NS' || facts === null) continue;
      count('NS');
      const invoice = files.find((one) =>
        facts.hash === null
          ? nameOf(one.file) === facts.fileName?.toLowerCase()
          : hashOf(one.bytes) === facts.hash.toLowerCase(),
      );
      if (invoice === undefined) continue;
      count('with their invoice');
      const errors = checkMessage(bytes, { file }).report.message?.errors ?? [];
      count(compareRejection(errors, validate(invoice.bytes, { file: nameOf(invoice.file) }), null).result);
    }
    const page = readFileSync(join(projectRoot, 'docs/messages.md'), 'utf8');
    const rows = [...page.matchAll(/^\| (NS|with their invoice|same|more|fewer|other) \| ([0-9]+) \|$/gm)];
    expect(counted).toEqual(Object.fromEntries(rows.map(([, key, value]) => [key, Number(value)])));
  });
});
