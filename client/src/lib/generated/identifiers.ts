// Written by npm run codegen from server/src/common/identifiers.ts.

/** Characters nobody sees, which messengers and web pages put around numbers, and the frame of keycap emoji. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Me}\u2800]/gu
const BLANKS = /[\s\p{Cc}]+/gu
const DASHES = /[\p{Pd}\u2212]/gu

/**
 * A typed or pasted identifier (phone, e-mail, tax number, VIN, code) in plain characters: compatibility forms such as
 * full-width digits as ASCII, every dash as '-', every run of blanks as one space, nothing invisible, trimmed. The browser
 * and the server both parse its result, so that neither accepts what the other refuses.
 */
export function plainIdentifier(typed: string): string {
  return (
    typed
      // As letters, the ordinal sign of 'Nº' would be part of the number after it.
      .replaceAll('№', 'N°')
      .replaceAll('º', '°')
      .normalize('NFKC')
      .replaceAll(INVISIBLE, '')
      // NFC again: replacing a character may leave parts that compose.
      .normalize('NFC')
      .replaceAll(DASHES, '-')
      .replaceAll(BLANKS, ' ')
      .trim()
  )
}

const EMAIL_LABEL = /^(?:mailto:|(?:mi |tu |su )?(?:e-?mail|mail|correo(?: electr[oó]nico)?) ?: ?)/i
/** Punctuation of a sentence around an address, and blanks or marks that a messenger puts before it. */
const AROUND = /^[^\p{L}\p{N}<_.+-]+|[^\p{L}\p{N}>_+-]+$/gu
const EMAIL = /^(?!\.)(?!.*\.\.)[a-z0-9_.'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/

/**
 * An e-mail address as it is kept, in lower case, or null when it is none. An address book's 'Ana <ana@correo.uy>', a
 * 'mailto:' with its subject, and the punctuation of a sentence around it are dropped.
 */
export function parseEmail(typed: string): string | null {
  const plain = plainIdentifier(typed)
    .replaceAll(AROUND, '')
    .replaceAll(/[\u2018\u2019]/g, "'")
  const [, inBrackets = plain] = /<([^<>]*)>$/.exec(plain) ?? []
  const address = inBrackets
    .replace(EMAIL_LABEL, '')
    .replace(/\?.*$/, '')
    .replaceAll(AROUND, '')
    .replace(/ ?@ ?/, '@')
    .toLowerCase()
  return EMAIL.test(address) ? address : null
}
