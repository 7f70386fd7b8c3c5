// Checks that every test of the project has run in some part of a run.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './processes.mjs'

/** Specifications in these folders take pictures for people and check nothing. */
const PICTURES = ['client/gallery/']

/** The paths of all test files, relative to the project's root. */
export async function testFiles(folder = root) {
  const found = []
  const visit = async path => {
    for (const entry of await readdir(join(folder, path), { withFileTypes: true })) {
      const name = path + entry.name
      if (entry.isDirectory()) {
        if (!/^(node_modules|dist|\..+)$/.test(entry.name) && !PICTURES.includes(`${name}/`))
          await visit(`${name}/`)
      } else if (/\.(test|spec)\.[cm]?[jt]sx?$/.test(entry.name)) found.push(name)
    }
  }
  await visit('')
  return found.toSorted()
}

/**
 * Failures for tests that ran in none of `parts`: missing files of `wanted`, and tests that every part has
 * skipped. Each part is the result of one suite.
 */
export function neverRun(wanted, parts) {
  const files = parts.flatMap(({ files }) => files)
  const ran = new Map()
  for (const { file, tests } of files)
    for (const { title, state } of tests) {
      // Tests for one width are skipped at the other.
      const name = `${file}: ${title.replace(/ \((desktop|phone)\)$/, '')}`
      ran.set(name, ran.get(name) || state === 'passed' || state === 'failed')
    }
  const withTests = new Set(files.filter(({ tests }) => tests.length > 0).map(({ file }) => file))
  return [
    ...wanted.filter(file => !withTests.has(file)),
    ...[...ran].filter(([, hasRun]) => !hasRun).map(([name]) => name),
  ].map(title => ({ title, message: 'No part of this run has run it.' }))
}
