// Joins the server's sources and most of its packages into few files: reading and linking two thousand modules takes longer than
// running them, and each keeps its text in memory.
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { runInNewContext } from 'node:vm'
import { build } from 'esbuild'
import { root } from './processes.mjs'

const SERVER = join(root, 'server')

/** Programs, and files that run in a process of their own, at the paths that the compiled sources would have. */
const ENTRIES = ['main', 'worker', 'migrate', 'domains/uploads/videoProcess']

/**
 * Packages of many small ES modules. All others are left to Node: of CommonJS it finds other exports than esbuild does, and some
 * have binaries or files beside them.
 */
const BUNDLED = [
  /^(@envelop|@graphql-tools|@pothos|@whatwg-node)\//,
  /^(graphql-ws|graphql-yoga|uuid|zod)(\/|$)/,
  /^@graphql-yoga\/(?!render-graphiql)/,
  /^@prisma\/client\/runtime\/query_compiler/,
]

export async function bundleServer(outdir = join(SERVER, 'dist')) {
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(ENTRIES.map(name => [name, join(SERVER, 'src', `${name}.ts`)])),
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Names stay, so that the frames of an error can be read.
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    banner: { js: REQUIRE },
    plugins: [otherPackages(), placesOfModules(), queryCompilerAsFile(outdir), textsAsFiles(outdir)],
    logLevel: 'warning',
    write: false,
  })
  for (const { path, text } of outputFiles) await writeText(path, text)
}

/** Packages in CommonJS call it for Node's own modules. */
const REQUIRE = `import{createRequire as makeRequire}from'node:module';const require=makeRequire(import.meta.url);`

/** V8 keeps a text with one sign beyond Latin at twice its size. */
async function writeText(path, text) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text.replace(/\P{ASCII}/gu, escaped))
}

/** Outside texts, which esbuild has escaped, such signs are in regular expressions, where the same escapes hold. */
function escaped(sign) {
  const units = Array.from({ length: sign.length }, (_, at) => sign.charCodeAt(at))
  return units.map(unit => `\\u${unit.toString(16).padStart(4, '0')}`).join('')
}

/** Leaves a package to Node, whoever imports it, so that it exists once; unless Node would find another version from here. */
function otherPackages() {
  return {
    name: 'other packages',
    setup(bundler) {
      bundler.onResolve({ filter: /^[^./]/ }, async ({ path, importer, resolveDir, kind, pluginData }) => {
        if (pluginData === RESOLVED || importer === '' || isBuiltin(path)) return null
        const found = await bundler.resolve(path, { importer, resolveDir, kind, pluginData: RESOLVED })
        if (!isFoundFromDist(path, found.path)) return null
        const isBundled = BUNDLED.some(names => names.test(path)) && !(await isCommonJs(found.path))
        return isBundled ? null : { path, external: true }
      })
    },
  }
}

const RESOLVED = Symbol('resolved')

function isFoundFromDist(specifier, file) {
  const [name = ''] = /^(@[^/]+\/)?[^/]+/.exec(specifier) ?? []
  const folders = [SERVER, root].map(folder => join(folder, 'node_modules', name))
  const first = folders.find(folder => existsSync(folder))
  return first !== undefined && file.startsWith(first + sep)
}

async function isCommonJs(file) {
  if (!file.endsWith('.js')) return !file.endsWith('.mjs')
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => null)
    if (text !== null) return JSON.parse(text).type !== 'module'
  }
  return true
}

/** Gives `import.meta.url` in our sources the value that it would have in a module compiled by itself. */
function placesOfModules() {
  return {
    name: 'places of modules',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]server[\\/]src[\\/].*\.ts$/ }, async ({ path }) => {
        const text = await readFile(path, 'utf8')
        if (!text.includes('import.meta.url')) return null
        const place = relative(join(SERVER, 'src'), path).split(sep).join('/').replace(/\.ts$/, '.js')
        // Shared chunks lie beside the programs.
        const url = `new URL(${JSON.stringify(`./${place}`)}, import.meta.url).href`
        return { contents: text.replaceAll('import.meta.url', url), loader: 'ts' }
      })
    },
  }
}

/** Prisma's query compiler is a text of megabytes in a module; a file is read, decoded and forgotten. */
function queryCompilerAsFile(outdir) {
  return {
    name: 'query compiler as a file',
    setup({ onLoad }) {
      onLoad({ filter: /query_compiler_\w+\.postgresql\.wasm-base64\.m?js$/ }, async ({ path }) => {
        const [, base64] = /const wasm = "([^"]+)"/.exec(await readFile(path, 'utf8')) ?? []
        if (!base64) throw new Error(`no wasm in ${path}`)
        await mkdir(outdir, { recursive: true })
        await writeFile(join(outdir, 'queryCompiler.wasm'), Buffer.from(base64, 'base64'))
        return {
          contents: `import { readFileSync } from 'node:fs'
            export const wasm = readFileSync(new URL('./queryCompiler.wasm', import.meta.url)).toString('base64')`,
          loader: 'js',
        }
      })
    },
  }
}

/** Generated modules of one long text, which its reader parses at once: a file's text is forgotten then. */
function textsAsFiles(outdir) {
  return {
    name: 'texts as files',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]mind[\\/]generated[\\/]\w+\.ts$/ }, async ({ path }) => {
        const [, name, literal] =
          /export const (\w+) =\s*('[^]*')\s*$/.exec(await readFile(path, 'utf8')) ?? []
        if (!name) throw new Error(`${path} is not one text`)
        await mkdir(outdir, { recursive: true })
        await writeFile(join(outdir, `${name}.txt`), runInNewContext(literal))
        return {
          contents: `import { readFileSync } from 'node:fs'
            export const ${name} = readFileSync(new URL('./${name}.txt', import.meta.url), 'utf8')`,
          loader: 'js',
        }
      })
    },
  }
}
