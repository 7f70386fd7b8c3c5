// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { serverSays, tooMuchAtOnce } from '../../../test/server'
import { createEnvironment } from '../../relay/environment'
import { uploadCommands } from './uploadCommands'

const photo = {
  kind: 'IMAGE',
  fileName: 'a.jpg',
  contentType: 'image/jpeg',
  bytes: 1,
  posterBytes: null,
} as const

test.each([
  ['begun', { uploadCommandsStartMutation: tooMuchAtOnce }],
  ['completed', { uploadCommandsCompleteMutation: tooMuchAtOnce }],
])('reports an upload that is not %s because of rate limits, and sends it again', async (_step, replies) => {
  serverSays(replies)
  const { start, complete } = uploadCommands(createEnvironment(), 'REQUEST_FILE')
  const tried = 'uploadCommandsStartMutation' in replies ? start(photo) : complete('u1')
  await expect(tried).rejects.toMatchObject({
    name: 'UploadProblem',
    message: 'Ya hay demasiadas consultas tuyas en curso: probá de nuevo.',
    remedy: 'sendAgain',
  })
})

test('reports a lost connection without an answer, and sends it again', async () => {
  serverSays({ uploadCommandsStartMutation: new TypeError('Failed to fetch') })
  const { start } = uploadCommands(createEnvironment(), 'REQUEST_FILE')
  await expect(start(photo)).rejects.toMatchObject({ message: 'Revisá tu conexión', remedy: 'sendAgain' })
})
