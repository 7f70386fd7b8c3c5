import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import type { Answer } from '../answer.ts'
import { parseJson } from '../jsonStore.ts'
import { json, readForm } from '../oauth/oauthAnswers.ts'
import type { TwilioMedia, TwilioMessage } from './twilioRecords.ts'
import type { TwilioControl } from './twilioSandbox.ts'

/** A number in the sandbox that has no WhatsApp. */
export const NO_WHATSAPP = '+59899000000'

const address = z
  .string()
  .regex(/^whatsapp:\+[1-9]\d{7,14}$/)
  .transform(value => value.slice('whatsapp:'.length))

const message = z.object({
  To: address,
  From: address,
  Body: z.string().min(1).max(1600).optional(),
  ContentSid: z.string().optional(),
  ContentVariables: z.string().optional(),
  StatusCallback: z.url().optional(),
})

const variables = z.record(z.string(), z.string())

interface ApiParts {
  readonly accountSid: string
  readonly authToken: string
  readonly number: string
  /** Texts of the approved templates by their Content SID, with `{{1}}`. */
  readonly templates: ReadonlyMap<string, string>
  readonly control: Pick<TwilioControl, 'messages' | 'take'>
}

/** Twilio's error body. */
export function twilioError(status: number, code: number, text: string): Answer {
  return json(status, {
    code,
    message: text,
    more_info: `https://www.twilio.com/docs/errors/${code}`,
    status,
  })
}

/** Answers one call of the Messages API. */
export async function answerTwilio(
  request: IncomingMessage,
  { pathname }: URL,
  held: () => Promise<void>,
  parts: ApiParts,
): Promise<Answer> {
  const { accountSid, authToken, number, control } = parts
  const expected = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  if (request.headers.authorization !== expected) return twilioError(401, 20_003, 'Authenticate')
  const folder = `/2010-04-01/Accounts/${accountSid}/Messages`
  const file = fileAt(pathname, folder, parts)
  if (request.method === 'GET' && file)
    return { status: 200, headers: { 'content-type': file.contentType }, body: await readFile(file.file) }
  const one = pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length + 1, -'.json'.length) : null
  if (request.method === 'GET' && one) {
    const found = control.messages().find(({ id }) => id === one)
    return found ? json(200, shown(found, parts)) : twilioError(404, 20_404, 'The resource was not found')
  }
  if (request.method !== 'POST' || pathname !== `${folder}.json`)
    return json(501, { message: `the sandbox does not know ${request.method} ${pathname}` })
  const form = message.safeParse(Object.fromEntries(await readForm(request)))
  if (!form.success) return twilioError(400, 21_211, z.prettifyError(form.error))
  await held()
  const { To: phone, From: from, Body: body, ContentSid: template, StatusCallback: callback } = form.data
  if (from !== number)
    return twilioError(400, 63_007, 'Twilio could not find a Channel with that From address')
  if (phone === NO_WHATSAPP) return twilioError(400, 21_211, `The 'To' number ${phone} is not valid`)
  if ((body === undefined) === (template === undefined))
    return twilioError(400, 21_619, 'A text message body or a template must be specified')
  const text = body ?? templateText(parts, template ?? '', form.data.ContentVariables ?? '{}')
  if (text === null) return twilioError(400, 21_656, 'The ContentVariables parameter is invalid')
  const taken = control.take({ phone, text, template: template ?? null, statusCallback: callback ?? null })
  return json(201, shown(taken, parts))
}

/** The file of a message at `…/Messages/SM…/Media/ME…`. */
function fileAt(pathname: string, folder: string, { control }: ApiParts): TwilioMedia | undefined {
  const [, messageId, mediaId] = /^\/(\w+)\/Media\/(\w+)$/.exec(pathname.slice(folder.length)) ?? []
  return control
    .messages()
    .find(({ id }) => id === messageId)
    ?.media.find(({ id }) => id === mediaId)
}

/** The text of an approved template; null when it does not exist or a value is missing, empty or of several lines. */
function templateText({ templates }: ApiParts, template: string, given: string): string | null {
  const wording = templates.get(template)
  const values = variables.safeParse(parseJson(given))
  if (wording === undefined || !values.success) return null
  const wanted = [...wording.matchAll(/\{\{(\d)\}\}/g)].map(([, place = '']) => values.data[place])
  if (wanted.some(value => value === undefined || value === '' || /[\n\t]| {5}/.test(value))) return null
  return wording.replaceAll(/\{\{(\d)\}\}/g, (_, place: string) => values.data[place] ?? '')
}

function shown(
  { id, phone, text, status, errorCode, at }: TwilioMessage,
  { accountSid, number }: ApiParts,
): object {
  return {
    sid: id,
    account_sid: accountSid,
    status,
    from: `whatsapp:${number}`,
    to: `whatsapp:${phone}`,
    body: text,
    direction: 'outbound-api',
    num_segments: '1',
    num_media: '0',
    error_code: errorCode,
    error_message: null,
    date_created: new Date(at).toUTCString(),
    price: null,
    uri: `/2010-04-01/Accounts/${accountSid}/Messages/${id}.json`,
  }
}
