const MAILBOXES: Readonly<Record<string, string>> = {
  'gmail.com': 'https://mail.google.com/mail/',
  'hotmail.com': 'https://outlook.live.com/mail/',
  'hotmail.es': 'https://outlook.live.com/mail/',
  'outlook.com': 'https://outlook.live.com/mail/',
  'outlook.es': 'https://outlook.live.com/mail/',
  'live.com': 'https://outlook.live.com/mail/',
  'yahoo.com': 'https://mail.yahoo.com/',
  'yahoo.es': 'https://mail.yahoo.com/',
  'yahoo.com.ar': 'https://mail.yahoo.com/',
  'icloud.com': 'https://www.icloud.com/mail',
  'adinet.com.uy': 'https://webmail.adinet.com.uy/',
}

/** The page where the mails of an address are read; null where it is not known. */
export function mailboxOf(email: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return Object.hasOwn(MAILBOXES, domain) ? (MAILBOXES[domain] ?? null) : null
}
