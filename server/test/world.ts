import { createAccount } from '../src/domains/accounts/account.operations.ts'
import type { RegisteredProfile } from '../src/domains/accounts/identity/registration.input.ts'
import type { Department, ProviderStatus } from '../src/generated/prisma/enums.ts'
import type { Caller, Harness } from './harness.ts'

/** A named cast, with a wrong person for every right one. */
export interface Cast {
  /** A buyer. */
  readonly ana: Caller
  /** Another buyer. */
  readonly bruno: Caller
  /** An approved provider: Repuestos del Litoral, Paysandú. */
  readonly litoral: Caller
  /** Another approved provider: Casa Bulevar, Montevideo. */
  readonly bulevar: Caller
  /** A provider with a pending decision. */
  readonly pending: Caller
  readonly admin: Caller
  readonly visitor: Caller
}

/** A hash of no password: the cast does not sign in through the door. */
const NO_PASSWORD = '-'

export async function createCast(harness: Harness): Promise<Cast> {
  const buyer = (name: string, email: string, department?: Department) =>
    createBuyer(harness, { name, email, ...(department && { department }) })
  const provider = (companyName: string, email: string, department: Department, status: ProviderStatus) =>
    createProvider(harness, { companyName, email, department, status })
  return {
    ana: await buyer('Ana Pereira', 'ana@cast.test'),
    bruno: await buyer('Bruno Silva', 'bruno@cast.test', 'SALTO'),
    litoral: await provider('Repuestos del Litoral', 'litoral@cast.test', 'PAYSANDU', 'APPROVED'),
    bulevar: await provider('Casa Bulevar', 'bulevar@cast.test', 'MONTEVIDEO', 'APPROVED'),
    pending: await provider('Taller Nuevo', 'pendiente@cast.test', 'ROCHA', 'PENDING'),
    admin: await buyer('Administración', 'admin@tuerca.example', 'MONTEVIDEO'),
    visitor: harness.visitor,
  }
}

/** Creates one more buyer. */
export function createBuyer(
  harness: Harness,
  { name, email, department = 'CANELONES' }: { name: string; email: string; department?: Department },
): Promise<Caller> {
  const phone = '+59894231234'
  return join(harness, email, { kind: 'BUYER', name, phone, department, buyerType: 'CONSUMER', rut: null })
}

/** Creates one more provider; approved by default. */
export function createProvider(
  harness: Harness,
  provider: { companyName: string; email: string; department?: Department; status?: ProviderStatus },
): Promise<Caller> {
  const { companyName, email, department = 'MONTEVIDEO', status = 'APPROVED' } = provider
  const profile = {
    kind: 'PROVIDER',
    name: `Dueño de ${companyName}`,
    phone: '+59847223180',
    department,
    companyName,
    partsDescription: 'Repuestos',
    rut: null,
    address: '18 de Julio 1240',
  } as const
  return join(harness, email, profile, status)
}

async function join(
  harness: Harness,
  email: string,
  profile: RegisteredProfile,
  status: ProviderStatus = 'PENDING',
): Promise<Caller> {
  const createdAt = harness.clock.now()
  const id = await harness.services.transact(async ({ tx }) => {
    const account = await createAccount(tx, { email, passwordHash: NO_PASSWORD, profile, createdAt })
    if (account.providerProfile && status !== 'PENDING') {
      await tx.providerProfile.update({
        where: { id: account.providerProfile.id },
        data: { status, decidedAt: createdAt },
      })
    }
    return account.id
  })
  return harness.as(id)
}
