/** Amounts held by each caller, within a limit. */
export interface Quota {
  /**
   * Takes `amount` for `caller`; returns a function that releases it once. Returns null, and takes nothing,
   * beyond the limit.
   */
  take(caller: string, amount?: number): (() => void) | null
}

export function createQuota(most: number): Quota {
  const held = new Map<string, number>()
  return {
    take(caller, amount = 1) {
      const sum = (held.get(caller) ?? 0) + amount
      if (sum > most) return null
      held.set(caller, sum)
      let isHeld = true
      return () => {
        if (!isHeld) return
        isHeld = false
        const left = (held.get(caller) ?? 0) - amount
        if (left > 0) held.set(caller, left)
        else held.delete(caller)
      }
    },
  }
}
