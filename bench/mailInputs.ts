/**
 * Certified mails for the measurements: deliveries, messages and receipts, written once to .bench/mails; and those of
 * the corpus.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { base64, type PartBrief, type PecBrief, pec } from '../test/support/mailWriter.ts';
import { messageText } from '../test/support/messages.ts';
import type { InputSet } from './inputs.ts';
import { invoice, random } from './invoice.ts';

/** Incremented with the generator, so that outdated inputs are not measured. */
const VERSION = '1';
const SEED = 20_261_125;
const COUNT = 300;

const SDI = 'sdi03@pec.fatturapa.it';
const style = { accents: true, prefix: 'p', indent: true, newline: '\n', words: 6 } as const;

const attached = (name: string, content: string): PartBrief => ({
  name,
  type: 'application/octet-stream',
  encoding: 'base64',
  body: base64(content),
});

/** One of three: SdI delivers an invoice, SdI sends a receipt, a provider attests a delivery with the sent mail. */
function brief(number: number, chance: () => number): PecBrief {
  const stem = `IT01234567890_${String(number).padStart(5, '0')}`;
  const file = invoice({ ...style, number, lines: 1 + (number % 20) }, chance);
  const kind = number % 3;
  if (kind === 0) {
    const metadata = messageText({ flow: 'b2b', kind: 'MT' });
    return {
      sender: SDI,
      parts: [attached(`${stem}_MT_001.xml`, metadata), attached(`${stem}.xml`, file)],
    };
  }
  if (kind === 1) {
    return { sender: SDI, parts: [attached(`${stem}_RC_001.xml`, messageText({ flow: 'b2b', kind: 'RC' }))] };
  }
  return {
    tipo: 'avvenuta-consegna',
    sender: 'forno@pec.example.it',
    recipient: 'sdi01@pec.fatturapa.it',
    receipt: 'completa',
    parts: [attached(`${stem}.xml`, file)],
  };
}

function make(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const chance = random(SEED);
  for (let number = 0; number < COUNT; number += 1) {
    writeFileSync(join(folder, `${number}.eml`), pec(brief(number, chance)));
  }
  writeFileSync(join(folder, 'version'), VERSION);
}

export function mailInputs(root: string): readonly InputSet[] {
  const folder = join(root, '.bench/mails');
  const marker = join(folder, 'version');
  if (!existsSync(marker) || readFileSync(marker, 'utf8') !== VERSION) make(folder);
  const corpus = join(root, '../shared/corpus/mail');
  return [
    setOf('mails', `${COUNT} certified mails`, folder),
    ...(existsSync(corpus) ? [setOf('corpusMails', 'certified mails of the corpus', corpus)] : []),
  ];
}

function setOf(name: string, title: string, folder: string): InputSet {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => join(folder, file));
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  return { name, title, files, bytes, valid: files.length };
}
