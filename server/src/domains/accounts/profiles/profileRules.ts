import { z } from 'zod'
import { CAR_BRANDS } from '../../../common/vehicles/brands.ts'
import { nullableLine } from '../../../platform/input.ts'
import { rutOf } from '../account.input.ts'

/** Values of a list, each once and in the list's order; `noun` is what many of them are called. */
export const chosen = <V extends string>(values: Readonly<Record<string, V>>, noun: string) => {
  const all = Object.values(values)
  return z
    .array(z.enum(values))
    .max(all.length, `Podés elegir hasta ${all.length} ${noun}.`)
    .transform(given => all.filter(value => given.includes(value)))
}

export const brands = z
  .array(z.string())
  .max(CAR_BRANDS.length, { error: `Podés elegir hasta ${CAR_BRANDS.length} marcas.`, abort: true })
  .superRefine((given, context) => {
    given.forEach((brand, index) => {
      if (!CAR_BRANDS.includes(brand))
        context.addIssue({ code: 'custom', path: [index], message: 'Esa marca no está en la lista.' })
    })
  })
  .transform(given => CAR_BRANDS.filter(brand => given.includes(brand)))
  .describe('Makes out of the 70 of profiles, as the catalogue writes them; an empty list says nothing.')

export const rut = nullableLine(40).transform(rutOf)
export const address = nullableLine(160)
