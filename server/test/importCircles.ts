import { importsOf, type SourceFile } from './sourceText.ts'

/**
 * Files that import each other, directly or not and in any form, types included: each circle as `a → b → a`.
 */
export function importCircles(files: readonly SourceFile[]): string[] {
  const nameOf = (path: string) => path.replace(/\.(d\.)?tsx?$/, '')
  const graph = new Map(
    files.map(file => [
      nameOf(file.path),
      importsOf(file)
        .filter(({ isOurs }) => isOurs)
        .map(({ target }) => target),
    ]),
  )
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (name: string, way: readonly string[]) => {
    const start = way.indexOf(name)
    if (start >= 0) circles.push([...way.slice(start), name].join(' → '))
    if (start >= 0 || done.has(name)) return
    for (const target of graph.get(name) ?? []) if (graph.has(target)) visit(target, [...way, name])
    done.add(name)
  }
  for (const name of graph.keys()) visit(name, [])
  return circles
}
