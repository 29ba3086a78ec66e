import { describe, expect, it } from 'vitest';
import { open } from '../../src/envelope/index.ts';
import { CERTIFICATE, cms, SIGNER } from '../support/cmsWriter.ts';
import { READABLE, UNREADABLE, XML } from './shapes.ts';

const names = ['a.xml.p7m', 'a'] as const;

describe('signed files that are read', () => {
  it.each(READABLE)('$shape', ({ shape, bytes, flaws, envelopes }) => {
    for (const name of names) {
      const { kind, content, layers, flaws: found, reason } = open(bytes, name);
      expect([kind, reason, [...found].sort().join(' ')]).toEqual(['p7m', null, flaws]);
      expect(layers.map((layer) => layer.kind)).toEqual(Array(envelopes).fill('p7m'));
      if (/UTF-(?:8|16)$|windows|with a mark$/.test(shape) && !shape.startsWith('base64')) continue;
      expect(Buffer.from(content?.input as Uint8Array).equals(XML)).toBe(true);
    }
  });
});

describe('signed files that are not read', () => {
  it.each(UNREADABLE)('$shape', ({ bytes, reason: expected, flaws }) => {
    const { content, reason, flaws: found } = open(bytes, 'a.xml.p7m');
    expect([content === null, reason, [...found].sort().join(' ')]).toEqual([true, expected, flaws]);
  });
});

describe('parts for the verification of signatures', () => {
  it.each(READABLE)('$shape', ({ shape, bytes }) => {
    const layer = open(bytes, 'a.p7m').layers.at(-1);
    if (layer?.kind !== 'p7m' || layer.cms === null) throw new Error('no envelope');
    const { cms: found, encodings } = layer;
    expect(found.canonical !== null).toBe(shape.startsWith('multipart'));
    if (!/header|multipart.*(?:base64|quoted)/.test(shape))
      expect(found.content).toEqual(open(bytes, 'a.p7m').content?.input);
    const signers = found.signerInfos;
    const isWhole = !/cut|CMS Data|without signers/.test(shape);
    if (isWhole) expect(signers === null ? -1 : found.bytes[signers.start]).toBe(0x30);
    if (shape === 'base64 twice') expect(encodings).toEqual(['base64', 'base64']);
  });

  it('are the members of each part', () => {
    for (const outer of ['der', 'indefinite', 'zeros'] as const) {
      const [layer] = open(cms(XML, { outer })).layers;
      if (layer?.kind !== 'p7m' || layer.cms === null) throw new Error('no envelope');
      const { bytes, certificates, crls, signerInfos, contentType } = layer.cms;
      const part = (span: { start: number; end: number } | null) =>
        span === null ? null : Buffer.from(bytes.subarray(span.start, span.end)).toString('hex');
      expect({ outer, certificates: part(certificates), crls: part(crls) }).toEqual({
        outer,
        certificates: Buffer.from(CERTIFICATE).toString('hex'),
        crls: null,
      });
      expect(part(signerInfos)).toBe(Buffer.from(SIGNER).toString('hex'));
      expect(part(contentType)).toBe('2a864886f70d010701');
    }
  });
});
