import type { Unreadable } from '../../serve/problemCodes.ts';
import type { CommandHelp } from '../commandHelp.ts';
import type { ProblemParams as Params, ServeProblems, UnreadableWords } from './params.ts';

export const serveHelpEn: CommandHelp = {
  summary: 'serve validation, conversion and rendering over HTTP, for programs in any language',
  about: [
    'Listens on 127.0.0.1 until Ctrl-C or SIGTERM, and stores nothing: POST /v1/validate, /v1/convert, /v1/losses, /v1/fix, /v1/build, /v1/render, /v1/anonymize and /v1/open take a file, a form with several, or a stream of JSON lines, and have the options and results of the commands. The page at / and /openapi.json describe them; /healthz, /readyz and /metrics are for monitoring.',
    'Requires the package fastify; PDF also requires pdfkit and dejavu-fonts-ttf.',
  ],
  options: {
    port: 'port to listen on, 0 for any free port; default: 4020',
    host: 'address to listen on, 0.0.0.0 for containers and other machines; default: 127.0.0.1',
    name: 'host name under which clients reach it, such as that of its container',
    'token-env':
      'environment variable with the token that requests must have (Authorization: Bearer); default: none',
    processes: 'processes that share the port; default: the number of processors, at most 8',
    threads: 'worker threads of all processes, at least one in each; default: the number of processors',
    queue: 'requests in progress or waiting, beyond which the response is 503; default: 128',
    timeout: 'maximum time per file in seconds; default: 30',
    'max-size': 'maximum size of a request, such as 500kB or 30MB; default: 20MB',
    openapi: 'print the OpenAPI document and exit',
    log: 'log each request as a line of JSON on standard error, without its content',
    json: 'print one line of JSON instead of text',
  },
  examples: [
    'on port 4020 of this machine',
    'for a program that starts it: any free port, its address as JSON',
    'in a container, with a token',
    'the description for client generators',
  ],
};

const unreadable: UnreadableWords = {
  json: () => 'The line is not JSON in UTF-8: send one object on each line.',
  members: () =>
    'The line has no file: it needs the member "content" with its text or "base64" with its bytes.',
  both_members: () => 'The line has "content" and "base64": send one of them.',
  base64: () => 'The member "base64" of the line is not base64: send the bytes in the alphabet of RFC 4648.',
  no_boundary: () => 'The Content-Type of the form has no boundary: let the HTTP library write this header.',
  boundary_absent: ({ boundary = '' }) =>
    `The form does not contain its boundary "${boundary}", which Content-Type announces: each part begins with a line of "--" and the boundary, and lines end with CR LF.`,
  unfinished: ({ boundary = '' }) =>
    `The form ends within a part: after the last part there must be the line "--${boundary}--".`,
  no_disposition: () =>
    'A part of the form has no header "Content-Disposition: form-data" with a name: add it.',
  no_file_name: ({ name = '' }) =>
    `The part "${name}" of the form has no file name: send it as a file (filename=…).`,
  same_name: ({ name = '' }) =>
    `Two files of the form have the name "${name}"; folders are not part of it: rename one of them.`,
};

export const serveEn = {
  running: (url: string) => `The server listens on ${url} (also a web page).`,
  problems: {
    usage: { title: 'Invalid request', detail: (_: Params) => 'The request cannot be carried out.' },
    parameter: {
      title: 'Invalid parameter',
      detail: ({ name = '', value, valid = '', times }: Params) => {
        if (times !== undefined) return `The parameter "${name}" occurs ${times} times: send it once.`;
        if (value === undefined) return `There is no parameter "${name}". Valid: ${valid}.`;
        return value === ''
          ? `The parameter "${name}" is missing. Valid: ${valid}.`
          : `The parameter "${name}" cannot be "${value}". Valid: ${valid}.`;
      },
    },
    body_missing: {
      title: 'No file',
      detail: (_: Params) => 'The request has no file: send it as the body, or as a part of a form.',
    },
    body_unreadable: {
      title: 'Unreadable body',
      detail: (params: Params) => unreadable[params['reason'] as Unreadable](params),
    },
    unparsable: {
      title: 'Unreadable request',
      detail: (_: Params) => 'The request is not valid HTTP: check its path, its length and its headers.',
    },
    unauthorized: {
      title: 'No valid token',
      detail: (_: Params) => 'Send the token of this server in the header Authorization: Bearer.',
    },
    host: {
      title: 'Unknown host name',
      detail: ({ host = '' }: Params) =>
        `The server does not accept the host name "${host}", because a page of another site could point it here. Use localhost, or start the server with --name.`,
    },
    path: {
      title: 'Not found',
      detail: ({ path = '' }: Params) => `There is nothing at ${path}: the page at / lists all paths.`,
    },
    method: {
      title: 'Wrong method',
      detail: ({ method = '', valid = '' }: Params) => `${method} is not allowed here: use ${valid}.`,
    },
    not_acceptable: {
      title: 'Not acceptable',
      detail: ({ accept = '', valid = '' }: Params) =>
        `The response is not available as "${accept}". Valid in Accept: ${valid}.`,
    },
    request_timeout: {
      title: 'Request too slow',
      detail: (_: Params) => 'The request did not arrive in time: send it again.',
    },
    too_large: {
      title: 'Too large',
      detail: ({ limit = 0 }: Params) =>
        `A request may have at most ${limit} bytes: send fewer files, or start the server with --max-size.`,
    },
    content_type: {
      title: 'Invalid content type',
      detail: ({ type = '' }: Params) =>
        `"${type}" is not a content type: send for example application/xml, or no Content-Type.`,
    },
    content_encoding: {
      title: 'Compressed body',
      detail: ({ encoding = '' }: Params) =>
        `The content encoding ${encoding} is not supported: send the body uncompressed.`,
    },
    expectation: {
      title: 'Unknown expectation',
      detail: ({ expect = '' }: Params) =>
        `The server cannot meet "Expect: ${expect}": send 100-continue, or no Expect.`,
    },
    headers_too_large: {
      title: 'Headers too large',
      detail: ({ limit = 0 }: Params) =>
        `The path with its parameters and the headers may have at most ${limit} bytes together: shorten them.`,
    },
    not_made: { title: 'No result', detail: (_: Params) => 'The file has errors that prevent a result.' },
    bug: {
      title: 'Internal error',
      detail: (_: Params) =>
        'This is a bug in fattura, not in your file. The server log shows where it occurred; please report it.',
    },
    packages: {
      title: 'Not installed',
      detail: (_: Params) => 'The server lacks an optional package that this request requires.',
    },
    overloaded: {
      title: 'Overloaded',
      detail: (_: Params) => 'The server has reached its limit of requests: try again in a second.',
    },
    stopping: {
      title: 'Stopping',
      detail: (_: Params) => 'The server is stopping: send the request to another one.',
    },
    timeout: {
      title: 'Took too long',
      detail: ({ seconds = 0 }: Params) =>
        `Processing the file took more than ${seconds} seconds and was stopped: split the file, or start the server with --timeout.`,
    },
  } satisfies ServeProblems,
  page: {
    title: 'fattura: validation as a service',
    intro:
      'Send a file as the body of a POST, several as a form (multipart/form-data), or many as lines of JSON (application/x-ndjson). The parameters are the options of the command of the same name.',
    parameters: 'Parameters',
    answers: 'Accept',
    sample: 'Example',
    problems: 'Problems',
    problemsIntro: 'Errors are documents of the type application/problem+json (RFC 9457).',
    machine: 'Description for programs',
    switchValue: 'true or false',
    file: 'name of the file in the body, for reports and the control of file names',
    lang: 'language of the messages; takes precedence over Accept-Language',
    losses: 'list what a conversion to or from EN 16931 keeps, changes and drops, value by value',
    second: 'Part of the form with the original invoice',
  },
};
