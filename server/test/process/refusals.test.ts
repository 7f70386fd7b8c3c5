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
  // Nothing listens on port 1.
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
}

test('production names every value it cannot run with', async () => {
  const site = startSource('main.js', { NODE_ENV: 'production', SANDBOX: 'true', DEMO_WORLD: 'true' })
  expect(await site.ended).toBe(1)
  for (const name of ['SANDBOX', 'DEMO_WORLD', 'APP_SECRET', 'ADMIN_EMAIL', 'DATABASE_URL', 'PUBLIC_URL']) {
    expect(site.output()).toMatch(new RegExp(`^ {2}${name}: `, 'm'))
  }
})

test('a migration says when the database does not answer', async () => {
  const program = startSource('migrate.js', PRODUCTION)
  expect(await program.ended).toBe(1)
  expect(program.output()).toContain('The Postgres at DATABASE_URL does not answer: ')
})

test('a worker asks for a database that it can share', async () => {
  const worker = startSource('worker.js')
  expect(await worker.ended).toBe(1)
  expect(worker.output()).toContain('set DATABASE_URL to a Postgres server')
})

const RUN = `
import { createLogger } from './platform/logger.js'
import { runProcess } from './platform/processLife.js'
setInterval(() => {}, 1000)
runProcess(createLogger({ level: 'info' }), async opened => {`

test('a fault that nobody caught is logged and ends the process with code 1', async () => {
  const program = startLines(`${RUN} setImmediate(() => Promise.reject(new Error('lost money'))) })`)
  expect(await program.ended).toBe(1)
  expect(program.output()).toMatch(/"level":60.*lost money/)
})

test('parts are closed in reverse order, and one that cannot be does not keep the others open', async () => {
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

test('a program that is done closes what it opened and ends with code 0', async () => {
  const program = startLines(`${RUN} opened.add('one', () => console.log('closed one')); return 'done' })`)
  expect(await program.ended).toBe(0)
  expect(program.output()).toContain('closed one')
})

test('a second signal ends what does not want to close', async () => {
  const program = startLines(
    `${RUN} opened.add('stuck', () => new Promise(() => {})); console.log('started') })`,
  )
  await program.says(/started/)
  const impatient = setInterval(() => program.process.kill('SIGTERM'), 50)
  expect(await program.ended).toBe(1)
  clearInterval(impatient)
  expect(program.output()).toContain('told twice')
})
