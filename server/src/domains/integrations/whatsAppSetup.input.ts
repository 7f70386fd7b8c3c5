import { z } from 'zod'
import { plainIdentifier } from '../../common/identifiers.ts'
import { namedInput } from '../../platform/input.ts'
import { seenInput } from '../siteSettings/seenSetting.ts'

const trimmed = (format: RegExp, message: string) => z.string().trim().regex(format, message)

/** A number with its country, as a person pastes it: spaces, brackets, dashes and the prefix are left out. */
const phone = (message: string) =>
  z
    .string()
    .max(100, message)
    .transform(typed =>
      plainIdentifier(typed)
        .replace('whatsapp:', '')
        .replaceAll(/[\s().-]/g, ''),
    )
    .pipe(z.string().regex(/^\+[1-9]\d{7,14}$/, message))

const template = trimmed(/^HX[0-9a-f]{32}$/, 'El ContentSid es "HX" y 32 letras o números más.')

export const saveWhatsAppInput = namedInput(
  'SaveWhatsAppInput',
  'The team’s account at Twilio.',
  z.object({
    accountSid: trimmed(/^AC[0-9a-f]{32}$/, 'El Account SID es "AC" y 32 letras o números más.').describe(
      '"AC" and 32 hexadecimal digits.',
    ),
    authToken: z
      .string()
      .nullish()
      .transform(typed => typed?.trim() || null)
      .pipe(trimmed(/^\S{8,64}$/, 'El Auth Token tiene 32 letras y números, sin espacios.').nullable())
      .describe('Null or blank keeps the stored one.'),
    number: phone('El número va así: whatsapp:+59899123456.').describe(
      'The sender: "whatsapp:+" and its digits with the country; the prefix may be left out.',
    ),
    businessNumber: phone('El número va completo, con el país: +59899123456.').describe(
      'The number that gets the test message, likewise.',
    ),
    noticeContent: template.describe('Content SID of the approved template of a notice.'),
    codeContent: template.describe('Content SID of the approved template of a code.'),
    seen: seenInput,
  }),
)
export type SavedWhatsApp = z.output<typeof saveWhatsAppInput>
