import type { PartRequest } from '../../../generated/prisma/client.ts'
import { RequestAspect, RequestEditKind } from '../../../generated/prisma/enums.ts'
import { builder } from '../../../graphql/builder.ts'
import { describedEnum } from '../../../graphql/describedEnum.ts'
import { type ViewerAction, viewerAction } from '../../../graphql/viewerAction.ts'
import { partRequestLifecycle, stateAt } from '../request.lifecycle.ts'
import { readsDetails } from '../request.policy.ts'
import {
  type ChangedRequest,
  whyNotAddedTo,
  whyNotConfirmed,
  whyNotCopied,
  whyNotEdited,
  whyNotExtended,
} from './requestChanges.ts'

const RequestAspectEnum = describedEnum('RequestAspect', RequestAspect, 'What a change touched.', {
  VEHICLE: 'The vehicle.',
  PARTS: 'The parts.',
  DESCRIPTION: 'The words about it.',
  DEPARTMENT: 'Department of the need.',
  FILES: 'Photos and video.',
})
const RequestEditKindEnum = describedEnum('RequestEditKind', RequestEditKind, 'How a request was changed.', {
  EDITED: 'Changed, while nobody had quoted it.',
  ADDED: 'Something was added for those who quote.',
  EXTENDED: 'Given 30 days more.',
})

builder.prismaObject('RequestEdit', {
  description: 'A change of a request after it was sent. Viewers of the request.',
  fields: t => ({
    kind: t.expose('kind', { type: RequestEditKindEnum, description: 'Kind of the change.' }),
    aspects: t.expose('aspects', {
      type: [RequestAspectEnum],
      extensions: { atMost: 5 },
      description: 'The changed aspects; empty when only time or a comment was added.',
    }),
    comment: t.string({
      nullable: true,
      extensions: { maxLength: 1000 },
      description:
        'The owner’s comment; null without one, and for providers once its owner deleted the request.',
      select: { comment: true, request: { select: { deletedAt: true } } },
      resolve: ({ comment, request }, _args, { viewer }) => (readsDetails(viewer, request) ? comment : null),
    }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
  }),
})

/** The actions of the owner, whose account has this e-mail, on a request at `now`. */
export function ownerActions(
  request: ChangedRequest & Pick<PartRequest, 'erasedAt' | 'contactEmail'>,
  email: string,
  now: Date,
): ViewerAction[] {
  const state = stateAt(request, now)
  const unless = (action: ViewerAction['action'], because: string | null) =>
    viewerAction(action, because === null, because ?? '')
  return [
    viewerAction(
      'CANCEL',
      partRequestLifecycle.next(state, 'cancel', 'buyer') !== null,
      partRequestLifecycle.because[state],
    ),
    ...(request.sentAt ? [] : [unless('CONFIRM', whyNotConfirmed(request, email, now))]),
    unless('EDIT', whyNotEdited(request, now)),
    unless('ADD', whyNotAddedTo(request, now)),
    unless('EXTEND', whyNotExtended(request, now)),
    unless('COPY', whyNotCopied(request, now)),
    request.deletedAt
      ? viewerAction('RESTORE', request.erasedAt === null, 'Pasaron los 30 días: sus datos ya se borraron.')
      : viewerAction('DELETE', true, ''),
  ]
}
