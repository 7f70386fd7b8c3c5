// Runs npm run bench: its floors are hand-written SQL, which every change of the schema may break.
import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { root } from './lib/processes.mjs'

it('runs every scenario, with floors that answer as the site does', () => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/bench.mjs', '--trial'], {
    cwd: root,
    encoding: 'utf8',
  })
  // A floor whose answer differs from the site's by a byte ends the run.
  expect(status, `${stdout}\n${stderr}`).toBe(0)
  // Each line of the site's log has its level; the site logs only errors.
  expect(`${stdout}\n${stderr}`).not.toContain('"level"')
  const number = String.raw`-?\d+(?:\.\d+)?`
  const figure = String.raw`${number} \(${number} to ${number}\)`
  for (const scenario of [
    'provider feed, 20 requests',
    'offer comparison, 20 offers',
    'comparison screen, 20 offers',
    'tab of the feed, 20 requests',
    'panel of a buyer',
    'panel of a provider',
    'conversation, 30 messages',
    'start of a checkout',
    'a change of a request reaches 5 providers',
    'a message of a chat of two',
    'one event to 20 sockets',
  ])
    expect(stdout).toMatch(
      new RegExp(
        `${scenario}.*\\n.*of the floor\\n\\s+floor( +${figure}){4}\\n\\s+product( +${figure}){5}\\n`,
      ),
    )
  expect(stdout).toMatch(new RegExp(`product: ms until the last of them has heard ${figure}\\n`))
  expect(stdout).toMatch(new RegExp(`KB per socket: resident ${number}, heap ${number}\\n`))
  expect(stdout).toMatch(
    /20 sockets lost and opened again at once.*\n.* until the last of them has heard an event/,
  )
  expect(stdout).toMatch(/product: [1-9].* jobs handled per second/)
  // Figures are plain decimal numbers.
  expect(stdout).not.toMatch(/\d[eE][+-]\d/)
  expect(stdout).toMatch(
    /the widest query that is let in \(\d+ feeds of 100 requests, \d+ bytes\) of product/,
  )
  expect(stdout).toMatch(
    new RegExp(`CPU ms ${figure}, the floor of a feed of 20 ${figure}: ${figure} times\\n`),
  )
  expect(stdout).toMatch(/most memory of the server: \d+ MB before, \d+ MB after/)
  expect(stdout).toMatch(
    new RegExp(`feed +of the floor +${figure} +at least ${number} +0.5 +(within|beyond|regression)\\n`),
  )
})
