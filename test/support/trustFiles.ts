/** A list of lists and the Italian list, both signed with the key of the test certificates. */
import { selfSigned } from './certificates.ts';
import { signXades } from './signXades.ts';
import { authority, type ListParts, writeList } from './trustWriter.ts';

/** The certificate with which signXades signs. */
export const SIGNER: Uint8Array = new Uint8Array(
  Buffer.from(selfSigned.replace(/-----[^-]+-----|\s/g, ''), 'base64'),
);

const CERTIFIER = authority('Firma Esempio CA 1', 'P-384');

const FAR = '2126-01-01T00:00:00Z';

/** @param base Where the lists are: at /eu and /it. */
export function listOfLists(base: string, parts: ListParts = {}): string {
  return writeList({
    type: 'EUlistofthelists',
    territory: 'EU',
    sequence: '300',
    nextUpdate: FAR,
    pointers: [
      { territory: 'EU', location: `${base}/eu`, signers: [SIGNER] },
      { territory: 'IT', location: `${base}/it`, signers: [SIGNER] },
      { territory: 'AT', location: `${base}/at`, signers: [CERTIFIER] },
    ],
    ...parts,
  });
}

/** A service that is granted, and another one that was withdrawn. */
export function italianList(parts: ListParts = {}): string {
  return writeList({
    operator: 'Ente di prova',
    provider: 'Firma Esempio S.p.A.',
    sequence: '10',
    nextUpdate: FAR,
    services: [
      { certificates: [CERTIFIER] },
      {
        certificates: [authority('Firma Esempio CA 0', 'P-521')],
        status: 'withdrawn',
        since: '2024-03-01T00:00:00Z',
      },
    ],
    ...parts,
  });
}

/** Both lists, signed, and the certificate of their signer, by the names that the documentation uses. */
export function trustFiles(base = 'https://lists.example'): Readonly<Record<string, string>> {
  return {
    'eu-lotl.xml': signXades(listOfLists(base)),
    'TSL-IT.xml': signXades(italianList()),
    'lotl-signer.pem': selfSigned,
  };
}
