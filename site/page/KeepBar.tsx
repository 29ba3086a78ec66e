/** Buttons that save the file in other formats. */
import { useState } from 'preact/hooks';
import type { Detail, Kept } from '../worker/protocol.ts';
import type { Client } from './client.ts';
import { save } from './save.ts';
import { useWords } from './words.ts';

interface Props {
  readonly detail: Detail;
  readonly client: Client;
}

export function KeepBar({ detail, client }: Props) {
  const { keep: words } = useWords();
  const [said, setSaid] = useState('');
  const { key } = detail.row;
  if (detail.content === null) return null;
  const tried = async (work: () => Promise<string>): Promise<void> => {
    setSaid(words.working);
    try {
      setSaid(await work());
    } catch (error) {
      setSaid(words.failed(error instanceof Error ? error.message : String(error)));
    }
  };
  const kept = (as: 'xml' | 'json' | 'html' | 'pdf' | 'anonymous') => () =>
    tried(async () => {
      const file = await client.call('keep', { key, what: { as } as Kept });
      save(file);
      return words.saved(file.name);
    });
  const copied = (as: 'xml' | 'json') => () =>
    tried(async () => {
      const { bytes } = await client.call('keep', { key, what: { as } });
      await navigator.clipboard.writeText(new TextDecoder().decode(bytes));
      return words.copied;
    });
  const isWhole = detail.json !== null;
  return (
    <div class="keep">
      <fieldset class="buttons">
        <legend class="unseen">{words.heading}</legend>
        <button type="button" onClick={kept('pdf')}>
          {words.savePdf}
        </button>
        <button type="button" onClick={kept('xml')} disabled={!isWhole}>
          {words.saveXml}
        </button>
        <button type="button" onClick={copied('xml')} disabled={!isWhole}>
          {words.copyXml}
        </button>
        <button type="button" onClick={kept('json')} disabled={!isWhole}>
          {words.saveJson}
        </button>
        <button type="button" onClick={copied('json')} disabled={!isWhole}>
          {words.copyJson}
        </button>
        <button type="button" onClick={kept('html')}>
          {words.saveHtml}
        </button>
        <button type="button" onClick={kept('anonymous')}>
          {words.saveAnonymous}
        </button>
      </fieldset>
      <p class="said" role="status">
        {said}
      </p>
    </div>
  );
}
