import { GraphQLInputObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { centesimos, globalId, namedInput, optionalText, parseInput, plainId } from '../platform/input.ts'
import { InvalidInput } from '../platform/refusal.ts'
import { builder } from './builder.ts'
import { commandWithInput } from './commands.ts'
import { describedEnum } from './describedEnum.ts'
import { inputTypeOf } from './inputs.ts'
import './scalars.ts'

const Colour = { RED: 'RED', BLUE: 'BLUE' } as const
describedEnum('Colour', Colour, 'A colour.', { RED: 'Red.', BLUE: 'Blue.' })

const wheel = namedInput('WheelInput', 'A wheel.', z.object({ size: z.number().describe('Inches.') }))
const car = namedInput(
  'CarInput',
  'A car.',
  z
    .object({
      plate: z.string({ error: 'Poné la matrícula.' }).trim().min(1).describe('Its plate.'),
      ownerId: globalId().describe('Its Account.'),
      draftId: plainId('Ese borrador no es válido.').describe('Its draft.'),
      price: centesimos(z.number().min(100, 'Es muy barato.')).describe('In centésimos.'),
      colour: z.enum(Colour).default('RED').describe('Its colour.'),
      isSold: z.boolean().describe('Whether it is sold.'),
      remarks: optionalText(20).describe('More about it.'),
      wheels: z.array(wheel).min(1).describe('Its wheels.'),
      tags: z.array(z.string()).nullish().describe('Words for it.'),
    })
    .superRefine(({ price, wheels }, context) => {
      if (price < wheels.length * 100)
        context.addIssue({ code: 'custom', path: ['price'], message: 'Las ruedas valen más.' })
    }),
)

const SOLD = builder.objectRef<{ plate: string }>('SoldPayload').implement({
  description: 'It is sold.',
  fields: t => ({ plate: t.exposeString('plate', { description: 'Its plate.' }) }),
})
builder.queryField('nothing', t => t.boolean({ description: 'No.', resolve: () => false }))
commandWithInput('sellCar', {
  type: SOLD,
  description: 'Sells a car.',
  authScopes: { public: true },
  input: car,
  inputDescription: 'The car.',
  run: async (_ctx, { plate }) => ({ plate }),
})

test('an input type has the fields, the types and the words of its schema', () => {
  const type = builder.toSchema({}).getType('CarInput')
  expect(type).toBeInstanceOf(GraphQLInputObjectType)
  const fields = (type as GraphQLInputObjectType).getFields()
  expect(Object.values(fields).map(field => `${field.name}: ${field.type}`)).toEqual([
    'colour: Colour!',
    'draftId: ID!',
    'isSold: Boolean!',
    'ownerId: ID!',
    'plate: String!',
    'price: Centesimos!',
    'remarks: String',
    'tags: [String!]',
    'wheels: [WheelInput!]!',
  ])
  expect(fields.colour?.defaultValue).toBe('RED')
  expect(fields.plate?.description).toBe('Its plate.')
})

test('a refusal names the fields as the graph does, also in lists', () => {
  const id = '3f0e7a52-6a0f-4c53-9d53-f5a7a1a0a001'
  const given = { plate: ' SBA 1234 ', ownerId: { id }, draftId: id, price: 100, isSold: false }
  expect(parseInput(car, { ...given, wheels: [{ size: 15 }] })).toEqual({
    plate: 'SBA 1234',
    ownerId: id,
    draftId: id,
    price: 100,
    colour: 'RED',
    isSold: false,
    remarks: null,
    wheels: [{ size: 15 }],
  })
  const refused = () => parseInput(car, { ...given, draftId: 'x', price: 1, wheels: [{ size: 'big' }] })
  expect(refused).toThrow(InvalidInput)
  expect(refused).toThrow(
    expect.objectContaining({
      fields: [
        { path: ['draftId'], message: 'Ese borrador no es válido.' },
        { path: ['price'], message: 'Es muy barato.' },
        { path: ['wheels', '0', 'size'], message: expect.any(String) },
      ],
    }),
  )
})

test('an input without a name is found when the schema is made', () => {
  expect(() => inputTypeOf(z.object({ plate: z.string().describe('Its plate.') }))).toThrow(
    'an input has no name: plate',
  )
})
