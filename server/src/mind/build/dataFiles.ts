import { readFileSync } from 'node:fs'

/** A file of `data/`, whose errors name their line. */
export type DataFile = { readonly name: string; readonly lines: readonly string[] }
export type Section = { readonly title: string; readonly file: DataFile; readonly lines: readonly Line[] }
export type Line = { readonly text: string; readonly number: number }

export function readDataFile(name: string): DataFile {
  const text = readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8')
  return { name, lines: text.trimEnd().split('\n') }
}

export function refuse(file: DataFile, line: number, why: string): never {
  throw new Error(`server/src/mind/data/${file.name}:${line}: ${why}`)
}

/** Lines that are not empty. */
export function linesOf(file: DataFile): readonly Line[] {
  return file.lines
    .map((text, at) => ({ text: text.trim(), number: at + 1 }))
    .filter(({ text }) => text !== '')
}

/** The lines below each '# TITLE'. */
export function sectionsOf(file: DataFile): readonly Section[] {
  const sections: { title: string; file: DataFile; lines: Line[] }[] = []
  for (const line of linesOf(file)) {
    if (line.text.startsWith('# ')) sections.push({ title: line.text.slice(2), file, lines: [] })
    else (sections.at(-1) ?? refuse(file, line.number, 'stands before the first # title')).lines.push(line)
  }
  for (const { title, lines } of sections) if (lines.length === 0) refuse(file, 1, `# ${title} has no lines`)
  return sections
}

/** Names between commas, over several lines. */
export function namesOf({ file, lines }: Section): readonly string[] {
  return lines.flatMap(({ text, number }) =>
    text
      .replace(/,$/, '')
      .split(',')
      .map(name => name.trim() || refuse(file, number, 'has an empty name')),
  )
}

/** Words between blanks, in lower case without accents, each once. */
export function wordsOf(file: DataFile): readonly string[] {
  const known = new Set<string>()
  for (const { text, number } of linesOf(file))
    for (const word of text.split(/\s+/)) {
      if (!/^[a-z0-9-]+$/.test(word)) refuse(file, number, `${word} is not in lower case without accents`)
      if (known.has(word)) refuse(file, number, `${word} stands there twice`)
      known.add(word)
    }
  return [...known]
}

/** The value of a list with that name. */
export function oneOf<T extends string>(values: readonly T[], name: string, file: DataFile, line: number): T {
  return values.find(value => value === name) ?? refuse(file, line, `${name} is none of ${values.join(', ')}`)
}
