import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts values that we must read again but a copy of the database must not reveal. */
export interface Sealing {
  /** `about` is bound to it: a text sealed about one thing cannot be opened as another's. */
  seal(text: string, about: string): string
  /** Throws when it was sealed with an unknown key or about something else, or was changed. */
  open(sealed: string, about: string): string
  /** False when the key that sealed it is no longer listed. */
  canOpen(sealed: string): boolean
  /** True when it was sealed with a key that has been replaced. */
  isOld(sealed: string): boolean
}

/**
 * The first secret seals; all of them open, so that a key can be replaced while the old one is still listed
 * after it.
 */
export function createSealing(secrets: readonly [string, ...string[]]): Sealing {
  const keys = secrets.map(secret => {
    const key = Buffer.from(hkdfSync('sha256', secret, '', 'tuerca sealing', 32))
    return { name: createHash('sha256').update(key).digest('hex').slice(0, 8), key }
  })
  const [newest] = keys
  if (!newest) throw new Error('sealing needs a key')
  return {
    seal(text, about) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, newest.key, nonce, { authTagLength: TAG_BYTES })
      cipher.setAAD(Buffer.from(about))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `${newest.name}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open(sealed, about) {
      const [name, content = ''] = sealed.split('.')
      const found = keys.find(key => key.name === name)
      if (!found) throw new Error(`nothing in DATA_KEYS opens what was sealed with the key ${name}`)
      const bytes = Buffer.from(content, 'base64url')
      const decipher = createDecipheriv(CIPHER, found.key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAAD(Buffer.from(about))
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const body = bytes.subarray(NONCE_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },
    canOpen: sealed => keys.some(({ name }) => sealed.startsWith(`${name}.`)),
    isOld: sealed => !sealed.startsWith(`${newest.name}.`),
  }
}
