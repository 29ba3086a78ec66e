import { anonymizeEn, anonymizeHelpEn } from './anonymize/en.ts';
import { apiEn, apiHelpEn } from './api/en.ts';
import { attachmentsEn, attachmentsHelpEn } from './attachments/en.ts';
import { codesEn, codesHelpEn } from './codes/en.ts';
import type { CommandHelp } from './commandHelp.ts';
import { completionsHelpEn } from './completions/en.ts';
import { containersEn } from './containers/en.ts';
import { controlsEn, controlsHelpEn } from './controls/en.ts';
import { convertEn, convertHelpEn } from './convert/en.ts';
import { diffEn, diffHelpEn } from './diff/en.ts';
import { explainEn, explainHelpEn } from './explain/en.ts';
import { exportEn, exportHelpEn } from './export/en.ts';
import { fieldsEn, fieldsHelpEn } from './fields/en.ts';
import { filesEn } from './files/en.ts';
import { fixEn, fixHelpEn } from './fix/en.ts';
import { helpEn, helpHelpEn } from './help/en.ts';
import { inboxEn, inboxHelpEn } from './inbox/en.ts';
import { listenEn } from './listen/en.ts';
import { loginEn, loginHelpEn } from './login/en.ts';
import { lspEn, lspHelpEn } from './lsp/en.ts';
import { mcpEn, mcpHelpEn } from './mcp/en.ts';
import { mergeEn, mergeHelpEn } from './merge/en.ts';
import type { Messages } from './messages.ts';
import { nameEn, nameHelpEn } from './name/en.ts';
import { newEn, newHelpEn } from './new/en.ts';
import { openEn, openHelpEn } from './open/en.ts';
import { outcomeEn, outcomeHelpEn } from './outcome/en.ts';
import { sandboxEn, sandboxHelpEn } from './sandbox/en.ts';
import { serveEn, serveHelpEn } from './serve/en.ts';
import { serviceEn } from './service/en.ts';
import { showEn, showHelpEn } from './show/en.ts';
import { signEn, signHelpEn } from './sign/en.ts';
import { splitEn, splitHelpEn } from './split/en.ts';
import { submitEn, submitHelpEn } from './submit/en.ts';
import { totalEn, totalHelpEn } from './total/en.ts';
import { trustEn, trustHelpEn } from './trust/en.ts';
import { usageEn } from './usage/en.ts';
import { validateEn, validateHelpEn } from './validate/en.ts';
import { verifyEn, verifyHelpEn } from './verify/en.ts';
import { yamlEn } from './yaml/en.ts';

const commands: Readonly<Record<string, CommandHelp>> = {
  validate: validateHelpEn,
  convert: convertHelpEn,
  fix: fixHelpEn,
  new: newHelpEn,
  total: totalHelpEn,
  show: showHelpEn,
  diff: diffHelpEn,
  split: splitHelpEn,
  merge: mergeHelpEn,
  name: nameHelpEn,
  anonymize: anonymizeHelpEn,
  attachments: attachmentsHelpEn,
  open: openHelpEn,
  verify: verifyHelpEn,
  trust: trustHelpEn,
  export: exportHelpEn,
  inbox: inboxHelpEn,
  sign: signHelpEn,
  outcome: outcomeHelpEn,
  submit: submitHelpEn,
  login: loginHelpEn,
  api: apiHelpEn,
  sandbox: sandboxHelpEn,
  serve: serveHelpEn,
  mcp: mcpHelpEn,
  lsp: lspHelpEn,
  explain: explainHelpEn,
  controls: controlsHelpEn,
  codes: codesHelpEn,
  fields: fieldsHelpEn,
  completions: completionsHelpEn,
  help: helpHelpEn,
};

export const en: Messages = {
  commands,
  help: helpEn,
  usage: usageEn,
  ...filesEn,
  ...containersEn,
  login: loginEn,
  api: apiEn,
  service: serviceEn,
  sandbox: sandboxEn,
  serve: serveEn,
  mcp: mcpEn,
  lsp: lspEn,
  listen: listenEn,
  convert: convertEn,
  fix: fixEn,
  new: newEn,
  diff: diffEn,
  split: splitEn,
  merge: mergeEn,
  name: nameEn,
  total: totalEn,
  show: showEn,
  anonymize: anonymizeEn,
  submit: submitEn,
  yaml: yamlEn,
  attachments: attachmentsEn,
  open: openEn,
  verify: verifyEn,
  export: exportEn,
  inbox: inboxEn,
  sign: signEn,
  outcome: outcomeEn,
  codes: codesEn,
  fields: fieldsEn,
  explain: explainEn,
  controls: controlsEn,
  trust: trustEn,
  ...validateEn,
  seeHelp: (command) => `Help: ${command}`,
  interrupted: 'interrupted; files without a report were not checked.',
  bug: (what, file) =>
    `${file === undefined ? '' : `${file}: `}this is a bug in fattura, not in your files: ${what}. FATTURA_DEBUG=1 shows where; please report it.`,
  outputFailed: (reason) => `the output cannot be written: ${reason}.`,
};
