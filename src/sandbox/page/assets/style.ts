/** The only style sheet: light and dark, wide and narrow. */
export const STYLE = `
:root{color-scheme:light dark;--text:#1b1f24;--dim:#5b6570;--line:#d8dee5;--soft:#f3f5f7;--page:#fff;--accent:#0b4f8a;--on-accent:#fff;--good:#17693a;--good-soft:#e1f3e8;--busy:#0b4f8a;--busy-soft:#e2eefa;--bad:#b42318;--bad-soft:#fdeae8;--warning:#805300;--warning-soft:#fbf0d6;--quiet:#515b66;--quiet-soft:#e9edf1}
@media (prefers-color-scheme:dark){:root{--text:#e6e9ed;--dim:#9ba5b0;--line:#363e47;--soft:#15181c;--page:#1d2126;--accent:#7db6ea;--on-accent:#0c1c2b;--good:#7fd6a0;--good-soft:#163524;--busy:#8ec1f0;--busy-soft:#16304a;--bad:#ff9c91;--bad-soft:#45201c;--warning:#e9c168;--warning-soft:#3d3013;--quiet:#b3bcc6;--quiet-soft:#2b323a}}
*{box-sizing:border-box}
[hidden]{display:none!important}
html{background:var(--soft);color:var(--text);font:15px/1.5 system-ui,-apple-system,"Segoe UI","Liberation Sans",Arial,sans-serif;-webkit-text-size-adjust:100%}
body{margin:0}
a{color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:3px}
.skip{position:absolute;left:-100rem}
.skip:focus{left:1rem;top:.5rem;background:var(--page);padding:.3rem .6rem;z-index:1}
.top{display:flex;flex-wrap:wrap;align-items:center;gap:.2rem 1.6rem;background:var(--page);border-bottom:1px solid var(--line);padding:0 max(1rem,calc(50% - 32rem))}
.brand{color:var(--text);text-decoration:none;padding:.8rem 0}
.brand b{color:var(--accent)}
.top nav{display:flex;flex:1;gap:.1rem}
.top nav a{color:var(--dim);text-decoration:none;padding:.8rem .6rem;border-bottom:2px solid transparent;margin-bottom:-1px}
.top nav a:hover{color:var(--text)}
.top nav a[aria-current]{color:var(--text);border-bottom-color:var(--accent)}
.languages{display:flex;gap:.2rem;text-transform:uppercase;font-size:.8rem}
.languages>*{padding:.4rem}
.languages span{color:var(--dim);font-weight:600}
main{max-width:66rem;margin:0 auto;padding:1.4rem 1rem 3rem}
footer{max-width:64rem;margin:0 auto;padding:1rem 0;color:var(--dim);font-size:.85rem;border-top:1px solid var(--line)}
h1{font-size:1.5rem;line-height:1.25;margin:.2rem 0 .8rem;overflow-wrap:anywhere}
h2{font-size:1.05rem;margin:1.8rem 0 .5rem}
h3{font-size:1.15rem;margin:2rem 0 .4rem}
p{margin:.4rem 0;max-width:48rem;overflow-wrap:anywhere}
.dim,.empty{color:var(--dim)}
.mono,code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace;font-size:.9em}
code{overflow-wrap:anywhere}
pre{background:var(--quiet-soft);border-radius:6px;padding:.7rem .9rem;margin:.4rem 0;overflow:auto;max-height:26rem}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.notice{background:var(--warning-soft);color:var(--text);border-radius:6px;padding:.6rem .9rem}
button,.button,select,input[type=search],input[type=date],input[type=text]{font:inherit;line-height:1.4;border:1px solid var(--line);border-radius:6px;background:var(--page);color:var(--text);padding:.4rem .85rem}
button,.button{display:inline-block;cursor:pointer;text-decoration:none}
button:hover,.button:hover{border-color:var(--accent)}
.primary{background:var(--accent);border-color:var(--accent);color:var(--on-accent);font-weight:600}
.danger{border-color:var(--bad);color:var(--bad)}
.drop{background:var(--page);border:2px dashed var(--line);border-radius:10px;padding:1rem 1.2rem 1.2rem}
.drop.over{border-color:var(--accent);background:var(--busy-soft)}
.drop h2{margin:0}
.drop p{color:var(--dim)}
.fields{display:flex;flex-wrap:wrap;align-items:center;gap:.7rem 1.4rem;margin-top:.7rem}
.fields fieldset{display:flex;flex-wrap:wrap;gap:.3rem 1.1rem;border:0;margin:0;padding:0}
.file{min-width:0;flex:1 1 16rem}
.file input{font:inherit;width:100%;color:var(--dim)}
.file input::file-selector-button{font:inherit;border:1px solid var(--line);border-radius:6px;background:var(--soft);color:var(--text);padding:.35rem .8rem;margin-right:.7rem;cursor:pointer}
.chips{display:flex;flex-wrap:wrap;gap:.35rem;margin:1.4rem 0 .7rem}
.chips a{font-size:.78rem;letter-spacing:.02em;color:var(--dim);text-decoration:none;border:1px solid var(--line);border-radius:99px;padding:.2rem .7rem;background:var(--page)}
.chips a:hover{border-color:var(--accent)}
.chips a[aria-current]{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
.search{display:flex;flex-wrap:wrap;align-items:flex-end;gap:.5rem .9rem;margin:0 0 1rem}
.search label{display:flex;flex-direction:column;font-size:.8rem;color:var(--dim);flex:0 1 auto;min-width:0}
.search .whole{flex:1 1 100%;max-width:none}
.search input,.search select{width:100%;min-width:0}
.search select{max-width:18rem}
.search input,.search select,.search button,.search .button{height:2.3rem}
.search .text{flex-basis:18rem}
p+.search{margin-top:.9rem}
.badge{display:inline-block;font-size:.74rem;font-weight:600;letter-spacing:.03em;border-radius:5px;padding:.12rem .5rem;white-space:nowrap}
.badge.good{background:var(--good-soft);color:var(--good)}
.badge.busy{background:var(--busy-soft);color:var(--busy)}
.badge.bad,.count.bad{background:var(--bad-soft);color:var(--bad)}
.badge.warning,.count.warning{background:var(--warning-soft);color:var(--warning)}
.badge.quiet{background:var(--quiet-soft);color:var(--quiet)}
.count{display:inline-block;min-width:1.6rem;text-align:center;border-radius:99px;font-size:.8rem;font-weight:600;padding:.05rem .45rem;margin-right:.25rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:baseline;padding:.55rem .7rem}
.end{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.cards{background:var(--page);border:1px solid var(--line);border-radius:8px;border-collapse:separate;border-spacing:0}
.cards thead th{font-size:.8rem;font-weight:600;color:var(--dim)}
.cards tbody td,.cards tfoot>tr>*{border-top:1px solid var(--line)}
.cards .main{overflow-wrap:anywhere;font-weight:600}
.cards .wide{width:40%;overflow-wrap:anywhere}
.cards time{white-space:nowrap}
.cards .main .dim{font-weight:400}
.list .kind{display:block;font-size:.85rem}
.list td>span{display:block;max-width:10rem;overflow-wrap:break-word}
.list .main>span,.list .end>span{max-width:none}
.list .main>span{overflow-wrap:anywhere}
.list [data-column=iban]>span{max-width:16rem}
.list [data-column=code]{min-width:7rem}
.pager{display:flex;justify-content:space-between;gap:1rem;margin:1rem 0}
.access .code{position:relative}
.access pre{padding-right:6rem;white-space:pre}
.access button{position:absolute;right:.5rem;top:.5rem;padding:.15rem .6rem;font-size:.85rem}
.state{font-size:1.05rem;margin:0}
.actions{display:flex;flex-wrap:wrap;align-items:flex-start;gap:.6rem;margin:.9rem 0}
.act form{display:flex;flex-wrap:wrap;gap:.4rem;justify-content:flex-end}
.act input,.act button{padding:.15rem .6rem;font-size:.9rem}
.ask summary{list-style:none}
.ask summary::-webkit-details-marker{display:none}
.ask[open]{background:var(--page);border:1px solid var(--line);border-radius:8px;padding:.6rem .8rem}
.ask form{margin:.5rem 0 0}
.facts{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:.7rem 1.4rem;background:var(--page);border:1px solid var(--line);border-radius:8px;padding:1rem 1.2rem;margin:.8rem 0}
.facts div{min-width:0}
dt{color:var(--dim);font-size:.8rem}
dd{margin:0;overflow-wrap:anywhere}
.columns{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:0 2rem}
.history,.findings,.events{list-style:none;margin:0;padding:0}
.history>li{padding:.35rem 0 .35rem 1rem;border-left:2px solid var(--line);overflow-wrap:anywhere}
.history ul{margin:.3rem 0;padding-left:1.2rem}
.findings>li{background:var(--page);border:1px solid var(--line);border-left:4px solid var(--busy);border-radius:6px;padding:.6rem .9rem;margin:0 0 .6rem}
.findings>li.error{border-left-color:var(--bad)}
.findings>li.warning{border-left-color:var(--warning)}
.findings p{margin:.15rem 0}
.severity{font-weight:600}
.error .severity{color:var(--bad)}
.warning .severity{color:var(--warning)}
.help,.place{color:var(--dim);font-size:.92em}
.place b{color:var(--text);font-weight:600}
.invoice{display:block;width:100%;height:min(80vh,56rem);border:1px solid var(--line);border-radius:8px;background:var(--page)}
.events>li{background:var(--page);border:1px solid var(--line);border-radius:8px;padding:.6rem .9rem;margin:0 0 .6rem}
.events .head{display:flex;flex-wrap:wrap;gap:.1rem 1rem;margin:0}
.events>li>.head .mono{font-weight:600}
.delivery{display:flex;flex-wrap:wrap;align-items:center;gap:.2rem .7rem;margin:.4rem 0}
.url{overflow-wrap:anywhere;min-width:0}
.wrong{color:var(--bad);overflow-wrap:anywhere;min-width:0}
.delivery button{padding:.15rem .7rem;font-size:.9rem}
details>summary{cursor:pointer}
.events details>summary{color:var(--dim);font-size:.9rem}
.mail{background:var(--page);border:1px solid var(--line);border-radius:8px;padding:1rem 1.2rem;margin:0 0 1rem}
.mail h2{margin:0;overflow-wrap:anywhere}
.mail .facts{background:none;border:0;padding:0}
.letter{white-space:pre-wrap;border-left:3px solid var(--line);padding-left:.9rem}
.find{position:sticky;top:0;background:var(--soft);padding:.5rem 0;max-width:none;margin:0}
.find label{display:flex;align-items:center;gap:.6rem;white-space:nowrap}
.find input{flex:0 1 24rem;min-width:0}
.reference{display:grid;grid-template-columns:11rem minmax(0,1fr);gap:2rem}
.reference h2{scroll-margin-top:4rem}
.contents{font-size:.9rem;position:sticky;top:3.6rem;align-self:start;max-height:calc(100vh - 4.5rem);overflow:auto}
.contents p{margin:.7rem 0 .1rem;font-weight:600}
.contents ul{list-style:none;margin:0;padding:0 0 0 .7rem}
.contents a{text-decoration:none}
.entry{background:var(--page);border:1px solid var(--line);border-radius:8px;padding:.8rem 1.1rem;margin:0 0 .9rem;scroll-margin-top:4rem}
.entry:target{border-color:var(--accent)}
.entry h4{font-size:1rem;margin:0 0 .2rem}
.entry h4 a{color:var(--text);text-decoration:none}
.entry h4 .dim{font-weight:400;font-size:.85rem}
.method{font-size:.74rem;font-weight:700;border-radius:5px;padding:.1rem .45rem;background:var(--busy-soft);color:var(--busy)}
.method.post{background:var(--good-soft);color:var(--good)}
.method.patch{background:var(--warning-soft);color:var(--warning)}
.method.delete{background:var(--bad-soft);color:var(--bad)}
.parts{display:grid;grid-template-columns:6.5rem minmax(0,1fr);gap:.35rem .8rem;margin:.6rem 0 0}
.parts p{margin:0 0 .2rem}
.parts dt{padding-top:.1rem}
.plain{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:.05rem 1.2rem}
table.fields{display:table;margin:0;font-size:.93em}
table.fields th,table.fields td{padding:.2rem .8rem .2rem 0;overflow-wrap:anywhere}
table.fields th{font-weight:400;width:30%}
table.fields td{overflow-wrap:break-word}
table.fields td:nth-child(2):not(:last-child){width:26%}
.operators{color:var(--dim)}
.codes{line-height:1.9;max-width:none}
@media (max-width:64rem){
.top nav{order:3;flex-basis:100%;flex-wrap:wrap;margin:0 -.6rem}
.top nav a{padding:.4rem .6rem}
.languages{margin-left:auto}
[data-part=rows]{overflow-x:auto}
}
@media (max-width:46rem){
.search{display:grid;grid-template-columns:1fr 1fr}
.search .whole,.search .text{grid-column:1/-1}
.search select{max-width:none}
.cards td.act{grid-column:1/-1;margin-top:.4rem}
.top{padding:0 1rem}
.top nav{gap:0;margin:0 -.4rem;font-size:.9rem}
.top nav a{padding:.3rem .4rem}
main{padding-top:1rem}
.columns,.reference{grid-template-columns:minmax(0,1fr)}
.reference{gap:0}
.contents{position:static;max-height:none;columns:2;margin:.6rem 0 0}
.contents div{break-inside:avoid}
.drop{padding:.9rem}
.fields{flex-direction:column;align-items:stretch}
.file{flex:none}
footer{margin:0 1rem}
.contents ul{display:none}
.contents p{margin:.2rem 0}
.access button{position:static}
.access pre{padding-right:.9rem}
.cards,.cards tbody,.cards tfoot{display:block}
.cards thead{display:none}
.cards tr{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.1rem .8rem;padding:.7rem .9rem;align-items:baseline}
.cards tr+tr,.cards tfoot tr{border-top:1px solid var(--line)}
.cards tbody td,.cards tbody .wide,.cards tfoot>tr>*{border:0;padding:0;width:auto;overflow-wrap:break-word;text-align:left;white-space:normal}
.cards td[data-label]{grid-column:1/-1;display:flex;gap:.8rem;justify-content:space-between;text-align:right}
.cards td[data-label]::before{content:attr(data-label);color:var(--dim);font-weight:400;font-size:.85rem;white-space:nowrap}
.cards td.main:first-child{grid-column:1/-1}
.cards tfoot .end{text-align:right}
.list td.main{order:-1;grid-column:1/-1}
.list td.none{display:none}
.list td[data-label]>span{min-width:0;max-width:none}
.list td .badge{margin:.1rem 0}
.documents td.main{text-align:right}
.documents td[data-label]{display:block;grid-column:auto;order:2;text-align:left}
.documents td[data-label]::before{content:none}
.documents td.whole{grid-column:1/-1;order:1}
.documents td.end{text-align:right}
.documents td.found{display:flex;grid-column:1/-1;order:3}
.documents td.found::before{content:attr(data-label)}
.documents td.zero{display:none}
.parts{grid-template-columns:minmax(0,1fr);gap:.1rem}
.parts dd{margin-bottom:.4rem}
table.fields,table.fields tbody{display:block}
table.fields tr{display:flex;flex-wrap:wrap;gap:0 .6rem;padding:.25rem 0;border-top:1px solid var(--line)}
table.fields th,table.fields td:nth-child(2):not(:last-child){width:auto}
table.fields th,table.fields td{padding:0}
.invoice{height:75vh}
}
`;
