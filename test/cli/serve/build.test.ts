/** `/v1/build`: the report on a brief from which no invoice can be created. */
import { describe, expect, it } from 'vitest';
import { fixture } from '../fixtures.ts';
import { BRIEF, expectedOf, NOTE, problemsIn, unreadableBriefs, wrongBriefs } from '../wrongBriefs.ts';
import { post, start } from './server.ts';

const server = await start({ maxBytes: 20_000_000, bodyBytes: 20_000_000 });

const formOf = (brief: object, of: string): FormData => {
  const form = new FormData();
  form.append('file', new Blob([JSON.stringify(brief)]), 'brief.json');
  form.append('of', new Blob([of]), 'of.xml');
  return form;
};

const build = async (query: string, body: BodyInit) => {
  const { status, type, text } = await post(server, `/v1/build?as-of=2026-06-15&lang=en${query}`, body);
  return { status, type, problem: JSON.parse(text) };
};

const REFUSED = { status: 422, type: 'application/problem+json; charset=utf-8' };

describe('a wrong brief', () => {
  it.each(wrongBriefs)('$name', async ({ brief, kind, of, ...row }) => {
    const body = of === undefined ? JSON.stringify(brief) : formOf(brief, of);
    const { problem, ...answer } = await build(kind === undefined ? '' : `&kind=${kind}`, body);
    expect(answer).toEqual(REFUSED);
    expect(problem.code).toBe('not_made');
    expect(problemsIn(problem.report)).toEqual(expectedOf(row));
    expect(problem.report).toMatchObject({ kind: kind ?? 'invoice', invoice: null, original: null });
  });

  it.each(unreadableBriefs)('that is no brief: $name', async ({ text, ...row }) => {
    const { problem, ...answer } = await build('', text);
    expect(answer).toEqual(REFUSED);
    expect(problemsIn(problem.report)).toEqual(expectedOf(row));
    // A service has parameters, the command has options.
    expect(JSON.stringify(problem.report)).not.toMatch(/--(?:of|kind|to)\b/);
  });

  it('with the name of a file has no access to it', async () => {
    const allegati = [{ file: 'package.json' }];
    const { problem } = await build('', JSON.stringify({ ...BRIEF, allegati }));
    expect(problemsIn(problem.report)).toEqual([
      ['file.unavailable', '/allegati/0/file', { file: 'package.json' }],
    ]);
  });

  it('has the language of the request in its sentences', async () => {
    const brief = JSON.stringify({ ...BRIEF, numero: 'A' });
    const messages = ['it', 'en'].map(async (lang) => {
      const { text } = await post(server, `/v1/build?lang=${lang}`, brief);
      const { report, detail } = JSON.parse(text);
      expect(detail).toContain(report.problems[0].message);
      return report.problems[0].message;
    });
    expect(new Set(await Promise.all(messages)).size).toBe(2);
  });

  it('is refused on its line among others', async () => {
    const briefs = [BRIEF, { ...BRIEF, numero: 'A' }];
    const body = briefs.map((brief) => `${JSON.stringify({ file: 'a', content: JSON.stringify(brief) })}\n`);
    const { text } = await post(server, '/v1/build?as-of=2026-06-15', body.join(''), {
      'content-type': 'application/x-ndjson',
    });
    const [first, second] = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(first.exitCode).toBe(0);
    expect(problemsIn(second.problem.report)).toMatchObject([['number.digits', '/numero', {}]]);
  });

  it('has no report if the request itself is wrong', async () => {
    const { status, problem } = await build('&kind=credit-note', JSON.stringify(NOTE));
    expect([status, problem.code, problem.report]).toEqual([400, 'usage', undefined]);
  });
});

describe('a brief without mistakes', () => {
  it('of a note has the report on an original that cannot be used', async () => {
    const { problem } = await build('&kind=credit-note', formOf(NOTE, fixture.rejected));
    expect(problem.report).toMatchObject({
      problems: [],
      original: { file: 'of.xml', verdict: 'rejected', findings: [{ code: '00200' }] },
    });
  });

  it('of an invoice that SdI would reject has its findings', async () => {
    const attachment = Buffer.alloc(4_500_000).toString('base64');
    const allegati = [{ nome_attachment: 'a.bin', attachment }];
    const { problem, ...answer } = await build('', JSON.stringify({ ...BRIEF, allegati }));
    expect(answer).toEqual(REFUSED);
    expect(problem.report).toMatchObject({
      problems: [],
      invoice: { verdict: 'rejected', findings: [{ code: '00003' }] },
    });
  });
});

it('the sentences of a refusal do not name the command', async () => {
  const refused = ['/v1/build', '/v1/convert', '/v1/anonymize', '/v1/render'].map(async (path) =>
    JSON.parse((await post(server, path, 'x: 1')).text),
  );
  for (const { code, detail } of await Promise.all(refused)) {
    expect(code).toBe('not_made');
    expect(detail).not.toMatch(/^fattura /m);
  }
});
