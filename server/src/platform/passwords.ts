import argon2 from '@node-rs/argon2'

// OWASP's argon2id floor: 19 MiB, two passes.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password, options)
}

let decoy: Promise<string> | undefined

/** Whether `password` matches. Without a stored hash it spends the same time, so that timing tells nothing about who exists. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('a password nobody has')
  const matches = await argon2.verify(stored ?? (await decoy), password, options)
  return stored !== null && matches
}
