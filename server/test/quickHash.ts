import argon2 from '@node-rs/argon2'

/**
 * A stored password that costs little to check, because a hash names its own parameters: for tests that check passwords
 * hundreds of times and are not about them.
 */
export function quickHash(password: string): Promise<string> {
  return argon2.hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
}
