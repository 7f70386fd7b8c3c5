import { clientPolicy } from './contentSecurity.ts'
import { type StaticFile, shrinkLater, textFile } from './staticFiles.ts'

/** What a built page leaves open for the server to say, by name: where the site is, how to reach us, what is counted. */
export type SiteFacts = Readonly<Record<string, string>>

/** A page of the built client as it is answered. */
export interface FilledPage {
  readonly file: StaticFile
  /** Its Content-Security-Policy. */
  readonly policy: string
}

/** What is settled at the start joined with what is counted: the same object until `counted` gives another. */
export function pageFacts(settled: SiteFacts, counted: () => SiteFacts): () => SiteFacts {
  let last = counted()
  let facts = { ...settled, ...last }
  return () => {
    const now = counted()
    if (now !== last) {
      last = now
      facts = { ...settled, ...now }
    }
    return facts
  }
}

/** ⟦name⟧ stands for one fact in text and attributes, ⟦*⟧ for all of them that are not '' as JSON. */
const SLOT = /⟦(\*|\w+)⟧/g

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * Returns a function that puts the facts of now into a built page; the same facts give the same object. Throws when the
 * page names a fact that there is not.
 */
export function fillPage(
  html: string,
  options: { readonly publicUrl: string; readonly storageOrigin: string | null },
): (facts: SiteFacts) => FilledPage {
  let filled: { facts: SiteFacts; text: string; page: FilledPage } | null = null
  return facts => {
    if (filled?.facts === facts) return filled.page
    const text = html.replace(SLOT, (_slot, name: string) => {
      // In a script that is data: '<' could end it.
      if (name === '*') return JSON.stringify(known(facts)).replaceAll('<', '\\u003c')
      const fact = facts[name]
      if (fact === undefined) throw new Error(`a page asks for ${name}, which the server does not know`)
      return fact.replace(/[&<>"]/g, character => ENTITIES[character] ?? '')
    })
    // Most pages name nothing that is counted.
    const page = filled?.text === text ? filled.page : pageOf(text, options)
    filled = { facts, text, page }
    return page
  }
}

function pageOf(text: string, options: Parameters<typeof clientPolicy>[1]): FilledPage {
  const file = textFile('page.html', text)
  shrinkLater(file)
  return { file, policy: clientPolicy(text, options) }
}

function known(facts: SiteFacts): SiteFacts {
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== ''))
}
