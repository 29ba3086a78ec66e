/** The script of the documentation's pages: search, playground, reading without a network. */
import './docs.css';
import { startSearch } from './search.ts';

const { root = './', language = 'it' } = document.body.dataset;

startSearch(root, language);

// In a long list, the current page is scrolled into view.
const list = document.querySelector<HTMLElement>('.in-section');
const current = list?.querySelector<HTMLElement>('[aria-current=page]');
if (list && current) list.scrollTop = current.offsetTop - list.offsetTop - list.clientHeight / 3;

const playground = document.querySelector<HTMLElement>('.playground');
if (playground !== null) {
  // The check is large, so it is loaded when the reader scrolls near it.
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void import('./playground.ts').then(({ startPlayground }) =>
        startPlayground(playground, language === 'en' ? 'en' : 'it'),
      );
    },
    { rootMargin: '200px' },
  );
  observer.observe(playground);
}

// All pages of this language can be read without a network after the first visit, unless the reader saves data.
const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
addEventListener('load', () => {
  navigator.serviceWorker
    ?.register(`${root}offline.js`)
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => {
      if (connection?.saveData !== true) active?.postMessage({ keep: `pages-${language}.json` });
    })
    .catch(() => {});
});
