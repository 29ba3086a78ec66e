import { expected } from './en/expected.ts';
import { help, why } from './en/help.ts';
import { problems } from './en/problems.ts';
import { report } from './en/report.ts';
import type { Messages } from './messages.ts';

export const en: Messages = { problems, help, why, expected, report };
