export { makeFolder } from './makeFolder.ts';
