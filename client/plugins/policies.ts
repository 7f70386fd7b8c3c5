import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { Marked, type Token } from 'marked'
import type { Plugin } from 'vite'
import type { PolicyDocument, PolicySection } from '../src/features/policies/policyDocument.ts'

const DOCUMENTS = 'src/features/policies/documents'
/** `policy:terminos-uso` is the newest version of that policy, with its day. */
const NEWEST = 'policy:'

/**
 * Parses a policy in Markdown into its sections. A section begins with `## Title {#address}`; text before the
 * first is the lead.
 */
export function policies(): Plugin {
  let root = ''
  return {
    name: 'policies',
    configResolved(config) {
      root = config.root
    },
    resolveId: {
      filter: { id: new RegExp(`^${NEWEST}`) },
      handler: id => id,
    },
    load: {
      filter: { id: new RegExp(`^${NEWEST}`) },
      async handler(id) {
        const address = id.slice(NEWEST.length)
        const folder = path.join(root, DOCUMENTS, address)
        const version = await newestVersion(root, address)
        const file = JSON.stringify(path.join(folder, `${version}.md`))
        return `export { policy } from ${file}\nexport const version = ${JSON.stringify(version)}`
      },
    },
    transform: {
      filter: { id: /\/policies\/documents\/.*\.md$/ },
      handler(text, id) {
        const document = readPolicy(text)
        if (!document) this.error(`a policy has a title, a lead and parts with addresses: ${id}`)
        return { code: `export const policy = ${JSON.stringify(document)}`, map: null, moduleType: 'js' }
      },
    },
  }
}

/**
 * The date of a policy's last version: the files of its folder are named by date, which sorts them. `root` is
 * the client's folder.
 */
export async function newestVersion(root: string, address: string): Promise<string> {
  const folder = path.join(root, DOCUMENTS, address)
  const versions = (await readdir(folder)).map(name => name.replace(/\.md$/, ''))
  const newest = versions.toSorted().at(-1)
  if (!newest) throw new Error(`${folder} has no version of its policy`)
  return newest
}

const HEADING = /^(.+?) \{#([a-z0-9-]+)\}$/

/** Null when the text is not a valid policy. */
export function readPolicy(text: string): PolicyDocument | null {
  const marked = new Marked()
  const lines: { title: string; lead: string; sections: PolicySection[] } = {
    title: '',
    lead: '',
    sections: [],
  }
  for (const token of marked.lexer(text)) {
    if (token.type === 'space') continue
    if (isHeading(token, 1)) lines.title = token.text
    else if (isHeading(token, 2)) {
      const [, title, id] = HEADING.exec(token.text) ?? []
      if (!title || !id) return null
      lines.sections.push({ id, title, blocks: [] })
    } else {
      const html = marked.parser([token]).trim()
      const section = lines.sections.at(-1)
      if (section) section.blocks.push(html)
      else lines.lead += html
    }
  }
  return lines.title && lines.lead && lines.sections.length > 0 ? lines : null
}

const isHeading = (token: Token, depth: number): token is Token & { text: string } =>
  token.type === 'heading' && token.depth === depth
