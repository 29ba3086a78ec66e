/**
 * Files of the corpus with a verdict in another project's tests, our verdict, and why the two do not contradict each
 * other. Files are identified by the first twelve hexadecimal digits of their SHA-256.
 */
import type { Verdict } from '../../src/validate/finding.ts';

export interface Peer {
  readonly sha: string;
  /** The other project's verdict, in the words of the corpus manifest. */
  readonly peer: string;
  readonly verdict: Verdict;
  /** Codes of our errors: SdI's, or ours if the file could not be checked. */
  readonly codes: readonly string[];
  readonly why: string;
}

const SCHEMA_ONLY = 'the test asks the schema only, and so far we agree';
const PLACEHOLDERS = `${SCHEMA_ONLY}; the identifiers are samples without a right check digit`;
const OFFICE = `${PLACEHOLDERS}; seven zeros are the recipient code of no office`;
const OLD =
  'the test asks a reader; invalid against the schema of its time, as libxml2 says (retired.test.ts)';
const MESSAGE = 'a message of SdI; the other test asks for an invoice';
const NO_NAMESPACE = 'the test asks a parser that does without a namespace; libxml2 refuses it as we do';

function wrong(sha: string, peer: string, why: string): Peer {
  return { sha, peer, verdict: 'rejected', codes: ['00200'], why };
}

function valid(sha: string, codes: readonly string[], why: string): Peer {
  return { sha, peer: 'valid', verdict: 'rejected', codes, why };
}

function unread(sha: string, peer: string, why: string): Peer {
  return { sha, peer, verdict: 'unreadable', codes: ['U-KIND'], why };
}

const SAMPLE = ['00300', '00301', '00306'];

export const PEERS: readonly Peer[] = [
  // Declared valid, and valid against the schema: the controls go further.
  valid('e495c2cee441', ['00300', '00301', '00305', '00471'], PLACEHOLDERS),
  valid('bcfabace608d', SAMPLE, PLACEHOLDERS),
  valid('f7eba6257eb0', SAMPLE, PLACEHOLDERS),
  valid('73e61f2f71ca', SAMPLE, PLACEHOLDERS),
  valid('e26b32f39ac8', SAMPLE, PLACEHOLDERS),
  valid('ff1e181c01ca', SAMPLE, PLACEHOLDERS),
  valid(
    'b24536d7e491',
    [...SAMPLE, '00422'],
    `${PLACEHOLDERS}; the lines come to 25.00 and the summary says 27.00`,
  ),
  valid('3e2285fad8cb', ['00300'], PLACEHOLDERS),
  valid('66b63afd9c56', ['00300'], PLACEHOLDERS),
  valid('7361fd043aa6', ['00300', '00427'], OFFICE),
  valid('83f0ef6aaf8f', ['00300'], PLACEHOLDERS),
  valid('8724879544fd', ['00300'], PLACEHOLDERS),
  valid('cd66549216d9', ['00300'], PLACEHOLDERS),
  valid('e401a04f06c6', ['00300'], PLACEHOLDERS),
  valid(
    'e50d4a10778d',
    ['00300', '00423'],
    `${PLACEHOLDERS}; a discount as an amount is taken off a price below zero`,
  ),
  valid('e712c4db5132', ['00300'], PLACEHOLDERS),
  valid('f02fd0148df5', ['00300'], PLACEHOLDERS),
  valid(
    '9d078e7261b3',
    ['00300', '00301', '00305', '00471'],
    'the test asks a viewer; all parties are eleven zeros, and so one',
  ),
  {
    sha: '21acea6e72f7',
    peer: 'reads',
    verdict: 'rejected',
    codes: ['00301', '00305'],
    why: 'the test asks a reader; the identifiers are samples without a right check digit',
  },

  // Declared readable, but invalid against the schema.
  wrong('cce10d90c7f9', 'valid', 'the namespace is one of another version; libxml2 refuses it as we do'),
  wrong('1ce885d307be', 'accepted-without-namespace?', NO_NAMESPACE),
  wrong('81111b305961', 'valid', 'an element in Contatti that no schema knows; libxml2 refuses it as we do'),
  wrong('8a1464708f3d', 'imports', 'the test asks what an import makes of a file that is not well-formed'),

  // Declared invalid.
  wrong('2a0f653cb6cd', 'invalid', 'FatturaElettronicaBody is missing'),
  wrong('e5b248fda40a', 'invalid', 'FatturaElettronicaHeader is missing'),
  wrong('5bd4240e408a', 'invalid', 'FatturaElettronicaBody is missing'),
  wrong('1505fe6dae21', 'invalid', 'IdCodice of IdTrasmittente is missing'),
  wrong('dad124bf11d9', 'invalid', 'a country of six letters, an amount without decimals, a year as a date'),
  wrong('100b2931798f', 'invalid', 'not well-formed: cut off, with a prefix that nothing declares'),
  wrong('53a3d40e96af', 'invalid', 'not well-formed: cut off, in a namespace of another version'),
  wrong('377db4921c72', 'invalid', 'not well-formed: a tag without its end'),
  {
    ...unread('ea2577686bfd', 'invalid', 'a signed envelope that was damaged on purpose'),
    codes: ['U-ENVELOPE'],
  },
  { sha: 'e4439f1d3ad5', peer: 'invalid', verdict: 'rejected', codes: ['M-FORMAT'], why: MESSAGE },

  // Declared valid, and not checked by us.
  { sha: '2f2728ca1cd9', peer: 'valid', verdict: 'valid', codes: [], why: MESSAGE },
  wrong('04347b85db71', 'reads', OLD),
  wrong('380625d0944d', 'reads', OLD),
  wrong('5b9498d73124', 'reads', OLD),
  wrong('601683181e79', 'reads', OLD),
  wrong('6fc1e84981c0', 'reads', OLD),
  wrong('7ec9f3f39d7e', 'reads', OLD),
  wrong('8f36d164499d', 'reads', OLD),
  wrong('bdd767eace7d', 'reads', OLD),
  wrong('fb39c1030345', 'reads', OLD),
];
