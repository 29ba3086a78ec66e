/** Loaded only for a partly translated language. */
export { loadLanguage } from '../../validate/index.ts';
