/** The page: the files that were given, and the view that the address selects. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PageLanguage, Texts } from '../text/index.ts';
import type { GivenFile, KeptFile, Row } from '../worker/protocol.ts';
import { Client } from './client.ts';
import { droppedFiles } from './gather.ts';
import { Later } from './Later.tsx';
import { Start } from './Start.tsx';
import { PageLanguageContext, WordsContext } from './words.ts';

type State = 'empty' | 'working' | 'finished';

/** The file that the address names: `#2` is the third. */
function keyInAddress(): number | null {
  const match = /^#(\d+)$/.exec(location.hash);
  return match === null ? null : Number(match[1]);
}

/** The views of what was given: the first visit shows none. */
const loadResult = async () => (await import('./ResultPage.tsx')).ResultPage;
const loadTable = async () => (await import('./FilesTable.tsx')).FilesTable;

const formIn = (language: PageLanguage) => async () =>
  (await import('../form/InvoiceForm.tsx')).formWith(language);
const loadForm = { it: formIn('it'), en: formIn('en') };

interface Props {
  readonly language: PageLanguage;
  readonly words: Texts;
}

export function App({ language, words }: Props) {
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [state, setState] = useState<State>('empty');
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const [error, setError] = useState<string | null>(null);
  const [key, setKey] = useState<number | null>(null);
  const [isOver, setOver] = useState(false);
  /** The form: from nothing (null) or from an invoice; undefined while it is closed. */
  const [making, setMaking] = useState<Row | null | undefined>(undefined);
  const main = useRef<HTMLElement>(null);

  const client = useMemo(
    () =>
      new Client(language, {
        rows(more, done, total) {
          setRows((before) => [...before, ...more]);
          setProgress({ done, total });
        },
        finished: () => setState('finished'),
        failed: setError,
      }),
    [language],
  );

  const forget = (): void => {
    client.forget();
    setRows([]);
    setState('empty');
    setError(null);
  };

  const give = (files: readonly GivenFile[]): void => {
    if (files.length === 0) return;
    forget();
    setMaking(undefined);
    history.pushState(null, '', '#');
    setKey(null);
    setState('working');
    setProgress({ done: 0, total: files.length });
    client.check(files);
  };

  const giveMade = ({ name, bytes, type }: KeptFile): void =>
    give([{ name, file: new Blob([bytes], { type }), isChosen: true }]);

  useEffect(() => {
    const follow = (): void => setKey(keyInAddress());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  useEffect(() => {
    const over = (event: DragEvent): void => {
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      if (event.dataTransfer !== null) {
        droppedFiles(event.dataTransfer).then(give, (thrown: unknown) => setError(String(thrown)));
      }
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  });

  const isSingle = state === 'finished' && rows.length === 1;
  const shown = isSingle ? 0 : key;
  const open = rows.find((row) => row.key === shown);

  const go = (next: number | null): void => {
    history.pushState(null, '', next === null ? '#' : `#${next}`);
    setKey(next);
    scrollTo(0, 0);
  };

  return (
    <PageLanguageContext.Provider value={language}>
      <WordsContext.Provider value={words}>
        <button type="button" class="skip" onClick={() => main.current?.focus()}>
          {words.skip}
        </button>
        <header class="top">
          <a class="brand" href="./" aria-label={words.home}>
            fattura
          </a>
          {state === 'empty' ? null : (
            <button type="button" class="quiet" onClick={forget}>
              {words.newCheck}
            </button>
          )}
          <nav class="documents" aria-label={words.documents.label}>
            <a href={words.documents.guideAddress}>{words.documents.guide}</a>
            <a href={words.documents.controlsAddress}>{words.documents.controls}</a>
          </nav>
          <a
            class="language"
            href={language === 'it' ? './en/' : '../'}
            lang={language === 'it' ? 'en' : 'it'}
            hreflang={language === 'it' ? 'en' : 'it'}
          >
            {words.otherLanguage}
          </a>
        </header>
        <main ref={main} id="content" tabIndex={-1}>
          {error === null ? null : (
            <p class="failure" role="alert">
              {words.failed(error)}
            </p>
          )}
          <p class="progress" role="status">
            {state === 'working' ? words.working(progress.done, progress.total) : ''}
          </p>
          {making !== undefined ? (
            <Later
              load={loadForm[language]}
              of={{ client, original: making, give: giveMade, close: () => setMaking(undefined) }}
            />
          ) : state === 'empty' ? (
            <Start give={give} isOver={isOver} make={() => setMaking(null)} />
          ) : open !== undefined ? (
            <Later
              key={open.key}
              load={loadResult}
              of={{
                row: open,
                others: rows.filter((row) => row !== open),
                client,
                back: isSingle ? null : () => go(null),
                make: () => setMaking(open),
              }}
            />
          ) : rows.length > 1 || state === 'finished' ? (
            <Later load={loadTable} of={{ rows, client, open: go, isWorking: state === 'working' }} />
          ) : null}
        </main>
        {isOver && state !== 'empty' ? <div class="curtain">{words.start.release}</div> : null}
      </WordsContext.Provider>
    </PageLanguageContext.Provider>
  );
}
