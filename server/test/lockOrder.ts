import { vi } from 'vitest'
import { LOCK_ORDER } from '../src/domains/locks.ts'
import type { Unit } from '../src/platform/unitOfWork.ts'
import type { Harness } from './harness.ts'

const LOCKS =
  /^SELECT 1 FROM "(\w+)" WHERE id = (?:\$1::uuid|ANY\(\$1::uuid\[\]\) ORDER BY id) FOR (?:UPDATE|SHARE)|^UPDATE "public"\."(\w+)"/

export const ENDS = 'a transaction begins or ends'

/**
 * Makes the harness mark the beginning and end of transactions among its statements, until mocks are
 * restored.
 */
export function markTransactions({ services, statements }: Pick<Harness, 'services' | 'statements'>): void {
  const { transact } = services
  vi.spyOn(services, 'transact').mockImplementation(async <T>(work: (unit: Unit) => Promise<T>) => {
    statements.push(ENDS)
    try {
      return await transact(work)
    } finally {
      statements.push(ENDS)
    }
  })
}

function transactionsOf(statements: readonly string[]): string[][] {
  const transactions: string[][] = [[]]
  for (const statement of statements) {
    if (statement === ENDS) transactions.push([])
    else transactions.at(-1)?.push(statement)
  }
  return transactions
}

/** Each table that a marked transaction locked, or wrote, after a later one in LOCK_ORDER. */
export function lockOrderProblems(statements: readonly string[]): string[] {
  return transactionsOf(statements).flatMap(transaction => {
    const taken: number[] = []
    const problems: string[] = []
    for (const statement of transaction) {
      const [, locked, written] = LOCKS.exec(statement) ?? []
      const place = LOCK_ORDER.findIndex(table => table === (locked ?? written))
      if (place < 0 || taken.includes(place)) continue
      const last = Math.max(...taken)
      if (last > place) problems.push(`${LOCK_ORDER[place]} after ${LOCK_ORDER[last]}`)
      taken.push(place)
    }
    return problems
  })
}

/** Number of statements that lock or write rows of LOCK_ORDER's tables: zero would make the check useless. */
export function locksTaken(statements: readonly string[]): number {
  return statements.filter(statement => {
    const [, locked, written] = LOCKS.exec(statement) ?? []
    return LOCK_ORDER.some(table => table === (locked ?? written))
  }).length
}
