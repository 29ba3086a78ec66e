import { render } from 'preact';
import type { PageLanguage } from '../text/index.ts';
import { App } from './App.tsx';

const language: PageLanguage = document.documentElement.lang === 'en' ? 'en' : 'it';
const root = document.getElementById('page');
if (root !== null) render(<App language={language} />, root);
