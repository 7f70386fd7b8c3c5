import type { MentionOf, Page } from './mentions.ts'
import { isUnread } from './mentions.ts'

const MENDED = /^re(acondicion|acondision|condicion|constru|par|fabric|ctific|manufactur)\w*$/
const EITHER =
  /^(cualquier\w*|ambos|ambas|igual|indistint\w*|tanto|barat\w*|importa|sea|haya|consigas|aparezca|convenga|conviene)$/

/** Answers to 'nuevo o usado' beside the words of the lexicon: a mended part is a used one, and one may leave it open. */
export function readConditions(page: Page): MentionOf<'CONDITION'>[] {
  return page.tokens.flatMap(({ word }, at): MentionOf<'CONDITION'>[] => {
    if (!isUnread(page, at)) return []
    const participle = MENDED.test(word) && /(ad|id)[oa]s?$/.test(word)
    if (participle && page.asked === 'CONDITION')
      return [{ kind: 'CONDITION', value: 'USED', from: at, to: at + 1 }]
    const isOpen = page.asked === 'CONDITION' && EITHER.test(word)
    return isOpen ? [{ kind: 'CONDITION', value: 'ANY', from: at, to: at + 1 }] : []
  })
}
