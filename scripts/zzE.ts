import { validate, fixInvoice } from '../src/index.ts';
import { sampleXml } from '../test/support/samples.ts';
import { pages } from '../src/validate/pages/index.ts';
const mine = '00400 00401 00413 00414 00419 00420 00421 00422 00424 00429 00430 00437 00438 00443 00444 00445 00460 00474'.split(' ');
for (const p of pages) { if (!mine.includes(p.code)) continue;
  const x = sampleXml(p.wrong!);
  for (const language of ['it','en'] as const) for (const f of validate(x,{asOf:'2026-06-15',language}).findings) console.log(p.code, f.severity, f.code, `${f.line}:${f.column}`, f.message, '|', f.help, f.fix ? JSON.stringify(f.fix):'');
  const r = validate(sampleXml(p.right!), {asOf:'2026-06-15'}).findings; for (const f of r) console.log('   RIGHT', f.code, f.message);
  if (['00419','00421','00422','00443'].includes(p.code)) { const r = fixInvoice(x,{amounts:true}); console.log('   FIX', r.before, r.after, r.changes.map(c=>`${c.code} ${c.op} ${c.from}→${c.to}`), r.notApplied.length); }
}
