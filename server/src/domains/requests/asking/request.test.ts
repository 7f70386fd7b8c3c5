import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../../test/harness.ts'
import { CREATE_REQUEST, createRequest, requestInput } from '../../../../test/requestsWorld.ts'
import { type Cast, createCast } from '../../../../test/world.ts'

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
})
afterAll(() => harness.close())

const create = (caller: Cast['ana'], overrides: Record<string, unknown> = {}) =>
  caller.run(CREATE_REQUEST, { input: requestInput(overrides) })

const WHOLE = /* GraphQL */ `
  query ($id: ID!) {
    node(id: $id) {
      ... on PartRequest {
        shortId origin state brand model year engine version vin mileageKm description department createdAt expiresAt
        urgency photoCount hasVideo isMine
        files { id }
        mainPart { description }
        parts { position description category condition quantity urgency partNumber comments }
        contact { name email phone }
        viewerActions { action enabled disabledReason }
      }
    }
  }
`

test('stores everything its buyer entered', async () => {
  const { id, rawId } = await createRequest(cast.ana, {
    brand: ' Chevrolet ',
    model: 'Corsa',
    year: 2009,
    engine: '1.6',
    version: 'GL',
    vin: '9bgxh19609c123456',
    mileageKm: 182_000,
    description: 'Chilla la correa en frío.',
    department: 'TACUAREMBO',
    parts: [
      {
        description: 'Kit de distribución',
        category: 'ENGINE',
        condition: 'NEW',
        quantity: 1,
        urgency: 'HIGH',
        partNumber: '530 0378 10',
        comments: 'Con bomba de agua',
      },
      { description: 'Filtro de aire', condition: 'ANY', quantity: 2, urgency: 'LOW' },
    ],
    contact: { name: 'Ana', email: 'Taller@Correo.test', phone: '094 231 234' },
  })
  expect(await cast.ana.data(WHOLE, { id })).toEqual({
    node: {
      shortId: rawId.slice(-8).toUpperCase(),
      origin: 'FORM',
      state: 'OPEN',
      brand: 'Chevrolet',
      model: 'Corsa',
      year: 2009,
      engine: '1.6',
      version: 'GL',
      vin: '9BGXH19609C123456',
      mileageKm: 182_000,
      description: 'Chilla la correa en frío.',
      department: 'TACUAREMBO',
      createdAt: '2026-11-21T12:00:00.000Z',
      expiresAt: '2026-12-21T12:00:00.000Z',
      urgency: 'HIGH',
      photoCount: 0,
      hasVideo: false,
      isMine: true,
      files: [],
      mainPart: { description: 'Kit de distribución' },
      parts: [
        {
          position: 0,
          description: 'Kit de distribución',
          category: 'ENGINE',
          condition: 'NEW',
          quantity: 1,
          urgency: 'HIGH',
          partNumber: '530 0378 10',
          comments: 'Con bomba de agua',
        },
        {
          position: 1,
          description: 'Filtro de aire',
          category: null,
          condition: 'ANY',
          quantity: 2,
          urgency: 'LOW',
          partNumber: null,
          comments: null,
        },
      ],
      contact: { name: 'Ana', email: 'taller@correo.test', phone: '+59894231234' },
      viewerActions: ['CANCEL', 'EDIT', 'ADD', 'EXTEND', 'COPY', 'DELETE'].map(action => ({
        action,
        enabled: action !== 'COPY',
        disabledReason: action === 'COPY' ? 'El pedido todavía recibe ofertas.' : null,
      })),
    },
  })
})

test('a visitor asks without an account, and sees no more than that it arrived', async () => {
  const { data } = await cast.visitor.run(
    /* GraphQL */ `
      mutation ($input: CreatePartRequestInput!) {
        createPartRequest(input: $input) {
          ... on CreatePartRequestPayload {
            request { id shortId state isMine contact { email } viewerActions { action } }
          }
        }
      }
    `,
    { input: requestInput() },
  )
  const { id, ...request } = (data as { createPartRequest: { request: { id: string } } }).createPartRequest
    .request
  expect(request).toEqual({
    shortId: expect.stringMatching(/^[0-9A-F]{8}$/),
    state: 'OPEN',
    isMine: false,
    contact: null,
    viewerActions: [],
  })
  expect(await cast.visitor.data(WHOLE, { id })).toEqual({ node: null })
})

test('a visitor’s request goes to the account of that e-mail, if it is a buyer’s', async () => {
  const own = await createRequest(cast.visitor, { contact: { name: 'Ana', email: 'ANA@cast.test' } })
  expect(await cast.ana.data(WHOLE, { id: own.id })).toMatchObject({ node: { isMine: true } })
  const providers = await createRequest(cast.visitor, { contact: { name: 'L', email: 'litoral@cast.test' } })
  const { buyerId } = await harness.services.db.prisma.partRequest.findUniqueOrThrow({
    where: { id: providers.rawId },
  })
  expect(buyerId).toBeNull()
})

test('sent twice, also at the same time, it is one request', async () => {
  for (const caller of [cast.ana, cast.visitor]) {
    const submissionKey = randomUUID()
    const contact = { name: 'Ana', email: `${submissionKey}@correo.test` }
    const answers = await Promise.all([1, 2, 3].map(() => create(caller, { submissionKey, contact })))
    const later = await create(caller, { submissionKey, contact })
    const ids = [...answers, later].map(
      ({ data }) =>
        (data as { createPartRequest: { request?: { id: string } } }).createPartRequest.request?.id,
    )
    expect(ids[0]).toEqual(expect.any(String))
    expect(new Set(ids).size).toBe(1)
    expect(await harness.services.db.prisma.partRequest.count({ where: { submissionKey } })).toBe(1)
  }
})

test.each([
  ['vehicle', { brand: 'Otra' }],
  ['part', { parts: [{ description: 'Amortiguador delantero', quantity: 2 }] }],
  [
    'number of parts',
    { parts: [{ description: 'Amortiguador trasero', quantity: 2 }, { description: 'Bieleta' }] },
  ],
  ['phone', { contact: { name: 'Ana', email: 'ana@cast.test', phone: '099 123 456' } }],
])(
  'a submission key with another %s is refused instead of lost, and its request with a new key is made',
  async (_what, other) => {
    const submissionKey = randomUUID()
    const contact = { name: 'Ana', email: 'ana@cast.test' }
    await createRequest(cast.ana, { submissionKey, contact })
    expect((await create(cast.ana, { contact, ...other, submissionKey })).data).toMatchObject({
      createPartRequest: {
        __typename: 'InvalidInput',
        path: ['submissionKey'],
        message: expect.stringContaining('Ya enviaste otro pedido'),
      },
    })
    const { data } = await create(cast.ana, { contact, ...other, submissionKey: randomUUID() })
    expect(data).toMatchObject({ createPartRequest: { __typename: 'CreatePartRequestPayload' } })
  },
)

test('another’s submission key opens nothing', async () => {
  const submissionKey = randomUUID()
  await createRequest(cast.ana, { submissionKey })
  for (const stranger of [cast.bruno, cast.visitor]) {
    expect((await create(stranger, { submissionKey })).data).toMatchObject({
      createPartRequest: { __typename: 'InvalidInput', path: ['submissionKey'] },
    })
  }
})

test('each bad field gets its own Spanish message and its place', async () => {
  const { data } = await create(cast.ana, {
    brand: ' ',
    model: '',
    year: 1979,
    vin: '12',
    mileageKm: -1,
    parts: [
      { description: 'Faro', condition: 'NEW', quantity: 0, urgency: 'LOW' },
      { description: '  ', condition: 'NEW', quantity: 1, urgency: 'LOW' },
    ],
    contact: { name: '', email: 'ana', phone: '12' },
    uploadIds: ['no'],
  })
  expect(data).toMatchObject({
    createPartRequest: {
      __typename: 'InvalidInput',
      fields: [
        { path: ['brand'], message: 'La marca es obligatoria' },
        { path: ['model'], message: 'El modelo es obligatorio' },
        { path: ['year'], message: 'Poné un año entre 1980 y 2027' },
        { path: ['vin'], message: 'Revisá el VIN o chasis: son entre 5 y 17 letras y números' },
        { path: ['mileageKm'], message: 'Poné los kilómetros, por ejemplo 182000' },
        { path: ['parts', '0', 'quantity'], message: 'Poné una cantidad entre 1 y 999' },
        { path: ['parts', '1', 'description'], message: 'Poné qué repuesto necesitás' },
        {
          path: ['contact', 'email'],
          message: 'Revisá el email: falta algo, por ejemplo nombre@dominio.com.',
        },
        { path: ['contact', 'phone'], message: 'Revisá el teléfono, por ejemplo 094 231 234.' },
        { path: ['uploadIds', '0'], message: 'Ese archivo no es válido.' },
      ],
    },
  })
})
