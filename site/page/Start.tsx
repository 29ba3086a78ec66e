/** The first view: where files are dropped, chosen or pasted. */
import { useRef, useState } from 'preact/hooks';
import sample from '../../fixtures/invalid/00423/sample.xml?url';
import type { GivenFile } from '../worker/protocol.ts';
import { chosenFiles, pastedText } from './gather.ts';
import { Icon } from './Icon.tsx';
import { useWords } from './words.ts';

interface Props {
  readonly give: (files: readonly GivenFile[]) => void;
  readonly isOver: boolean;
  readonly make: () => void;
}

export function Start({ give, isOver, make }: Props) {
  const { start } = useWords();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [isPasting, setPasting] = useState(false);
  const chosen = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void => {
    const list = chosenFiles(currentTarget.files ?? []);
    currentTarget.value = '';
    give(list);
  };
  const trySample = async (): Promise<void> => {
    const response = await fetch(new URL(sample, import.meta.url));
    give([{ name: 'IT01234567890_00001.xml', file: await response.blob(), isChosen: true }]);
  };
  return (
    <section class="start">
      <h1>{start.heading}</h1>
      <p class="lead">{start.lead}</p>
      <div class={isOver ? 'dropzone over' : 'dropzone'}>
        <Icon name="drop" />
        <p class="drop">{isOver ? start.release : start.drop}</p>
        <p class="kinds">{start.kinds}</p>
        <div class="buttons">
          <button type="button" class="strong" onClick={() => files.current?.click()}>
            <Icon name="file" />
            {start.chooseFiles}
          </button>
          <button
            type="button"
            onClick={() => {
              // A property of the element that the types of its attributes do not have.
              if (folder.current !== null) folder.current.webkitdirectory = true;
              folder.current?.click();
            }}
          >
            <Icon name="folder" />
            {start.chooseFolder}
          </button>
          <button type="button" onClick={() => setPasting(true)}>
            <Icon name="paste" />
            {start.paste}
          </button>
        </div>
        <input ref={files} class="hidden" type="file" multiple hidden onChange={chosen} />
        <input ref={folder} class="hidden" type="file" hidden onChange={chosen} />
      </div>
      {isPasting ? <Paste give={give} close={() => setPasting(false)} /> : null}
      <p>
        <button type="button" class="link" onClick={trySample}>
          {start.sample}
        </button>
      </p>
      <p>
        <button type="button" onClick={make}>
          <Icon name="file" />
          {start.make}
        </button>
      </p>
      <aside class="privacy">
        <Icon name="lock" />
        <div>
          <h2>{start.privacy}</h2>
          <p>{start.privacyText}</p>
        </div>
      </aside>
    </section>
  );
}

function Paste({ give, close }: { readonly give: Props['give']; readonly close: () => void }) {
  const { paste } = useWords();
  const [text, setText] = useState('');
  return (
    <form
      class="paste"
      aria-label={paste.heading}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') give([pastedText(text)]);
      }}
    >
      <label for="pasted">{paste.label}</label>
      <textarea
        id="pasted"
        rows={8}
        spellcheck={false}
        value={text}
        ref={(element) => element?.focus()}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div class="buttons">
        <button type="submit" class="strong">
          {paste.check}
        </button>
        <button type="button" onClick={close}>
          {paste.cancel}
        </button>
      </div>
    </form>
  );
}
