/** The packages that `fattura show --pdf` needs, and the creation time that it writes. */
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../src/cli/command/usageError.ts';
import { messagesIn } from '../../src/cli/messages/index.ts';
import { creationTime, loadPdfPeers, type PeerSource, pdfOf } from '../../src/cli/show/pdf.ts';
import { contentWith } from '../render/pdfContent.ts';

const failing = (code: string) => async (): Promise<never> => {
  throw Object.assign(new Error(code), { code });
};

const present = await loadPdfPeers();
const installed: PeerSource = {
  pdfkit: async () => ({ default: present.PDFDocument }),
  font: async () => present.fonts.regular,
  unsuitable: () => [],
};
const NO_PDFKIT = { pdfkit: failing('ERR_MODULE_NOT_FOUND') };
const NO_FONTS = { font: failing('MODULE_NOT_FOUND') };

describe('a missing package is named, with the commands to install it', () => {
  it.each<[what: string, source: PeerSource, packages: string]>([
    ['pdfkit', { ...installed, ...NO_PDFKIT }, 'pdfkit'],
    ['the fonts', { ...installed, ...NO_FONTS }, 'dejavu-fonts-ttf'],
    ['a file of the fonts', { ...installed, font: failing('ENOENT') }, 'dejavu-fonts-ttf'],
    ['both', { ...installed, ...NO_PDFKIT, ...NO_FONTS }, 'pdfkit dejavu-fonts-ttf'],
  ])('%s', async (_, source, packages) => {
    for (const language of ['it', 'en'] as const) {
      const error: unknown = await loadPdfPeers(source).catch((reason: unknown) => reason);
      if (!(error instanceof UsageError)) throw error;
      const sentence = error.explain(await messagesIn(language), () => undefined);
      expect(sentence).toContain(`npm i ${packages}${language === 'it' ? ', oppure' : ', or'}`);
      expect(sentence).toContain('npx -p fattura -p pdfkit -p dejavu-fonts-ttf fattura show');
    }
  });

  it.each(['it', 'en'] as const)(
    'a package with an unsuitable version is named too, in %s',
    async (language) => {
      const old = { name: 'pdfkit', found: '0.15.2', wanted: 'pdfkit@^0.20' } as const;
      const source = { ...installed, unsuitable: () => [old] };
      const error: unknown = await loadPdfPeers(source).catch((reason: unknown) => reason);
      if (!(error instanceof UsageError)) throw error;
      const sentence = error.explain(await messagesIn(language), () => undefined);
      expect(sentence).toContain('pdfkit 0.15.2');
      expect(sentence).toContain('npm i pdfkit@^0.20');
    },
  );

  it('a broken package is not reported as missing', async () => {
    const broken = { ...installed, pdfkit: failing('ERR_REQUIRE_ESM') };
    await expect(loadPdfPeers(broken)).rejects.toMatchObject({ code: 'ERR_REQUIRE_ESM' });
  });
});

describe('the moment of creation', () => {
  const now = new Date('2025-03-17T10:20:30Z');
  it.each<[epoch: string | undefined, expected: string]>([
    [undefined, '2025-03-17T10:20:30.000Z'],
    ['0', '1970-01-01T00:00:00.000Z'],
    ['1700000000', '2023-11-14T22:13:20.000Z'],
    ['253402300799', '9999-12-31T23:59:59.000Z'],
    ['253402300800', '2025-03-17T10:20:30.000Z'],
    ['yesterday', '2025-03-17T10:20:30.000Z'],
    ['', '2025-03-17T10:20:30.000Z'],
    ['-1', '2025-03-17T10:20:30.000Z'],
  ])('SOURCE_DATE_EPOCH %j', (epoch, expected) => {
    const env = epoch === undefined ? {} : { SOURCE_DATE_EPOCH: epoch };
    expect(creationTime(env, now).toISOString()).toBe(expected);
  });

  it('is the only difference between two calls', async () => {
    const env = { SOURCE_DATE_EPOCH: '1700000000' };
    const [one, other] = [
      await pdfOf(contentWith([]), { env, xml: [] }),
      await pdfOf(contentWith([]), { env, xml: [] }),
    ];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
    expect(Buffer.from(one).toString('latin1')).toContain('D:20231114221320Z');
  });
});
