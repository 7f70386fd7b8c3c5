import { type Mailer, MailUnavailable } from '../platform/mailer.ts'
import { type ObjectStorage, StorageUnavailable } from '../platform/objectStorage.ts'

/**
 * No mail server is configured. Mails fail as if it were down: their jobs are retried, then kept as dead
 * letters.
 */
export function mailerOff(): Mailer {
  const refuse = () => Promise.reject(new MailUnavailable('no mail server is configured (SMTP_URL)'))
  return { isOff: true, send: refuse, check: refuse, close: () => {} }
}

/** No object storage is configured: every use fails, and the check passes. */
export function storageOff(): ObjectStorage {
  const refuse = () =>
    Promise.reject(new StorageUnavailable('no object storage is configured (GOOGLE_APPLICATION_CREDENTIALS)'))
  return {
    isOff: true,
    signUpload: refuse,
    signDownload: refuse,
    put: refuse,
    read: refuse,
    readRange: refuse,
    stat: refuse,
    remove: refuse,
    check: () => Promise.resolve(),
  }
}
