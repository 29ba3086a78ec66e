import { render } from 'preact';
import { loadTexts, type PageLanguage } from '../text/index.ts';
import { App } from './App.tsx';

const language: PageLanguage = document.documentElement.lang === 'en' ? 'en' : 'it';
const root = document.getElementById('page');
if (root !== null) {
  void loadTexts(language).then((words) => render(<App language={language} words={words} />, root));
}

// The page works without a network from the second visit on; if the registration fails, it only needs the network. The
// service worker is registered after everything else has loaded.
const folder = language === 'it' ? './' : '../';
addEventListener('load', () => {
  navigator.serviceWorker?.register(`${folder}offline.js`).catch(() => {});
});
