/** Runs before each test file. Test files share modules, so only a setup file can run code after each of them. */
import { afterAll } from 'vitest';
import { removeTemporaryFolders } from './temporaryFolders.ts';

afterAll(removeTemporaryFolders);
