import type { z } from 'zod'

/** A field of a profile, stored in the column of the same name. */
interface ProfileField<Rule extends z.ZodType> {
  /** The label of the field in the data export. */
  readonly label: string
  /** The rule of its values; its description is that of the graph's input. */
  readonly rule: Rule
  /** Everybody who sees the profile, or its owner and the admin alone. */
  readonly readers: 'ALL' | 'OWN'
  /** The description in the graph, without the readers. */
  readonly read: string
  /** The value of its column when not given, and after an erasure. */
  readonly blank: z.output<Rule>
  /** Formats the value for the export; unchanged when left out. */
  readonly inWords?: (value: z.output<Rule>) => string | readonly string[]
}

export const field = <Rule extends z.ZodType>(described: ProfileField<Rule>) => described

export type ProfileFields = Readonly<
  Record<string, Omit<ProfileField<z.ZodType>, 'inWords'> & { readonly inWords?: (value: never) => unknown }>
>
export type ProfileValues<Fields extends ProfileFields> = { [N in keyof Fields]: z.output<Fields[N]['rule']> }

const namesOf = <Fields extends ProfileFields>(fields: Fields) => Object.keys(fields) as (keyof Fields)[]

/** The rules by field, for an input. */
export function rulesOf<Fields extends ProfileFields>(fields: Fields) {
  return Object.fromEntries(namesOf(fields).map(name => [name, fields[name]?.rule])) as {
    [N in keyof Fields]: Fields[N]['rule']
  }
}

/** The columns of a profile with only these values. */
export function columnsOf<Fields extends ProfileFields>(
  fields: Fields,
  said: { readonly [N in keyof Fields]?: ProfileValues<Fields>[N] | null | undefined } = {},
) {
  return Object.fromEntries(
    namesOf(fields).map(name => [name, said[name] ?? fields[name]?.blank]),
  ) as ProfileValues<Fields>
}

/** The given values by label, as in the export. */
export function inWords<Fields extends ProfileFields>(fields: Fields, profile: ProfileValues<Fields>) {
  return Object.fromEntries(
    namesOf(fields).map(name => {
      const { label, inWords } = fields[name] as ProfileField<z.ZodType<SaidValue>>
      const value = profile[name] as SaidValue
      return [label, inWords?.(value) ?? value]
    }),
  )
}

type SaidValue = string | boolean | readonly string[] | null
