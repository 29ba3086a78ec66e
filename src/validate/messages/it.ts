import { expected } from './it/expected.ts';
import { help, why } from './it/help.ts';
import { problems } from './it/problems.ts';
import { report } from './it/report.ts';
import type { Messages } from './messages.ts';

export const it: Messages = { problems, help, why, expected, report };
