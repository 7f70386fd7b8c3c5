// The whole product on this machine, with nothing installed by hand: npm start.

import { endWithShell, loadEnvFile, requireNode } from './lib/processes.mjs'
import { buildIfStale, installIfStale } from './lib/steps.mjs'

requireNode()
loadEnvFile()
endWithShell()
await installIfStale()
await buildIfStale()
process.setSourceMapsEnabled(true)
// In this same process, so that a signal to it is a signal to the server.
await import('../server/dist/main.js')
