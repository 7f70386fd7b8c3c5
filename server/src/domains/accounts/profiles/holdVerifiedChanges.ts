import type { ProviderChange } from '../../../generated/prisma/client.ts'
import type { Unit } from '../../../platform/unitOfWork.ts'
import { isAdmitted } from '../../viewer.ts'
import { providerChangeRequested } from '../account.events.ts'
import type { ProviderProfileChanges } from './profile.input.ts'
import { stepProviderChange } from './providerChange.step.ts'
import {
  VERIFIED_COLUMNS,
  VERIFIED_FIELDS,
  type VerifiedColumn,
  type VerifiedValues,
  valuesOf,
} from './verifiedFields.ts'

type Changes = Pick<ProviderProfileChanges, VerifiedColumn>

/**
 * Keeps what changes of an admitted provider's verified fields for the team; returns the changes that apply at once: none of
 * those, or all of them while the provider is not admitted. Needs the lock of its account.
 */
export async function holdVerifiedChanges<Given extends Changes>(
  unit: Unit,
  { accountId, at, changes }: { accountId: string; at: Date; changes: Given },
): Promise<Given | Omit<Given, VerifiedColumn>> {
  const named = VERIFIED_FIELDS.filter(field => changes[VERIFIED_COLUMNS[field]] !== undefined)
  if (named.length === 0) return changes
  const provider = await unit.tx.providerProfile.findUniqueOrThrow({
    where: { accountId },
    select: {
      id: true,
      status: true,
      companyName: true,
      businessName: true,
      rut: true,
      address: true,
      changes: { where: { state: 'PENDING' } },
    },
  })
  if (!isAdmitted(provider)) return changes
  const [pending] = provider.changes
  const wanted: Record<string, string | null | undefined> = pending ? { ...valuesOf(pending) } : {}
  for (const field of named) {
    const column = VERIFIED_COLUMNS[field]
    if (changes[column] === provider[column]) delete wanted[column]
    else wanted[column] = changes[column]
  }
  await keep(unit, { providerId: provider.id, accountId, at, pending, wanted })
  const { companyName: _name, businessName: _business, rut: _rut, address: _address, ...rest } = changes
  return rest
}

interface Kept {
  readonly providerId: string
  readonly accountId: string
  readonly at: Date
  readonly pending: ProviderChange | undefined
  readonly wanted: VerifiedValues
}

async function keep(unit: Unit, { providerId, accountId, at, pending, wanted }: Kept): Promise<void> {
  const fields = VERIFIED_FIELDS.filter(field => wanted[VERIFIED_COLUMNS[field]] !== undefined)
  if (fields.length === 0) {
    if (pending) await withdrawChange(unit, { ...pending, accountId }, { actor: 'provider', accountId, at })
    return
  }
  const data = {
    fields,
    companyName: wanted.companyName ?? null,
    businessName: wanted.businessName ?? null,
    rut: wanted.rut ?? null,
    address: wanted.address ?? null,
  }
  if (pending && isSame(pending, data)) return
  const { id: changeId } = pending
    ? await unit.tx.providerChange.update({
        where: { id: pending.id },
        data: { ...data, revision: { increment: 1 } },
        select: { id: true },
      })
    : await unit.tx.providerChange.create({
        data: { ...data, providerId, createdAt: at },
        select: { id: true },
      })
  await unit.emit(providerChangeRequested, { changeId, providerId, accountId })
}

type Asked = Pick<ProviderChange, 'fields' | VerifiedColumn>

const isSame = (one: Asked, other: Asked) =>
  one.fields.join() === other.fields.join() &&
  VERIFIED_FIELDS.every(field => one[VERIFIED_COLUMNS[field]] === other[VERIFIED_COLUMNS[field]])

/** Ends a pending change without a decision. */
export function withdrawChange(
  unit: Unit,
  change: Parameters<typeof stepProviderChange>[1],
  by: { actor: 'provider' | 'staff'; accountId: string; at: Date },
) {
  return stepProviderChange(unit, change, { ...by, action: 'withdraw' }, { decidedAt: by.at })
}
