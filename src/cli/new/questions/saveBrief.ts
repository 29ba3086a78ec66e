/** The dialogue as a brief, which `fattura new` reads again. */
import { resolve } from 'node:path';
import { codeOf } from '../../files/systemCode.ts';
import { writeWhole } from '../../files/write.ts';
import { writeYaml } from '../../yaml/writeYaml.ts';
import { typed } from '../brief/typed.ts';
import type { Asker } from './asker.ts';
import type { FinishWork } from './work.ts';

const INDENT = 2;

/** To where `--save-brief` says; else to a file that is asked for, which may be left out. */
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
      // What goes to a pipe is not meant for a person who keeps files.
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
