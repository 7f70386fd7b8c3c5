import type { Services } from '../src/domains/context.ts'
import { newId } from '../src/platform/ids.ts'
import type { Caller } from './harness.ts'
import { createRequest } from './requestsWorld.ts'

/** One word for each text a person leaves in tables that a purchase does not write to. */
export const PERSONAL_WORDS: readonly string[] = [
  'de-antes@correo.test',
  'sujeto-elsewhere-77',
  'Filo en Google',
  'regreso-77@correo.test',
  'Casa de Baltasara',
  'NC-44021',
  'clave-de-la-app',
  'huella-de-codigo',
  'segunda-vez-77',
  'foto de la chata.jpg',
  'Ya lo resolvió Baltasara',
  'agregado por Filo',
  'pieza de Filo',
  'lo vendió el tío de Filo',
  'ZX Auto',
  'navegador-77',
  'sellado-77',
  '+59894777001',
  'codigo-77',
  'SM77',
  'mensaje-77',
]

interface Person {
  readonly accountId: string
  readonly email: string
  readonly caller: Caller
}

/** Rows of the person with the words above. */
export async function leavePersonalData(
  { db: { prisma: db }, clock }: Services,
  { accountId, email, caller }: Person,
): Promise<void> {
  const at = clock.now()
  await db.emailChange.create({
    data: {
      accountId,
      oldEmail: 'de-antes@correo.test',
      newEmail: email,
      outcome: 'DONE',
      createdAt: at,
      expiresAt: at,
    },
  })
  await db.externalIdentity.create({
    data: {
      vendor: 'GOOGLE',
      subject: 'sujeto-elsewhere-77',
      accountId,
      label: 'Filo en Google',
      linkedAt: at,
    },
  })
  await db.externalReturn.create({
    data: {
      tokenHash: newId(),
      vendor: 'GOOGLE',
      subject: 'sujeto-elsewhere-77',
      name: 'Filo',
      email: 'regreso-77@correo.test',
      onward: '/dashboard',
      expiresAt: at,
    },
  })
  await db.buyerProfile.update({
    where: { accountId },
    data: {
      brands: ['ZX Auto'],
      customerNumbers: { create: { supplierName: 'Casa de Baltasara', number: 'NC-44021', position: 0 } },
    },
  })
  await db.secondFactor.create({
    data: {
      accountId,
      sealedKey: 'clave-de-la-app',
      createdAt: at,
      recoveryCodes: { create: { codeHash: 'huella-de-codigo' } },
    },
  })
  await db.registration.create({
    data: {
      email,
      passwordHash: 'hash',
      kind: 'BUYER',
      profile: { name: 'segunda-vez-77' },
      policies: {},
      createdAt: at,
    },
  })
  await db.noticeMute.create({ data: { accountId, kind: 'MESSAGE', channel: 'MAIL', createdAt: at } })
  await db.session.create({
    data: {
      accountId,
      tokenHash: newId(),
      device: 'Firefox',
      createdAt: at,
      lastSeenAt: at,
      expiresAt: at,
      pushSubscription: {
        create: { endpointHash: 'navegador-77', sealed: 'sellado-77', createdAt: at },
      },
    },
  })
  await db.whatsAppCode.create({
    data: { accountId, phone: '+59894777001', codeHash: 'codigo-77', triesLeft: 5, expiresAt: at },
  })
  await db.whatsAppContact.create({
    data: {
      phone: '+59894777001',
      accountId,
      createdAt: at,
      messages: { create: { id: newId(), sid: 'SM77', byTemplate: true, delivery: {}, createdAt: at } },
      incoming: { create: { sid: 'SM78', text: 'mensaje-77', media: [], hasOther: false } },
    },
  })
  const { rawId } = await createRequest(caller)
  await db.upload.updateMany({ where: { accountId }, data: { fileName: 'foto de la chata.jpg' } })
  await db.partRequest.update({ where: { id: rawId }, data: { cancelReason: 'Ya lo resolvió Baltasara' } })
  await db.requestEdit.create({
    data: { requestId: rawId, kind: 'ADDED', comment: 'lo vendió el tío de Filo', at },
  })
  await db.requestedPart.updateMany({
    where: { requestId: rawId },
    data: { comments: 'agregado por Filo', partNumber: 'pieza de Filo' },
  })
}
