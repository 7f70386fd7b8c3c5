import type { InputFieldMap, InputRef } from '@pothos/core'
import type { z } from 'zod'
import { type InputScalar, inputNameOf, inputScalarOf, laterSchemaOf } from '../platform/input.ts'
import { builder, type Types } from './builder.ts'
import { enumOf } from './describedEnum.ts'

type Schema = z.core.$ZodType
type FieldBuilder = PothosSchemaTypes.InputFieldBuilder<Types, 'Arg' | 'InputObject'>

/** Type of a zod schema in the graph, without descriptions. */
interface Shape {
  readonly type: InputScalar | 'String' | 'Int' | 'Boolean' | InputRef
  readonly isList: boolean
  readonly required: boolean
  readonly defaultValue?: unknown
}

const known = new WeakMap<object, InputRef>()

/** The input type of the graph that a `namedInput` describes; made when it is first asked for. */
export function inputTypeOf(schema: z.ZodObject): InputRef {
  const made = known.get(schema.def)
  if (made) return made
  const { name, description } = inputNameOf(schema)
  const type: InputRef = builder.inputType(name, { description, fields: t => inputFields(t, schema) })
  known.set(schema.def, type)
  return type
}

/** Returns the arguments or input fields for a zod object, with its descriptions. */
export function inputFields(t: FieldBuilder, schema: z.ZodObject): InputFieldMap {
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => {
      const { description } = field
      if (description === undefined) throw new Error(`the input field ${name} has no description`)
      return [name, inputField(t, shapeOf(field), description)]
    }),
  )
}

function inputField(t: FieldBuilder, { type, isList, required, defaultValue }: Shape, description: string) {
  const options = { required, description }
  if (type === 'GlobalID') return isList ? t.globalIDList(options) : t.globalID(options)
  return t.field({
    ...options,
    type: isList ? [type] : type,
    ...(defaultValue === undefined ? {} : { defaultValue }),
  } as Parameters<FieldBuilder['field']>[0])
}

/** Type that a browser sends: for a transforming schema, its input side. */
function shapeOf(schema: Schema): Shape {
  const scalar = inputScalarOf(schema)
  if (scalar) return one(scalar)
  const later = laterSchemaOf(schema)
  if (later) return one(inputTypeOf(later))
  const { def } = schema._zod as z.core.$ZodTypes['_zod']
  switch (def.type) {
    case 'string':
      return one('String')
    case 'number':
      return one('Int')
    case 'boolean':
    case 'literal':
      return one('Boolean')
    case 'enum':
      return one(enumOf(def.entries))
    case 'object':
      return one(inputTypeOf(schema as z.ZodObject))
    case 'array':
      return { ...shapeOf(def.element), isList: true, required: true }
    case 'pipe':
      return shapeOf(def.in)
    case 'optional':
    case 'nullable':
      return { ...shapeOf(def.innerType), required: false }
    case 'default':
      return { ...shapeOf(def.innerType), required: true, defaultValue: def.defaultValue }
    default:
      throw new Error(`the graph has no input for zod's ${def.type}`)
  }
}

/** The type of a field of the graph whose values a schema has let in, and whether there may be none. */
export function outputOf(schema: Schema) {
  const { type, isList, required } = shapeOf(schema)
  return { type: isList ? [type] : type, nullable: !required }
}

function one(type: Shape['type']): Shape {
  return { type, isList: false, required: true }
}
