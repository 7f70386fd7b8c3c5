import argon2 from '@node-rs/argon2'

// OWASP's argon2id floor: 19 MiB, two passes.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The one Unicode form of passwords: an 'ñ' is one character on one keyboard and two on another. */
export const canonicalPassword = (typed: string) => typed.normalize('NFC')

export function hashPassword(password: string): Promise<string> {
  return argon2.hash(canonicalPassword(password), options)
}

let decoy: Promise<string> | undefined

/** Whether a password is the stored one; OUTDATED when its hash was made of another Unicode form, and should be made anew. */
export type PasswordMatch = 'WRONG' | 'RIGHT' | 'OUTDATED'

/** Compares with a hash. Without a stored one it spends the same time, so that timing tells nothing about who exists. */
export async function matchPassword(stored: string | null, typed: string): Promise<PasswordMatch> {
  decoy ??= hashPassword('a password nobody has')
  const hash = stored ?? (await decoy)
  const canonical = canonicalPassword(typed)
  // Hashes from before passwords had one form were made of whatever the keyboard sent. Of most passwords all forms are the same.
  const forms = new Set([canonical, typed, typed.normalize('NFD')])
  let matching: string | null = null
  for (const form of forms) if (await argon2.verify(hash, form, options)) matching ??= form
  if (stored === null || matching === null) return 'WRONG'
  return matching === canonical ? 'RIGHT' : 'OUTDATED'
}

export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  return (await matchPassword(stored, password)) !== 'WRONG'
}
