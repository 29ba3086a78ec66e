import type { CommandHelp } from '../messages.ts';
import type { LoginWords } from './words.ts';

export const loginHelpEn: CommandHelp = {
  summary: 'check the key of the service, and keep it',
  about: [
    'The key is FATTURA_API_KEY, or else asked for without showing it; where there is no terminal, it is one line of standard input. It is never an option, because command lines are seen by others. The companies that it reaches are listed; the key itself is never printed.',
    'With --save, address, key and company are kept in a file that only you can read (login.json in ~/.config/fattura, or below XDG_CONFIG_HOME or APPDATA), and other commands need no variables. The variables FATTURA_BASE_URL, FATTURA_API_KEY and FATTURA_COMPANY_ID come before it, and a saved key is sent to the address it was saved with and to no other.',
  ],
  options: {
    'base-url': 'address of the service; FATTURA_BASE_URL or the saved one unless told',
    company: 'id of the company that other commands work for',
    timeout: 'time for one request, such as 30s, 500ms or 2m; 60s by default',
    save: 'keep address, key and company for this user',
    forget: 'remove what was kept',
  },
  examples: [
    'is the key in the environment right, and whom does it reach',
    'keep address and key',
    'the key comes from a file',
    'keep nothing any more',
  ],
};

export const loginEn: LoginWords = {
  saved: {
    malformed: (path) =>
      `${path} holds no login that can be read: remove it with fattura login --forget, and save it again.`,
    openToOthers: (path) =>
      `${path} holds a key, and other users of this machine may read it: chmod 600 ${path}, and ask for a new key if they could have.`,
    unreadable: (path, reason) => `the saved login ${path} cannot be read: ${reason}.`,
    unwritable: (path, reason) => `the login cannot be saved as ${path}: ${reason}.`,
  },
  askBaseUrl: 'Address of the service (https://…):',
  askKey: 'Key (it is not shown):',
  askCompany: (count) => `Which company? 1 to ${count}:`,
  noNumber: (count) => `Type a number from 1 to ${count}.`,
  noKey: 'there is no key: set FATTURA_API_KEY, type it when asked, or send it as a line of standard input.',
  accepted: (baseUrl) => `${baseUrl} accepts the key. It reaches:`,
  noCompanies: 'no company',
  heads: { name: 'NAME', vatNumber: 'VAT NUMBER', id: 'ID' },
  chosen: (company) => `Company: ${company}`,
  severalCompanies: 'the key reaches several companies: say which with --company ID.',
  unknownCompany: (found, ids) =>
    ids.length === 0
      ? `the key does not reach company ${found}, nor any other.`
      : `the key does not reach company ${found}, but ${ids.join(', ')}.`,
  variables: 'For other commands, set',
  yourKey: 'the key',
  yourCompany: 'an id of the list',
  orSave: 'or keep them for this user with fattura login --save.',
  done: (path) => `Saved in ${path}, which only you can read.`,
  forgotten: (path) => `${path} is gone. The key itself goes on working: only the service can withdraw it.`,
  nothingSaved: (path) => `No login is saved: there is no ${path}.`,
};
