/** The check of an SdI message: its structure and its signature. */
import { type Opened, open } from '../../envelope/index.ts';
import { messageFacts, type ReadMessageResult, readMessage } from '../../messages/index.ts';
import type { Language } from '../../model/language.ts';
import { isMalformed, isUnreadable, type Problem } from '../../model/problem.ts';
import type { SignatureFacts, TrustFlaw } from '../../model/signatureFacts.ts';
import { sdiMessages } from '../../text/sdiMessages.ts';
import { shown } from '../../text/shown.ts';
import { ruleCodes } from '../engine/catalogue.ts';
import { envelopeReport } from '../envelopeReport.ts';
import type { CheckedFile } from '../examine.ts';
import type { FileReport, Finding, Severity, StageResult } from '../finding.ts';
import { ruleTitle } from '../ruleTitle.ts';
import { messageOf } from '../sentences.ts';
import { codeOf, type Span, stageOf } from '../structure.ts';
import type { ValidateOptions } from '../validateOptions.ts';
import type { MessageReport, MessageSignature, RejectionError } from './messageReport.ts';

/** Maximum number of findings in the report; the rest are counted. */
const MAX_FINDINGS = 1_000;

/** The codes for differences from the format, and for a signature that is broken or not confirmed. */
const FORMAT = 'M-FORMAT';
const SIGNATURE = 'M-SIGNATURE';

/** Options of {@link checkMessage}. */
export type CheckMessageOptions = Pick<
  ValidateOptions,
  'file' | 'language' | 'maxBytes' | 'maxFindings' | 'signatures'
>;

/** Input of the report of a message. */
interface Checked {
  readonly result: ReadMessageResult;
  readonly opened: Opened;
  readonly options: CheckMessageOptions;
  readonly language: Language;
  readonly signature: MessageSignature;
  readonly signer: string | null;
}

/**
 * Checks an SdI message, also in a signed envelope. Never throws on bad input. A deviation that also occurs in genuine
 * messages is a warning; the verdict is `valid` if nothing else differs from the official schema.
 */
export function checkMessage(
  input: Uint8Array | string,
  options: CheckMessageOptions = {},
  opened: Opened = open(input, options.file),
): CheckedFile {
  const { language = 'it', maxBytes } = options;
  const result = readMessage(opened.content?.input ?? input, maxBytes === undefined ? {} : { maxBytes });
  const signatures = options.signatures ?? null;
  const checked: Checked = {
    result,
    opened,
    options,
    language,
    signature: signatureOf(signatures, result, opened),
    signer: signatures?.findLast(({ certificate }) => certificate !== null)?.certificate?.subject ?? null,
  };
  return reportOf(checked);
}

function reportOf(checked: Checked): CheckedFile {
  const { result, opened, options } = checked;
  const found = [...structureFindings(checked), ...signatureFindings(checked)];
  const listed = found.slice(0, options.maxFindings ?? MAX_FINDINGS);
  const rest = found.slice(listed.length);
  const source = result.source;
  const report: FileReport = {
    file: options.file ?? '-',
    kind: result.kind,
    envelope: envelopeOf(checked),
    verdict: verdictOf(found.map(({ finding }) => finding)),
    spec: null,
    asOf: null,
    stages: stagesOf(found.map(({ finding }) => finding)),
    coverage: { ran: [], partial: [], skipped: ruleCodes().map((code) => ({ code, reason: 'format' })) },
    findings: listed.map(({ finding }) => finding),
    omitted: rest.length + (result.ok ? 0 : result.omitted),
    omittedWarnings: rest.filter(({ finding }) => finding.severity !== 'error').length,
    message: messageOfReport(checked),
  };
  const spans = listed.map(({ span }) => span);
  const isText = opened.content !== null && source !== null;
  return { report, source: isText ? { lines: source.lines, spans } : null, invoice: null, retired: null };
}

interface SpannedFinding {
  readonly finding: Finding;
  readonly span: Span | null;
}

function structureFindings({ result, language }: Checked): readonly SpannedFinding[] {
  const problems: readonly (Problem & { readonly severity?: Severity })[] = result.ok
    ? result.deviations
    : result.problems;
  return [...problems]
    .sort((a, b) => a.offset - b.offset)
    .map((problem): SpannedFinding => {
      const { id, path, xpath, offset, end, params, severity = 'error' } = problem;
      const place = offset < 0 ? undefined : result.source?.lines.position(offset);
      const isOwn = isUnreadable(id) || id === 'source.declaration';
      return {
        finding: {
          code: isOwn ? codeOf(id) : FORMAT,
          id,
          severity: id === 'source.declaration' ? 'info' : severity,
          stage: stageOf(id),
          path: path === '' ? null : path,
          xpath,
          field: null,
          line: place?.line ?? null,
          column: place?.column ?? null,
          message: sentenceOf(problem, language),
          params: { ...params },
          help: null,
        },
        span: offset < 0 ? null : { offset, end: Math.max(offset, end) },
      };
    });
}

/** The sentences about invoices do not all fit messages. */
function sentenceOf(problem: Problem, language: Language): string {
  const own = sdiMessages.in(language).problems;
  switch (problem.id) {
    case 'root.unknown':
      return own['root.unknown'](problem.params);
    case 'root.namespace':
      return own['root.namespace'](problem.params);
    case 'element.namespace':
      return own['element.namespace'](problem.params);
    default:
      return messageOf(problem, language);
  }
}

function signatureFindings({ signature, signer, language }: Checked): readonly SpannedFinding[] {
  const { findings, help } = sdiMessages.in(language);
  if (signature === 'broken') {
    const id = 'message.signature';
    return [aboutSignature({ id, severity: 'error', message: findings[id], help: help[id], params: {} })];
  }
  if (signature === 'untrusted') {
    const id = 'message.signer';
    const params = { signer: signer ?? '?' };
    const content = {
      id,
      severity: 'warning',
      message: findings[id](params),
      help: help[id],
      params,
    } as const;
    return [aboutSignature(content)];
  }
  return [];
}

function aboutSignature(
  content: Pick<Finding, 'id' | 'severity' | 'message' | 'help' | 'params'>,
): SpannedFinding {
  const place = { path: null, xpath: null, field: null, line: null, column: null };
  return { finding: { code: SIGNATURE, stage: 'envelope', ...place, ...content }, span: null };
}

function signatureOf(
  signatures: readonly SignatureFacts[] | null,
  { source }: ReadMessageResult,
  { layers }: Opened,
): MessageSignature {
  const isSigned = source?.signed === true || layers.length > 0;
  if (signatures === null) return isSigned ? 'undecided' : 'missing';
  if (signatures.length === 0) return isSigned ? 'unknown' : 'missing';
  if (signatures.some(({ status }) => status === 'broken')) return 'broken';
  if (signatures.some(({ status }) => status === 'unknown')) return 'unknown';
  return signatures.some(({ trust }) => trust?.flaws.some(isAboutSigner)) ? 'untrusted' : 'valid';
}

/** SdI seals its messages with a certificate that is not for personal signatures, so 00107 does not apply. */
function isAboutSigner({ code, name }: TrustFlaw): boolean {
  return (code === '00101' && name !== 'revoked_later') || code === '00104';
}

/** SdI's codes about signatures are for invoices: none applies to a message. */
function envelopeOf({ opened, result, options }: Checked): FileReport['envelope'] {
  const { layers, flaws, content } = opened;
  const envelope = layers.length === 0 ? null : { layers, flaws, content: content?.input ?? null };
  const listed = envelopeReport(envelope, {
    verified: options.signatures ?? null,
    inXml: result.source?.signed === true ? { signingTime: result.source.signingTime } : null,
    asOf: null,
    asOfIsToday: false,
    asSent: false,
  });
  if (listed === null) return null;
  const signatures = listed.signatures.map((one) => ({ ...one, codes: [], undecided: [] }));
  return { layers: listed.layers, flaws: listed.flaws, signatures };
}

function verdictOf(findings: readonly Finding[]): FileReport['verdict'] {
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.some(({ stage, code }) => stage === 'envelope' && code !== SIGNATURE)) return 'unreadable';
  return errors.length > 0 ? 'rejected' : 'valid';
}

function stagesOf(findings: readonly Finding[]): FileReport['stages'] {
  const failed = (stage: Finding['stage']): StageResult =>
    findings.some((one) => one.stage === stage && one.severity === 'error') ? 'fail' : 'pass';
  const isRead = verdictOf(findings) !== 'unreadable';
  const isParsed = isRead && !findings.some(({ id }) => isMalformed(id as Problem['id']));
  return {
    envelope: failed('envelope'),
    wellformed: isRead ? failed('wellformed') : 'skipped',
    structure: isParsed ? failed('structure') : 'skipped',
    controls: 'skipped',
    quality: 'skipped',
  };
}

function messageOfReport({ result, signature, signer, language }: Checked): MessageReport {
  const facts = messageFacts(result);
  const content = result.ok ? { ...result.message } : (result.partial ?? {});
  return {
    flow: facts?.flow ?? 'b2b',
    content,
    receivedAt: facts?.receivedAt ?? null,
    at: facts?.at ?? null,
    signature,
    signer,
    errors: errorsIn(content, language),
    comparison: null,
  };
}

function errorsIn(content: Readonly<Record<string, unknown>>, language: Language): readonly RejectionError[] {
  const list = fieldsOf(content['lista_errori'])['errore'];
  if (!Array.isArray(list)) return [];
  return list.map((one) => {
    const fields = fieldsOf(one);
    const code = textOf(fields['codice']) ?? '';
    return {
      code,
      description: textOf(fields['descrizione']),
      suggestion: textOf(fields['suggerimento']),
      title: ruleTitle(shown(code), language) ?? null,
    };
  });
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
