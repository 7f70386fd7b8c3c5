import { encodeGlobalId } from '../../src/platform/globalIds.ts'
import { newId } from '../../src/platform/ids.ts'
import { adminsOnly, EVERYBODY, type Guards, type PrepareSubject, sameAgain } from './guards.ts'

const INPUT = {
  kind: 'PAYMENT_PROBLEM',
  name: 'Elena Pereira',
  email: 'elena@correo.test',
  phone: '094 231 234',
  subject: 'Pagué dos veces',
  message: 'Me aparecen dos cobros.',
  website: '',
  writtenForMs: 40_000,
}

const ANSWER = 'Fue un cobro solo: el otro era una reserva del banco.'

const sendEnquiry: PrepareSubject = async () => ({
  variables: { input: { ...INPUT, submissionKey: newId() } },
})

const answerEnquiry: PrepareSubject = async ({ harness }) => {
  const { prisma } = harness.services.db
  const { kind, name, email, subject, message } = INPUT
  const { id } = await prisma.enquiry.create({
    data: {
      kind: 'OTHER',
      name,
      email,
      subject,
      message,
      submissionKey: newId(),
      createdAt: harness.clock.now(),
    },
  })
  return {
    variables: { input: { enquiryId: encodeGlobalId('Enquiry', id), answer: ANSWER } },
    async put(state) {
      if (state === 'NOBODY')
        return { input: { enquiryId: encodeGlobalId('Enquiry', newId()), answer: ANSWER } }
      await prisma.enquiry.update({
        where: { id },
        data: {
          kind: kind as 'PAYMENT_PROBLEM',
          answer: state === 'ANSWERED' ? 'Ya lo devolvimos.' : null,
          answeredAt: state === 'ANSWERED' ? harness.clock.now() : null,
        },
      })
      return undefined
    },
  }
}

export const ENQUIRY_GUARDS: Guards = {
  commands: {
    sendEnquiry: { scope: 'public', people: [[EVERYBODY, 'done']], ...sameAgain, prepare: sendEnquiry },
    answerEnquiry: {
      scope: 'admin',
      people: adminsOnly,
      states: [
        [['WAITING'], 'done'],
        [['ANSWERED'], 'WRONG_STATE'],
        [['NOBODY'], 'NOT_FOUND'],
      ],
      ...sameAgain,
      prepare: answerEnquiry,
    },
  },

  fields: {
    Query: [[['admin'], ['enquiries']]],
    Subscription: [[['admin'], ['enquiryUpdated']]],
    enquiry: [
      [
        ['admin'],
        [
          'id',
          'kind',
          'name',
          'email',
          'phone',
          'subject',
          'message',
          'createdAt',
          'answer',
          'answeredAt',
          'account',
        ],
      ],
    ],
  },

  onlyAnswered: ['AnswerEnquiryPayload', 'SendEnquiryPayload'],
}
