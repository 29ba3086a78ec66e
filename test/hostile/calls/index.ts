/** Calls of the command, by subject. */
import { archives } from './archives.ts';
import { commandLine, service, words } from './arguments.ts';
import { briefs } from './briefs.ts';
import type { HostileCalls } from './call.ts';
import { containers, manyFiles } from './containers.ts';
import { fromEuropean } from './european.ts';
import { folders } from './folders.ts';
import { mails } from './mails.ts';
import { messages } from './messages.ts';
import { sign, verify } from './signatures.ts';
import { signedFiles } from './signedFiles.ts';
import { signing } from './signing.ts';
import { trust } from './trust.ts';
import {
  anonymize,
  attachments,
  convert,
  convertEuropean,
  diff,
  exported,
  fix,
  merge,
  name,
  pdf,
  show,
  split,
  submit,
  total,
  validate,
} from './whole.ts';
import { toYamlCalls, yaml } from './yaml.ts';

export const callTables: Readonly<Record<string, HostileCalls>> = {
  new: briefs,
  yaml,
  'into YAML': toYamlCalls,
  show,
  pdf,
  anonymize,
  diff,
  total,
  fix,
  split,
  merge,
  export: exported,
  validate,
  convert,
  'to EN 16931': convertEuropean,
  'of EN 16931': fromEuropean,
  name,
  submit,
  signing,
  messages,
  'signed files': signedFiles,
  mail: mails,
  verify,
  sign,
  trust,
  words,
  'command line': commandLine,
  service,
  folders,
  attachments,
  archives,
  containers,
  'many files': manyFiles,
};
