import { anonymizeHelpIt, anonymizeIt } from './anonymize/it.ts';
import { apiHelpIt, apiIt } from './api/it.ts';
import { attachmentsHelpIt, attachmentsIt } from './attachments/it.ts';
import { codesHelpIt, codesIt } from './codes/it.ts';
import type { CommandHelp } from './commandHelp.ts';
import { completionsHelpIt } from './completions/it.ts';
import { containersIt } from './containers/it.ts';
import { controlsHelpIt, controlsIt } from './controls/it.ts';
import { convertHelpIt, convertIt } from './convert/it.ts';
import { diffHelpIt, diffIt } from './diff/it.ts';
import { explainHelpIt, explainIt } from './explain/it.ts';
import { exportHelpIt, exportIt } from './export/it.ts';
import { fieldsHelpIt, fieldsIt } from './fields/it.ts';
import { filesIt } from './files/it.ts';
import { fixHelpIt, fixIt } from './fix/it.ts';
import { helpHelpIt, helpIt } from './help/it.ts';
import { inboxHelpIt, inboxIt } from './inbox/it.ts';
import { listenIt } from './listen/it.ts';
import { loginHelpIt, loginIt } from './login/it.ts';
import { lspHelpIt, lspIt } from './lsp/it.ts';
import { mcpHelpIt, mcpIt } from './mcp/it.ts';
import { mergeHelpIt, mergeIt } from './merge/it.ts';
import type { Messages } from './messages.ts';
import { nameHelpIt, nameIt } from './name/it.ts';
import { newHelpIt, newIt } from './new/it.ts';
import { openHelpIt, openIt } from './open/it.ts';
import { outcomeHelpIt, outcomeIt } from './outcome/it.ts';
import { sandboxHelpIt, sandboxIt } from './sandbox/it.ts';
import { serveHelpIt, serveIt } from './serve/it.ts';
import { serviceIt } from './service/it.ts';
import { showHelpIt, showIt } from './show/it.ts';
import { signHelpIt, signIt } from './sign/it.ts';
import { splitHelpIt, splitIt } from './split/it.ts';
import { submitHelpIt, submitIt } from './submit/it.ts';
import { totalHelpIt, totalIt } from './total/it.ts';
import { trustHelpIt, trustIt } from './trust/it.ts';
import { usageIt } from './usage/it.ts';
import { validateHelpIt, validateIt } from './validate/it.ts';
import { verifyHelpIt, verifyIt } from './verify/it.ts';
import { yamlIt } from './yaml/it.ts';

const commands: Readonly<Record<string, CommandHelp>> = {
  validate: validateHelpIt,
  convert: convertHelpIt,
  fix: fixHelpIt,
  new: newHelpIt,
  total: totalHelpIt,
  show: showHelpIt,
  diff: diffHelpIt,
  split: splitHelpIt,
  merge: mergeHelpIt,
  name: nameHelpIt,
  anonymize: anonymizeHelpIt,
  attachments: attachmentsHelpIt,
  open: openHelpIt,
  verify: verifyHelpIt,
  trust: trustHelpIt,
  export: exportHelpIt,
  inbox: inboxHelpIt,
  sign: signHelpIt,
  outcome: outcomeHelpIt,
  submit: submitHelpIt,
  login: loginHelpIt,
  api: apiHelpIt,
  sandbox: sandboxHelpIt,
  serve: serveHelpIt,
  mcp: mcpHelpIt,
  lsp: lspHelpIt,
  explain: explainHelpIt,
  controls: controlsHelpIt,
  codes: codesHelpIt,
  fields: fieldsHelpIt,
  completions: completionsHelpIt,
  help: helpHelpIt,
};

export const it: Messages = {
  commands,
  help: helpIt,
  usage: usageIt,
  ...filesIt,
  ...containersIt,
  login: loginIt,
  api: apiIt,
  service: serviceIt,
  sandbox: sandboxIt,
  serve: serveIt,
  mcp: mcpIt,
  lsp: lspIt,
  listen: listenIt,
  convert: convertIt,
  fix: fixIt,
  new: newIt,
  diff: diffIt,
  split: splitIt,
  merge: mergeIt,
  name: nameIt,
  total: totalIt,
  show: showIt,
  anonymize: anonymizeIt,
  submit: submitIt,
  yaml: yamlIt,
  attachments: attachmentsIt,
  open: openIt,
  verify: verifyIt,
  export: exportIt,
  inbox: inboxIt,
  sign: signIt,
  outcome: outcomeIt,
  codes: codesIt,
  fields: fieldsIt,
  explain: explainIt,
  controls: controlsIt,
  trust: trustIt,
  ...validateIt,
  seeHelp: (command) => `Aiuto: ${command}`,
  interrupted: 'interrotto; i file non riportati non sono stati controllati.',
  bug: (what, file) =>
    `${file === undefined ? '' : `${file}: `}questo è un errore di fattura, non dei tuoi file: ${what}. FATTURA_DEBUG=1 mostra dove; segnala l'errore.`,
  outputFailed: (reason) => `il risultato non può essere scritto: ${reason}.`,
};
