/** Messages of the command in one language; those about invoices are in src/text. */
import type { AnonymizeWords } from './anonymize/words.ts';
import type { ApiWords } from './api/words.ts';
import type { AttachmentsWords } from './attachments/words.ts';
import type { CodesWords } from './codes/words.ts';
import type { CommandHelp } from './commandHelp.ts';
import type { ControlsWords } from './controls/words.ts';
import type { ConvertWords } from './convert/words.ts';
import type { DiffWords } from './diff/words.ts';
import type { ExplainWords } from './explain/words.ts';
import type { ExportWords } from './export/words.ts';
import type { FieldsWords } from './fields/words.ts';
import type { FilesWords } from './files/words.ts';
import type { FixWords } from './fix/words.ts';
import type { HelpWords } from './help/words.ts';
import type { LoginWords } from './login/words.ts';
import type { MergeWords } from './merge/words.ts';
import type { NameWords } from './name/words.ts';
import type { NewWords } from './new/words.ts';
import type { OpenWords } from './open/words.ts';
import type { SandboxWords } from './sandbox/words.ts';
import type { ServiceWords } from './service/words.ts';
import type { ShowWords } from './show/words.ts';
import type { SplitWords } from './split/words.ts';
import type { SubmitWords } from './submit/words.ts';
import type { TotalWords } from './total/words.ts';
import type { TrustWords } from './trust/words.ts';
import type { UsageWords } from './usage/words.ts';
import type { ValidateWords } from './validate/words.ts';
import type { YamlWords } from './yaml/words.ts';

export interface Messages extends FilesWords, ValidateWords {
  readonly commands: Readonly<Record<string, CommandHelp>>;
  readonly help: HelpWords;
  readonly version: {
    readonly specification: string;
    readonly schema: string;
  };
  readonly usage: UsageWords;
  readonly login: LoginWords;
  readonly api: ApiWords;
  readonly service: ServiceWords;
  readonly sandbox: SandboxWords;
  readonly convert: ConvertWords;
  readonly fix: FixWords;
  readonly new: NewWords;
  readonly diff: DiffWords;
  readonly split: SplitWords;
  readonly merge: MergeWords;
  readonly name: NameWords;
  readonly total: TotalWords;
  readonly show: ShowWords;
  readonly anonymize: AnonymizeWords;
  readonly submit: SubmitWords;
  readonly yaml: YamlWords;
  readonly attachments: AttachmentsWords;
  readonly open: OpenWords;
  readonly export: ExportWords;
  readonly codes: CodesWords;
  readonly fields: FieldsWords;
  readonly explain: ExplainWords;
  readonly controls: ControlsWords;
  readonly trust: TrustWords;
  seeHelp(command: string): string;
  readonly interrupted: string;
  /** @param file The file being processed, if known. */
  bug(what: string, file?: string): string;
  outputFailed(reason: string): string;
}
