import type { CommandHelp } from '../commandHelp.ts';

export const mcpHelpEn: CommandHelp = {
  summary: 'serve the commands to an assistant (Model Context Protocol)',
  about: [
    'Implements the Model Context Protocol on standard input and output, or over HTTP with --http: tools for checking, explaining, repairing, opening, converting, building, showing, comparing and anonymizing invoices, and for controls, code lists and fields. docs/mcp.md explains how to configure it in an assistant.',
    'An assistant passes contents; it reads files only below the folders of --root, writes none, and submits invoices only with --allow-submit.',
    'Requires the package @modelcontextprotocol/sdk.',
  ],
  options: {
    root: 'folder whose files the assistant may read; default: none',
    'allow-submit': 'offer the tool that submits invoices, as fattura submit does; default: no',
    http: 'listen on HTTP instead of standard input',
    port: 'with --http: port to listen on, 0 for any free port; default: 4030',
    host: 'with --http: address to listen on; other machines need a token; default: 127.0.0.1',
    name: 'with --http: host name under which clients reach it',
    'token-env':
      'with --http: environment variable with the token that requests must have (Authorization: Bearer); default: none',
    'max-size': 'maximum size of a document, such as 500kB or 30MB; default: 20MB',
    timeout: 'maximum time of a call in seconds; default: 30',
    json: 'with --http: print one line of JSON instead of text',
  },
  examples: [
    'for an assistant that starts it',
    'with a folder that the assistant may read, in English',
    'over HTTP, with a token',
  ],
};

export const mcpEn = {
  httpNeeded: (option: string) => `${option} requires --http.`,
  tokenNeeded: (host: string) =>
    `an assistant on another machine (--host ${host}) requires a token: set an environment variable and specify its name with --token-env.`,
  noFolder: (folder: string) => `--root ${folder} is not a folder.`,
  running: (url: string) => `The server listens on ${url} (Model Context Protocol, streamable HTTP).`,
  mostFiles: (count: number) => `There are more files; these are the first ${count}: specify a subfolder.`,
  moreMessages: (count: number) => `… and ${count} more messages.`,
  instructions: (limit: number) =>
    `Tools for Italian e-invoices (FatturaPA: FPA12, FPR12, FSM10). Every result has a summary first, then data of at most ${limit} characters; "omitted" names by JSON Pointer what was left out, and the tool "details" shows it by the id in "result". Five-digit codes are those of SdI; codes with Q- are advice of this program, never a reason for a rejection. Do not guess what a code means: call "explain". Amounts are strings; do not round them. "fix" proposes changes and writes nothing.`,
  tools: {
    validate: {
      title: 'Check invoices',
      description:
        'Checks an invoice (XML, JSON, signed .p7m, archive) or all files of a folder, with the schema and the controls of SdI. The verdict is that of SdI: valid, rejected or unreadable. Findings have code, line, JSON Pointer, message, and a fix where there is a mechanical one.',
    },
    explain: {
      title: 'Explain codes',
      description: 'Explains codes of findings: what SdI checks and why, the formula, examples, what to do.',
    },
    fix: {
      title: 'Propose repairs',
      description:
        'Proposes mechanical repairs of an invoice: each with its place, the old and the new text, and what would remain. Writes nothing: apply the changes yourself if the user agrees.',
    },
    open: {
      title: 'Open an envelope',
      description:
        'Lists what is in a signed file, archive or mail: layers, signers, document. Signatures are not verified.',
    },
    convert: {
      title: 'Convert an invoice',
      description:
        'Converts XML to JSON and back, to YAML, and to and from EN 16931 (UBL, CII). "messages" names every loss.',
    },
    build: {
      title: 'Build an invoice',
      description:
        'Builds a valid invoice from a brief: parties, lines, payment. Totals, VAT summaries and due dates are computed. The resource fattura://briefs/{kind} is the JSON Schema of a brief.',
    },
    render: {
      title: 'Show an invoice',
      description:
        'Shows an invoice or an SdI message as text for people. The forms html and pdf are returned as files, in the resource of the result.',
    },
    diff: {
      title: 'Compare two invoices',
      description: 'Compares two invoices by their content, whatever their form (XML, JSON, signed).',
    },
    anonymize: {
      title: 'Anonymize an invoice',
      description: 'Replaces people and companies with invented ones; every finding stays the same.',
    },
    controls: {
      title: 'Find controls',
      description:
        'Finds SdI codes and advice codes, by code or by words of their title; without a search, lists all.',
    },
    codes: {
      title: 'Look up code lists',
      description:
        'Shows the official code lists (Natura, TipoDocumento, RegimeFiscale, …), a list, or codes that match; without arguments, all lists.',
    },
    fields: {
      title: 'Look up fields',
      description:
        'Finds fields by XML name, JSON name or official number: meaning, type, limits, occurrence, paths, code list.',
    },
    submit: {
      title: 'Submit an invoice',
      description:
        'Checks an invoice and sends it to the service once, as a draft; with "issue", to SdI, which cannot be undone. Ask the user before you use "issue". An invoice that was sent before is not sent again. "dry-run" predicts the result.',
    },
    details: {
      title: 'Details of a result',
      description: 'Shows a part of an earlier result by its JSON Pointer, from an element or character on.',
    },
    files: {
      title: 'List files',
      description:
        'Lists the invoices, signed files, archives and mails in the folders that this server may read.',
    },
  },
  parameters: {
    content: 'The document as text (XML, JSON, YAML). Pass exactly one of content, base64 and path.',
    base64: 'The document as bytes, in base64: for signed files and archives.',
    name: 'Name of the file, for the control of file names.',
    path: 'Path of a file in the folders of this server; validate also takes a folder.',
    first: 'The first document.',
    second: 'The second document.',
    brief: 'The brief; its JSON Schema is the resource fattura://briefs/{kind}.',
    original: 'With a credit or debit note: the original invoice.',
    codes: 'Codes, such as 00423 or Q-BOLLO.',
    list: 'Name of a code list, such as Natura; or a code or words, searched in all lists.',
    code: 'Code, beginning of a code, or words of its meaning.',
    field: 'XML name, JSON name or official number, such as 2.2.1.11.',
    search: 'Code, beginning of a code, or words of the title.',
    form: 'Form of the result.',
    folder: 'Path of a folder; default: all.',
    result: 'Id of the result ("result").',
    pointer: 'JSON Pointer into the data of the result; default: all data.',
    offset: 'First element of a list, or first character of a text; default: 0.',
  },
  resources: {
    controls: 'What SdI checks with a code, and what to do.',
    fields: 'A field, by XML name, JSON name or official number.',
    codes: 'A code list.',
    briefs: 'The JSON Schema of a brief for the tool build.',
  },
  refusals: {
    noTool: (name: string, valid: string) => `There is no tool "${name}". Tools: ${valid}.`,
    wrongArguments: (tool: string, reason: string) => `Invalid arguments for ${tool}: ${reason}.`,
    unknownArgument: (tool: string, name: string, valid: string) =>
      `${tool} has no argument "${name}". Valid: ${valid}.`,
    oneDocument: () =>
      'Pass one document: its text in "content", its bytes in "base64", or its path in "path".',
    wrongBase64: () => 'The value of "base64" is not base64: pass text in "content", or the bytes in base64.',
    noRoots: () =>
      'This server reads no files: pass the content, or ask the user to start it with --root and a folder.',
    outside: (path: string) =>
      `"${path}" is not in the folders that this server may read: the tool files lists what is.`,
    noFile: (path: string) =>
      `There is no file "${path}" in the folders of this server: the tool files lists them.`,
    noFiles: (path: string) => `There are no invoices in "${path}".`,
    folder: (path: string) => `"${path}" contains several files: specify one.`,
    tooLarge: (name: string, limit: number) =>
      `"${name}" has more than the ${limit} bytes that this server accepts (--max-size).`,
    noResult: (id: string) => `There is no result "${id}" (any more): repeat the call that created it.`,
    noPointer: (pointer: string) => `The result has nothing at "${pointer}".`,
    noResource: (uri: string) => `There is no resource ${uri}.`,
    timeout: (seconds: number) =>
      `The call took more than ${seconds} seconds and was stopped: pass less content, or ask the user to start this server with --timeout.`,
    stopping: () => 'This server is being stopped.',
    notMade: (reason: string) => reason,
    invalidDocument: (reason: string, findings: string) => `${reason}\n${findings}`.trim(),
    invalidBrief: (reason: string, problems: string) => `${reason}\n${problems}`.trim(),
    bug: () =>
      'This is a bug in fattura, not in the document. The standard error of the server shows where it occurred.',
  },
};
