import { z } from 'zod'
import { ApiKeyMode, ApiScope } from '../../generated/prisma/enums.ts'
import { globalId, line, namedInput } from '../../platform/input.ts'
import { typedPassword } from '../accounts/account.input.ts'

/** For how long a new key can work, in days. */
export const KEY_DAYS = { most: 365 } as const
/** For how long a key that is replaced can go on, in hours. */
export const OVERLAP_HOURS = { most: 168 } as const

const days = z
  .int({ error: 'Elegí hasta cuándo vale.' })
  .min(1, 'Elegí hasta cuándo vale.')
  .max(KEY_DAYS.most, 'Una clave vale hasta un año.')
  .describe(`For how many days it works, at most ${KEY_DAYS.most}.`)

export const createApiKeyInput = namedInput(
  'CreateApiKeyInput',
  'A new key for the provider’s own programs.',
  z.object({
    name: line({ max: 60, required: 'Poné dónde la vas a usar.' }).describe('Where it is used, for people.'),
    scopes: z
      .array(z.enum(ApiScope))
      .min(1, 'Elegí al menos un permiso.')
      .max(Object.keys(ApiScope).length)
      .transform(scopes => [...new Set(scopes)])
      .describe('What it may do.'),
    mode: z.enum(ApiKeyMode).default('LIVE').describe('The market that it reaches.'),
    days,
    password: typedPassword.describe('The account’s password.'),
  }),
)

export const rotateApiKeyInput = namedInput(
  'RotateApiKeyInput',
  'A key that another one is to replace.',
  z.object({
    id: globalId().describe('The ApiKey.'),
    overlapHours: z
      .int({ error: 'Elegí hasta cuándo sigue la anterior.' })
      .min(0, 'Elegí hasta cuándo sigue la anterior.')
      .max(OVERLAP_HOURS.most, 'La anterior sigue hasta 7 días.')
      .describe(`For how many hours the present one goes on, at most ${OVERLAP_HOURS.most}.`),
    days,
    password: typedPassword.describe('The account’s password.'),
  }),
)
