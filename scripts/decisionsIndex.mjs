// Writes docs/decisions/README.md, the index of the decisions, from their files; with --check only compares.
// Exits with 1 and an explanation when a file has no number, date or status, or when two have one number.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './lib/processes.mjs'

const folder = join(root, 'docs/decisions')
const index = join(folder, 'README.md')
const HEAD = /^# (\d+)\. (.+)\n\n(.+) · (\d{4}-\d\d-\d\d) · (accepted|replaced by \d+|withdrawn)\n/

const faults = []
const decisions = []
for (const file of (await readdir(folder)).filter(name => name !== 'README.md').toSorted()) {
  const [, number, title, subject, date, status] = HEAD.exec(await readFile(join(folder, file), 'utf8')) ?? []
  if (number === undefined)
    faults.push(`${file}: begins with '# number. title', then 'subject · date · status'`)
  else if (!file.startsWith(`${number.padStart(3, '0')}-`))
    faults.push(`${file}: its name begins with ${number.padStart(3, '0')}-`)
  else if (decisions.some(other => other.number === number))
    faults.push(`${file}: ${number} has another file`)
  else decisions.push({ file, number, title, subject, date, status })
}

const subjects = [...new Set(decisions.map(({ subject }) => subject))]
const text = [
  '# Decisions\n',
  'Choices where another one was reasonable, and why. A new decision takes the next number: `NNN-title.md` with the head that the others have, the reasons,',
  'the alternatives, and what would change our mind. A decision that changes is edited, with what was learned. `npm run codegen` writes this index.\n',
  ...subjects.map(subject =>
    [
      `## ${subject}\n`,
      ...decisions
        .filter(decision => decision.subject === subject)
        .map(({ file, number, title, date, status }) => {
          const note = status === 'accepted' ? '' : `, ${status}`
          return `- [${number}. ${title}](${file}) (${date}${note})`
        }),
      '',
    ].join('\n'),
  ),
].join('\n')

if (process.argv.includes('--check')) {
  const written = await readFile(index, 'utf8').catch(() => '')
  if (written !== text) faults.push('docs/decisions/README.md: npm run codegen writes it anew')
} else await writeFile(index, text)

if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exitCode = 1
}
