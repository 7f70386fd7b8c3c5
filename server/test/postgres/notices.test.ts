import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { enquirySent } from '../../src/domains/enquiries/enquiry.events.ts'
import { type OpenSandbox, openSandbox } from '../contracts/openSandbox.ts'
import { createHarness, type Harness } from '../harness.ts'
import { freshFolder, startSite } from '../process/program.ts'

const SLOW = 240_000
const PATIENCE = { timeout: 150_000, interval: 200 }
const ENQUIRIES = 40
/** Jobs of one queue that a process runs at the same time: as many mails may be between the mail server and the database. */
const IN_FLIGHT = 5

let harness: Harness
let mailServer: OpenSandbox
beforeAll(async () => {
  harness = await createHarness()
  mailServer = await openSandbox()
}, SLOW)
afterAll(async () => {
  await mailServer.close()
  await harness.close()
})

/** Each notifies the team and whoever wrote. */
async function sendEnquiry(at: number): Promise<void> {
  const id = randomUUID()
  await harness.services.transact(async ({ tx, emit }) => {
    await tx.enquiry.create({
      data: {
        id,
        submissionKey: randomUUID(),
        kind: 'OTHER',
        name: 'Ana',
        email: `ana${at}@correo.test`,
        subject: `Consulta ${at}`,
        message: 'Hola',
        createdAt: harness.clock.now(),
      },
    })
    await emit(enquirySent, { enquiryId: id })
  })
}

test(
  'of two instances that deliver notices one is killed: each mail arrives, and what was in flight has the same Message-ID again',
  async () => {
    const folder = await freshFolder()
    const env = { DATABASE_URL: harness.databaseUrl ?? '', SMTP_URL: mailServer.sandbox.smtp.url }
    const [first] = await Promise.all(['one', 'other'].map(name => startSite(join(folder, name), env)))
    const { mails, faults } = mailServer.sandbox.control
    // The mail server takes these and then says nothing: whoever sent them cannot know.
    for (let at = 0; at < 2; at += 1) faults.misbehave({ vendor: 'smtp', kind: 'DROP_AFTER' })
    for (let at = 0; at < ENQUIRIES; at += 1) await sendEnquiry(at)
    await vi.waitFor(() => expect(mails.list().length).toBeGreaterThan(5), PATIENCE)
    first?.process.kill('SIGKILL')
    await first?.ended

    const messageIds = () => mails.list().map(({ messageId }) => messageId)
    await vi.waitFor(() => expect(new Set(messageIds()).size).toBe(2 * ENQUIRIES), PATIENCE)
    await vi.waitFor(async () => {
      const { rows } = await harness.services.db.query(
        `select 1 from pgboss.job where (starts_with(name, 'channels.') or name = 'notices') and state <= 'active'`,
      )
      expect(rows).toEqual([])
    }, PATIENCE)
    const arrived = messageIds()
    expect(new Set(arrived).size).toBe(2 * ENQUIRIES)
    expect(arrived.length - 2 * ENQUIRIES).toBeLessThanOrEqual(IN_FLIGHT + 2)
    for (let at = 0; at < ENQUIRIES; at += 1) {
      const own = mails.list({ to: `ana${at}@correo.test` })
      expect(new Set(own.map(({ messageId }) => messageId)).size).toBe(1)
    }
  },
  SLOW,
)
