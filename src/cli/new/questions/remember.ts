/** Stores data of a finished dialogue for the next one: issuer, IBAN, number; and the brief, if wanted. */
import { resolve } from 'node:path';
import type { ReadonlyInvoice } from '../../../model/index.ts';
import { codeOf } from '../../files/systemCode.ts';
import { writeWhole } from '../../files/write.ts';
import { writeYaml } from '../../yaml/writeYaml.ts';
import { typed } from '../brief/typed.ts';
import { customerOf, documentGroup, supplierOf } from '../memory/numbers.ts';
import type { Asker } from './asker.ts';
import { issuerFields } from './parties.ts';
import type { FinishWork } from './work.ts';

export function remember(asker: Asker, invoice: ReadonlyInvoice, { suppliers, settings }: FinishWork): void {
  const [body] = invoice.fattura_elettronica_body;
  if (body === undefined) return;
  const { tipo_documento: type, numero, data } = body.dati_generali.dati_generali_documento;
  const group = documentGroup(type);
  const issuer = group === 'self-invoice' ? customerOf(invoice) : supplierOf(invoice);
  if (issuer === undefined) return;
  const at = settings.kind === 'self-invoice' ? '/emittente' : '/cedente';
  const iban = asker.answers.settled('/pagamento/iban');
  suppliers.remember(issuer, {
    fields: issuerFields(asker, at),
    ...(iban === undefined || iban === '' ? {} : { iban }),
    numbers: { [group]: { number: numero, day: data } },
  });
}

const INDENT = 2;

/** Saves the brief to `--save-brief`, or else asks for a file; an empty answer skips it. */
export async function saveBrief(asker: Asker, work: FinishWork): Promise<void> {
  const { call, settings, messages, original } = work;
  const { io } = call;
  const { words } = asker;
  const command = [
    'fattura new',
    ...(settings.kind === 'invoice' ? [] : ['--kind', settings.kind]),
    ...(original === null ? [] : ['--of', original.name]),
  ].join(' ');
  let name = settings.saveBrief ?? '';
  let overwrite = settings.overwrite;
  for (;;) {
    if (name === '') {
      // Not asked if the invoice goes to a pipe.
      if (!io.stdout.isTTY) return;
      name = await asker.line(words.saveBrief);
    }
    if (name === '' || name === '-') return;
    const text = `# ${command} ${name}\n${writeYaml(typed(asker.brief) as object, INDENT)}`;
    try {
      if ((await writeWhole(resolve(io.cwd, name), text, { overwrite })) === 'written') {
        return await asker.say(words.briefSaved(name, `${command} ${name}`));
      }
      await asker.say(`  ${words.exists}`);
    } catch (error) {
      await asker.say(`  ${messages.convert.failed(name, messages.reason(codeOf(error)))}`);
    }
    name = '';
    overwrite = false;
  }
}
