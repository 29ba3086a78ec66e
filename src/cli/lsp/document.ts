/** One open document with its analysis; a new one for each version of its text. */
import { open } from '../../envelope/index.ts';
import type { Field, FormatKind, Language } from '../../model/index.ts';
import { type CheckedFile, validateAndRead } from '../../validate/index.ts';
import { outlineJson } from './jsonOutline.ts';
import type { Node } from './node.ts';
import { outlineXml } from './xmlOutline.ts';

export interface DocumentSettings {
  readonly language: Language;
  /** The date of receipt by SdI. */
  readonly asOf: string;
  /** The name of the file. */
  readonly file: string;
}

export class InvoiceDocument {
  readonly text: string;
  readonly form: 'xml' | 'json';
  readonly root: Node;
  readonly kind: FormatKind;
  readonly settings: DocumentSettings;
  #checked: CheckedFile | undefined;

  private constructor(
    text: string,
    settings: DocumentSettings,
    outline: { readonly form: 'xml' | 'json'; readonly root: Node; readonly kind: FormatKind },
  ) {
    this.text = text;
    this.settings = settings;
    this.form = outline.form;
    this.root = outline.root;
    this.kind = outline.kind;
  }

  /** @returns Null for a text that is not an invoice: editors open all XML and JSON with this server. */
  static read(text: string, settings: DocumentSettings): InvoiceDocument | null {
    const { kind: form } = open(text, settings.file);
    if (form === 'xml') {
      const root = outlineXml(text);
      const kind = root === null ? undefined : KINDS[root.name];
      return root === null || kind === undefined
        ? null
        : new InvoiceDocument(text, settings, { form: 'xml', root, kind });
    }
    if (form !== 'json' || !/"fattura_elettronica_(?:header|body)"/.test(text)) return null;
    const { root } = outlineJson(text);
    const version = root.named('versione')[0];
    const isSimplified =
      version !== undefined && text.slice(version.inner.start, version.inner.end).startsWith('FSM');
    return new InvoiceDocument(text, settings, {
      form: 'json',
      root,
      kind: isSimplified ? 'simplified' : 'ordinary',
    });
  }

  /** The result of the check, computed when it is first needed. */
  get checked(): CheckedFile {
    const { language, asOf, file } = this.settings;
    this.#checked ??= validateAndRead(this.text, {
      language,
      asOf,
      asOfIsToday: true,
      file,
      keepGoing: true,
    });
    return this.#checked;
  }

  /** The line end that the text uses. */
  get lineEnd(): '\r\n' | '\n' {
    return this.text.includes('\r\n') ? '\r\n' : '\n';
  }

  fieldOf(node: Node): Field | null {
    return node.fieldIn(this.kind);
  }

  /** The text of a leaf. */
  valueOf(node: Node | undefined): string {
    return node === undefined || !node.isLeaf ? '' : this.text.slice(node.inner.start, node.inner.end).trim();
  }
}

/** By the root element. */
const KINDS: Readonly<Record<string, FormatKind>> = {
  FatturaElettronica: 'ordinary',
  FatturaElettronicaSemplificata: 'simplified',
};
