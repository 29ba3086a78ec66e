/** The files that were dropped, chosen or pasted. */
import type { GivenFile } from '../worker/protocol.ts';

export function chosenFiles(list: FileList | readonly File[]): readonly GivenFile[] {
  return [...list].map((file) => {
    const { webkitRelativePath: path } = file;
    return { name: path || file.name, file, isChosen: path === '' };
  });
}

/** Also the files of dropped folders. */
export async function droppedFiles(transfer: DataTransfer): Promise<readonly GivenFile[]> {
  // The browser empties the list at the first pause of this function.
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry());
  const files = [...transfer.files];
  if (entries.every((entry) => entry === null || entry.isFile)) return chosenFiles(files);
  const found: GivenFile[] = [];
  for (const entry of entries) if (entry !== null) await gather(entry, found, true);
  return found;
}

async function gather(entry: FileSystemEntry, found: GivenFile[], isChosen: boolean): Promise<void> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    found.push({ name: entry.fullPath.replace(/^\//, ''), file, isChosen });
  } else if (isFolder(entry)) {
    const reader = entry.createReader();
    for (;;) {
      // Browsers return at most a hundred entries at a time.
      const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
        reader.readEntries(resolve, reject),
      );
      if (some.length === 0) return;
      for (const one of some) await gather(one, found, false);
    }
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

export function pastedText(text: string): GivenFile {
  const isJson = text.trimStart().startsWith('{');
  const name = isJson ? 'testo.json' : 'testo.xml';
  return { name, file: new Blob([text]), isChosen: true };
}
