/** Style of the page, mainly for paper: A4, table headers on every page, no row split across pages. */
export const STYLE_SHEET = `
:root{color-scheme:light dark;--text:#1b1f24;--dim:#57606a;--line:#d0d7de;--soft:#f3f5f7;--accent:#0b4f8a;--error:#b42318;--warning:#8a5a00;--page:#fff}
*{box-sizing:border-box}
html{background:var(--soft);color:var(--text);font:14px/1.45 system-ui,-apple-system,"Segoe UI","Liberation Sans",Arial,sans-serif}
body{margin:0;padding:1.5rem}
main{max-width:60rem;margin:0 auto}
article,.notices{background:var(--page);border:1px solid var(--line);border-radius:6px;padding:2rem;margin:0 0 1.5rem}
.notices{padding:1rem 2rem}
.notices ul{list-style:none;margin:0;padding:0}
.notices li{border-left:4px solid var(--accent);padding:.15rem 0 .15rem .75rem;margin:.4rem 0}
.notices li.error{border-color:var(--error)}
.notices li.warning{border-color:var(--warning)}
h1{font-size:1.5rem;line-height:1.25;margin:0;overflow-wrap:anywhere}
h2{font-size:1rem;margin:1.6rem 0 .4rem;color:var(--accent);break-after:avoid}
p{margin:.2rem 0;overflow-wrap:anywhere}
.subtitle{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;list-style:none;color:var(--dim);margin:.3rem 0 0;padding:0}
.parties{display:grid;grid-template-columns:1fr 1fr;gap:1rem 2rem;margin:1.4rem 0 0;padding:1rem 0 0;border-top:2px solid var(--accent)}
.parties>div{min-width:0;break-inside:avoid}
.parties h2{margin-top:0}
.name{font-size:1.1rem;font-weight:600;margin:0 0 .3rem}
dl{display:grid;grid-template-columns:minmax(6rem,max-content) 1fr;gap:.1rem .9rem;margin:0}
dl.party{grid-template-columns:minmax(6rem,40%) 1fr}
dt{color:var(--dim);overflow-wrap:break-word;min-width:0}
dd{margin:0;min-width:0;overflow-wrap:anywhere}
.wrapper{overflow-x:auto}
table{width:100%;border-collapse:collapse}
th,td{padding:.3rem .5rem;text-align:left;vertical-align:top}
thead th{font-size:.85em;font-weight:600;color:var(--dim);vertical-align:bottom;border-bottom:1px solid var(--text)}
tbody tr{border-top:1px solid var(--line)}
tbody tr:first-child,tr.details{border-top:0}
th:first-child,td:first-child{padding-left:0}
th:last-child,td:last-child{padding-right:0}
.end{text-align:right}
td{white-space:nowrap}
td.grows,td.wraps,tr.details td{white-space:normal}
td.wraps{overflow-wrap:anywhere;min-width:8rem}
.end{font-variant-numeric:tabular-nums}
.grows{overflow-wrap:anywhere;min-width:7rem;width:50%}
table.one .grows{width:100%}
th.grows{overflow-wrap:normal}
tr.details td{padding-top:0}
dl.details{display:flex;flex-wrap:wrap;gap:.1rem 1.1rem;font-size:.88em}
dl.details div{min-width:0}
dl.details dt,dl.details dd{display:inline}
dl.details dt::after{content:": "}
table.totals{width:auto;min-width:50%;margin-left:auto}
table.totals th{font-weight:400;color:var(--dim)}
table.totals tr.strong>*{font-weight:700;font-size:1.15em;color:var(--text);border-top:2px solid var(--accent)}
@media (max-width:40rem){body{padding:0}article,.notices{border-radius:0;padding:1rem}.parties{grid-template-columns:1fr}}
@media screen and (prefers-color-scheme:dark){:root{--text:#e6e9ed;--dim:#9aa4af;--line:#3a424b;--soft:#15181c;--accent:#7db6ea;--error:#ff8c7f;--warning:#e3b341;--page:#1d2126}}
@page{size:A4;margin:14mm 13mm 16mm;@bottom-right{content:counter(page) " / " counter(pages);font:8pt sans-serif;color:#57606a}}
@media print{:root{color-scheme:light}html{background:none;font-size:9pt}body{padding:0}main{max-width:none}article,.notices{border:0;padding:0;margin:0}article+article{break-before:page}.notices{border-bottom:1px solid var(--line);margin-bottom:1rem;padding-bottom:.5rem}.wrapper{overflow:visible}thead{display:table-header-group}tr,li{break-inside:avoid}tr.details{break-before:avoid}table.totals{break-inside:avoid}p{orphans:3;widows:3}}
`;

/** The content security policy allows only this style sheet, by its SHA-256 hash in base64. A test recomputes it. */
export const STYLE_HASH = '1jik8ArkgNLsjHjsPdCRAFNHaFD+de8zIGJ4z8fEqk8=';
