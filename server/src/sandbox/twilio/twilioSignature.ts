import { createHmac } from 'node:crypto'

/** X-Twilio-Signature: HMAC-SHA1 over the address and each parameter with its value, ordered by name. */
export function twilioSignature(authToken: string, url: string, body: string): string {
  const parameters = [...new URLSearchParams(body)].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const signed = url + parameters.map(([name, value]) => name + value).join('')
  return createHmac('sha1', authToken).update(signed).digest('base64')
}
