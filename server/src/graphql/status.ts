import { type Status, StatusTone } from '../platform/status.ts'
import { builder } from './builder.ts'
import { describedEnum } from './describedEnum.ts'

export const StatusToneEnum = describedEnum('StatusTone', StatusTone, 'The colour of a state.', {
  WAITING: 'Somebody is waited for.',
  GOOD: 'As wished.',
  MOVING: 'On its way.',
  BAD: 'Called off or refused.',
  OVER: 'Nothing happens to it any more.',
})

export const StatusType = builder.objectRef<Status>('Status').implement({
  description: 'A state as people read it, the same on every screen and in mails.',
  fields: t => ({
    label: t.exposeString('label', { description: 'A word or two, in Spanish.' }),
    tone: t.expose('tone', { type: StatusToneEnum, description: 'Colour of the state.' }),
  }),
})
