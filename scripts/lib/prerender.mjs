// Prerendered pages: made from the client's own components after its build.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { binary, root, runNode } from './processes.mjs'

const CODE = join(root, 'node_modules/.cache/tuerca/prerender')

/** Writes the prerendered pages to `client/dist/pages` and the site's addresses to `site.json`. Returns an exit code. */
export async function prerender() {
  const client = join(root, 'client')
  const env = { ...process.env, NODE_ENV: 'production' }
  await rm(CODE, { recursive: true, force: true })
  const build = [
    'build',
    '--ssr',
    'src/prerender.tsx',
    '--outDir',
    CODE,
    '--emptyOutDir',
    // Pages contain some of its functions as text.
    '--minify',
    '--logLevel',
    'warn',
  ]
  const code = await runNode([binary('vite'), ...build], { cwd: client, env })
  if (code !== 0) return code
  const output = join(client, 'dist')
  return runNode(['scripts/prerenderPages.mjs', pathToFileURL(join(CODE, 'prerender.js')).href, output], {
    env,
  })
}

/** The same in this process, with the code already built. */
export async function writePages(code, output) {
  const { prerenderSite } = await import(code)
  const shell = await readFile(join(output, 'index.html'), 'utf8')
  const [, href] = /<link rel="stylesheet" href="([^"]+)">/.exec(shell) ?? []
  if (!href) throw new Error('the built page names no stylesheet')
  const stylesheet = await readFile(join(output, href), 'utf8')
  for (const { name, text } of await prerenderSite(shell, stylesheet)) {
    const file = join(output, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}
