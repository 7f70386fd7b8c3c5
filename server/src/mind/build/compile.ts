import { BRAND_ALIASES, BRANDS } from '../../common/vehicles/brands.ts'
import { MODELS } from '../../common/vehicles/catalogue.ts'
import type { MindData } from '../lexicon/data.ts'
import { rootOf } from '../text/roots.ts'
import { LETTERS } from '../text/spelledOut.ts'
import { treeOf } from '../text/tree.ts'
import { verbRoots } from '../text/verbs.ts'
import { plain, sound } from '../text/words.ts'
import { DEPARTMENTS, LEARNT_KINDS, MOODS, PART_CATEGORIES, URGENCIES, WANTED_CONDITIONS } from '../values.ts'
import { linesOf, namesOf, oneOf, readDataFile, refuse, sectionsOf, wordsOf } from './dataFiles.ts'

/** Reads and checks all data files. Throws with the first wrong line. */
export function compile(): MindData {
  const words = (name: string) => wordsOf(readDataFile(name))
  const frequent = words('frequentWords.txt')
  const common = words('commonWords.txt')
  const firstNames = words('firstNames.txt')
  const parts = readParts()
  const places = readPlaces()
  const versions = readVersions()
  const cues = readCues(versions.names)
  const infinitives = [...frequent, ...common].filter(word => word.length > 4 && /[aei]r$/.test(word))
  const soundsOf = (all: readonly string[]) => [...new Set(all.map(sound))].join(' ')
  return {
    words: {
      frequent: frequent.join(' '),
      common: common.join(' '),
      neighbour: words('neighbourWords.txt').join(' '),
      partMakers: words('partMakers.txt').join(' '),
      firstNames: firstNames.join(' '),
      surnames: words('surnames.txt').join(' '),
      notNames: words('notNames.txt').join(' '),
    },
    sounds: {
      everyday: soundsOf([...frequent, ...common]),
      firstNames: soundsOf(firstNames),
      places: places.writings.map(([writing]) => sound(plain(writing).replaceAll(/[^a-z0-9]/g, ''))),
    },
    verbRoots: verbRoots(infinitives).join(' '),
    parts,
    places: places.all,
    heardPlaces: places.writings.map(([, place]) => place),
    cues: cues.all,
    versions: versions.names,
    bodies: versions.bodies,
    cabs: versions.cabs,
    explanations: readExplanations(parts.map(([name]) => name)),
    tree: treeOf(
      numbered([
        parts.map(([name, , , synonyms]) => [name, ...synonyms].flatMap(asDictated)),
        BRANDS.map(brand => [brand, ...(BRAND_ALIASES[brand] ?? [])]),
        MODELS.map(({ name, aliases }) => [name, ...aliases]),
        places.all.map((_, at) => places.writings.filter(([, of]) => of === at).map(([writing]) => writing)),
        cues.phrases,
      ]),
    ),
    ...readWeights(),
  }
}

/** Every name of every entry with the entry's number. */
function numbered(kinds: readonly (readonly (readonly string[])[])[]): (readonly [string, number])[] {
  return kinds.flat().flatMap((names, number) => names.map(name => [name, number] as const))
}

const PART = /^(?<name>[^|]+?)(?:\s*\|\s*(?<flags>[sa!FR]*)\s*(?:\|\s*(?<synonyms>.+))?)?$/

function readParts(): MindData['parts'] {
  const file = readDataFile('parts.txt')
  const names = new Set<string>()
  const sections = sectionsOf(file)
  const missing = PART_CATEGORIES.find(category => !sections.some(({ title }) => title === category))
  if (missing) refuse(file, 1, `has no part of ${missing}`)
  return sections.flatMap(({ title, lines }) =>
    lines.map(({ text, number }) => {
      const category = oneOf(PART_CATEGORIES, title, file, number)
      const read = PART.exec(text)?.groups ?? refuse(file, number, 'is not `name | flags | synonym, synonym`')
      const name = `${read.name}`
      if (names.has(plain(name))) refuse(file, number, `${name} stands there twice`)
      names.add(plain(name))
      const synonyms = read.synonyms?.split(',').map(each => each.trim()) ?? []
      if (synonyms.includes('')) refuse(file, number, 'has an empty synonym')
      return [name, category, read.flags ?? '', synonyms] as const
    }),
  )
}

/** A name and its spelling in dictation: 'limpia para brisas', 'válvula e ge erre'. */
function asDictated(name: string): string[] {
  const apart = name
    .replace(/limpiaparabrisas?/, 'limpia para brisas')
    .replace(/levantavidrio(s?)/, 'levanta vidrio$1')
    .replace(/electroventilador/, 'electro ventilador')
  const spelled = name.replace(ABBREVIATION, letters =>
    Array.from(letters.toLowerCase(), letterName).join(' '),
  )
  return [...new Set([name, apart, spelled])]
}

const ABBREVIATION = /\b(abs|egr|iac|map|tps|maf|cdi|vvt|pcv|ecu|ckp|dpf|gnc)\b/i
const LETTER_NAMES = Object.entries(LETTERS)
const letterName = (letter: string) =>
  LETTER_NAMES.find(([said, sign]) => sign === letter && said.length > 1)?.[0] ?? letter

/** Suffix of a town whose name exists in several departments: 'San Pedro de Colonia'. */
const OF_DEPARTMENT =
  / (de|del) (Artigas|Canelones|Cerro Largo|Colonia|Durazno|Flores|Florida|Lavalleja|Maldonado|Montevideo|Paysandú|Río Negro|Rivera|Rocha|Salto|San José|Soriano|Tacuarembó|Treinta y Tres)$/

function readPlaces() {
  const file = readDataFile('places.txt')
  const all: MindData['places'][number][] = []
  const writings: (readonly [writing: string, place: number])[] = []
  const add = (names: readonly string[], department: (typeof DEPARTMENTS)[number], isDepartment: boolean) => {
    const [name = ''] = names
    for (const writing of names) writings.push([writing.replace('?', ''), all.length])
    const short = name.replace('?', '').replace(OF_DEPARTMENT, '')
    all.push([short, department, isDepartment, name.endsWith('?')])
  }
  for (const section of sectionsOf(file)) {
    const [, name = '', isDepartment] = /^(\w+)( department)?$/.exec(section.title) ?? []
    const department = oneOf(DEPARTMENTS, name, file, section.lines[0]?.number ?? 1)
    if (isDepartment) add(namesOf(section), department, true)
    else for (const town of namesOf(section)) add([town], department, false)
  }
  const departments = all.filter(([, , isDepartment]) => isDepartment).map(([, department]) => department)
  if (departments.toSorted().join() !== DEPARTMENTS.toSorted().join())
    refuse(file, 1, 'has not each department once')
  return { all, writings }
}

function readVersions() {
  const file = readDataFile('versions.txt')
  const sections = sectionsOf(file)
  const namesIn = (title: string) =>
    sections
      .filter(section => section.title === title)
      .flatMap(section => namesOf(section).flatMap(writingsOf))
  const names = sections
    .flatMap(namesOf)
    .flatMap(entry => writingsOf(entry).map(writing => [writing, writingsOf(entry)[0] ?? ''] as const))
    // A trim of one make may be a misspelling of another's: the exact name wins.
    .toSorted(([one, meant], [other, its]) => Number(one === meant) - Number(other === its))
  return { names: [...new Map(names)], bodies: namesIn('BODIES'), cabs: namesIn('CABS') }
}

const writingsOf = (entry: string) => entry.split(' = ')

const SIDES = ['LEFT', 'RIGHT', 'BOTH'] as const
const AXLES = ['FRONT', 'REAR', 'BOTH'] as const
const CUE_VALUES: Readonly<Record<string, readonly string[]>> = {
  SIDE: SIDES,
  AXLE: AXLES,
  CONDITION: WANTED_CONDITIONS,
  URGENCY: URGENCIES,
}

/** The cues with a value, the versions, then the moods: an ambiguous phrase takes the first. */
function readCues(versions: MindData['versions']) {
  const file = readDataFile('cues.txt')
  const valued: [cue: MindData['cues'][number], phrases: readonly string[]][] = []
  const moods: typeof valued = []
  for (const section of sectionsOf(file)) {
    const line = section.lines[0]?.number ?? 1
    const [kind = '', ...rest] = section.title.split(' ')
    const value = rest.length > 0 ? rest.join(' ') : null
    const isMood = MOODS.some(mood => mood === kind)
    const values = CUE_VALUES[kind]
    if (values) oneOf(values, value ?? '', file, line)
    else if (isMood || kind === 'BOTH_OF_TWO' ? value !== null : kind !== 'FUEL' || value === null)
      refuse(file, line, `# ${section.title} is no cue`)
    ;(isMood ? moods : valued).push([[kind, value], namesOf(section)])
  }
  const ofVersions = versions.map(([writing, name]): (typeof valued)[number] => [
    ['VERSION', name],
    [writing],
  ])
  const all = [...valued, ...ofVersions, ...moods]
  return { all: all.map(([cue]) => cue), phrases: all.map(([, phrases]) => phrases) }
}

function readExplanations(parts: readonly string[]): MindData['explanations'] {
  const file = readDataFile('explanations.txt')
  return linesOf(file).flatMap(({ text, number }) => {
    const [name = '', told = ''] = text.split('|').map(half => half.trim())
    const part = parts.indexOf(name)
    if (part < 0) refuse(file, number, `${name} is no part`)
    if (told === '') refuse(file, number, `${name} has no explanation`)
    return told.split(';').map(
      words =>
        [
          part,
          [
            ...new Set(
              words
                .trim()
                .split(' ')
                .flatMap(word => rootOf(word) ?? []),
            ),
          ].join(' '),
        ] as const,
    )
  })
}

function readWeights(): Pick<MindData, 'weights' | 'learntFrom'> {
  const file = readDataFile('weights.txt')
  const sections = new Map(sectionsOf(file).map(section => [section.title, section]))
  const weights = ['PART', ...LEARNT_KINDS].map(of => {
    const { lines } = sections.get(of) ?? refuse(file, 1, `has no weights of ${of}`)
    for (const { text, number } of lines)
      for (const entry of text.split('|'))
        if (!/^[^=]+=-?\d+(\.\d+)?$/.test(entry)) refuse(file, number, `${entry} is not feature=weight`)
    return [of, lines.map(({ text }) => text).join('|')] as const
  })
  const [learntFrom] = sections.get('fingerprint')?.lines ?? []
  return {
    weights: Object.fromEntries(weights),
    learntFrom: learntFrom?.text ?? refuse(file, 1, 'has no fingerprint'),
  }
}
