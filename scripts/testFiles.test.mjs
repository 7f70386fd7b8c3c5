import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { neverRun, testFiles } from './lib/testFiles.mjs'

test('finds test files in every folder except those of packages, builds, caches and pictures', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tuerca-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of [
    'mind/src/words.test.ts',
    'client/e2e/journey.spec.ts',
    'scripts/lib/steps.test.mjs',
    'client/src/ui/Button.test.tsx',
    'client/src/ui/Button.tsx',
    'client/gallery/gallery.spec.ts',
    'node_modules/zod/index.test.ts',
    'server/dist/old.test.js',
    'server/.compiled-1/main.test.js',
  ]) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
  expect(await testFiles(folder)).toEqual([
    'client/e2e/journey.spec.ts',
    'client/src/ui/Button.test.tsx',
    'mind/src/words.test.ts',
    'scripts/lib/steps.test.mjs',
  ])
})

test('names files and tests that no part has run', () => {
  const file = (file, states) => ({
    file,
    tests: Object.entries(states).map(([title, state]) => ({ title, state })),
  })
  const first = {
    files: [
      file('a.test.ts', { ran: 'passed', broke: 'failed', left: 'skipped', later: 'skipped' }),
      file('empty.test.ts', {}),
      file('wide.spec.ts', { 'is wide (desktop)': 'passed', 'is wide (phone)': 'skipped' }),
    ],
  }
  const second = { files: [file('a.test.ts', { later: 'passed' })] }
  const wanted = ['a.test.ts', 'absent.test.ts', 'empty.test.ts', 'wide.spec.ts']
  expect(neverRun(wanted, [first, second]).map(({ title }) => title)).toEqual([
    'absent.test.ts',
    'empty.test.ts',
    'a.test.ts: left',
  ])
})
