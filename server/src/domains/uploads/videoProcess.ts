import { z } from 'zod'
import { examineVideo } from './videoExamination.ts'

const question = z.object({ bytes: z.instanceof(Uint8Array), as: z.enum(['video/mp4', 'video/webm']) })

// The process that looks at one video: see videoContent.ts.
process.once('message', async message => {
  const { bytes, as } = question.parse(message)
  process.send?.(await examineVideo(bytes, as))
})
