import { describe, expect, test } from 'vitest'
import { FACTS, NOTICES, type NoticeName } from '../../../test/noticeExamples.ts'
import { layOutMail, type MailDraft } from '../../platform/mailLayout.ts'
import type { AnyNotice, BellDraft } from '../notice.ts'
import { notices } from '../reactions.ts'

const namesWithTyped = (Object.keys(FACTS) as NoticeName[]).filter(name => typeof FACTS[name] === 'function')
const mailsWithTyped = namesWithTyped.filter(name => 'mail' in NOTICES[name].words)
const rowsWithTyped = namesWithTyped.filter(name => 'bell' in NOTICES[name].words)

const factsOf = (name: NoticeName, typed: string) => (FACTS[name] as (typed: string) => unknown)(typed)

function write(name: NoticeName, typed: string) {
  const mail = NOTICES[name].words.mail as (facts: unknown) => MailDraft
  return layOutMail(mail(factsOf(name, typed)))
}

test('the words of every notice are tried here', () => {
  const tried: readonly AnyNotice[] = Object.values(NOTICES)
  expect(tried.map(({ id }) => id).toSorted()).toEqual(notices.map(({ id }) => id).toSorted())
})

describe.each(mailsWithTyped)('%s', name => {
  test.each([
    'Cobrá en tuerca-trampa.com/premio',
    'https://trampa/premio',
    'Escribí a premio@trampa',
    'Entrá a\nwww.trampa.test',
    '<a href="//trampa.test">Entrá</a>',
  ])('leads nobody to “%s”', typed => {
    const { subject, text, html } = write(name, typed)
    expect([subject, text, html].join('\n')).not.toContain('trampa')
  })

  test('keeps what was typed within its sentence', () => {
    const usual = write(name, 'Bomba')
    const { subject, text, html } = write(name, 'Bomba\n\n<b>Tuerca</b>\r\nPagá en la red')
    expect(`${subject}\n${text}`).toContain('Bomba <b>Tuerca</b> Pagá en la red')
    expect(subject).not.toMatch(/[\r\n]/)
    expect(text.split('\n')).toHaveLength(usual.text.split('\n').length)
    const tagsIn = (markup: string) => markup.match(/<[^>]*>/g)
    expect(tagsIn(html)).toEqual(tagsIn(usual.html))
  })
})

describe.each(rowsWithTyped)('the bell’s %s', name => {
  const ring = (typed: string) =>
    (NOTICES[name].words.bell as (facts: unknown) => BellDraft)(factsOf(name, typed))

  test('has a title that is ours alone, so that an erasure leaves it', () => {
    expect(ring('Bomba').title).toBe(ring('Paragolpes').title)
  })

  test('names no address that somebody typed, and stays on our site', () => {
    const { message, url } = ring('Cobrá en tuerca-trampa.com/premio')
    expect(message).not.toContain('trampa')
    expect(url).toMatch(/^http:\/\/tuerca\.test\//)
  })
})
