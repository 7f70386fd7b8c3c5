import { shortcutsOff } from '../src/app.ts'

/** Shortcuts that this run tests the site without: `npm test -- --without door,compiled`. */
export const WITHOUT = shortcutsOff(process.env)
