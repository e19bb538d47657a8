/** The one stylesheet of the pages, in the product's colours, light and dark. */
export const stylesheet = `
:root {
  color-scheme: light;
  --paper: #F4F6F1; --surface: #FFFFFF; --sunken: #E8ECE5;
  --ink: #16211C; --ink-2: #435048; --line: #D5DBD2; --line-strong: #727E76;
  --accent: #17614A; --accent-hover: #104B39; --on-accent: #FFFFFF; --accent-tint: #E3F0E8;
  --warn: #744600; --warn-tint: #FFF2D4; --warn-line: #E3BE74;
  --danger: #9E2B1B; --danger-tint: #FCECE8; --danger-line: #E5B3A8;
  --focus: #0B3A2C;
}
@media (prefers-color-scheme: dark) {
  :root {
    color-scheme: dark;
    --paper: #0F1512; --surface: #171E1A; --sunken: #26302A;
    --ink: #EAF0EB; --ink-2: #B9C4BD; --line: #2D3832; --line-strong: #7C8981;
    --accent: #74C7A4; --accent-hover: #93D8BA; --on-accent: #07231A; --accent-tint: #14322A;
    --warn: #F0C368; --warn-tint: #32260E; --warn-line: #6D541F;
    --danger: #F3A494; --danger-tint: #3A1B15; --danger-line: #7B3B2E;
    --focus: #C9F0DE;
  }
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: flex; flex-direction: column;
  background: var(--paper); color: var(--ink);
  font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  overflow-wrap: break-word;
}
.banner {
  background: var(--warn-tint); color: var(--warn);
  border-bottom: 1px solid var(--warn-line); text-align: center; padding: 0.625rem 1rem;
}
.banner p { margin: 0; }
main { flex: 1; width: 100%; max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 3rem; }
footer { border-top: 1px solid var(--line); color: var(--ink-2); font-size: 0.875rem; padding: 1rem; text-align: center; }
footer p { margin: 0; }
h1 { font-size: clamp(1.5rem, 1.36rem + 0.57vw, 1.875rem); line-height: 1.2; font-weight: 500; margin: 0 0 1rem; }
h2 { font-size: 1.125rem; line-height: 1.45; font-weight: 600; margin: 0 0 0.75rem; }
p { margin: 0 0 1rem; }
a { color: var(--accent); text-underline-offset: 0.15em; }
a:hover { color: var(--accent-hover); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem; align-items: start; }
.columns > .card { margin-bottom: 0; }
@media (min-width: 48rem) {
  main { padding-top: 3rem; }
  .columns { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: 2rem; }
}
.card {
  background: var(--surface); border: 1px solid var(--line); border-radius: 0.75rem;
  padding: 1.25rem; margin-bottom: 1.5rem;
}
@media (min-width: 48rem) { .card { padding: 1.75rem; } }
.card > :last-child { margin-bottom: 0; }
.narrow { max-width: 34rem; margin-left: auto; margin-right: auto; }
.quiet { color: var(--ink-2); font-size: 0.9375rem; }
.price { font-size: 1.5rem; line-height: 1.25; font-weight: 500; margin: 0 0 0.25rem; }
.back { display: inline-flex; align-items: center; min-height: 2.75rem; }
dl.sums { margin: 1rem 0 0; }
dl.sums > div {
  display: flex; justify-content: space-between; gap: 1rem;
  padding: 0.5rem 0; border-top: 1px solid var(--line);
}
dl.sums dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
dl.sums .total { font-weight: 600; }
dl.sums:not(.facts) dd { flex: none; white-space: nowrap; }
dl.facts dt { flex: none; }
dl.facts dd { min-width: 0; overflow-wrap: anywhere; }
@media (max-width: 18rem) { dl.sums > div { display: block; } dl.sums dd { text-align: left; } }
.field { margin-bottom: 1.125rem; }
.field label, legend { display: block; font-weight: 500; margin-bottom: 0.375rem; padding: 0; }
.hint { color: var(--ink-2); font-size: 0.875rem; margin: 0 0 0.375rem; }
input[type="text"], input[type="email"], input[type="tel"], select, textarea {
  width: 100%; min-height: 3rem; padding: 0.5rem 0.75rem; font: inherit; color: var(--ink);
  background: var(--surface); border: 1px solid var(--line-strong); border-radius: 0.5rem;
}
textarea { min-height: 5rem; }
input[aria-invalid="true"] { border: 2px solid var(--danger); }
.field-error { color: var(--danger); font-size: 0.9375rem; margin: 0 0 0.375rem; }
.pair { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 1rem; align-items: end; }
@media (max-width: 18rem) { .pair { grid-template-columns: minmax(0, 1fr); gap: 0; } }
fieldset { border: 0; margin: 0 0 1.125rem; padding: 0; min-width: 0; }
.choice { display: flex; align-items: center; gap: 0.75rem; min-height: 2.75rem; }
.choice input { width: 1.25rem; height: 1.25rem; flex: none; margin: 0; accent-color: var(--accent); }
.choice label { margin: 0; padding: 0.625rem 0; flex: 1; min-width: 0; }
button, .button {
  display: inline-flex; align-items: center; justify-content: center; min-height: 3rem;
  padding: 0.625rem 1.25rem; font: inherit; font-weight: 500; text-align: center; text-decoration: none;
  color: var(--on-accent); background: var(--accent); border: 1px solid var(--accent);
  border-radius: 0.5rem; cursor: pointer;
}
button:hover, .button:hover { background: var(--accent-hover); border-color: var(--accent-hover); color: var(--on-accent); }
.secondary { background: transparent; color: var(--accent); border-color: var(--line-strong); }
.secondary[aria-current] { background: var(--accent-tint); border: 2px solid var(--accent); font-weight: 600; }
.secondary:hover { background: var(--accent-tint); color: var(--accent-hover); border-color: var(--accent); }
.wide { width: 100%; }
.actions { display: flex; flex-wrap: wrap; gap: 0.75rem; margin: 1.25rem 0 0; }
.actions form { margin: 0; }
@media (max-width: 30rem) { .actions > *, .actions form > button { width: 100%; } }
.notice { border: 1px solid var(--line); border-left: 0.25rem solid var(--accent); border-radius: 0.375rem; background: var(--accent-tint); padding: 0.75rem 1rem; margin: 0 0 1.25rem; }
.notice .button { margin-top: 0.25rem; }
.notice.warn { border-color: var(--warn-line); background: var(--warn-tint); color: var(--warn); }
.error-summary { border: 2px solid var(--danger); border-radius: 0.5rem; background: var(--danger-tint); padding: 1rem; margin: 0 0 1.25rem; }
.error-summary h2 { color: var(--danger); margin: 0 0 0.25rem; }
.error-summary ul { margin: 0; padding: 0; list-style: none; }
.error-summary a { color: var(--danger); display: flex; align-items: center; min-height: 2.75rem; padding: 0.375rem 0; overflow-wrap: anywhere; }
.notice > :last-child { margin-bottom: 0; }
details { margin: 0 0 1.25rem; }
summary { cursor: pointer; min-height: 2.75rem; padding: 0.625rem 0; color: var(--accent); font-weight: 500; }
.test-cards { list-style: none; margin: 0; padding: 0; }
.test-cards li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: 0.5rem 0; border-top: 1px solid var(--line); }
@media (max-width: 30rem) { .test-cards li { flex-direction: column; } }
code { font: 0.9375rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.scroll { overflow-x: auto; }
.filters { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0 0 1.25rem; }
.filters .button { padding: 0.5rem 0.875rem; }
.deliveries { list-style: none; margin: 0 0 1.25rem; padding: 0; }
.deliveries li { padding: 0.75rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
.deliveries p { margin: 0 0 0.25rem; }
.deliveries a { display: inline-flex; align-items: center; min-height: 2.75rem; font-weight: 500; margin-right: 0.5rem; }
.deliveries form { margin-top: 0.5rem; }
@media (min-width: 48rem) {
  .deliveries li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1.5rem; align-items: center; }
  .deliveries form { margin: 0; }
}
.tag { display: inline-block; padding: 0.125rem 0.625rem; border-radius: 1rem; background: var(--sunken); color: var(--ink); font-size: 0.875rem; }
.tag.warn { background: var(--warn-tint); color: var(--warn); }
.tag.good { background: var(--accent-tint); color: var(--accent); }
.rows { list-style: none; margin: 0; padding: 0; }
.rows li { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 0 1rem; padding: 0.625rem 0; border-top: 1px solid var(--line); }
.rows .figure { font-variant-numeric: tabular-nums; white-space: nowrap; }
.rows .links { width: 100%; }
.legal a { display: inline-flex; align-items: center; min-height: 2.75rem; margin-right: 1.25rem; }
.rows .links a { display: inline-flex; align-items: center; min-height: 2.75rem; margin-right: 1.25rem; }
.period { display: block; }
.memo { white-space: pre-line; margin-top: 1rem; }
.lines { margin-top: 1.5rem; }
.after { margin: 1rem 0 0; }
.fixed { margin: 0 0 0.5rem; }
.fixed dt { font-weight: 500; }
.fixed dd { margin: 0.25rem 0 0; color: var(--ink-2); overflow-wrap: anywhere; }
@media (max-width: 30rem) { .pair.stacks { grid-template-columns: minmax(0, 1fr); gap: 0; } }
.other { margin: 1rem 0 0; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;
