import { builder } from '../../../graphql/builder.ts'
import { commandWithArgs, commandWithInput } from '../../../graphql/commands.ts'
import { RateLimited, WrongState } from '../../../platform/refusal.ts'
import { ProfilePayload } from './profile.schema.ts'
import { createSavedReplyInput, editSavedReplyInput, oneSavedReply } from './savedReply.input.ts'
import {
  createSavedReply,
  deleteSavedReply,
  editSavedReply,
  MOST_SAVED_REPLIES,
} from './savedReply.operations.ts'
import { visibleSavedReplies } from './savedReply.policy.ts'

builder.prismaNode('SavedReply', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description:
    'A text that a provider writes often, for the comment of an offer, an answer or a message. Seen by that provider alone.',
  findUnique: (id, { viewer }) => ({ id, AND: [visibleSavedReplies(viewer)] }),
  fields: t => ({
    name: t.exposeString('name', { description: 'By which its provider finds it.' }),
    text: t.exposeString('text', { description: 'The text.' }),
  }),
})

builder.prismaObjectField('ProviderProfile', 'savedReplies', t =>
  t.relation('savedReplies', {
    description: `Its saved replies, the oldest first, at most ${MOST_SAVED_REPLIES}. Itself; empty for others.`,
    extensions: { atMost: MOST_SAVED_REPLIES },
    query: (_args, { viewer }) => ({
      where: visibleSavedReplies(viewer),
      orderBy: { id: 'asc' },
      take: MOST_SAVED_REPLIES,
    }),
  }),
)

const ofAccount = { type: ProfilePayload, authScopes: { account: true } } as const

commandWithInput('createSavedReply', {
  ...ofAccount,
  description: `Keeps a text for the viewer, at most ${MOST_SAVED_REPLIES}. Providers in any state.`,
  refusals: [RateLimited, WrongState],
  input: createSavedReplyInput,
  inputDescription: 'Its name and text.',
  run: createSavedReply,
})

commandWithInput('editSavedReply', {
  ...ofAccount,
  description: 'Renames or rewrites one of the viewer’s own saved replies. Providers in any state.',
  refusals: [RateLimited],
  input: editSavedReplyInput,
  inputDescription: 'Its new name and text.',
  run: editSavedReply,
})

commandWithArgs('deleteSavedReply', {
  ...ofAccount,
  description: 'Removes one of the viewer’s own saved replies. Providers in any state.',
  refusals: [RateLimited],
  args: oneSavedReply,
  run: (ctx, { id }) => deleteSavedReply(ctx, id),
})
