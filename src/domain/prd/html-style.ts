/** The look of an exported document: the brand's drawing on paper or blueprint, black on white in print. */
export const HTML_STYLE = `
:root{--paper:#f7f5ef;--sheet:#fffdf8;--ink:#12263f;--ink-2:#44566c;--line:#c9cfd6;--signal:#c8390a;--link:#1f5fa8}
@media (prefers-color-scheme:dark){:root{--paper:#0b2748;--sheet:#0f2f56;--ink:#eaf2fb;--ink-2:#a9c1dc;--line:#3a6496;--signal:#ff8a4c;--link:#8cc2ff}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.6 Archivo,"Segoe UI",system-ui,sans-serif;overflow-wrap:break-word}
main{max-width:1020px;margin:0 auto;padding:32px 24px 64px}
h1,h2,h3{line-height:1.2;letter-spacing:-.02em;text-wrap:balance}
h1{font-size:34px;margin:0 0 16px}
h2{font-size:26px;margin:64px 0 16px;padding-top:16px;border-top:1.5px solid var(--ink)}
h3{font-size:19px;margin:32px 0 8px}
h2 .mark{margin-right:12px}
p,ul,ol,blockquote{max-width:68ch}
li{margin:4px 0}
a{color:var(--link)}
.mark,dt,caption,th,.label{font:500 12px/1.4 "IBM Plex Mono",ui-monospace,monospace;letter-spacing:.06em;text-transform:uppercase;color:var(--ink-2)}
.dimension{position:relative;height:12px;margin:0 0 24px;border:solid var(--signal);border-width:0 1.5px}
.dimension::before{content:"";display:block;height:6.75px;border-bottom:1.5px solid var(--signal)}
.dimension span{position:absolute;top:2px;border:solid transparent;border-width:4px 0}
.dimension span:first-child{left:0;border-right:9px solid var(--signal)}
.dimension span:last-child{right:0;border-left:9px solid var(--signal)}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(180px,1fr));margin:0 0 32px;border:1.5px solid var(--ink);background:var(--sheet)}
.facts div{padding:10px 14px;border-right:1px solid var(--line)}
dd{margin:2px 0 0;font-weight:600}
nav ol{columns:2;padding-left:24px}
.table{overflow-x:auto;margin:24px 0;border:1.5px solid var(--ink);background:var(--sheet)}
table{width:100%;border-collapse:collapse;font-size:15px;line-height:1.45}
caption{padding:10px 14px;text-align:left;border-bottom:1.5px solid var(--ink)}
th,td{padding:8px 14px;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}
tr:last-child td,tr:last-child th{border-bottom:0}
tbody th{font:inherit;letter-spacing:0;text-transform:none;color:inherit;font-weight:600}
.sum td:last-child,.sum th:last-child{text-align:right;font-family:"IBM Plex Mono",ui-monospace,monospace;white-space:nowrap}
.sum tbody tr:last-child>*{border-top:1.5px solid var(--ink);font-weight:700}
article{margin:24px 0;padding:16px 20px;border:1px solid var(--line);background:var(--sheet)}
article h3{margin-top:0}
.note{margin:16px 0;padding:8px 16px;border-left:3px solid var(--ink)}
blockquote{margin:16px 0;padding:8px 16px;border-left:3px solid var(--line);white-space:pre-line}
footer{margin-top:64px;padding-top:16px;border-top:1.5px solid var(--ink);color:var(--ink-2)}
@media (max-width:640px){main{padding:24px 16px}h1{font-size:28px}nav ol{columns:1}}
@media print{:root{--paper:#fff;--sheet:#fff;--ink:#000;--ink-2:#333;--line:#999;--signal:#c8390a;--link:#000}
@page{margin:18mm}body{font-size:10.5pt}main{max-width:none;padding:0}nav{display:none}h2{break-after:avoid;margin-top:28px}h3,caption{break-after:avoid}article,tr{break-inside:avoid}.table{overflow:visible}}
`.trim();
