import { z } from 'zod'
import { namedInput } from '../../platform/input.ts'
import { seenInput } from '../siteSettings/seenSetting.ts'

const trimmed = (format: RegExp, message: string) => z.string().trim().regex(format, message)

export const saveAirtableInput = namedInput(
  'SaveAirtableInput',
  'The team’s base at Airtable.',
  z.object({
    apiKey: z
      .string()
      .nullish()
      .transform(typed => typed?.trim() || null)
      .pipe(
        trimmed(
          /^pat[A-Za-z0-9]{14}\.[A-Za-z0-9]{16,80}$/,
          'La API Key empieza con "pat" y tiene un punto en el medio.',
        ).nullable(),
      )
      .describe('A personal access token; null or blank keeps the stored one.'),
    baseId: trimmed(/^app[A-Za-z0-9]{14}$/, 'El Base ID es "app" y 14 letras o números.').describe(
      'Id of the base: "app" and 14 letters or digits.',
    ),
    seen: seenInput,
  }),
)
export type SavedAirtable = z.output<typeof saveAirtableInput>
