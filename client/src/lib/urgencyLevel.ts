const levels = { LOW: 'low', MEDIUM: 'medium', HIGH: 'high', URGENT: 'urgent' } as const

/** The level of the kit's `UrgencyMeter`; a value of a newer server reads as medium. */
export function urgencyLevel(urgency: string): (typeof levels)[keyof typeof levels] {
  return levels[urgency as keyof typeof levels] ?? 'medium'
}
