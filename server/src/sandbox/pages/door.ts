import type { IncomingMessage, ServerResponse } from 'node:http'
import { ZodError, z } from 'zod'
import type { Logger } from '../../platform/logger.ts'
import { ACTIONS, isActionName, READINGS } from '../actions.ts'
import { type Answer, readAll, send } from '../answer.ts'
import type { PageContext } from '../control.ts'
import { parseJson } from '../jsonStore.ts'
import { NotLoopback, postRefusalOf, refusalOf } from '../loopback.ts'
import { MailNotArrived } from '../mail/mailbox.ts'
import { StorageFault } from '../storage/storageFault.ts'
import { StripeFault } from '../stripe/stripeFault.ts'
import { faultsPage } from './faultsPage.ts'
import { fileAnswer, filesPage } from './filesPage.ts'
import { indexPage } from './indexPage.ts'
import { mailPage, mailPreview, mailsPage } from './mailsPage.ts'
import { redirect, typeface } from './page.ts'
import { paymentsPage } from './paymentsPage.ts'
import { messagePage } from './shell.ts'

const MAX_BODY = 200_000
const FRAMING = { 'x-frame-options': 'SAMEORIGIN' }

/** The pages and the JSON door under `/sandbox`, to be mounted in an HTTP server of this machine. */
export function createDoor(context: PageContext & { logger: Logger }) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const url = new URL(request.url ?? '/', 'http://localhost')
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

async function route(context: PageContext, request: IncomingMessage, url: URL): Promise<Answer> {
  const path = url.pathname.slice('/sandbox'.length).replace(/\/$/, '')
  if (request.method === 'POST') {
    const refusal = postRefusalOf(request)
    if (refusal) return json(403, { error: refusal })
    return path.startsWith('/api/') ? obey(context, request, path) : submit(context, request)
  }
  const refusal = refusalOf(request)
  if (refusal) return json(403, { error: refusal })
  if (path.startsWith('/api/')) return read(context, path.slice('/api/'.length), url)
  return show(context, path, url)
}

async function show(context: PageContext, path: string, url: URL): Promise<Answer> {
  const [, room = '', id = '', part = ''] = path.split('/')
  if (room === '') return indexPage(context)
  if (room === 'archivo.woff2') return typeface()
  if (room === 'pagos' && id === '') return paymentsPage(context)
  if (room === 'fallas' && id === '') return faultsPage(context)
  if (room === 'archivos' && id === '') return filesPage(context)
  if (room === 'archivos' && id === 'ver') return fileAnswer(context, url.searchParams)
  if (room === 'correos' && id === '') return mailsPage(context)
  const mail = room === 'correos' ? context.control.mails.get(id) : undefined
  if (mail && part === '') return mailPage(mail)
  if (mail && part === 'vista') return mailPreview(mail)
  return messagePage(404, 'No existe', 'Esta página del sandbox no existe.')
}

async function read({ control, addresses }: PageContext, name: string, url: URL): Promise<Answer> {
  if (name === 'addresses') return json(200, addresses)
  const reading = Object.hasOwn(READINGS, name) ? READINGS[name] : undefined
  return reading
    ? json(200, reading(control, url.searchParams))
    : json(404, { error: `nothing called ${name}; there are ${Object.keys(READINGS).join(', ')}` })
}

/** `POST /sandbox/api/<action>` with a JSON body. */
async function obey({ control }: PageContext, request: IncomingMessage, path: string): Promise<Answer> {
  const name = path.slice('/api/'.length)
  if (!isActionName(name))
    return json(404, { error: `no action ${name}; there are ${Object.keys(ACTIONS).join(', ')}` })
  const body = (await readAll(request, MAX_BODY))?.toString('utf8') ?? ''
  const input = body === '' ? {} : parseJson(body)
  try {
    return json(200, (await ACTIONS[name].run(control, input)) ?? { ok: true })
  } catch (error) {
    const { status, message } = explain(error)
    return json(status, { error: message })
  }
}

/** A form of one of the pages: `action`, its input, and the page to go `back` to. */
async function submit({ control }: PageContext, request: IncomingMessage): Promise<Answer> {
  const body = (await readAll(request, MAX_BODY))?.toString('utf8') ?? ''
  const { action, back, ...input } = Object.fromEntries(new URLSearchParams(body))
  const name = action ?? ''
  if (!isActionName(name) || !back || !/^\/sandbox(\/[a-z]+)?$/.test(back))
    return messagePage(400, 'No se pudo', 'El formulario no es de esta página.')
  try {
    await ACTIONS[name].run(control, input)
    return redirect(back)
  } catch (error) {
    const { status, message } = explain(error)
    return messagePage(status, 'No se pudo', message, back)
  }
}

/** What went wrong, where it is the caller's doing; anything else is thrown on. */
function explain(error: unknown): { status: number; message: string } {
  if (error instanceof ZodError) return { status: 400, message: z.prettifyError(error) }
  if (error instanceof StripeFault || error instanceof StorageFault)
    return { status: error.status, message: error.message }
  if (error instanceof MailNotArrived) return { status: 408, message: error.message }
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
