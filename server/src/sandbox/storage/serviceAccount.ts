import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { parseJson, writeAtomically } from '../jsonStore.ts'

const serviceAccount = z.object({ client_email: z.string(), private_key: z.string() })

export interface ServiceAccount {
  /** The JSON key file, as Google hands it out. */
  file: string
  email: string
  publicKey: KeyObject
}

/** The sandbox's own service account; created once, so that URLs signed before a restart stay valid. */
export function openServiceAccount(dataDir: string): ServiceAccount {
  const dir = join(dataDir, 'storage')
  const file = join(dir, 'service-account.json')
  mkdirSync(dir, { recursive: true })
  if (!existsSync(file)) writeAtomically(file, JSON.stringify(newAccount(), null, 2))
  const account = serviceAccount.parse(parseJson(readFileSync(file, 'utf8')))
  return { file, email: account.client_email, publicKey: createPublicKey(account.private_key) }
}

function newAccount(): Record<string, string> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    type: 'service_account',
    project_id: 'sandbox',
    private_key_id: 'sandbox',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    client_email: 'sandbox@sandbox.iam.gserviceaccount.com',
    client_id: '0',
    token_uri: 'https://oauth2.googleapis.com/token',
  }
}
