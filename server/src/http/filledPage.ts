import { clientPolicy } from './contentSecurity.ts'
import { type StaticFile, textFile } from './staticFiles.ts'

/**
 * Facts that a built page leaves for the server to fill in, by name: the site's address, contact data,
 * counted figures.
 */
export type SiteFacts = Readonly<Record<string, string>>

/** A page of the built client as it is sent. */
export interface FilledPage {
  readonly file: StaticFile
  /** Content-Security-Policy of the page. */
  readonly policy: string
}

/** Joins the facts of the settings with the counted ones: the same object until one of them changes. */
export function pageFacts(configured: () => SiteFacts, counted: () => SiteFacts): () => SiteFacts {
  let facts = { ...configured(), ...counted() }
  return () => {
    const now = { ...configured(), ...counted() }
    if (Object.entries(now).some(([name, fact]) => facts[name] !== fact)) facts = now
    return facts
  }
}

/** ⟦name⟧ is replaced by one fact in text and attributes, ⟦*⟧ by all facts that are not '' as JSON. */
const SLOT = /⟦(\*|\w+)⟧/g

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * Returns a function that fills a built page with the current facts; the same facts give the same object.
 * Throws when the page names an unknown fact.
 */
export function fillPage(
  html: string | Buffer,
  options: { readonly publicUrl: string; readonly storageOrigin: string | null },
): (facts: SiteFacts) => FilledPage {
  // A page as text takes twice its bytes in memory: its signs of a slot are outside Latin.
  const bytes = Buffer.from(html)
  let filled: { facts: SiteFacts; page: FilledPage } | null = null
  return facts => {
    if (filled?.facts === facts) return filled.page
    const text = bytes.toString().replace(SLOT, (_slot, name: string) => {
      // In a script that is data: '<' could end it.
      if (name === '*') return JSON.stringify(known(facts)).replaceAll('<', '\\u003c')
      const fact = facts[name]
      if (fact === undefined) throw new Error(`a page asks for ${name}, which the server does not know`)
      return fact.replace(/[&<>"]/g, character => ENTITIES[character] ?? '')
    })
    const page = pageOf(text, options)
    // Most pages use no counted fact.
    filled = { facts, page: filled?.page.file.etag === page.file.etag ? filled.page : page }
    return filled.page
  }
}

/** Throws when a built page names an unknown fact. Filling it is left to its first visit: most pages have none for long. */
export function checkSlots(html: Buffer, facts: SiteFacts): void {
  for (const [, name = ''] of html.toString().matchAll(SLOT))
    if (name !== '*' && facts[name] === undefined)
      throw new Error(`a page asks for ${name}, which the server does not know`)
}

/**
 * The page with the kind of its account, for the scripts of its head. An attribute, because the policy names the inline
 * scripts by their hash.
 */
export function withRole(html: string, role: 'BUYER' | 'PROVIDER'): string {
  return html.replace(/<html\b/, `<html data-cuenta="${role}"`)
}

function pageOf(text: string, options: Parameters<typeof clientPolicy>[1]): FilledPage {
  return { file: textFile('page.html', text), policy: clientPolicy(text, options) }
}

function known(facts: SiteFacts): SiteFacts {
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== ''))
}
