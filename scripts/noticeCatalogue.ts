import { readFile, writeFile } from 'node:fs/promises'
import {
  type AnyNotice,
  type ChannelName,
  channelsOf,
  type Messages,
  type Words,
} from '../server/src/domains/notice.ts'
import { FACTS, NOTICES, type NoticeName } from '../server/test/noticeExamples.ts'

const file = new URL('../docs/notices.md', import.meta.url)

/** The placeholder for words that a person typed. */
const TYPED = '‹lo que escribió alguien›'

const entries = (Object.keys(NOTICES) as NoticeName[])
  .map(name => ({ name, notice: NOTICES[name] as AnyNotice }))
  .toSorted((one, other) => one.notice.id.localeCompare(other.notice.id))

/** The catalogue's lines for a message of each channel, in the order of the catalogue. */
const LINES: { readonly [Name in ChannelName]: (message: Messages[Name]) => readonly string[] } = {
  mail: ({ subject, paragraphs, action, links = [] }) => [
    `**${subject}**`,
    ...paragraphs,
    ...links.map(({ label }) => `→ ${label}`),
    ...(action ? [`→ ${action.label}`] : []),
  ],
  bell: ({ title, message }) => [`Bell, push and WhatsApp: **${title}** ${message}`],
  push: () => [],
  whatsapp: () => [],
}

function row({ id, event, audience, kind, urgency, words }: AnyNotice): string {
  const cells = [`\`${id}\``, `\`${event.name}\``, audience, kind, urgency, channelsOf(words).join(', ')]
  return `| ${cells.join(' | ')} |`
}

function wordsOf(name: NoticeName): readonly string[] {
  const example = FACTS[name] as object | ((typed: string) => object)
  const facts = typeof example === 'function' ? example(TYPED) : example
  const linesOn = <Channel extends ChannelName>(channel: Channel) => {
    const { [channel]: write } = NOTICES[name].words as Words<object>
    return write ? LINES[channel](write(facts)) : []
  }
  return (Object.keys(LINES) as ChannelName[]).flatMap(channel => linesOn(channel))
}

const text = [
  '# Notices',
  'Every event that notifies somebody: who, through which channels and in which words. Written by `npm run codegen` from the `*.notices.ts` beside each noun; `npm run check` fails when it is stale.',
  '`kind` is what people choose channels by: they can switch off `ROUTINE` notices of `REQUEST`, `OFFER`, `ORDER` and `MESSAGE`, by mail, in the bell, in the browser and by WhatsApp; `ACCESS` signs in, confirms or protects an account. `AWAITED` notices are delivered first, `ROUTINE` ones last.',
  [
    '| notice | event | who is notified | kind | urgency | channels |',
    '|---|---|---|---|---|---|',
    ...entries.map(({ notice }) => row(notice)),
  ].join('\n'),
  '## Words',
  'With examples for the facts. Links are left out.',
  ...entries.flatMap(({ name, notice }) => [`### ${notice.id}`, ...wordsOf(name)]),
].join('\n\n')
const wanted = `${text.replaceAll('\u00a0', ' ')}\n`

if (!process.argv.includes('--check')) await writeFile(file, wanted)
else if ((await readFile(file, 'utf8').catch(() => '')) !== wanted) {
  console.error('docs/notices.md is not what the notices say')
  process.exitCode = 1
}
