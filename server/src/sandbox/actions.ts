import { z } from 'zod'
import type { SandboxControl } from './control.ts'
import { faultOrder } from './faults.ts'

// The same actions come from forms (text) and from JSON, so text is read as what it stands for.
const flag = z
  .union([z.boolean(), z.enum(['true', 'false', 'on', ''])])
  .default(false)
  .transform(value => value === true || value === 'true' || value === 'on')
const count = z.coerce.number().int().min(1).max(10).default(1)
const texts = z.union([z.array(z.string()), z.string().transform(text => [text])]).optional()
const outcome = z.enum(['succeeded', 'failed'])
const text = z.string().min(1).max(500)
const optionalText = z
  .string()
  .optional()
  .transform(value => (value === '' ? undefined : value))

const MAX_WAIT_MS = 30_000

interface Action {
  run(control: SandboxControl, input: unknown): unknown
}

function action<Schema extends z.ZodType>(
  schema: Schema,
  run: (control: SandboxControl, input: z.output<Schema>) => unknown,
): Action {
  return { run: (control, input) => run(control, schema.parse(input)) }
}

const nothing = z.object({})

/** Every thing one can do to the sandbox from outside, by name. Input is parsed; a bad one throws ZodError. */
export const ACTIONS = {
  pay: action(z.object({ session: text, card: optionalText }), (control, { session, card }) => ({
    outcome: control.stripe.pay(session, card),
  })),
  settle: action(z.object({ session: text, outcome }), (control, { session, outcome }) =>
    control.stripe.settle(session, outcome),
  ),
  expire: action(z.object({ session: text }), (control, { session }) => control.stripe.expire(session)),
  setRefundsStayPending: action(z.object({ on: flag }), (control, { on }) =>
    control.stripe.setRefundsStayPending(on),
  ),
  settleRefund: action(z.object({ refund: text, outcome }), (control, { refund, outcome }) =>
    control.stripe.settleRefund(refund, outcome),
  ),
  holdWebhooks: action(z.object({ on: flag }), (control, { on }) => control.webhooks.hold(on)),
  setWebhookCopies: action(z.object({ copies: count }), (control, { copies }) =>
    control.webhooks.setCopies(copies),
  ),
  setWebhookUrls: action(z.object({ urls: z.array(z.url()) }), (control, { urls }) =>
    control.webhooks.setUrls(urls),
  ),
  releaseWebhooks: action(
    z.object({ ids: texts, reverse: flag, copies: count, parallel: flag }),
    (control, { ids, ...how }) => control.webhooks.release({ ...how, ...(ids ? { ids } : {}) }),
  ),
  dropWebhooks: action(z.object({ ids: texts }), (control, { ids }) => control.webhooks.drop(ids)),
  redeliver: action(z.object({ event: text, copies: count, parallel: flag }), (control, { event, ...how }) =>
    control.webhooks.redeliver(event, how),
  ),
  waitForWebhooks: action(nothing, control => control.webhooks.idle()),
  misbehave: action(faultOrder, (control, order) => ({ id: control.faults.misbehave(order) })),
  releaseFault: action(z.object({ id: optionalText }), (control, { id }) => control.faults.release(id)),
  clearFaults: action(nothing, control => control.faults.clear()),
  waitForMail: action(
    z.object({
      to: optionalText,
      subject: optionalText,
      since: optionalText,
      timeoutMs: z.coerce.number().int().min(0).max(MAX_WAIT_MS).optional(),
    }),
    (control, { timeoutMs, to, subject, since }) =>
      control.mails.waitFor(
        { ...(to && { to }), ...(subject && { subject }), ...(since && { since }) },
        timeoutMs,
      ),
  ),
  clearMails: action(nothing, control => control.mails.clear()),
  removeObject: action(z.object({ bucket: text, name: text }), (control, { bucket, name }) =>
    control.objects.remove(bucket, name),
  ),
  advanceTime: action(
    z.object({
      ms: z.coerce
        .number()
        .int()
        .min(1)
        .max(366 * 24 * 60 * 60 * 1000),
    }),
    (control, { ms }) => control.advanceTime(ms),
  ),
  reset: action(nothing, control => control.reset()),
} satisfies Record<string, Action>

export type ActionName = keyof typeof ACTIONS

export function isActionName(name: string): name is ActionName {
  return Object.hasOwn(ACTIONS, name)
}

/** What one can read from outside, by name. */
export const READINGS: Record<string, (control: SandboxControl, query: URLSearchParams) => unknown> = {
  sessions: control => control.stripe.sessions(),
  intents: control => control.stripe.intents(),
  refunds: control => control.stripe.refunds(),
  events: control =>
    control.stripe.events().map(({ body, ...event }) => ({ ...event, body: JSON.parse(body) })),
  deliveries: control => control.webhooks.list(),
  faults: control => control.faults.list(),
  calls: control => control.calls.list(),
  mails: (control, query) => {
    const [to, subject, since] = ['to', 'subject', 'since'].map(name => query.get(name))
    return control.mails.list({ ...(to && { to }), ...(subject && { subject }), ...(since && { since }) })
  },
  objects: control => control.objects.list(),
}
