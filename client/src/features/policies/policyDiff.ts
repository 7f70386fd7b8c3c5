import type { PolicyDocument } from './policyDocument.ts'

/** A changed section of a policy; `html` has additions in `<ins>` and removals in `<del>`. */
export type ChangedSection = {
  readonly id: string
  readonly title: string
  readonly html: string
}

/** The differences of a newer version: sections in its order, removed ones last. The same texts give none. */
export function policyDiff(before: PolicyDocument, after: PolicyDocument): ChangedSection[] {
  const sectionsOf = ({ lead, sections }: PolicyDocument) => [
    { id: 'lead', title: 'Introducción', blocks: [lead] },
    ...sections,
  ]
  const [old, fresh] = [sectionsOf(before), sectionsOf(after)]
  const changed = fresh.flatMap(({ id, title, blocks }) => {
    const earlier = old.find(section => section.id === id)
    const isSame = earlier?.title === title && earlier.blocks.join() === blocks.join()
    return isSame ? [] : [{ id, title, html: markedBlocks(earlier?.blocks ?? [], blocks) }]
  })
  const gone = old.filter(({ id }) => !fresh.some(section => section.id === id))
  return [...changed, ...gone.map(({ id, title, blocks }) => ({ id, title, html: markedBlocks(blocks, []) }))]
}

/** Separates kept blocks from changed ones; a replaced block is compared by its words. */
function markedBlocks(before: readonly string[], after: readonly string[]): string {
  let html = ''
  for (const run of runsOf(before, after)) {
    if (run.kept !== undefined) {
      html += run.kept
      continue
    }
    const pairs = Math.min(run.gone.length, run.added.length)
    for (let at = 0; at < pairs; at += 1) html += markedBlock(run.gone[at] ?? '', run.added[at] ?? '')
    for (const block of run.gone.slice(pairs)) html += wholly('del', block)
    for (const block of run.added.slice(pairs)) html += wholly('ins', block)
  }
  return html
}

const LIST = /^(<[uo]l>)(.*)(<\/[uo]l>)$/s

/** Lists are compared by entries, other blocks by words. */
function markedBlock(before: string, after: string): string {
  const [, , old] = LIST.exec(before) ?? []
  const [, open, fresh, close] = LIST.exec(after) ?? []
  if (old === undefined || fresh === undefined) return markedWords(before, after)
  return `${open}${markedBlocks(entriesOf(old), entriesOf(fresh))}${close}`
}

const entriesOf = (list: string) => list.trim().split(/(?<=<\/li>)\s*(?=<li>)/)

const TOKENS = /<[^>]+>|[^<\s]+|\s+/g
const isTag = (token: string) => token.startsWith('<')

function markedWords(before: string, after: string): string {
  const [old, fresh] = [before.match(TOKENS) ?? [], after.match(TOKENS) ?? []]
  // Marks between different tags would not be well formed.
  if (old.filter(isTag).join() !== fresh.filter(isTag).join())
    return wholly('del', before) + wholly('ins', after)
  const [oldSpans, freshSpans] = [between(old), between(fresh)]
  return freshSpans
    .map((words, at) => markedSentences(oldSpans[at] ?? [], words) + (fresh.filter(isTag)[at] ?? ''))
    .join('')
}

/** Separates kept sentences from changed ones; a replaced sentence is compared by its words. */
function markedSentences(before: readonly string[], after: readonly string[]): string {
  let html = ''
  for (const { kept, gone, added } of runsOf(sentencesOf(before), sentencesOf(after))) {
    html += kept ?? (gone.length === added.length ? pairs(gone, added) : replaced(gone, added))
  }
  return html
}

const pairs = (gone: readonly string[], added: readonly string[]) =>
  added.map((sentence, at) => markedSentence(gone[at] ?? '', sentence)).join('')
const replaced = (gone: readonly string[], added: readonly string[]) =>
  tagged('del', gone.join('')) + tagged('ins', added.join(''))

/** Each with the space that follows. */
const sentencesOf = (words: readonly string[]) => words.join('').match(/.+?(?:[.:;?!]\s+|$)/gs) ?? []

/**
 * When a smaller share of a sentence's letters is kept, whole versions are easier to read than word marks;
 * not in short ones.
 */
const LEAST_KEPT = 0.6
const SHORT_WORDS = 5

function markedSentence(before: string, after: string): string {
  const runs = runsOf(before.match(TOKENS) ?? [], after.match(TOKENS) ?? [])
  const kept = runs.reduce((sum, run) => sum + (run.kept?.trim().length ?? 0), 0)
  const letters = Math.max(...[before, after].map(text => text.replace(/\s/g, '').length))
  const isShort = [before, after].every(text => text.trim().split(/\s+/).length <= SHORT_WORDS)
  if (!isShort && kept < LEAST_KEPT * letters) return replaced([before], [after])
  return joined(runs)
    .map(run => run.kept ?? replaced(run.gone, run.added))
    .join('')
}

/** Joins changes with only a space between them: '<del>dos días</del>' instead of one mark for each word. */
function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = []
  for (const [at, run] of runs.entries()) {
    const last = all.at(-1)
    const follows = runs[at + 1]
    const isSpaceBetween = run.kept?.trim() === '' && follows !== undefined && follows.kept === undefined
    if (last === undefined || last.kept !== undefined || (run.kept !== undefined && !isSpaceBetween)) {
      all.push(run)
      continue
    }
    const space = run.kept === undefined ? [] : [run.kept]
    all[all.length - 1] = {
      gone: [...last.gone, ...space, ...run.gone],
      added: [...last.added, ...space, ...run.added],
    }
  }
  return all
}

/** The words before, between and after tags. */
function between(tokens: readonly string[]): string[][] {
  const spans: string[][] = [[]]
  for (const token of tokens) {
    if (isTag(token)) spans.push([])
    else spans.at(-1)?.push(token)
  }
  return spans
}

const tagged = (tag: 'ins' | 'del', text: string) => text && `<${tag}>${text}</${tag}>`

/** Marks inside paragraphs and lists, not around them. */
const wholly = (tag: 'ins' | 'del', block: string) =>
  block.replace(/<[^>]+>|[^<]+/g, part => (isTag(part) || !part.trim() ? part : tagged(tag, part)))

type Run = { readonly kept?: string; readonly gone: readonly string[]; readonly added: readonly string[] }

/** Two lists as the shortest sequence of kept, removed and added items (longest common subsequence). */
function runsOf(before: readonly string[], after: readonly string[]): Run[] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => 0),
  )
  const common = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = lengths[i]
      if (!row) continue
      row[j] =
        before[i] === after[j] ? common(i + 1, j + 1) + 1 : Math.max(common(i + 1, j), common(i, j + 1))
    }
  }
  const runs: Run[] = []
  let [gone, added]: [string[], string[]] = [[], []]
  const close = () => {
    if (gone.length + added.length > 0) runs.push({ gone, added })
    ;[gone, added] = [[], []]
  }
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const [old, fresh] = [before[i], after[j]]
    if (old !== undefined && old === fresh) {
      close()
      runs.push({ kept: old, gone: [], added: [] })
      i += 1
      j += 1
    } else if (fresh === undefined || (old !== undefined && common(i + 1, j) >= common(i, j + 1))) {
      gone.push(old ?? '')
      i += 1
    } else {
      added.push(fresh)
      j += 1
    }
  }
  close()
  return runs
}
