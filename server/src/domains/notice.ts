import { v5 } from 'uuid'
import { z } from 'zod'
import { type EventType, type Listener, type LoggedEvent, loggedEvent } from '../platform/events.ts'
import { Postponed } from '../platform/jobPostponed.ts'
import { handleJob, type JobHandler, type JobType, type Retry } from '../platform/jobs.ts'
import type { MailDraft } from '../platform/mailLayout.ts'
import type { Unit } from '../platform/unitOfWork.ts'
import type { Services } from './context.ts'
import { nightEnd } from './quietHours.ts'

/**
 * The groups in which people choose channels. ACCESS notices sign in, confirm or protect an account: nobody
 * can switch them off. TEAM is for our own team.
 */
export type NoticeKind = 'ACCESS' | 'ACCOUNT' | 'REQUEST' | 'OFFER' | 'ORDER' | 'MESSAGE' | 'SUPPORT' | 'TEAM'

/** AWAITED: its reader asked for it a moment ago. MONEY: money moved. ROUTINE: a channel that disturbs holds it at night. */
export type NoticeUrgency = 'AWAITED' | 'MONEY' | 'ROUTINE'

/** The queue in which notices make their deliveries. */
const NOTICE_QUEUE = 'notices'

/** Deliveries of a channel that are fetched first, so that an announcement to everybody holds up no link that is awaited. */
const PRIORITY: Readonly<Record<NoticeUrgency, number>> = { AWAITED: 2, MONEY: 1, ROUTINE: 0 }

/** The content for each channel. A channel is its row here and its adapter in `channels.ts`. */
export interface Messages {
  readonly mail: MailDraft
  readonly bell: BellDraft
  /** The bell's words, for the browsers of people who are not on our pages. */
  readonly push: BellDraft
  /** The bell's words, for the phones of people who allowed that. */
  readonly whatsapp: BellDraft
}

/** A row of the bell. Its title is ours alone; only its message names what somebody typed. */
export interface BellDraft {
  readonly title: string
  /** One sentence. */
  readonly message: string
  /** A page of our site that its reader may open. */
  readonly url: string
  /** The account sees only the first of several deliveries with the same value. */
  readonly once?: string
}
export type ChannelName = keyof Messages

export type Words<Facts> = { readonly [Name in ChannelName]?: (facts: Facts) => Messages[Name] }

/** One recipient of a notice, and the facts for them at this moment. */
export interface Addressed<Facts> {
  /** The recipient's account; null for somebody without one. */
  readonly accountId: string | null
  /** The mailbox; null when there is none, and then no mail. */
  readonly email: string | null
  /** The number from which the recipient asked for parts by WhatsApp; null or left out for others. */
  readonly phone?: string | null
  /** The address for replies; our own when left out. */
  readonly replyTo?: string
  /** The request whose words the notice repeats, so that they can be erased; null or left out when it repeats none. */
  readonly requestId?: string | null
  readonly facts: Facts
}

interface NoticeSpec<Data extends Record<string, unknown>, Facts> {
  /** Names its template, its listener and its deliveries: never changed once it has been in use. */
  readonly id: string
  /** The event of the notice; `reactions.ts` lists the notice under it. */
  readonly event: EventType<Data>
  /** The recipients and the occasion, in one sentence of the catalogue. */
  readonly audience: string
  readonly kind: NoticeKind
  readonly urgency: NoticeUrgency
  /**
   * One key for each recipient, by which `read` finds it again: an id, never an address. One recipient with
   * an empty key when left out.
   */
  readonly recipients?: (services: Services, data: Data, event: LoggedEvent) => Promise<readonly string[]>
  /** The facts when a channel delivers; null when they are outdated. */
  readonly read: (
    services: Services,
    data: Data,
    about: { readonly event: LoggedEvent; readonly key: string },
  ) => Promise<Addressed<Facts> | null>
  readonly words: Words<Facts>
}

interface Composed<Name extends ChannelName> {
  readonly accountId: string | null
  readonly email: string | null
  readonly phone?: string | null
  readonly replyTo?: string
  readonly requestId?: string | null
  readonly message: Messages[Name]
}

/** The notices of one event: a listener that creates one delivery per recipient and channel. */
export interface Notice<Data extends Record<string, unknown>, Facts>
  extends NoticeSpec<Data, Facts>,
    Listener<Services, Data> {
  /** The content for one recipient and channel; null when it is outdated. */
  readonly compose: <Name extends ChannelName>(
    services: Services,
    channel: Name,
    about: DeliveryData,
  ) => Promise<Composed<Name> | null>
}
/** A notice of any event. */
export type AnyNotice = Pick<
  Notice<Record<string, unknown>, never>,
  'id' | 'audience' | 'kind' | 'urgency' | 'name' | 'compose'
> & {
  readonly event: { readonly name: string }
  readonly words: Words<never>
}

export function isNotice<L extends Listener<Services, unknown>>(listener: L): listener is L & AnyNotice {
  return 'compose' in listener
}

const deliveryData = z.object({
  notice: z.string(),
  key: z.string(),
  event: loggedEvent,
  /** The one of the channel's targets that this delivery is for; left out before they are known. */
  target: z.uuid().optional(),
})
type DeliveryData = z.output<typeof deliveryData>

const deliveryJob = (channel: ChannelName): JobType<DeliveryData> => ({
  queue: `channels.${channel}`,
  data: deliveryData,
})

export const channelsOf = (words: Words<never>) => Object.keys(words) as ChannelName[]

export function defineNotice<Data extends Record<string, unknown>, Facts>(
  spec: NoticeSpec<Data, Facts>,
): Notice<Data, Facts> {
  const { id, event, urgency, recipients, read } = spec
  const words: Words<Facts> = spec.words.bell
    ? { ...spec.words, push: spec.words.bell, whatsapp: spec.words.bell }
    : spec.words
  return {
    ...spec,
    words,
    name: `notices.${id}`,
    queue: NOTICE_QUEUE,
    async act(services, data, about) {
      const keys = recipients ? await recipients(services, data, about) : ['']
      // A site may have neither, and each delivery is a job.
      const skipsPush = services.pusher === null
      const skipsWhatsApp = !words.whatsapp || (await services.whatsApp.open()) === null
      await services.transact(async ({ enqueue }) => {
        for (const key of keys)
          for (const channel of channelsOf(words)) {
            if ((channel === 'push' && skipsPush) || (channel === 'whatsapp' && skipsWhatsApp)) continue
            await enqueueDelivery({ enqueue }, channel, { notice: id, key, event: about }, urgency)
          }
      })
    },
    async compose(services, channel, about) {
      const write = words[channel]
      const addressed = await read(services, event.data.parse(about.event.data), about)
      if (!addressed || !write) return null
      const { facts, ...recipient } = addressed
      return { ...recipient, message: write(facts) }
    },
  }
}

/** The same for the same event, recipient, channel and target, so that a job that runs twice leaves and delivers one. */
function deliveryId(channel: ChannelName, { notice, key, event, target }: DeliveryData): string {
  return v5([channel, notice, key, ...(target ? [target] : [])].join(' '), event.eventId)
}

async function enqueueDelivery(
  { enqueue }: Pick<Unit, 'enqueue'>,
  channel: ChannelName,
  delivery: DeliveryData,
  urgency: NoticeUrgency,
): Promise<void> {
  const options = { id: deliveryId(channel, delivery), priority: PRIORITY[urgency] }
  await enqueue(deliveryJob(channel), delivery, options)
}

/** Makes a delivery that a channel stored once more, under its id. */
export async function deliverAgain(
  { enqueue }: Pick<Unit, 'enqueue'>,
  channel: ChannelName,
  stored: unknown,
): Promise<void> {
  await enqueue(deliveryJob(channel), deliveryData.parse(stored))
}

export interface Delivery<Message> {
  /** The same on each attempt: what was delivered under it is not delivered again. */
  readonly id: string
  readonly notice: AnyNotice
  /** The recipient's key. */
  readonly key: string
  readonly event: LoggedEvent
  readonly accountId: string | null
  readonly email: string | null
  readonly phone?: string | null
  readonly replyTo?: string
  readonly requestId?: string | null
  readonly message: Message
  /** The target of a channel that has targets. */
  readonly target?: string | undefined
}

/** The port of a channel. Its deliveries have a queue and retries of their own: none waits for another channel. */
export interface Channel<Name extends ChannelName> {
  readonly name: Name
  readonly retry: Retry
  /** True when a message makes a phone ring: a ROUTINE notice then waits for the end of the night. */
  readonly disturbs: boolean
  /**
   * The ids of the places where an account takes this notice, when a channel has several for one account: each gets a
   * delivery of its own, so that a retry reaches only the one that failed.
   */
  readonly targets?: (
    services: Services,
    delivery: Pick<Delivery<unknown>, 'accountId' | 'notice'>,
  ) => Promise<readonly string[]>
  /**
   * Throws to try again later. Delivers nothing a second time under the same id, as far as the channel can
   * detect.
   */
  readonly deliver: (services: Services, delivery: Delivery<Messages[Name]>) => Promise<void>
}
export type Channels = { readonly [Name in ChannelName]: Channel<Name> }

/** The queues of all channels, which deliver these notices. */
export function channelHandlers(
  notices: readonly AnyNotice[],
  channels: Channels,
): readonly JobHandler<Services>[] {
  const byId = new Map(notices.map(notice => [notice.id, notice]))
  const handlerOf = <Name extends ChannelName>(name: Name) => channelHandler(byId, channels[name])
  return (Object.keys(channels) as ChannelName[]).map(name => handlerOf(name))
}

function channelHandler<Name extends ChannelName>(
  notices: ReadonlyMap<string, AnyNotice>,
  { name, retry, disturbs, targets, deliver }: Channel<Name>,
): JobHandler<Services> {
  return handleJob<Services, DeliveryData>(
    deliveryJob(name),
    async (services, about) => {
      const notice = notices.get(about.notice)
      if (!notice) throw new Error(`no notice is called ${about.notice}`)
      if (disturbs && notice.urgency === 'ROUTINE' && services.settings.hasQuietHours) {
        const morning = nightEnd(services.clock.now())
        if (morning) throw new Postponed(morning)
      }
      const composed = await notice.compose(services, name, about)
      if (!composed) return
      const { target } = about
      if (targets && target === undefined) {
        const found = await targets(services, { ...composed, notice })
        if (found.length === 0) return
        await services.transact(async unit => {
          for (const one of found)
            await enqueueDelivery(unit, name, { ...about, target: one }, notice.urgency)
        })
        return
      }
      const id = deliveryId(name, about)
      const { key, event } = about
      await deliver(services, { ...composed, id, notice, key, event, target })
    },
    { retry },
  )
}
