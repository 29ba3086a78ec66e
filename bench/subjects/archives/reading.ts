/** Lists an archive and reads every file in it, with checksums. */
import {
  type ContainerPorts,
  type EntryContent,
  memorySource,
  type WalkedEntry,
  walkContainer,
} from '../../../src/envelope/container/index.ts';
import { measure } from '../protocol.ts';

export function measureArchive(
  ports: ContainerPorts,
  accepts: (content: EntryContent, entry: WalkedEntry) => boolean | Promise<boolean> = ({ bytes }) =>
    bytes !== null,
): Promise<void> {
  return measure(async (archives) => {
    let read = 0;
    for (const bytes of archives) {
      for await (const walked of walkContainer(memorySource(bytes), 'a.zip', ports)) {
        if (walked.is === 'entry' && (await accepts(await walked.read(), walked))) read += 1;
      }
    }
    return read;
  });
}
