import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data'
import { BROWSER_TARGET } from './browserTarget.ts'

type Browser = 'chrome' | 'edge' | 'firefox' | 'safari' | 'safari_ios'

const BROWSER_NAMES: Readonly<Record<string, Browser>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios: 'safari_ios',
}

const TARGET = BROWSER_TARGET.map(text => {
  const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(text) ?? []
  const browser = BROWSER_NAMES[name]
  if (!browser) throw new Error(`${text} is no browser with a version`)
  return { browser, version: Number(version) }
})

/** MDN's data on the members of browser and language interfaces, for the browsers the client is built for. */
export type BrowserSupport = {
  /**
   * The browsers of the target that lack a member of an interface ('URL', 'canParse') or a global (null,
   * 'fetch'). For an interface unknown to MDN, such as a mixin, any interface with that member counts. Empty
   * where nothing is known.
   */
  readonly lacking: (owner: string | null, name: string) => readonly Browser[]
  /** The same for an attribute of HTML. */
  readonly lackingAttribute: (name: string) => readonly Browser[]
  /** The same for a pseudo-class ('has') or pseudo-element. */
  readonly lackingSelector: (name: string) => readonly Browser[]
  /** The members that some browser of the target lacks. */
  readonly newer: readonly NewerApi[]
}

export type NewerApi = {
  /** Null: a global. */
  readonly owner: string | null
  readonly name: string
  /**
   * True when the constructor itself has the member; null where MDN does not state it, as for the language's
   * own.
   */
  readonly isStatic: boolean | null
}

export function browserSupport(): BrowserSupport {
  const path = createRequire(import.meta.url).resolve('@mdn/browser-compat-data')
  return supportIn(JSON.parse(readFileSync(path, 'utf8')))
}

function supportIn({ api, javascript, html, css }: CompatData): BrowserSupport {
  const members = new Map<string, Member[]>()
  const { Intl: intl = {} } = javascript.builtins ?? {}
  const ofLanguage = [javascript.builtins ?? {}, intl].flatMap(membersOf)
  for (const member of [...membersOf(api), ...ofLanguage.map(each => ({ ...each, isStatic: null }))]) {
    const same = members.get(member.name) ?? []
    members.set(member.name, [...same, member])
  }
  const attributes = new Map<string, CompatStatement[]>()
  const { global_attributes: everywhere = {}, elements = {} } = html
  for (const group of [everywhere, ...entriesOf(elements).map(([, element]) => element)]) {
    for (const [name, { __compat }] of entriesOf(group))
      if (__compat) attributes.set(name, [...(attributes.get(name) ?? []), __compat])
  }
  return {
    lacking(owner, name) {
      const all = members.get(name) ?? []
      const own = all.filter(
        member => member.owner === owner || (owner === null && member.owner === 'Window'),
      )
      return leastLacking((own.length > 0 ? own : all).map(({ compat }) => compat))
    },
    lackingAttribute: name => leastLacking(attributes.get(name.toLowerCase()) ?? []),
    lackingSelector(name) {
      const compat = css.selectors?.[name]?.__compat
      return compat ? lackingOf(compat) : []
    },
    newer: [...members.values()]
      .flat()
      .flatMap(({ owner, name, isStatic, compat }) =>
        lackingOf(compat).length > 0 ? [{ owner, name, isStatic }] : [],
      ),
  }
}

type Member = {
  readonly owner: string | null
  readonly name: string
  readonly isStatic: boolean | null
  readonly compat: CompatStatement
}

const entriesOf = (identifier: Identifier): [string, Identifier][] =>
  Object.entries(identifier).filter((entry): entry is [string, Identifier] => entry[0] !== '__compat')

function membersOf(interfaces: Identifier): Member[] {
  return entriesOf(interfaces).flatMap(([owner, found]) => {
    const own = found.__compat ? [{ owner: null, name: owner, isStatic: true, compat: found.__compat }] : []
    const members = entriesOf(found).flatMap(([key, { __compat }]): Member[] => {
      // Options and events, which are no members, have names of several words.
      if (!__compat || !/^[\w$]+$/.test(key) || key.endsWith('_event')) return []
      const isStatic = key.endsWith('_static')
      return [{ owner, name: key.replace(/_static$/, ''), isStatic, compat: __compat }]
    })
    return [...own, ...members]
  })
}

/** For several statements about one name, that of the most widely supported interface. */
function leastLacking(statements: readonly CompatStatement[]): readonly Browser[] {
  const all = statements.map(lackingOf).toSorted((one, other) => one.length - other.length)
  return all[0] ?? []
}

const lackingOf = (compat: CompatStatement): Browser[] =>
  TARGET.filter(({ browser, version }) => !isSupported(compat, browser, version)).map(
    ({ browser }) => browser,
  )

function isSupported({ support }: CompatStatement, browser: Browser, at: number): boolean {
  const statements: readonly SimpleSupportStatement[] = [support[browser] ?? []].flat()
  return statements.some(({ version_added, version_removed, flags, prefix, alternative_name }) => {
    const isUnderItsName = !flags && !prefix && !alternative_name
    return isUnderItsName && versionOf(version_added) <= at && versionOf(version_removed) > at
  })
}

/** '≤18' counts as 18; a member that no release has counts as never. */
function versionOf(version: string | boolean | null | undefined): number {
  if (typeof version !== 'string' || version === 'preview') return Number.POSITIVE_INFINITY
  return Number(version.replace('≤', ''))
}
