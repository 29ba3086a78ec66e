/** Replaces a container among the inputs by the files in it. */
import { walkContainer } from '../../envelope/container/index.ts';
import type { Input } from '../files/find.ts';
import { codeOf, isOfSystem } from '../files/systemCode.ts';
import { milliseconds } from '../process/clock.ts';
import { nodeInflate } from '../process/nodeInflate.ts';
import { belowPath, folderOf } from './belowPath.ts';
import { type FileSource, fileSource } from './fileSource.ts';
import { Gathered } from './gathered.ts';
import { isFailed, isNotable } from './inside.ts';

export interface ExpandSettings {
  /** True to report everything notable about a container, false to report only why its files cannot be read. */
  readonly notes: boolean;
  /** True to yield each container in a signed envelope too, for its signatures. Default: false. */
  readonly signed?: boolean;
}

/**
 * Yields the files of a container, or the input itself if it is not one. The files of a nested container come before
 * those of the container around it.
 */
export async function* expand(input: Input, settings: ExpandSettings): AsyncGenerator<Input> {
  let source: FileSource;
  try {
    source = fileSource(input.path ?? '');
  } catch (error) {
    yield { ...input, error: codeOf(error) };
    return;
  }
  try {
    yield* inputsIn(source, input, settings);
  } catch (error) {
    const code = codeOf(error);
    if (!isOfSystem(code)) throw error;
    yield { ...input, error: code };
  } finally {
    source.close();
  }
}

async function* inputsIn(source: FileSource, input: Input, settings: ExpandSettings): AsyncGenerator<Input> {
  const ports = { inflate: nodeInflate, now: milliseconds };
  const open: Gathered[] = [];
  let isContainer = false;
  for await (const walked of walkContainer(source, input.name, ports)) {
    isContainer = true;
    const current = open.at(-1);
    if (walked.is === 'container') {
      current?.addContainer();
      open.push(new Gathered(walked));
    } else if (walked.is === 'entry') {
      current?.add(walked);
    } else if (current !== undefined) {
      open.pop();
      yield* inputsOf(current, { source, input, settings });
    }
  }
  if (!isContainer) yield input;
}

interface Root {
  readonly source: FileSource;
  readonly input: Input;
  readonly settings: ExpandSettings;
}

async function* inputsOf(gathered: Gathered, { source, input, settings }: Root): AsyncGenerator<Input> {
  const { path: name, steps } = gathered.container;
  const { files, facts } = await gathered.finish(steps.at(-1)?.size ?? source.size);
  const folder = steps.reduce((below, { name: inner }) => belowPath(below, inner), input.below);
  for (const { walked, reception, invoice } of files) {
    yield {
      name: walked.path,
      path: input.path,
      below: belowPath(folder, walked.entry.name),
      inside: {
        root: input.name,
        steps: walked.steps,
        ...(reception === null ? {} : { reception }),
        ...(invoice === null ? {} : { invoice }),
      },
    };
  }
  const isReported = settings.notes ? isNotable(facts) : isFailed(facts);
  if (isReported || (settings.signed === true && facts.signedAt !== null)) {
    yield { name, path: input.path, below: folderOf(folder), container: facts };
  }
}
