import type { Answer } from '../answer.ts'

/** An error answer of Google Cloud Storage; the XML API names it by `code`, the JSON API by its status. */
export class StorageFault extends Error {
  override readonly name = 'StorageFault'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }

  toXml(): Answer {
    const { status, code, message } = this
    const text = message.replace(/[<&]/g, mark => (mark === '<' ? '&lt;' : '&amp;'))
    return {
      status,
      headers: { 'content-type': 'application/xml; charset=UTF-8' },
      body: `<?xml version='1.0' encoding='UTF-8'?><Error><Code>${code}</Code><Message>${text}</Message></Error>`,
    }
  }

  toJson(): Answer {
    const { status, message } = this
    const reason = REASONS[status] ?? 'backendError'
    return {
      status,
      headers: { 'content-type': 'application/json; charset=UTF-8' },
      body: JSON.stringify({
        error: { code: status, message, errors: [{ message, domain: 'global', reason }] },
      }),
    }
  }
}

const REASONS: Record<number, string> = {
  400: 'invalid',
  403: 'forbidden',
  404: 'notFound',
  412: 'conditionNotMet',
  429: 'rateLimitExceeded',
  501: 'notImplemented',
}

export function noSuchObject(bucket: string, name: string): StorageFault {
  return new StorageFault(404, 'NoSuchKey', `No such object: ${bucket}/${name}`)
}
