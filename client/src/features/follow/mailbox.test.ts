import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox'

test.each([
  ['ana@gmail.com', 'https://mail.google.com/mail/'],
  ['Ana@Hotmail.com', 'https://outlook.live.com/mail/'],
  ['ana@taller.com.uy', null],
  ['ana@constructor', null],
  ['"a@gmail.com"@otra.uy', null],
])('finds the mailbox of %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
