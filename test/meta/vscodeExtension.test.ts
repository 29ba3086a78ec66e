/** The extension for Visual Studio Code: what it starts, by its settings. `npm run vscode` packages it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { commands } from '../../src/cli/registry.ts';
import { projectRoot } from '../support/shared.ts';

const folder = join(projectRoot, 'editors/vscode');
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  readonly activationEvents: readonly string[];
  readonly contributes: { readonly configuration: { readonly properties: Readonly<Record<string, object>> } };
};

interface Started {
  readonly server: { readonly module?: string; readonly command?: string; readonly args: readonly string[] };
  readonly client: { readonly documentSelector: readonly { readonly language: string }[] };
}

async function started(settings: Readonly<Record<string, string>>): Promise<Started> {
  const found: Started[] = [];
  const read: string[] = [];
  const modules: Readonly<Record<string, unknown>> = {
    'node:path': { join },
    vscode: {
      workspace: {
        getConfiguration: (name: string) => ({
          get: (key: string) => {
            read.push(`${name}.${key}`);
            return settings[key] ?? '';
          },
        }),
      },
    },
    'vscode-languageclient/node': {
      TransportKind: { stdio: 0 },
      LanguageClient: class {
        constructor(_id: string, _name: string, server: Started['server'], client: Started['client']) {
          found.push({ server, client });
        }
        start = async (): Promise<void> => {};
        stop = async (): Promise<void> => {};
      },
    },
  };
  const source = readFileSync(join(folder, 'src/extension.js'), 'utf8');
  const extension: { activate?: (context: object) => Promise<void>; deactivate?: () => Promise<void> } = {};
  (runInThisContext(`(function (require, exports) {${source}\n})`) as (...given: unknown[]) => void)(
    (name: string) => modules[name],
    extension,
  );
  await extension.activate?.({ asAbsolutePath: (path: string) => join('/extension', path) });
  await extension.deactivate?.();
  for (const name of read) expect(Object.keys(manifest.contributes.configuration.properties)).toContain(name);
  const [one] = found;
  if (one === undefined) throw new Error('no client');
  return one;
}

it('starts its own server, which is a command of fattura', async () => {
  const { server, client } = await started({});
  expect(server).toMatchObject({ module: '/extension/server/dist/cli/bin.cjs', args: ['lsp'] });
  expect(commands.map(({ name }) => name)).toContain(server.args[0]);
  const languages = client.documentSelector.map(({ language }) => `onLanguage:${language}`);
  expect(languages).toEqual(manifest.activationEvents);
});

it('starts the command of the settings', async () => {
  const { server } = await started({ command: '/opt/fattura', documentation: 'https://docs.example' });
  expect(server).toEqual({
    command: '/opt/fattura',
    args: ['lsp', '--documentation=https://docs.example', '--stdio'],
  });
});
