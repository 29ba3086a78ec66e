/** The two files that pages load, in memory. Their names depend on their content, so browsers can cache them. */
import { createHash } from 'node:crypto';
import { SCRIPT } from './script.ts';
import { STYLE } from './style.ts';

export interface Asset {
  readonly path: string;
  readonly type: string;
  readonly text: string;
}

function asset(name: string, extension: string, type: string, text: string): Asset {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { path: `/sandbox/assets/${name}-${hash}.${extension}`, type, text };
}

export const assets = {
  style: asset('page', 'css', 'text/css; charset=utf-8', STYLE),
  script: asset('page', 'js', 'text/javascript; charset=utf-8', SCRIPT),
} as const;
