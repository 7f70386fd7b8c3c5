// The whole product on this machine, with nothing installed by hand: npm start.
import { endWithShell, loadEnvFile } from './lib/processes.mjs'
import { buildIfStale, setUp } from './lib/steps.mjs'

endWithShell()
await setUp()
loadEnvFile()
// The demo shows what the site has where the business has a number; the real one is set in production.
if (process.env.NODE_ENV !== 'production') process.env.WHATSAPP_NUMBER ||= '+59899123456'
await buildIfStale()
process.setSourceMapsEnabled(true)
// In this same process, so that a signal to it is a signal to the server.
await import('../server/dist/main.js')
