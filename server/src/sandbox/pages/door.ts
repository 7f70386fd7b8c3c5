import type { IncomingMessage, ServerResponse } from 'node:http'
import { ZodError, z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Logger } from '../../platform/logger.ts'
import { requestUrl } from '../../platform/requestUrl.ts'
import { commonActions, commonReadings } from '../actions.ts'
import { type Answer, readAll, send } from '../answer.ts'
import type { SandboxControl } from '../control.ts'
import { parseJson } from '../jsonStore.ts'
import { NotLoopback, postRefusalOf, refusalOf } from '../loopback.ts'
import type { Actions, Readings, StandIn } from '../standIn.ts'
import { faultsPage } from './faultsPage.ts'
import { indexPage } from './indexPage.ts'
import { redirect, typeface } from './page.ts'
import { createShell, type Shell } from './shell.ts'

interface DoorParts {
  readonly control: SandboxControl
  readonly standIns: readonly StandIn[]
  /** Addresses of each stand-in, for adapters. */
  readonly addresses: object
  readonly clock: Clock
  readonly logger: Logger
}

interface DoorContext extends DoorParts {
  readonly shell: Shell
  readonly actions: ReadonlyMap<string, Actions[string]>
  readonly readings: ReadonlyMap<string, Readings[string]>
}

const FAULTS_ROOM = { path: 'fallas', title: 'Fallas' }
const MAX_BODY = 200_000
const FRAMING = { 'x-frame-options': 'SAMEORIGIN' }

/** The pages and the JSON API under `/sandbox`, to be mounted in an HTTP server of this machine. */
export function createDoor(parts: DoorParts) {
  const { control, standIns } = parts
  const rooms = [{ path: '', title: 'Inicio' }, ...standIns.map(({ page }) => page), FAULTS_ROOM]
  const actions = [commonActions(control), ...standIns.map(standIn => standIn.actions)]
  const readings = [commonReadings(control), ...standIns.map(standIn => standIn.readings)]
  const context: DoorContext = {
    ...parts,
    shell: createShell(rooms),
    actions: new Map(actions.flatMap(Object.entries<Actions[string]>)),
    readings: new Map(readings.flatMap(Object.entries<Readings[string]>)),
  }
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const url = requestUrl(request)
    if (!url) return false
    if (url.pathname !== '/sandbox' && !url.pathname.startsWith('/sandbox/')) return false
    route(context, request, url)
      .catch((error: unknown) => {
        context.logger.error({ err: error }, 'a sandbox page failed')
        return json(500, { error: 'the sandbox failed' })
      })
      .then(answer => send(response, { ...answer, headers: { ...FRAMING, ...answer.headers } }))
      .catch(() => response.destroy())
    return true
  }
}

async function route(context: DoorContext, request: IncomingMessage, url: URL): Promise<Answer> {
  const path = url.pathname.slice('/sandbox'.length).replace(/\/$/, '')
  if (request.method === 'POST') {
    const refusal = postRefusalOf(request)
    if (refusal) return json(403, { error: refusal })
    return path.startsWith('/api/') ? obey(context, request, path) : submit(context, request)
  }
  const refusal = refusalOf(request)
  if (refusal) return json(403, { error: refusal })
  if (path.startsWith('/api/')) return read(context, path.slice('/api/'.length), url)
  return show(context, path, url.searchParams)
}

function show(context: DoorContext, path: string, query: URLSearchParams): Answer {
  const { control, standIns, shell } = context
  const [room = '', ...below] = path.split('/').slice(1)
  if (room === '') return indexPage(shell, context)
  if (room === 'archivo.woff2') return typeface()
  if (room === FAULTS_ROOM.path && below.length === 0) return faultsPage(shell, control, standIns)
  const page = standIns.find(standIn => standIn.page.path === room)?.page
  return (
    page?.show(shell, below, query) ??
    shell.messagePage(404, 'No existe', 'Esta página del sandbox no existe.')
  )
}

async function read({ readings, addresses }: DoorContext, name: string, url: URL): Promise<Answer> {
  if (name === 'addresses') return json(200, addresses)
  const reading = readings.get(name)
  return reading
    ? json(200, reading(url.searchParams))
    : json(404, { error: `nothing called ${name}; there are ${[...readings.keys()].join(', ')}` })
}

/** `POST /sandbox/api/<action>` with a JSON body. */
async function obey({ actions }: DoorContext, request: IncomingMessage, path: string): Promise<Answer> {
  const name = path.slice('/api/'.length)
  const run = actions.get(name)
  if (!run) return json(404, { error: `no action ${name}; there are ${[...actions.keys()].join(', ')}` })
  const body = (await readAll(request, MAX_BODY))?.toString('utf8') ?? ''
  const input = body === '' ? {} : parseJson(body)
  try {
    return json(200, (await run(input)) ?? { ok: true })
  } catch (error) {
    const { status, message } = explain(error)
    return json(status, { error: message })
  }
}

/** A form of one of the pages: `action`, its input, and the page to go `back` to. */
async function submit({ actions, shell }: DoorContext, request: IncomingMessage): Promise<Answer> {
  const body = (await readAll(request, MAX_BODY))?.toString('utf8') ?? ''
  const { action, back, ...input } = Object.fromEntries(new URLSearchParams(body))
  const run = actions.get(action ?? '')
  if (!run || !back || !/^\/sandbox(\/[a-z]+)?$/.test(back))
    return shell.messagePage(400, 'No se pudo', 'El formulario no es de esta página.')
  try {
    await run(input)
    return redirect(back)
  } catch (error) {
    const { status, message } = explain(error)
    return shell.messagePage(status, 'No se pudo', message, back)
  }
}

/** Message for an error caused by the caller; other errors are rethrown. */
function explain(error: unknown): { status: number; message: string } {
  if (error instanceof ZodError) return { status: 400, message: z.prettifyError(error) }
  // A stand-in's own refusal, worded like its vendor's.
  if (error instanceof Error && 'status' in error && typeof error.status === 'number')
    return { status: error.status, message: error.message }
  if (error instanceof RangeError || error instanceof NotLoopback)
    return { status: 400, message: error.message }
  throw error
}

function json(status: number, value: unknown): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(value),
  }
}
