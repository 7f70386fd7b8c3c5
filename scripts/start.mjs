// Runs the whole product on this machine, without a manual installation: npm start.
import { endWithShell, loadEnvFile } from './lib/processes.mjs'
import { buildIfStale, setUp } from './lib/steps.mjs'

endWithShell()
await setUp()
loadEnvFile()
// The demo shows the WhatsApp number; production sets the real one.
if (process.env.NODE_ENV !== 'production') process.env.WHATSAPP_NUMBER ||= '+59899123456'
await buildIfStale()
// In this same process, so that a signal reaches the server.
await import('../server/dist/main.js')
