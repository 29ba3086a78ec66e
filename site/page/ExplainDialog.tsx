/** The explanation of a code. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { CodeExplanation } from '../worker/protocol.ts';
import type { Client } from './client.ts';
import { useWords } from './words.ts';

interface Props {
  readonly code: string;
  readonly client: Client;
  readonly close: () => void;
}

export function ExplainDialog({ code, client, close }: Props) {
  const { explain: words } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [found, setFound] = useState<CodeExplanation | null | undefined>(undefined);
  useEffect(() => {
    dialog.current?.showModal();
    client.call('explain', { code }).then(setFound, () => setFound(null));
  }, [client, code]);
  return (
    <dialog ref={dialog} class="explain" aria-labelledby="explained" onClose={close}>
      <h2 id="explained">
        {code}
        {found != null && 'title' in found ? `: ${found.title}` : ''}
      </h2>
      {found === undefined ? <p>{words.loading}</p> : null}
      {found === null ? <p>{words.unknown}</p> : null}
      {found == null ? null : <Explanation of={found} />}
      <form method="dialog">
        <button type="submit" class="strong">
          {words.close}
        </button>
      </form>
    </dialog>
  );
}

function Explanation({ of }: { readonly of: CodeExplanation }) {
  const { explain: words, documents } = useWords();
  if (of.kind === 'retired') return <p>{of.why}</p>;
  if (of.kind === 'own')
    return (
      <Parts
        parts={[
          [words.checks, of.when],
          [words.remedy, of.remedy],
        ]}
      />
    );
  const { page } = of;
  if (page === null) return <p>{words.unknown}</p>;
  return (
    <>
      <Parts
        parts={[
          [words.checks, page.checks],
          [words.why, page.why],
          [words.formula, page.formula],
          [words.tolerance, page.tolerance],
          [words.exceptions, page.exceptions?.join(' ')],
          [words.remedy, page.remedy],
          [words.undecided, page.undecided],
        ]}
      />
      {page.wrong === undefined ? null : <SampleText title={words.wrong} xml={page.wrong.xml} />}
      {page.right === undefined ? null : <SampleText title={words.right} xml={page.right.xml} />}
      <p class="note">{`${words.sources}: ${page.sources.join('; ')}`}</p>
      <p>
        <a href={`${documents.controlsAddress}${of.code}.html`} target="_blank" rel="noopener">
          {words.page(of.code)}
        </a>
      </p>
    </>
  );
}

function Parts({ parts }: { readonly parts: readonly (readonly [string, string | undefined])[] }) {
  return (
    <dl class="parts">
      {parts.map(([label, text]) =>
        text === undefined || text === '' ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

function SampleText({ title, xml }: { readonly title: string; readonly xml: string }) {
  return (
    <>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard */}
      <section class="scrolls sample" tabIndex={0} aria-label={title}>
        <pre>{xml}</pre>
      </section>
    </>
  );
}
