import argon2 from '@node-rs/argon2'

// OWASP's argon2id floor: 19 MiB, two passes.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The one Unicode form of passwords: an 'ñ' is one character on one keyboard and two on another. */
export const canonicalPassword = (typed: string) => typed.normalize('NFC')

export function hashPassword(password: string): Promise<string> {
  return argon2.hash(canonicalPassword(password), options)
}

let decoy: Promise<string> | undefined

/**
 * Result of comparing a password; OUTDATED when it matches in another Unicode form and must be hashed again.
 */
export type PasswordMatch = 'WRONG' | 'RIGHT' | 'OUTDATED'

/**
 * Compares with a hash. Without a stored one it spends the same time, so that timing does not reveal which
 * accounts exist.
 */
export async function matchPassword(stored: string | null, typed: string): Promise<PasswordMatch> {
  decoy ??= hashPassword('a password nobody has')
  const hash = stored ?? (await decoy)
  const canonical = canonicalPassword(typed)
  // Hashes from before the canonical form used the keyboard's bytes. Most passwords are the same in all
  // forms.
  const forms = new Set([canonical, typed, typed.normalize('NFD')])
  let matching: string | null = null
  for (const form of forms) if (await argon2.verify(hash, form, options)) matching ??= form
  if (stored === null || matching === null) return 'WRONG'
  return matching === canonical ? 'RIGHT' : 'OUTDATED'
}

export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  return (await matchPassword(stored, password)) !== 'WRONG'
}
