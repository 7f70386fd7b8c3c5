import { createRequest } from '../requestsWorld.ts'
import { approvedProviders, type Guards, type PrepareSubject, sameAgain } from './guards.ts'

const showQuoting: PrepareSubject = async ({ people, harness }) => {
  const { prisma } = harness.services.db
  const request = await createRequest(people.owner.caller)
  const providers = await prisma.providerProfile.findMany({ select: { id: true } })
  const createdAt = harness.clock.now()
  await prisma.requestAlert.createMany({
    data: providers.map(({ id }) => ({ requestId: request.rawId, providerId: id, createdAt })),
    skipDuplicates: true,
  })
  return { variables: { input: { requestId: request.id, isQuoting: true } } }
}

export const QUOTING_GUARDS: Guards = {
  commands: {
    showQuoting: {
      scope: 'approvedProvider',
      people: approvedProviders,
      states: [[['NEW'], 'done']],
      ...sameAgain,
      prepare: showQuoting,
    },
  },
  onlyAnswered: ['QuotingPayload'],
}
