/** One file: the verdict first, then the findings, next to the invoice or the source. */
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { Detail, Row } from '../worker/protocol.ts';
import { Attachments, Coverage, MessageFacts, Signatures } from './Aside.tsx';
import { Compare } from './Compare.tsx';
import type { Client } from './client.ts';
import { Findings } from './Findings.tsx';
import { Icon } from './Icon.tsx';
import { InvoicePage } from './InvoicePage.tsx';
import { KeepBar } from './KeepBar.tsx';
import { Later } from './Later.tsx';
import { Repairs } from './Repairs.tsx';
import { SourceView } from './SourceView.tsx';
import { sentenceOf } from './verdict.ts';
import { PageLanguageContext, useWords } from './words.ts';

const loadExplanation = async () => (await import('./ExplainDialog.tsx')).ExplainDialog;

interface Props {
  readonly row: Row;
  readonly client: Client;
  /** The other files that were given. */
  readonly others: readonly Row[];
  readonly back: (() => void) | null;
  /** Opens the form for a note or an integration. */
  readonly make: () => void;
}

type View = 'invoice' | 'source' | 'json';

export function ResultPage({ row, others, client, back, make }: Props) {
  const words = useWords();
  const language = useContext(PageLanguageContext);
  const [detail, setDetail] = useState<Detail | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [view, setView] = useState<View>('invoice');
  const [marked, setMarked] = useState<number | null>(null);
  const [code, setCode] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    client.call('open', { key: row.key }).then(
      (opened) => {
        setDetail(opened);
        // For a file that cannot be read, the source is shown.
        if (opened.content === null) setView('source');
      },
      (thrown: unknown) => setError(String(thrown)),
    );
  }, [client, row.key]);

  // Moves the focus to the outcome, so that it is announced and the keyboard continues from there.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const showInFile = (index: number): void => {
    setView('source');
    setMarked(index);
  };

  return (
    <article class={`result ${row.verdict}`} lang={language}>
      {back === null ? null : (
        <button type="button" class="link back" onClick={back}>
          ← {words.backToList}
        </button>
      )}
      <header class="verdict">
        <Icon name={row.verdict} />
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {sentenceOf(row, detail?.report ?? null, words)}
          </h1>
          <p class="file">{[row.file, row.kind].filter((part) => part !== null).join(' · ')}</p>
        </div>
      </header>
      {error === null ? null : <p role="alert">{words.failed(error)}</p>}
      {detail === null ? null : (
        <div class="columns">
          <div class="findings-column">
            <Findings detail={detail} show={showInFile} marked={marked} explain={setCode} />
          </div>
          <div class="facts-column">
            <Repairs detail={detail} client={client} />
            <MessageFacts report={detail.report} />
            <Signatures report={detail.report} />
            <Attachments detail={detail} client={client} />
            <Compare row={row} others={others} client={client} />
            <Coverage report={detail.report} explain={setCode} />
          </div>
          <div class="document-column">
            <Views view={view} detail={detail} choose={setView} />
            <KeepBar detail={detail} client={client} />
            {detail.json === null || row.verdict !== 'valid' ? null : (
              <p>
                <button type="button" class="link" onClick={make}>
                  {words.keep.note}
                </button>
              </p>
            )}
            <div id="view" class="view" role="tabpanel" aria-labelledby={`view-${view}`}>
              {view === 'invoice' ? <InvoicePage content={detail.content} /> : null}
              {view === 'source' ? (
                <SourceView key="source" source={detail.source} label={words.source.label} marked={marked} />
              ) : null}
              {view === 'json' ? (
                <SourceView key="json" source={detail.json} label={words.views.json} marked={null} />
              ) : null}
            </div>
          </div>
        </div>
      )}
      {code === null ? null : (
        <Later load={loadExplanation} of={{ code, client, close: () => setCode(null) }} />
      )}
    </article>
  );
}

interface ViewsProps {
  readonly view: View;
  readonly detail: Detail;
  readonly choose: (view: View) => void;
}

function Views({ view, detail, choose }: ViewsProps) {
  const { views } = useWords();
  const list = useRef<HTMLDivElement>(null);
  const all = (['invoice', 'source', 'json'] as const).filter(
    (one) => one === 'source' || (one === 'invoice' ? detail.content !== null : detail.json !== null),
  );
  /** Handles arrow keys, as in the ARIA pattern for tabs. */
  const move = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = all[(all.indexOf(view) + step + all.length) % all.length] ?? 'source';
    choose(next);
    list.current?.querySelector<HTMLElement>(`#view-${next}`)?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={views.label} ref={list} onKeyDown={move}>
      {all.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`view-${one}`}
          aria-selected={one === view}
          aria-controls="view"
          tabIndex={one === view ? 0 : -1}
          onClick={() => choose(one)}
        >
          {views[one]}
        </button>
      ))}
    </div>
  );
}
