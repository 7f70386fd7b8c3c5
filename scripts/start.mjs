// The whole product on this machine, with nothing installed by hand: npm start.
import { endWithShell, loadEnvFile } from './lib/processes.mjs'
import { buildIfStale, setUp } from './lib/steps.mjs'

endWithShell()
await setUp()
loadEnvFile()
await buildIfStale()
process.setSourceMapsEnabled(true)
// In this same process, so that a signal to it is a signal to the server.
await import('../server/dist/main.js')
