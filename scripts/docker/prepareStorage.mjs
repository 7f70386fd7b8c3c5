// Creates the resources of a Google project: a bucket, and a service account's key to sign URLs with. The
// storage of docker-compose.yml does not check signatures, so a new key works.
import { generateKeyPairSync } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'

const [endpoint, bucket, keyFile] = process.argv.slice(2)
if (!keyFile) throw new Error('Usage: prepareStorage.mjs <endpoint> <bucket> <key file>')

if (!existsSync(keyFile)) {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const key = {
    type: 'service_account',
    project_id: 'local',
    private_key_id: 'local',
    private_key: privateKey,
    client_email: 'signer@local.iam.gserviceaccount.com',
    token_uri: 'https://oauth2.googleapis.com/token',
  }
  // Readable by the user of the site's process.
  writeFileSync(keyFile, JSON.stringify(key), { mode: 0o644 })
}

const response = await fetch(`${endpoint}/storage/v1/b?project=local`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name: bucket }),
})
// 409: the bucket exists already.
if (!response.ok && response.status !== 409) {
  throw new Error(`the bucket could not be made: ${response.status} ${await response.text()}`)
}
