import type { z } from 'zod'

/** Something that a person says in a profile, kept in the column of its name. */
interface ProfileField<Rule extends z.ZodType> {
  /** Its name in the export of somebody's data. */
  readonly label: string
  /** What is taken, and in the description of the input what it means. */
  readonly rule: Rule
  /** Everybody who sees the profile, or its owner and the admin alone. */
  readonly readers: 'ALL' | 'OWN'
  /** Its description in the graph, without its readers. */
  readonly read: string
  /** Its column where nothing was said, and after its erasure. */
  readonly blank: z.output<Rule>
  /** How the export writes it; as it is when left out. */
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

/** The columns of a profile whose owner has said this and nothing else. */
export function columnsOf<Fields extends ProfileFields>(
  fields: Fields,
  said: { readonly [N in keyof Fields]?: ProfileValues<Fields>[N] | null | undefined } = {},
) {
  return Object.fromEntries(
    namesOf(fields).map(name => [name, said[name] ?? fields[name]?.blank]),
  ) as ProfileValues<Fields>
}

/** What was said, by label, as the export writes it. */
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
