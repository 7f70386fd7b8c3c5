// The compiled product for one run of the browser tests: a fresh folder, removed afterwards.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'tuerca-e2e-'))
process.env.DATA_DIR = folder
process.env.LOG_LEVEL ??= 'warn'
// Sets optional settings, so that the parts of the site that depend on them are tested too.
process.env.SUPPORT_PHONE ??= '+59824001234'
process.env.WHATSAPP_NUMBER ??= '+59899123456'
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
await import('../server/dist/main.js')
