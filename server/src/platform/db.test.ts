import { expect, onTestFinished, test } from 'vitest'
import { openEmbedded } from './db.ts'

test('the embedded database has 16 MB of buffers, which are memory of this process', async () => {
  const db = await openEmbedded()
  onTestFinished(() => db.close())
  expect((await db.query('show shared_buffers')).rows).toEqual([{ shared_buffers: '16MB' }])
})
