/**
 * Structure of `ds:Signature`, as data: the core schema of XML-Signature (W3C, 2002). It has its own vocabulary because
 * it needs wildcards, mixed content, nested sequences and attributes, unlike invoices. All its elements, global or
 * local, are in the signature namespace.
 */
import { SIGNATURE_NAMESPACE } from './roots.ts';

/** Occurrences of a particle; `max` is 1 or Infinity. */
export interface SignatureBounds {
  readonly min: 0 | 1;
  readonly max: number;
}

/** An element in the signature namespace; `type` is a key of {@link SignatureGrammar.types} or a simple type. */
export interface SignatureElement extends SignatureBounds {
  readonly kind: 'element';
  readonly name: string;
  readonly type: string;
}

/**
 * Any element: in any namespace (`any`), or in any other than the signature's, but not without one (`other`). `strict`
 * requires a global declaration of the element; `lax` checks the element only if it is declared.
 */
export interface SignatureWildcard extends SignatureBounds {
  readonly kind: 'wildcard';
  readonly namespace: 'any' | 'other';
  readonly processContents: 'strict' | 'lax';
}

export interface SignatureGroup extends SignatureBounds {
  readonly kind: 'sequence' | 'choice';
  readonly particles: readonly SignatureParticle[];
}

export type SignatureParticle = SignatureElement | SignatureWildcard | SignatureGroup;

/** The simple types of elements; blanks are collapsed except in `string`. */
export type SignatureSimple = 'base64Binary' | 'integer' | 'string';

export interface SignatureAttribute {
  readonly name: string;
  readonly type: 'ID' | 'anyURI' | 'string';
  readonly required: boolean;
}

/** A named type: text only (`simple`), or children, with text between them if `mixed`. */
export interface SignatureType {
  readonly name: string;
  readonly content:
    | { readonly kind: 'simple'; readonly base: SignatureSimple }
    | { readonly kind: 'complex'; readonly mixed: boolean; readonly particle: SignatureGroup };
  /** Permitted attributes; null for a simple type, which has none. */
  readonly attributes: readonly SignatureAttribute[] | null;
}

export interface SignatureGrammar {
  readonly namespace: string;
  /** Name of the root element. */
  readonly root: string;
  /** The named types, by their name in the schema (the value of `xsi:type`). */
  readonly types: Readonly<Record<string, SignatureType>>;
  /** Globally declared elements, with their types: those that wildcards can match. */
  readonly globals: Readonly<Record<string, string>>;
}

const once: SignatureBounds = { min: 1, max: 1 };
const maybe: SignatureBounds = { min: 0, max: 1 };
const some: SignatureBounds = { min: 1, max: Number.POSITIVE_INFINITY };
const any: SignatureBounds = { min: 0, max: Number.POSITIVE_INFINITY };

/** Types of global elements are `${name}Type` by default. */
function el(name: string, bounds: SignatureBounds = once, type = `${name}Type`): SignatureElement {
  return { kind: 'element', name, type, ...bounds };
}

function wildcard(
  namespace: SignatureWildcard['namespace'],
  processContents: SignatureWildcard['processContents'],
  bounds: SignatureBounds = once,
): SignatureWildcard {
  return { kind: 'wildcard', namespace, processContents, ...bounds };
}

function sequence(particles: readonly SignatureParticle[], bounds: SignatureBounds = once): SignatureGroup {
  return { kind: 'sequence', particles, ...bounds };
}

function choice(particles: readonly SignatureParticle[], bounds: SignatureBounds = once): SignatureGroup {
  return { kind: 'choice', particles, ...bounds };
}

function attribute(
  name: string,
  type: SignatureAttribute['type'],
  use: 'required' | 'optional' = 'optional',
): SignatureAttribute {
  return { name, type, required: use === 'required' };
}

const Id = attribute('Id', 'ID');
const Algorithm = attribute('Algorithm', 'anyURI', 'required');

function complex(
  name: string,
  particle: SignatureGroup,
  attributes: readonly SignatureAttribute[] = [],
): SignatureType {
  return { name, content: { kind: 'complex', mixed: false, particle }, attributes };
}

function mixed(
  name: string,
  particle: SignatureGroup,
  attributes: readonly SignatureAttribute[] = [],
): SignatureType {
  return { name, content: { kind: 'complex', mixed: true, particle }, attributes };
}

function simple(
  name: string,
  base: SignatureSimple,
  attributes: readonly SignatureAttribute[] | null = null,
): SignatureType {
  return { name, content: { kind: 'simple', base }, attributes };
}

const types: readonly SignatureType[] = [
  // Simple types of XML Schema.
  simple('base64Binary', 'base64Binary'),
  simple('integer', 'integer'),
  simple('string', 'string'),

  simple('CryptoBinary', 'base64Binary'),
  complex(
    'SignatureType',
    sequence([el('SignedInfo'), el('SignatureValue'), el('KeyInfo', maybe), el('Object', any)]),
    [Id],
  ),
  simple('SignatureValueType', 'base64Binary', [Id]),
  complex(
    'SignedInfoType',
    sequence([el('CanonicalizationMethod'), el('SignatureMethod'), el('Reference', some)]),
    [Id],
  ),
  mixed('CanonicalizationMethodType', sequence([wildcard('any', 'strict', any)]), [Algorithm]),
  mixed('SignatureMethodType', sequence([el('HMACOutputLength', maybe), wildcard('other', 'strict', any)]), [
    Algorithm,
  ]),
  complex('ReferenceType', sequence([el('Transforms', maybe), el('DigestMethod'), el('DigestValue')]), [
    Id,
    attribute('URI', 'anyURI'),
    attribute('Type', 'anyURI'),
  ]),
  complex('TransformsType', sequence([el('Transform', some)])),
  mixed('TransformType', choice([wildcard('other', 'lax'), el('XPath', once, 'string')], any), [Algorithm]),
  mixed('DigestMethodType', sequence([wildcard('other', 'lax', any)]), [Algorithm]),
  simple('DigestValueType', 'base64Binary'),
  mixed(
    'KeyInfoType',
    choice(
      [
        el('KeyName', once, 'string'),
        el('KeyValue'),
        el('RetrievalMethod'),
        el('X509Data'),
        el('PGPData'),
        el('SPKIData'),
        el('MgmtData', once, 'string'),
        wildcard('other', 'lax'),
      ],
      some,
    ),
    [Id],
  ),
  mixed('KeyValueType', choice([el('DSAKeyValue'), el('RSAKeyValue'), wildcard('other', 'lax')])),
  complex('RetrievalMethodType', sequence([el('Transforms', maybe)]), [
    attribute('URI', 'anyURI'),
    attribute('Type', 'anyURI'),
  ]),
  complex(
    'X509DataType',
    sequence(
      [
        choice([
          el('X509IssuerSerial'),
          el('X509SKI', once, 'base64Binary'),
          el('X509SubjectName', once, 'string'),
          el('X509Certificate', once, 'base64Binary'),
          el('X509CRL', once, 'base64Binary'),
          wildcard('other', 'lax'),
        ]),
      ],
      some,
    ),
  ),
  complex(
    'X509IssuerSerialType',
    sequence([el('X509IssuerName', once, 'string'), el('X509SerialNumber', once, 'integer')]),
  ),
  complex(
    'PGPDataType',
    choice([
      sequence([
        el('PGPKeyID', once, 'base64Binary'),
        el('PGPKeyPacket', maybe, 'base64Binary'),
        wildcard('other', 'lax', any),
      ]),
      sequence([el('PGPKeyPacket', once, 'base64Binary'), wildcard('other', 'lax', any)]),
    ]),
  ),
  complex(
    'SPKIDataType',
    sequence([el('SPKISexp', once, 'base64Binary'), wildcard('other', 'lax', maybe)], some),
  ),
  mixed('ObjectType', sequence([wildcard('any', 'lax')], any), [
    Id,
    attribute('MimeType', 'string'),
    attribute('Encoding', 'anyURI'),
  ]),
  complex('ManifestType', sequence([el('Reference', some)]), [Id]),
  complex('SignaturePropertiesType', sequence([el('SignatureProperty', some)]), [Id]),
  mixed('SignaturePropertyType', choice([wildcard('other', 'lax')], some), [
    attribute('Target', 'anyURI', 'required'),
    Id,
  ]),
  simple('HMACOutputLengthType', 'integer'),
  complex(
    'DSAKeyValueType',
    sequence([
      sequence([el('P', once, 'CryptoBinary'), el('Q', once, 'CryptoBinary')], maybe),
      el('G', maybe, 'CryptoBinary'),
      el('Y', once, 'CryptoBinary'),
      el('J', maybe, 'CryptoBinary'),
      sequence([el('Seed', once, 'CryptoBinary'), el('PgenCounter', once, 'CryptoBinary')], maybe),
    ]),
  ),
  complex(
    'RSAKeyValueType',
    sequence([el('Modulus', once, 'CryptoBinary'), el('Exponent', once, 'CryptoBinary')]),
  ),
];

const globals = [
  'Signature',
  'SignatureValue',
  'SignedInfo',
  'CanonicalizationMethod',
  'SignatureMethod',
  'Reference',
  'Transforms',
  'Transform',
  'DigestMethod',
  'DigestValue',
  'KeyInfo',
  'KeyValue',
  'RetrievalMethod',
  'X509Data',
  'PGPData',
  'SPKIData',
  'Object',
  'Manifest',
  'SignatureProperties',
  'SignatureProperty',
  'DSAKeyValue',
  'RSAKeyValue',
];

/** The core schema of XML-Signature, complete: all its types and its global elements. */
export const signatureGrammar: SignatureGrammar = {
  namespace: SIGNATURE_NAMESPACE,
  root: 'Signature',
  types: Object.fromEntries(types.map((type) => [type.name, type])),
  globals: {
    ...Object.fromEntries(globals.map((name) => [name, `${name}Type`])),
    KeyName: 'string',
    MgmtData: 'string',
  },
};
