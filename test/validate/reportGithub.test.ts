import { type AnnotationProperties, error, notice, warning } from '@actions/core';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { visible } from '../../src/model/visible.ts';
import { type Finding, validateAndRead } from '../../src/validate/index.ts';
import { fileIn } from '../support/reportIn.ts';
import { sampleWith } from '../support/sample.ts';
import { runs } from '../support/thorough.ts';
import { checked, files, fileWith, report } from './reportFiles.ts';

const toolkit = { error, warning, info: notice } as const;

/** The output of GitHub's own toolkit for an annotation. */
function printed(severity: Finding['severity'], text: string, properties: AnnotationProperties): string {
  let out = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    out += String(chunk);
    return true;
  });
  toolkit[severity](text, properties);
  vi.restoreAllMocks();
  return out.replace(/\r?\n$/, '\n');
}

afterEach(() => vi.restoreAllMocks());

describe('annotations for GitHub', () => {
  it.each(['error', 'warning', 'info'] as const)('%s equals the output of the toolkit', (severity) => {
    const file = {
      ...fileWith({ severity, message: '100%: a, b', help: 'Do: x,y.' }),
      file: 'in/50%,a:b.xml',
    };
    expect(fileIn('github', file, null)).toBe(
      printed(severity, '100%: a, b\nDo: x,y.', {
        title: '00423 · 2',
        file: 'in/50%,a:b.xml',
        startLine: 3,
        startColumn: 5,
      }),
    );
  });

  it('equals the output of the toolkit for any text', () => {
    const text = fc.string({ unit: 'binary', minLength: 1 });
    fc.assert(
      fc.property(text, text, (message, name) => {
        const file = { ...fileWith({ message, field: null }), file: `a${name.replace(/[/.]/g, '')}` };
        const own = fileIn('github', file, null);
        const theirs = printed('error', visible(message), {
          title: '00423',
          file: visible(file.file),
          startLine: 3,
          startColumn: 5,
        });
        return own === theirs && own.indexOf('\n') === own.length - 1;
      }),
      { numRuns: runs(300) },
    );
  });

  it('has one line per finding, and nothing for files without findings', () => {
    const lines = report.render('github').split('\n').slice(0, -1);
    expect(lines).toHaveLength(files.flatMap(({ findings }) => findings).length);
    expect(lines.filter((line) => !line.startsWith('::error title=00'))).toHaveLength(1);
    expect(fileIn('github', checked.valid.report, null)).toBe('');
  });

  it('marks columns only within one line, including the last one', () => {
    const { value, lines, json } = checked;
    expect(fileIn('github', value.report, value.source)).toContain(
      ',line=329,endLine=329,col=18,endColumn=24::',
    );
    expect(fileIn('github', lines.report, lines.source)).toMatch(/,line=\d+,col=\d+::/);
    expect(fileIn('github', json.report, json.source)).toMatch(/,line=1,endLine=1,col=\d+,endColumn=\d+::/);
    expect(fileIn('github', fileWith({ column: null }), null)).toContain(',line=3::');
    expect(fileIn('github', fileWith({ line: null, column: null }), null)).toContain('file=a.xml::');
  });

  it('marks no columns if the end is on another line, however far right', () => {
    const xml = sampleWith('<Divisa>EUR</Divisa>', `<Divisa>E\n${' '.repeat(60)}U</Divisa>`);
    const { report: file, source } = validateAndRead(xml, { file: 'a.xml', only: 'structure' });
    expect(source?.lines.position(source.spans[0]?.end ?? 0).column).toBeGreaterThan(60);
    expect(fileIn('github', file, source)).toMatch(/,line=\d+,col=\d+::/);
  });

  it('names files relative to the root of the repository, and does not name standard input', () => {
    const artifacts = { base: '/repo/sub', root: '/repo' };
    expect(fileIn('github', checked.value.report, null, artifacts)).toContain('file=sub/invoices/value.xml,');
    expect(fileIn('github', checked.stdin.report, null)).not.toMatch(/file=|line=/);
  });
});
