import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Our source files for the built client; the component sheet is a page of its own. */
export async function readSources(root: string, withSheet = false): Promise<ReadonlyMap<string, string>> {
  return readFiles(
    path.join(root, 'src'),
    name =>
      /\.tsx?$/.test(name) &&
      !/\.test\.|\.d\.ts$|__generated__/.test(name) &&
      (withSheet || !/^sheet\b/.test(name)),
  )
}

/** Every word of our sources and of the Chakra components they import: a superset of the style props in use. */
export async function wordsOf(
  sources: ReadonlyMap<string, string>,
  chakra: string,
): Promise<ReadonlySet<string>> {
  const texts = [...sources.values()]
  const components = new Set(
    texts.flatMap(text => [...text.matchAll(/'@chakra-ui\/react\/([a-z-]+)'/g)].map(([, name]) => name)),
  )
  for (const name of components) {
    const folder = path.join(chakra, 'components', name ?? '')
    // `styled-system` and such are no components.
    if (!existsSync(folder)) continue
    const files = await readFiles(folder, file => file.endsWith('.js'))
    texts.push(...files.values())
  }
  return new Set(texts.flatMap(text => text.match(/\w+/g) ?? []))
}

async function readFiles(folder: string, wanted: (name: string) => boolean): Promise<Map<string, string>> {
  const names = await readdir(folder, { recursive: true })
  const files = names
    .filter(wanted)
    .toSorted()
    .map(name => path.join(folder, name))
  return new Map(await Promise.all(files.map(async file => [file, await readFile(file, 'utf8')] as const)))
}
