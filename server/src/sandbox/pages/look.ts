const LIGHT = `color-scheme:light;--bg:#faf9f6;--bg-subtle:#f2f1ec;--bg-muted:#e5e4dc;--bg-panel:#fff;--fg:#191e1b;--fg-muted:#5a5d55;
--border:#d0cfc5;--border-subtle:#e5e4dc;--border-control:#7b7c73;--border-strong:#191e1b;--brand-solid:#c8420a;--brand-hover:#a13508;
--brand-contrast:#fff;--brand-mark:#e9591a;--tag-bg:#f8efd8;--tag-border:#cfad5d;--tag-fg-muted:#685020;--ok-fg:#164d43;--ok-subtle:#d7eae2;
--warn-fg:#685020;--warn-subtle:#f0e1b9;--danger-fg:#b3153d;--danger-subtle:#fdf0f2;--info-fg:#17497f;--info-subtle:#d8e6f6;--focus:#1d5c9f`

const DARK = `color-scheme:dark;--bg:#101614;--bg-subtle:#171e1b;--bg-muted:#222a26;--bg-panel:#1a211e;--fg:#f1f0ea;--fg-muted:#b1b5ab;
--border:#3a433e;--border-subtle:#2a322e;--border-control:#838b83;--border-strong:#d9dad2;--brand-solid:#ff8a50;--brand-hover:#ffa476;
--brand-contrast:#241006;--brand-mark:#fb7a3c;--tag-bg:#2b2617;--tag-border:#7d6a37;--tag-fg-muted:#d8c491;--ok-fg:#94cbb9;--ok-subtle:#1b3a31;
--warn-fg:#e3ca8b;--warn-subtle:#3a331f;--danger-fg:#f59fb1;--danger-subtle:#36141d;--info-fg:#9cc2ec;--info-subtle:#16293d;--focus:#8db7e6`

const RULES = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--bg);color:var(--fg);font:400 .9375rem/1.5 "Archivo Variable",Archivo,"Helvetica Neue",Arial,sans-serif;word-spacing:.045em;min-height:100dvh}
h1,h2,h3,p,ul,ol,dl,dd,pre{margin:0;padding:0}ul,ol{list-style:none}
h1,h2{font-stretch:116%;font-weight:780;letter-spacing:-.022em;line-height:1.1;text-wrap:balance}
h1{font-size:clamp(1.625rem,1.3rem + 1.5vw,2.25rem)}h2{font-size:1.25rem}h3{font-size:1rem;font-weight:680}
a{color:inherit;text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.wrap{width:100%;max-width:70rem;margin-inline:auto;padding-inline:clamp(1rem,.6rem + 1.8vw,2.5rem)}
.narrow{width:100%;max-width:34rem;margin-inline:auto}
.stack{display:flex;flex-direction:column;gap:var(--g,1rem)}
.row{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}.between{justify-content:space-between}
.muted{color:var(--fg-muted)}.small{font-size:.8125rem}.mono{font:500 .8125rem/1.4 ui-monospace,Menlo,Consolas,monospace;word-spacing:0;overflow-wrap:anywhere}
.note{background:var(--warn-subtle);color:var(--warn-fg);font-size:.8125rem;padding:.5rem 0;font-weight:560}
.top{border-bottom:1px solid var(--border-subtle)}.top .wrap{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1.5rem;min-height:4rem;padding-block:.5rem}
.logo{display:inline-flex;align-items:center;gap:.5rem;font-stretch:120%;font-weight:800;font-size:1.375rem;letter-spacing:-.035em;line-height:1;text-decoration:none}
.nut{width:1.75rem;height:1.75rem;fill:var(--brand-mark);flex:none}
.tabs{display:flex;gap:1.25rem;overflow-x:auto;min-width:0;scrollbar-width:none}.tabs a{flex:none;padding:.75rem 0 .5rem;border-bottom:3px solid transparent;text-decoration:none;font-weight:600}
.tabs a[aria-current]{border-color:var(--brand-mark)}.tabs a:hover{border-color:var(--border-control)}
main{padding-block:clamp(1.5rem,1rem + 2vw,3rem) 4rem}
.panel{background:var(--bg-panel);border:1px solid var(--border);border-radius:10px;padding:1.25rem;min-width:0}
.grid{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr))}
.btn{display:inline-flex;align-items:center;justify-content:center;min-height:2.5rem;padding:.25rem .875rem;border:1.5px solid var(--border-strong);border-radius:6px;background:transparent;color:var(--fg);font:inherit;font-size:.875rem;font-weight:640;text-decoration:none;cursor:pointer}
.btn:hover{background:var(--bg-muted)}
.btn--p{border-color:var(--brand-solid);background:var(--brand-solid);color:var(--brand-contrast)}.btn--p:hover{border-color:var(--brand-hover);background:var(--brand-hover)}
.btn--d{border-color:var(--danger-fg);color:var(--danger-fg)}.btn--d:hover{background:var(--danger-subtle)}
.btn--s{min-height:2rem;padding:.125rem .625rem;font-size:.8125rem}.btn--l{min-height:3rem;font-size:1rem;width:100%}
.field{display:flex;flex-direction:column;gap:.375rem;min-width:0}.field label{font-weight:620;font-size:.875rem}
.in{width:100%;min-height:2.5rem;padding:.375rem .75rem;border:1.5px solid var(--border-control);border-radius:6px;background:var(--bg-panel);color:inherit;font:inherit;font-size:1rem}
.in--l{min-height:3rem}.in[aria-invalid=true]{border-color:var(--danger-fg)}
.error{color:var(--danger-fg);font-size:.8125rem;font-weight:560}.alert{background:var(--danger-subtle);color:var(--danger-fg);border-radius:6px;padding:.75rem 1rem;font-weight:560}
.badge{display:inline-block;padding:.125rem .5rem;border-radius:3px;font-stretch:88%;font-size:.8125rem;font-weight:640;white-space:nowrap;background:var(--bg-muted)}
.badge--ok{background:var(--ok-subtle);color:var(--ok-fg)}.badge--warn{background:var(--warn-subtle);color:var(--warn-fg)}.badge--bad{background:var(--danger-subtle);color:var(--danger-fg)}.badge--info{background:var(--info-subtle);color:var(--info-fg)}
.price{font-stretch:92%;font-weight:740;font-size:1.5rem;line-height:1.1;letter-spacing:-.015em;font-variant-numeric:tabular-nums;white-space:nowrap}
.tag{position:relative;isolation:isolate;padding:1.25rem 1.25rem 1.25rem 4rem}
.tag::before,.tag::after{content:"";position:absolute;z-index:-1;clip-path:polygon(20px 0,100% 0,100% 100%,20px 100%,0 calc(100% - 20px),0 20px)}
.tag::before{inset:0;background:var(--tag-border)}.tag::after{inset:1px;background:var(--tag-bg)}
.tag .nut{position:absolute;left:1.125rem;top:1.25rem}.tag .muted{color:var(--tag-fg-muted)}
.tag li{display:flex;justify-content:space-between;gap:1rem;padding-block:.125rem}.tag li span:last-child{white-space:nowrap;font-variant-numeric:tabular-nums}
.total{display:flex;justify-content:space-between;align-items:baseline;gap:1rem;border-top:2px dashed var(--tag-border);padding-top:.75rem}
.item{border-top:1px solid var(--border-subtle);padding-block:1rem}.item:first-child{border-top:0;padding-top:0}.item:last-child{padding-bottom:0}
.facts{display:grid;grid-template-columns:auto 1fr;gap:.125rem 1rem;font-size:.875rem}.facts dt{color:var(--fg-muted)}.facts dd{min-width:0;overflow-wrap:anywhere}
.line{display:grid;gap:.25rem .75rem;grid-template-columns:minmax(0,1fr) auto;align-items:center;border-top:1px solid var(--border-subtle);padding-block:.5rem;font-size:.875rem}.line:last-child{padding-bottom:0}
@media (max-width:47.99em){.line .mono{font-size:.75rem}}
@media (min-width:48em){.line{grid-template-columns:minmax(0,1fr) 8rem 9rem 5.5rem}.line--call{grid-template-columns:8.5rem 5rem minmax(0,1fr) auto}}
iframe{width:100%;height:34rem;border:1px solid var(--border);border-radius:6px;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--bg-subtle);border-radius:6px;padding:1rem}
form.inline{display:inline-flex}
`

/** The style of every sandbox page: Tuerca's tokens, light and dark, without anything from outside. */
export function styleSheet(fontUrl: string): string {
  const face = `@font-face{font-family:"Archivo Variable";src:url("${fontUrl}") format("woff2");font-weight:100 900;font-stretch:62% 125%;font-display:swap}`
  return `${face}:root{${LIGHT}}@media (prefers-color-scheme:dark){:root{${DARK}}}${RULES}`
}
