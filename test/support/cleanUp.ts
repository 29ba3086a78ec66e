/** Runs before each test file. Files share their modules, so that only a setup file can do something after each. */
import { afterAll } from 'vitest';
import { removeTemporaryFolders } from './temporaryFolders.ts';

afterAll(removeTemporaryFolders);
