// Fails when the client's own code uses an API that a browser of client/browserTarget.ts lacks. Types
// determine the owner of a name, and MDN's data the versions of browsers that have it. Not covered: options
// of calls, names of events, CSS, and code of packages, which client/e2e/olderBrowsers.spec.ts runs without
// the newer APIs.
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Identifier, Node, SourceFile } from 'typescript/unstable/ast'
import {
  isBindingElement,
  isIdentifier,
  isJsxAttribute,
  isObjectBindingPattern,
  isPropertyAccessExpression,
  isStringLiteral,
  isTemplateLiteralToken,
} from 'typescript/unstable/ast/is'
import { API, type Checker, type Symbol as TypeSymbol } from 'typescript/unstable/sync'
import { browserSupport } from '../client/browserSupport.ts'

/** Accepted uses of APIs that some browser of the target lacks, with the effect there. */
const ALLOWED: Readonly<Record<string, string>> = {
  'selector :details-content': 'answers open at once, without a movement',
  'selector :selection': 'selected text has the colours of the system',
  'selector :target-current': 'the table of contents marks no section',
  'attribute popover': 'plugins/popovers.ts shows and hides it',
  'attribute popoverTarget': 'as above',
  requestIdleCallback: 'a timer in its place, which its callers ask for by typeof',
  cancelIdleCallback: 'only called with what requestIdleCallback answered',
  'HTMLVideoElement.playsInline': 'Firefox plays within the page anyway',
  'attribute playsInline': 'as above',
  'Navigator.share': 'the button is there only where the browser has it',
  'NotificationEvent.notification': 'the event comes only from notices, which need push',
  'CanvasImageSmoothing.imageSmoothingQuality': 'Firefox scales with its own quality',
}

const root = fileURLToPath(new URL('../', import.meta.url))
const config = `${root}client/tsconfig.json`
const support = browserSupport()
/** Only a few names are new in any interface: the types are consulted for those alone. */
const suspects = new Set(support.newer.map(({ name }) => name))

const api = new API({ cwd: root })
const unused = new Set(Object.keys(ALLOWED))
const problems: string[] = []
try {
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
  if (!project) throw new Error(`${config} is no project`)
  for (const path of project.rootFiles.filter(isOfClient)) {
    const file = project.program.getSourceFile(path)
    if (!file) throw new Error(`${path} cannot be read`)
    for (const { node, name, lacking } of newerApisIn(file, project.checker)) {
      unused.delete(name)
      if (name in ALLOWED) continue
      const line = file.text.slice(0, node.getStart(file)).split('\n').length
      problems.push(`${relative(root, path)}:${line} ${name} is missing in ${lacking.join(', ')}`)
    }
  }
} finally {
  api.close()
}
problems.push(...[...unused].map(name => `${name} is allowed and not used`))
if (problems.length > 0) {
  console.error(`Newer than client/browserTarget.ts:\n  ${problems.join('\n  ')}`)
  process.exitCode = 1
}

/** True for code that runs in the browser, or is written into its pages. */
function isOfClient(path: string): boolean {
  return /\/client\/(src|plugins)\//.test(path) && !/\.test\.tsx?$|\/__generated__\//.test(path)
}

type NewerApi = { readonly node: Node; readonly name: string; readonly lacking: readonly string[] }

function newerApisIn(file: SourceFile, checker: Checker): NewerApi[] {
  const found: NewerApi[] = []
  const names: Identifier[] = []
  const visit = (node: Node): void => {
    if (isJsxAttribute(node) && isOfElement(node.parent.parent, file)) {
      const name = node.name.getText(file)
      const lacking = support.lackingAttribute(name)
      if (lacking.length > 0) found.push({ node, name: `attribute ${name}`, lacking })
    } else if (isStringLiteral(node) || isTemplateLiteralToken(node)) {
      for (const [, name = ''] of node.text.matchAll(/:([a-z][a-z-]+)/g)) {
        const lacking = support.lackingSelector(name)
        if (lacking.length > 0) found.push({ node, name: `selector :${name}`, lacking })
      }
    } else if (isIdentifier(node) && suspects.has(node.text)) names.push(node)
    node.forEachChild(visit)
  }
  visit(file)
  for (const [at, symbol] of checker.getSymbolAtLocation(names).entries()) {
    const node = names[at]
    if (!node) continue
    const member = destructured(node, checker) ?? symbol
    if (!member || !isOfBrowserOrLanguage(member)) continue
    const owner = ownerOf(member, node, file)
    // Browsers ignore unknown CSS properties.
    if (owner === 'CSSStyleProperties') continue
    const lacking = support.lacking(owner, member.name)
    if (lacking.length > 0)
      found.push({ node, name: owner ? `${owner}.${member.name}` : member.name, lacking })
  }
  return found
}

/** `<a>` and `<chakra.a>`: other components have props of their own. */
function isOfElement(tag: Node, file: SourceFile): boolean {
  return 'tagName' in tag && /^(chakra\.)?[a-z]/.test((tag.tagName as Node).getText(file))
}

/** The member read by `{ size }` or `{ size: count }`, where the name itself is a variable. */
function destructured(node: Identifier, checker: Checker): TypeSymbol | null {
  const element = node.parent
  if (!element || !isBindingElement(element) || !isObjectBindingPattern(element.parent)) return null
  if ((element.propertyName ?? element.name) !== node) return null
  const type = checker.getTypeAtLocation(element.parent)
  return (type && checker.getPropertyOfType(type, node.text)) ?? null
}

function isOfBrowserOrLanguage({ declarations }: TypeSymbol): boolean {
  return declarations.length > 0 && declarations.every(({ path }) => /\/lib\.[\w.]+\.d\.ts$/.test(path))
}

/** The interface of a member; null for a global. */
function ownerOf(member: TypeSymbol, node: Identifier, file: SourceFile): string | null {
  const name = member.getParent()?.name
  if (name && /^\w+$/.test(name) && !name.startsWith('__'))
    return name.replace(/^Readonly(?=Array|Map|Set)/, '').replace(/(?<=.)Constructor$/, '')
  // Statics of the browser are declared in a type without a name: 'URL.canParse'.
  const access = node.parent
  const isMember = access && isPropertyAccessExpression(access) && access.name === node
  return isMember ? access.expression.getText(file) : null
}
