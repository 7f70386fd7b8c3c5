// Makes what a Google project would give: a bucket, and a service account's key to sign URLs with.
// The stand-in of docker-compose.yml does not check signatures, so the key is made here and now.
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
  // Read by the user that the site runs as.
  writeFileSync(keyFile, JSON.stringify(key), { mode: 0o644 })
}

const response = await fetch(`${endpoint}/storage/v1/b?project=local`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name: bucket }),
})
// 409: it exists.
if (!response.ok && response.status !== 409) {
  throw new Error(`the bucket could not be made: ${response.status} ${await response.text()}`)
}
