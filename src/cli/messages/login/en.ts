import type { CommandHelp } from '../commandHelp.ts';

export const loginHelpEn: CommandHelp = {
  summary: 'check the key of the service and save it',
  about: [
    'The key is read from FATTURA_API_KEY, or else typed at a hidden prompt; without a terminal, it is one line of standard input. It is never an option, because other users can see command lines. The companies accessible with the key are listed; the key itself is never printed.',
    'With --save, address, key and company are stored in a file that only you can read (login.json in ~/.config/fattura, or below XDG_CONFIG_HOME or APPDATA), so that other commands need no variables. The variables FATTURA_BASE_URL, FATTURA_API_KEY and FATTURA_COMPANY_ID take precedence, and a saved key is only sent to the address it was saved with.',
  ],
  options: {
    'base-url': 'address of the service; default: FATTURA_BASE_URL, else the saved one',
    company: 'id of the company for other commands',
    timeout: 'maximum time of one request, such as 30s, 500ms or 2m; default: 60s',
    save: 'save address, key and company for this user',
    forget: 'delete the saved login',
  },
  examples: [
    'check the key and list its companies',
    'save address and key',
    'read the key from a file',
    'delete the saved login',
  ],
};

export const loginEn = {
  /** Messages about the file of the saved login. */
  saved: {
    malformed: (path: string) =>
      `${path} does not contain a valid login: delete it with fattura login --forget and save it again.`,
    openToOthers: (path: string) =>
      `${path} contains a key and is readable by other users of this machine: run chmod 600 ${path}, and request a new key if someone may have read it.`,
    unreadable: (path: string, reason: string) => `the saved login ${path} cannot be read: ${reason}.`,
    unwritable: (path: string, reason: string) => `the login cannot be saved as ${path}: ${reason}.`,
  },
  askBaseUrl: 'Address of the service (https://…):',
  askKey: 'Key (it is not shown):',
  askCompany: (count: number) => `Which company? 1 to ${count}:`,
  noNumber: (count: number) => `Type a number from 1 to ${count}.`,
  noKey:
    'the key is missing: set FATTURA_API_KEY, type it at the prompt, or pass it as a line of standard input.',
  accepted: (baseUrl: string) => `${baseUrl} accepts the key. Accessible companies:`,
  noCompanies: 'no company',
  heads: { name: 'NAME', vatNumber: 'VAT NUMBER', id: 'ID' },
  chosen: (company: string) => `Company: ${company}`,
  severalCompanies: 'the key gives access to several companies: specify one with --company ID.',
  unknownCompany: (found: string, ids: readonly string[]) =>
    ids.length === 0
      ? `the key gives no access to company ${found}, or to any other.`
      : `the key gives no access to company ${found}. Accessible companies: ${ids.join(', ')}.`,
  variables: 'For other commands, set',
  /** Placeholder for the key, which is not printed. */
  yourKey: 'the key',
  yourCompany: 'an id from the list',
  orSave: 'or save them for this user with fattura login --save.',
  done: (path: string) => `Saved in ${path}, which only you can read.`,
  forgotten: (path: string) =>
    `${path} was deleted. The key itself remains valid: only the service can revoke it.`,
  nothingSaved: (path: string) => `No login is saved: ${path} does not exist.`,
};
