import { expect, it } from 'vitest';
import { isAnyUri } from '../../src/xml/read/uri.ts';

/** Longer than the values whose results are kept. */
const LONG = 'a'.repeat(120);

it.each(['a', 'Z'])('an address as long as SdI takes, of %s', (letter) => {
  expect(isAnyUri(`http://a/${letter.repeat(4_900_000)}`)).toBe(true);
});

it.each([
  ...['', 'a', 'a/b', 'http://a', 'http://a/b?c=d#e', 'http://u:p@h:80/x', 'http://[::1]/x', 'urn:a:b'],
  ...[
    'mailto:a@b',
    'a:',
    '//h',
    '//h/p',
    '/',
    '/a/b',
    '?q',
    '#f',
    'a%20b',
    '/%20',
    '//%20@%20/%20',
    'a b',
    'é',
  ],
  ...['#a[b]', 'x+y.z-1:a', 'a/b:c', './a:b', '/a:b', 'a?b/c?d', 'http://', 'http:/a', 'a:b/c', 'a#/?'],
  ..."~!$&'()*+,;=@".split(''),
  '{a}',
  // A long run of plain characters beside what decides.
  ...[`%20${LONG}`, `${LONG}%20`, `//h:1/${LONG}`, `a:${LONG}`, `${LONG}/a:b`, `//[::1]/${LONG}`],
])('%j is an address', (value) => {
  expect(isAnyUri(value)).toBe(true);
});

it.each([
  ...[
    'a%zz',
    'a%',
    '%2',
    '%2/',
    ':a',
    '1:a',
    'a[b',
    'http://a:b:c',
    'http://a:x',
    'http://[::1',
    '#a#b',
    'http://a]',
  ],
  ...[
    '% 41',
    `${LONG}%zz`,
    `%a${'g'.repeat(120)}`,
    `${LONG}_:a`,
    `//h:1${LONG}`,
    `//h:${LONG}`,
    `[${LONG}`,
    '//h:8a',
    'a]',
    '?a#b#c',
    '?a[b]',
    '/a[b]',
    '//a@b@c',
    'x_y:a',
    '/%zz',
    '//%zz',
    '?%zz',
    '#%zz',
    'a:%zz',
  ],
])('%j is none', (value) => {
  expect(isAnyUri(value)).toBe(false);
});
