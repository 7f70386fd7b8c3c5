const levels = { LOW: 'low', MEDIUM: 'medium', HIGH: 'high', URGENT: 'urgent' } as const

/** The level of `UrgencyMeter`; unknown values of a newer server count as medium. */
export function urgencyLevel(urgency: string): (typeof levels)[keyof typeof levels] {
  return levels[urgency as keyof typeof levels] ?? 'medium'
}
