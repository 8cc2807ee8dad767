/** Styles of customers' pages: no script, no font, no request. */
export const CUSTOMER_PAGE_CSS = `*{box-sizing:border-box}
body{margin:0;background:#f4f5f4;color:#1d231f;font:16px/1.5 'Segoe UI',Helvetica,Arial,sans-serif;overflow-wrap:anywhere}
header{background:#fff;border-bottom:1px solid #dfe3df}
header p{max-width:760px;margin:0 auto;padding:14px 16px;color:#2e7d32;font-weight:600;font-size:18px}
main,footer{max-width:760px;margin:0 auto;padding:16px}
h1{margin:8px 0 16px;font-size:26px;line-height:1.2;font-weight:600}
h2{margin:0;font-size:20px;line-height:1.3;font-weight:600}
p{margin:0 0 12px}
article,.card{margin:0 0 24px;background:#fff;border:1px solid #dfe3df;border-radius:10px;overflow:hidden}
.card,.text{padding:16px}
.photos{display:flex;gap:4px;overflow-x:auto;scroll-snap-type:x mandatory;background:#e7eae7}
.photos img{display:block;flex:0 0 100%;width:100%;aspect-ratio:16/10;object-fit:cover;scroll-snap-align:start}
.photos img:not(:only-child){flex-basis:92%;width:92%}
.price{margin:4px 0 0;font-size:22px;font-weight:600}
.place{color:#5f6661}
dl{display:flex;flex-wrap:wrap;gap:8px 28px;margin:0 0 16px}
dt{color:#5f6661;font-size:13px}
dd{margin:0;font-weight:600}
.answer{display:grid;gap:12px;margin:0 0 20px}
.said{margin:0;padding:12px 14px;border-left:4px solid #2e7d32;background:#eef5ee}
button,summary{display:flex;align-items:center;justify-content:center;width:100%;min-height:48px;padding:10px 20px;border:1px solid #8a938c;border-radius:8px;background:#fff;color:#1d231f;font:inherit;font-weight:600;cursor:pointer}
button.like{border-color:#2e7d32;background:#2e7d32;color:#fff}
button.like:hover{background:#256528}
summary{list-style:none}
summary::-webkit-details-marker{display:none}
details[open] summary{margin-bottom:12px}
fieldset{margin:0 0 12px;padding:0;border:0}
legend{padding:0 0 4px;font-weight:600}
fieldset label{display:flex;gap:12px;align-items:center;min-height:44px}
input[type=radio]{width:20px;height:20px;margin:0;accent-color:#2e7d32}
.note{display:block;margin:0 0 4px}
textarea{width:100%;margin:0 0 12px;padding:10px;border:1px solid #8a938c;border-radius:8px;font:inherit}
a{color:#2e7d32}
:focus-visible{outline:3px solid #2e7d32;outline-offset:2px}
.mentions{margin:16px 0 0;padding:12px 0 0;border-top:1px solid #dfe3df;list-style:none;color:#5f6661;font-size:13px}
.mentions li{margin:0 0 4px}
.stop{text-align:center}
.stop a{display:inline-block;padding:12px}
footer{color:#5f6661;font-size:12px}
footer p{margin:0 0 4px}
@media (min-width:600px){.answer{grid-template-columns:1fr 1fr}.answer .said,.answer details[open],.answer details:last-child{grid-column:1/-1}}`;
