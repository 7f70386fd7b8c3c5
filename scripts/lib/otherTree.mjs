// Another state of the project, for comparison with this one.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refuse, root } from './processes.mjs'
import { npmInstall } from './steps.mjs'

/** A folder with the files of a git ref and its packages; removed when this process ends. */
export async function treeOf(ref) {
  const folder = mkdtempSync(join(tmpdir(), 'tuerca-against-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  await checkOut(ref, folder)
  return folder
}

async function checkOut(ref, folder) {
  const archive = execFileSync('git', ['archive', ref], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const lock = tree => readFileSync(join(tree, 'package-lock.json'), 'utf8')
  if (lock(folder) !== lock(root)) {
    if ((await npmInstall(folder)) !== 0) refuse(`The packages of ${ref} could not be installed.`)
    return
  }
  for (const modules of ['node_modules', 'server/node_modules', 'client/node_modules'])
    if (existsSync(join(root, modules))) symlinkSync(join(root, modules), join(folder, modules))
}
