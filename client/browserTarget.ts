/**
 * The oldest browsers the client is built for: Vite's 'baseline-widely-available' of 2026, but Firefox from 121, the first with
 * `:has()`, by which chosen options are styled. The build writes their syntax; scripts/checkBrowserApis.ts checks that the
 * client uses nothing newer.
 */
export const BROWSER_TARGET = ['chrome111', 'edge111', 'firefox121', 'safari16.4', 'ios16.4']
