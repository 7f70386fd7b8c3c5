import { z } from 'zod'
import { examineVideo } from './videoExamination.ts'

const question = z.object({
  bytes: z.instanceof(Uint8Array),
  as: z.enum(['video/mp4', 'video/webm']),
  maxVideoMs: z.number(),
})

// The process that examines one video: see videoContent.ts.
process.once('message', async message => {
  process.send?.(await examineVideo(question.parse(message)))
})
