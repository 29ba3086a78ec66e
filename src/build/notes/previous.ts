/** Earlier credit notes given in the brief. */
import { isCreditNote } from '../../domain/documents.ts';
import type { Reading } from '../read/reading.ts';

interface AnyBody {
  readonly dati_generali: { readonly dati_generali_documento: { readonly tipo_documento: string } };
}

/** The bodies of credit notes that refer to the invoice; a note that does not is reported. */
export function creditNotesOf<Body extends AnyBody>(
  notes: unknown,
  number: string,
  reading: Reading,
  names: (body: Body) => boolean | undefined,
): readonly Body[] {
  return reading.list(notes, '/note_precedenti').flatMap((note, index) => {
    const at = `/note_precedenti/${index}`;
    const bodies = reading.list(reading.fields(note, at)['fattura_elettronica_body'], at) as readonly Body[];
    const own = bodies.filter(
      (body) =>
        isCreditNote(body.dati_generali.dati_generali_documento.tipo_documento) && names(body) === true,
    );
    if (own.length === 0) reading.problems.add('note.previous', at, undefined, { number });
    return own;
  });
}
