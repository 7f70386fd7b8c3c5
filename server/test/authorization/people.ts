import { createAccount } from '../../src/domains/accounts/account.operations.ts'
import type { RegisteredProfile } from '../../src/domains/accounts/identity/registration.input.ts'
import type { GrantSubject } from '../../src/domains/viewer.ts'
import type { ProviderStatus } from '../../src/generated/prisma/enums.ts'
import type { Caller, Harness } from '../harness.ts'

/** All viewers, each with another relation to the world. */
export const VIEWERS = [
  'visitor',
  /** The buyer who owns the requests, offers, orders and payments. */
  'owner',
  'otherBuyer',
  /** A provider with a pending decision. */
  'pending',
  /** A rejected provider. */
  'rejected',
  /** A suspended provider. */
  'suspended',
  /** An approved provider without a relation to them. */
  'stranger',
  /** An approved provider with a pending offer to the owner. */
  'quoter',
  /** An approved provider paid by the owner. */
  'provider',
  'admin',
  /** A guest with the link of the open request. */
  'requestGuest',
  /** A guest with the link of the order that was bought without an account. */
  'orderGuest',
  /** A guest with the link of the custom order. */
  'customOrderGuest',
  /** The owner by an API key without scopes. */
  'scopelessKey',
] as const
export type ViewerName = (typeof VIEWERS)[number]

export interface Person {
  readonly caller: Caller
  readonly accountId: string
  /** Null for a buyer. */
  readonly providerId: string | null
  readonly sessionId: string
  readonly sessionToken: string
  readonly tokenHash: string
  readonly passwordHash: string
  readonly email: string
  readonly profile: RegisteredProfile
}

/** Holders of each kind of link, who have its rights in addition to any visitor's, and the fixture that the link names. */
export const GUEST_OF = {
  PART_REQUEST: ['requestGuest', 'openRequest'],
  CUSTOM_ORDER: ['customOrderGuest', 'customOrder'],
  ORDER: ['orderGuest', 'guestOrder'],
} as const satisfies Readonly<Record<GrantSubject, readonly [guest: ViewerName, fixture: string]>>
type Guest = (typeof GUEST_OF)[GrantSubject][0]
type LinkedFixture = (typeof GUEST_OF)[GrantSubject][1]
export const GUESTS: readonly Guest[] = Object.values(GUEST_OF).map(([guest]) => guest)

/** A caller for each kind of link; `idOf` returns the database id of its fixture. */
export function guestCallers(
  harness: Harness,
  idOf: (fixture: LinkedFixture) => string,
): Readonly<Record<Guest, Caller>> {
  return Object.fromEntries(
    Object.entries(GUEST_OF).map(([subject, [guest, fixture]]) => [
      guest,
      harness.guest({ subject: subject as GrantSubject, id: idOf(fixture) }),
    ]),
  ) as Record<Guest, Caller>
}

export type People = Readonly<Record<Exclude<ViewerName, 'visitor' | 'scopelessKey' | Guest>, Person>>

const buyer = (name: string, phone: string): RegisteredProfile => ({
  kind: 'BUYER',
  name,
  phone,
  department: 'CANELONES',
  buyerType: 'CONSUMER',
  rut: null,
})

const provider = (
  companyName: string,
  { name, phone, rut, address }: { name: string; phone: string; rut: string; address: string },
): RegisteredProfile => ({
  kind: 'PROVIDER',
  name,
  phone,
  department: 'PAYSANDU',
  companyName,
  partsDescription: 'Frenos y suspensión',
  rut,
  address,
})

/** Names share no identifying word, so that a leak shows its source. */
export async function createPeople(harness: Harness): Promise<People> {
  const join = (email: string, profile: RegisteredProfile, status?: ProviderStatus) =>
    joinAs(harness, email, profile, status)
  return {
    owner: await join('filomena@correo.test', buyer('Filomena Etcheverry', '+59894111222')),
    otherBuyer: await join('gumersindo@correo.test', buyer('Gumersindo Bentancor', '+59894333444')),
    pending: await join(
      'avisos@repuestosnuevos.test',
      provider('Repuestos Nuevos Horizontes', {
        name: 'Petrona Pendiente',
        phone: '+59842555666',
        rut: '214873040018',
        address: 'Rambla Costanera 31',
      }),
    ),
    rejected: await join(
      'ventas@desarmadero.test',
      provider('Desarmadero del Arroyo', {
        name: 'Ramona Rechazada',
        phone: '+59842777888',
        rut: '210987650012',
        address: 'Camino Maldonado 9001',
      }),
      'REJECTED',
    ),
    suspended: await join(
      'taller@repuestosparados.test',
      provider('Repuestos Parados', {
        name: 'Saturnina Suspendida',
        phone: '+59842999111',
        rut: '213333330011',
        address: 'Ruta Interbalnearia 88',
      }),
      'SUSPENDED',
    ),
    stranger: await join(
      'mostrador@casaforastera.test',
      provider('Casa Forastera', {
        name: 'Florencio Forastero',
        phone: '+59847999000',
        rut: '217654320015',
        address: 'Treinta y Tres 777',
      }),
      'APPROVED',
    ),
    quoter: await join(
      'cotiza@autopartesdelnorte.test',
      provider('Autopartes del Norte', {
        name: 'Norberto Cotizante',
        phone: '+59847121212',
        rut: '211111110014',
        address: 'Bulevar Artigas 4321',
      }),
      'APPROVED',
    ),
    provider: await join(
      'hola@mecanicasur.test',
      provider('Mecánica Sur Repuestos', {
        name: 'Severino Vendedor',
        phone: '+59847343434',
        rut: '218888880016',
        address: 'General Flores 2222',
      }),
      'APPROVED',
    ),
    admin: await join('admin@tuerca.example', buyer('Nombre Reservado Delequipo', '+59894565656')),
  }
}

const REASON = 'El RUT no corresponde a la empresa'
const SUSPENSION_REASON = 'Tres compradores dijeron que no mandó el repuesto'

async function joinAs(
  harness: Harness,
  email: string,
  profile: RegisteredProfile,
  status: ProviderStatus = 'PENDING',
): Promise<Person> {
  const { services, clock } = harness
  const createdAt = clock.now()
  const passwordHash = `argon2-of-${email}-aGFzaA`
  const account = await services.transact(async ({ tx }) => {
    const created = await createAccount(tx, { email, passwordHash, profile, createdAt })
    if (created.providerProfile && status !== 'PENDING') {
      const isSuspended = status === 'SUSPENDED'
      const decision = {
        status,
        decidedAt: createdAt,
        decisionReason: status === 'REJECTED' ? REASON : null,
        suspendedAt: isSuspended ? createdAt : null,
        suspensionReason: isSuspended ? SUSPENSION_REASON : null,
      }
      await tx.providerProfile.update({ where: { id: created.providerProfile.id }, data: decision })
    }
    return created
  })
  const cookie = await services.sessions.start(account.id)
  const session = await services.db.prisma.session.findFirstOrThrow({ where: { accountId: account.id } })
  return {
    caller: await harness.as(account.id),
    accountId: account.id,
    providerId: account.providerProfile?.id ?? null,
    sessionId: session.id,
    sessionToken: cookie.split(/[=;]/)[1] ?? '',
    tokenHash: session.tokenHash,
    passwordHash,
    email,
    profile,
  }
}
