/** Access for programs: address, key and company of the seed. */
import { SEED } from '../../seed/seed.ts';
import { type Html, html } from '../html.ts';
import type { PageRequest } from '../pageRequest.ts';

/** Empty without the company of the seed: of other keys, only the hash is stored. */
export function access(
  { context, words }: PageRequest,
  companies: readonly { readonly id: string }[],
): Html | null {
  if (!companies.some(({ id }) => id === SEED.companyId)) return null;
  const lines = [
    `export FATTURA_BASE_URL=${context.url}`,
    `export FATTURA_API_KEY=${SEED.apiKey}`,
    `export FATTURA_COMPANY_ID=${SEED.companyId}`,
  ];
  return html`<section class="access" aria-labelledby="use">
<h2 id="use">${words.use.title}</h2>
<p>${words.use.text}</p>
<div class="code"><pre id="exports" tabindex="0">${lines.join('\n')}</pre>
<button type="button" hidden data-copy="exports" data-done="${words.use.copied}">${words.use.copy}</button></div>
</section>`;
}
