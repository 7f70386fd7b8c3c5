import { expect, test, vi } from 'vitest'
import { startLines, startSource } from './program.ts'

vi.setConfig({ testTimeout: 90_000 })

const PRODUCTION = {
  NODE_ENV: 'production',
  APP_SECRET: 'a secret that only this test has',
  DATA_KEYS: 'a key that only this test has',
  ADMIN_EMAIL: 'admin@tuerca.uy',
  PUBLIC_URL: 'https://tuerca.uy',
  SUPPORT_EMAIL: 'ayuda@tuerca.uy',
  // No server listens on port 1.
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
}

test('names every invalid value in production', async () => {
  const site = startSource('main.js', { NODE_ENV: 'production', SANDBOX: 'true', DEMO_WORLD: 'true' })
  expect(await site.ended).toBe(1)
  for (const name of ['SANDBOX', 'DEMO_WORLD', 'APP_SECRET', 'ADMIN_EMAIL', 'DATABASE_URL', 'PUBLIC_URL']) {
    expect(site.output()).toMatch(new RegExp(`^ {2}${name}: `, 'm'))
  }
})

test("reports a migration's unreachable database", async () => {
  const program = startSource('migrate.js', PRODUCTION)
  expect(await program.ended).toBe(1)
  expect(program.output()).toContain('The Postgres at DATABASE_URL does not answer: ')
})

test('requires a shared database for a worker', async () => {
  const worker = startSource('worker.js')
  expect(await worker.ended).toBe(1)
  expect(worker.output()).toContain('set DATABASE_URL to a Postgres server')
})

const RUN = `
import { createLogger } from './platform/logger.js'
import { runProcess } from './platform/processLife.js'
setInterval(() => {}, 1000)
runProcess(createLogger({ level: 'info' }), async opened => {`

test('logs an uncaught fault and exits with code 1', async () => {
  const program = startLines(`${RUN} setImmediate(() => Promise.reject(new Error('lost money'))) })`)
  expect(await program.ended).toBe(1)
  expect(program.output()).toMatch(/"level":60.*lost money/)
})

test('closes parts in reverse order, even when one fails to close', async () => {
  const program = startLines(`${RUN}
    opened.add('first', () => console.log('closed first'))
    opened.add('second', () => { throw new Error('stuck') })
    opened.add('third', () => console.log('closed third'))
    console.log('started')
  })`)
  await program.says(/started/)
  program.process.kill('SIGINT')
  expect(await program.ended).toBe(0)
  expect(program.output()).toMatch(/closed third[\s\S]*closed first/)
  expect(program.output()).toMatch(/"level":50.*stuck/)
})

test("closes a finished program's resources and exits with code 0", async () => {
  const program = startLines(`${RUN} opened.add('one', () => console.log('closed one')); return 'done' })`)
  expect(await program.ended).toBe(0)
  expect(program.output()).toContain('closed one')
})

test('ends a program that does not close at a second signal', async () => {
  const program = startLines(
    `${RUN} opened.add('stuck', () => new Promise(() => {})); console.log('started') })`,
  )
  await program.says(/started/)
  const impatient = setInterval(() => program.process.kill('SIGTERM'), 50)
  expect(await program.ended).toBe(1)
  clearInterval(impatient)
  expect(program.output()).toContain('told twice')
})
