/** The verdict on messages: that of libxml2 with the official schemas, and with ours, on the corpus and on mutants. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { messageSchemaFile } from '../../scripts/generate/messageXsd.ts';
import { readMessage } from '../../src/messages/index.ts';
import { MESSAGE_NAMESPACES, MESSAGE_ROOTS, type MessageFlow } from '../../src/model/messageRoots.ts';
import { isMessageKind } from '../../src/model/problem.ts';
import { corpusBytes, corpusFiles } from '../support/corpus.ts';
import { CHANGE_NAMES, messageMutant } from '../support/messageMutants.ts';
import { MESSAGES, messageText } from '../support/messages.ts';
import { oracleBy } from '../support/oracle.ts';
import { describeShared, projectRoot, shared } from '../support/shared.ts';
import { signedXml } from '../support/signedFile.ts';
import { runs } from '../support/thorough.ts';

const FLOWS: readonly MessageFlow[] = ['pa', 'b2b'];
const OFFICIAL = { pa: 'MessaggiTypes_v1.1.xsd', b2b: 'MessaggiFatturaTypes_v1.0.xsd' } as const;

/** libxml2 with the schemas of a folder. The root must be a message's: the schemas also declare signatures. */
function oracle(fileOf: (flow: MessageFlow) => string) {
  return oracleBy((name, namespace) => {
    const flow = FLOWS.find((one) => MESSAGE_NAMESPACES[one] === namespace);
    return flow !== undefined && Object.values<string>(MESSAGE_ROOTS[flow]).includes(name)
      ? fileOf(flow)
      : undefined;
  });
}

const askOfficial = oracle((flow) => join(shared.official, 'validate', OFFICIAL[flow]));
const askOwn = oracle((flow) => join(projectRoot, 'schemas', messageSchemaFile(flow)));

function isValid(bytes: Uint8Array): boolean {
  const result = readMessage(bytes);
  return result.ok && result.deviations.length === 0;
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/**
 * libxml2 trims no blanks around dates (docs/decisions/verdict.md), and gives up on integers of over 24 digits.
 */
const KNOWN = /<Data[A-Za-z]*>(?:\s|<!--.*?-->|<\?.*?\?>|&#)|\s<\/Data[A-Za-z]*>|[0-9]{25}/;

const SEED = 20_261;
const COUNT = runs(20_000);

/** At least a third: a sample of invalid messages would prove little. */
const VALID_SHARE = 0.33;

describeShared('messages', () => {
  it.each(MESSAGES)('of our own are valid: $flow $kind', async (sample) => {
    const text = sample.kind === 'MT' ? messageText(sample) : await signedXml(messageText(sample));
    expect(askOfficial(bytesOf(text))).toMatchObject({ valid: true, detail: [] });
    expect(askOwn(bytesOf(text))).toMatchObject({ valid: true, detail: [] });
  });

  const corpus = corpusFiles().filter(({ kind }) => isMessageKind(kind));

  it.each(corpus)('of the corpus: $file', ({ file, kind, verdict }) => {
    const bytes = corpusBytes(file);
    const result = readMessage(bytes);
    expect(result.kind).toBe(kind);
    expect([isValid(bytes), askOfficial(bytes).valid, askOwn(bytes).valid]).toEqual([
      verdict,
      verdict,
      verdict,
    ]);
  });

  it(`from seed ${SEED}, ${COUNT} of them`, { timeout: 600_000 }, () => {
    const different: string[] = [];
    const seen = new Set<string>();
    let valid = 0;
    for (let index = 0; index < COUNT; index += 1) {
      const { name, changes, text } = messageMutant(SEED, index);
      for (const change of changes) seen.add(change);
      const bytes = bytesOf(text);
      const [ours, official, own] = [isValid(bytes), askOfficial(bytes), askOwn(bytes)];
      if (official.valid) valid += 1;
      if (own.valid !== official.valid)
        different.push(`${name}: our schema ${own.valid} ${official.detail[0] ?? own.detail[0]}`);
      else if (ours !== official.valid && !KNOWN.test(text))
        different.push(`${name}: ours ${ours} ${official.detail[0] ?? ''}`);
    }
    expect(different.slice(0, 20)).toEqual([]);
    expect(seen).toEqual(new Set(CHANGE_NAMES));
    expect(valid / COUNT).toBeGreaterThan(VALID_SHARE);
  });
});
