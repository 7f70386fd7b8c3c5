// Development: the server restarts and the client reloads when a file changes. PORT is the API's, CLIENT_PORT
// the one to open.
import { join } from 'node:path'
import { binary, endWithShell, liveTogether, loadEnvFile, root, startNode } from './lib/processes.mjs'
import { setUp } from './lib/steps.mjs'

endWithShell()
await setUp()
loadEnvFile()

const port = process.env.PORT || '4000'
const clientPort = process.env.CLIENT_PORT || '5173'
const env = {
  ...process.env,
  PORT: port,
  PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${clientPort}`,
}

console.log(`Open http://localhost:${clientPort} (the API answers on ${port})`)
await liveTogether([
  startNode([binary('tsx'), 'watch', '--clear-screen=false', 'server/src/main.ts'], { env }),
  startNode([binary('vite'), '--port', clientPort, '--strictPort', '--clearScreen', 'false'], {
    env,
    cwd: join(root, 'client'),
  }),
])
