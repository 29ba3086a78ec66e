/** The search: an index that is loaded on the first use, and works without a network. */
import MiniSearch from 'minisearch';
import {
  SEARCH_BOOST,
  SEARCH_FIELDS,
  type SearchEntry,
  STORED_FIELDS,
  searchForm,
  searchTerms,
} from './searchTerms.ts';

const MOST_RESULTS = 30;

function load(root: string, language: string): Promise<MiniSearch<SearchEntry>> {
  return fetch(`${root}search-${language}.json`)
    .then((response) => {
      if (!response.ok) throw new Error(String(response.status));
      return response.text();
    })
    .then((text) =>
      MiniSearch.loadJSON<SearchEntry>(text, {
        fields: [...SEARCH_FIELDS],
        storeFields: [...STORED_FIELDS],
        tokenize: searchTerms,
        processTerm: searchForm,
      }),
    );
}

/** Opens with the button, `/` or Ctrl-K; arrow keys select a result. */
export function startSearch(root: string, language: string): void {
  const button = document.querySelector<HTMLButtonElement>('.open-search');
  const dialog = document.querySelector<HTMLDialogElement>('dialog.search');
  const input = dialog?.querySelector('input');
  const status = dialog?.querySelector('[role=status]');
  const list = dialog?.querySelector('ol');
  if (button === null || dialog === null || !input || !status || !list) return;
  const words = dialog.dataset;
  let index: Promise<MiniSearch<SearchEntry>> | undefined;

  const open = (): void => {
    index ??= load(root, language);
    if (!dialog.open) dialog.showModal();
    input.select();
  };
  const show = async (): Promise<void> => {
    index ??= load(root, language);
    const asked = input.value;
    try {
      const loaded = await index;
      // Another letter was typed in the meantime.
      if (asked !== input.value) return;
      const found = asked.trim() === '' ? [] : find(loaded, asked);
      list.replaceChildren(...found.slice(0, MOST_RESULTS).map((one) => item(root, one)));
      const count = found.length === 1 ? words['one'] : words['some']?.replace('{count}', `${found.length}`);
      status.textContent =
        asked.trim() === '' ? '' : found.length === 0 ? (words['none'] ?? '') : (count ?? '');
    } catch {
      index = undefined;
      status.textContent = words['failed'] ?? '';
    }
  };

  button.hidden = false;
  button.addEventListener('click', open);
  input.addEventListener('input', () => void show());
  dialog.querySelector('form')?.addEventListener('submit', (event) => {
    // Enter opens the first result; the button closes.
    if ((event as SubmitEvent).submitter !== null && document.activeElement !== input) return;
    const first = list.querySelector('a');
    if (first === null) return;
    event.preventDefault();
    first.click();
  });
  dialog.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const stops: HTMLElement[] = [input, ...list.querySelectorAll('a')];
    stops[stops.indexOf(document.activeElement as HTMLElement) + step]?.focus();
  });
  list.addEventListener('click', () => dialog.close());
  addEventListener('keydown', (event) => {
    const isTyping = /^(?:INPUT|TEXTAREA|SELECT)$/.test((event.target as Element).tagName ?? '');
    const isAsked =
      (event.key === '/' && !isTyping) || (event.key === 'k' && (event.ctrlKey || event.metaKey));
    if (!isAsked) return;
    event.preventDefault();
    open();
  });
}

interface Found {
  readonly id: string;
  readonly title: string;
  readonly heading: string;
}

function find(index: MiniSearch<SearchEntry>, asked: string): readonly Found[] {
  const options = { boost: SEARCH_BOOST, prefix: true, combineWith: 'AND' } as const;
  const exact = index.search(asked, options);
  const found = exact.length > 0 ? exact : index.search(asked, { ...options, fuzzy: 0.2 });
  return found.map(({ id, title, heading }) => ({ id: String(id), title, heading }));
}

function item(root: string, { id, title, heading }: Found): HTMLLIElement {
  const link = document.createElement('a');
  link.href = `${root}${id}`;
  link.textContent = title;
  if (heading !== '') {
    const part = document.createElement('span');
    part.textContent = heading;
    link.append(part);
  }
  const line = document.createElement('li');
  line.append(link);
  return line;
}
