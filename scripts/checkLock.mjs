// Fails when package-lock.json leaves out a package that another one names, for any system: npm ci would refuse it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { refuse, root } from './lib/processes.mjs'

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
  Object.keys({ ...dependencies, ...optionalDependencies })
    .filter(name => !isFound(name, path))
    .map(name => `${name}, named by ${path || 'package.json'}`),
)
if (missing.length > 0) refuse(`package-lock.json lacks:\n  ${missing.join('\n  ')}`)

// Resolves like Node: below the requiring package, then in every parent folder.
function isFound(name, from) {
  const steps = from.split('/')
  return [...steps, ''].some((_step, up) => {
    const folder = steps.slice(0, steps.length - up)
    return [...folder.filter(Boolean), 'node_modules', name].join('/') in packages
  })
}
