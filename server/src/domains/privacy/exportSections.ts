import type { Prisma } from '../../generated/prisma/client.ts'
import { formatPercent } from '../../platform/money.ts'
import { BUYER_TYPE_WORDS, DEPARTMENT_WORDS, PROVIDER_STATUS_WORDS } from '../accounts/accountWords.ts'
import { openTarget } from '../accounts/identity/pushTargets.ts'
import { IDENTITY_VENDOR_NAMES } from '../accounts/identity/signInVendor.ts'
import { BUYER_FIELDS } from '../accounts/profiles/buyerFields.ts'
import { inWords } from '../accounts/profiles/profileFields.ts'
import { PICTURE_WORDS, WEEKDAY_WORDS } from '../accounts/profiles/profileTerms.ts'
import { PROVIDER_FIELDS } from '../accounts/profiles/providerFields.ts'
import { verifiedFieldWords } from '../accounts/profiles/verifiedFields.ts'
import type { Services } from '../context.ts'
import { API_SCOPES } from '../partners/apiScopes.ts'
import { PARTNER_EVENT_KINDS } from '../partners/partnerEventKinds.ts'
import { disputeSections } from './disputeSections.ts'
import { type ExportRecord, type ExportSection, each, inPages } from './exportRecords.ts'
import {
  EMAIL_CHANGE_WORDS,
  MARKET_WORDS,
  NOTICE_CHANNEL_WORDS,
  NOTIFICATION_KIND_WORDS,
  OUTCOME_WORDS,
  POLICY_WORDS,
  PROVIDER_CHANGE_WORDS,
  RECIPIENT_WORDS,
  VIEW_WORDS,
} from './exportWords.ts'
import { payoutSections } from './payoutSections.ts'
import { purchaseFlagSection } from './purchaseFlagSection.ts'
import { talkSections } from './talkSections.ts'
import { tradeSections } from './tradeSections.ts'
import { whatsAppSections } from './whatsAppSections.ts'

const OWNER = {
  buyerProfile: {
    include: { customerNumbers: { include: { supplier: true }, orderBy: { position: 'asc' } } },
  },
  providerProfile: {
    include: {
      shifts: { orderBy: [{ weekday: 'asc' }, { opensAt: 'asc' }] },
      pictures: { include: { upload: { select: { fileName: true } } } },
      changes: { orderBy: { id: 'asc' } },
    },
  },
  secondFactor: { select: { enabledAt: true } },
  policyConsents: { orderBy: { acceptedAt: 'asc' } },
  policyNotices: { orderBy: { toldAt: 'asc' } },
  identities: { orderBy: { vendor: 'asc' } },
  noticeMutes: { orderBy: { createdAt: 'asc' } },
} as const satisfies Prisma.AccountInclude

type Owner = Prisma.AccountGetPayload<{ include: typeof OWNER }>

/** All sections about an account, in the order in which they are written. */
export async function exportSections(
  services: Pick<Services, 'db' | 'sealing'>,
  accountId: string,
): Promise<ExportSection[]> {
  const { prisma } = services.db
  const owner = await prisma.account.findUniqueOrThrow({ where: { id: accountId }, include: OWNER })
  const own = { accountId }
  const trader = { accountId, email: owner.email, providerId: owner.providerProfile?.id ?? null }
  return [
    ['Cuenta', each([owner], accountRecord)],
    ...profileSections(owner),
    ...payoutSections(services, owner.providerProfile?.id ?? null),
    ...tradeSections(prisma, trader),
    ...talkSections(prisma, trader),
    ...disputeSections(prisma, trader),
    purchaseFlagSection(prisma, accountId),
    [
      'Charlas con el asistente',
      each(
        inPages(({ where, ...page }) =>
          prisma.assistantMessage.findMany({ ...page, where: { AND: [where, { conversation: own }] } }),
        ),
        ({ createdAt, author, text }) => ({
          Fecha: createdAt,
          Quién: author === 'VISITOR' ? 'Vos' : 'Asistente',
          Mensaje: text,
        }),
      ),
    ],
    [
      'Correcciones que guardamos como ejemplo',
      each(
        inPages(({ where, ...page }) =>
          prisma.assistantCorrection.findMany({ ...page, where: { AND: [where, { conversation: own }] } }),
        ),
        ({ createdAt, understood, corrected }) => ({
          Fecha: createdAt,
          'Lo que entendió el asistente': JSON.stringify(understood),
          'Lo que corregiste': JSON.stringify(corrected),
        }),
      ),
    ],
    [
      'Consultas a nuestro equipo',
      each(
        // Includes those written without signing in: the mailbox is theirs.
        inPages(({ where, ...page }) =>
          prisma.enquiry.findMany({
            ...page,
            where: { AND: [where, { OR: [own, { email: owner.email }] }] },
          }),
        ),
        ({ createdAt, subject, message, answer, phone }) => ({
          Fecha: createdAt,
          Asunto: subject,
          Mensaje: message,
          Teléfono: phone,
          Respuesta: answer,
        }),
      ),
    ],
    [
      'Avisos de la campana',
      each(
        inPages(({ where, ...page }) =>
          prisma.notification.findMany({ ...page, where: { AND: [where, own] } }),
        ),
        ({ createdAt, title, message, readAt }) => ({
          Fecha: createdAt,
          Título: title,
          Aviso: message,
          Leído: readAt,
        }),
      ),
    ],
    [
      'Avisos que apagaste',
      each(owner.noticeMutes, ({ createdAt, kind, channel }) => ({
        Fecha: createdAt,
        Avisos: NOTIFICATION_KIND_WORDS[kind],
        Por: NOTICE_CHANNEL_WORDS[channel],
      })),
    ],
    ...whatsAppSections(prisma, accountId),
    [
      'Quién vio tus datos',
      each(
        inPages(({ where, ...page }) =>
          prisma.contactView.findMany({ ...page, where: { AND: [where, { subjectId: accountId }] } }),
        ),
        ({ viewedAt, purpose }) => ({ Fecha: viewedAt, Para: VIEW_WORDS[purpose] }),
      ),
    ],
    [
      'Políticas que aceptaste',
      each(owner.policyConsents, ({ policy, version, acceptedAt }) => ({
        Fecha: acceptedAt,
        Política: POLICY_WORDS[policy],
        Versión: version,
      })),
    ],
    [
      'Avisos de cambios de políticas',
      each(owner.policyNotices, ({ policy, version, toldAt }) => ({
        Fecha: toldAt,
        Política: POLICY_WORDS[policy],
        Versión: version,
      })),
    ],
    [
      'Consentimientos',
      each(
        inPages(({ where, ...page }) =>
          prisma.dataConsent.findMany({ ...page, where: { AND: [where, own] } }),
        ),
        ({ recipient, given, version, at }) => ({
          Fecha: at,
          'A quién': RECIPIENT_WORDS[recipient],
          Permitido: given,
          Versión: version,
        }),
      ),
    ],
    [
      'Cambios de email',
      each(
        inPages(({ where, ...page }) =>
          prisma.emailChange.findMany({ ...page, where: { AND: [where, own] } }),
        ),
        ({ createdAt, oldEmail, newEmail, outcome }) => ({
          Fecha: createdAt,
          'Email de antes': oldEmail,
          // A failed change contains the address of a possible stranger.
          ...(outcome === null || outcome === 'DONE' ? { 'Email nuevo': newEmail } : {}),
          Resultado: outcome ? EMAIL_CHANGE_WORDS[outcome] : 'En espera',
        }),
      ),
    ],
    [
      'Pedidos sobre tus datos',
      each(
        inPages(({ where, ...page }) =>
          prisma.dataRequest.findMany({
            ...page,
            where: { AND: [where, own, { confirmedAt: { not: null } }] },
          }),
        ),
        ({ createdAt, dueOn, reason, outcome, answer }) => ({
          Fecha: createdAt,
          'A más tardar': dueOn,
          Motivo: reason,
          Resultado: outcome ? OUTCOME_WORDS[outcome] : 'En espera',
          Respuesta: answer,
        }),
      ),
    ],
    [
      'Otras cuentas con las que entrás',
      each(owner.identities, ({ vendor, subject, label, linkedAt }) => ({
        'Cuenta de': IDENTITY_VENDOR_NAMES[vendor],
        Nombre: label,
        'Su número ahí': subject,
        Vinculada: linkedAt,
      })),
    ],
    [
      'Dispositivos con la sesión abierta',
      each(
        inPages(({ where, ...page }) =>
          prisma.session.findMany({
            ...page,
            where: { AND: [where, own] },
            include: { pushSubscription: true },
          }),
        ),
        ({ device, createdAt, lastSeenAt, pushSubscription }) => ({
          Dispositivo: device,
          'Entró el': createdAt,
          'Último uso': lastSeenAt,
          'Muestra avisos desde': pushSubscription?.createdAt ?? null,
          'Dirección de sus avisos': pushSubscription && openTarget(services, pushSubscription).endpoint,
        }),
      ),
    ],
    [
      'Claves de API',
      each(
        inPages(({ where, ...page }) =>
          prisma.apiKey.findMany({ ...page, where: { AND: [where, { provider: own }] } }),
        ),
        ({ name, mode, scopes, createdAt, expiresAt, rotatedAt, revokedAt, lastUsedAt }) => ({
          Nombre: name,
          Mercado: MARKET_WORDS[mode],
          Permisos: scopes.map(scope => API_SCOPES[scope].word),
          Creada: createdAt,
          Vence: expiresAt,
          Reemplazada: rotatedAt,
          Revocada: revokedAt,
          'Último uso': lastUsedAt,
        }),
      ),
    ],
    [
      'Avisos a tu servidor',
      each(
        inPages(({ where, ...page }) =>
          prisma.webhook.findMany({ ...page, where: { AND: [where, { provider: own }] } }),
        ),
        ({ url, mode, kinds, createdAt, disabledAt }) => ({
          Dirección: url,
          Mercado: MARKET_WORDS[mode],
          Avisos: kinds.map(kind => PARTNER_EVENT_KINDS[kind].word),
          Creado: createdAt,
          Apagado: disabledAt,
        }),
      ),
    ],
  ]
}

function accountRecord(account: Owner): ExportRecord {
  return {
    Nombre: account.name,
    Email: account.email,
    Teléfono: account.phone,
    Departamento: account.department && DEPARTMENT_WORDS[account.department],
    Creada: account.createdAt,
    'Con contraseña': account.passwordHash !== null,
    'Verificación en dos pasos desde': account.secondFactor?.enabledAt ?? null,
  }
}

function profileSections({ buyerProfile, providerProfile }: Owner): ExportSection[] {
  const sections: ExportSection[] = []
  if (buyerProfile)
    sections.push([
      'Perfil de comprador',
      each([buyerProfile], profile => ({
        'Compra como': BUYER_TYPE_WORDS[profile.type],
        ...inWords(BUYER_FIELDS, profile),
        'Números de cliente': profile.customerNumbers.map(
          ({ supplier, supplierName, number }) => `${supplier?.companyName ?? supplierName ?? ''}: ${number}`,
        ),
      })),
    ])
  if (providerProfile) {
    sections.push(['Perfil de proveedor', each([providerProfile], providerRecord)])
    sections.push(['Cambios de datos verificados', each(providerProfile.changes, changeRecord)])
  }
  return sections
}

function changeRecord(change: NonNullable<Owner['providerProfile']>['changes'][number]): ExportRecord {
  return {
    Fecha: change.createdAt,
    Cambia: verifiedFieldWords(change.fields),
    Empresa: change.companyName,
    'Razón social': change.businessName,
    RUT: change.rut,
    Dirección: change.address,
    Revisión: PROVIDER_CHANGE_WORDS[change.state],
    Motivo: change.reason,
    'Terminó el': change.decidedAt,
  }
}

const time = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

function providerRecord(profile: NonNullable<Owner['providerProfile']>): ExportRecord {
  return {
    Empresa: profile.companyName,
    'Qué vende': profile.partsDescription,
    ...inWords(PROVIDER_FIELDS, profile),
    'Descuento a clientes':
      profile.customerDiscountBps === null ? null : formatPercent(profile.customerDiscountBps),
    'Descripción del descuento': profile.customerDiscountWords,
    Horario: profile.shifts.map(
      ({ weekday, opensAt, closesAt }) => `${WEEKDAY_WORDS[weekday]} ${time(opensAt)} a ${time(closesAt)}`,
    ),
    Fotos: profile.pictures.map(({ kind, upload }) => `${PICTURE_WORDS[kind]}: ${upload.fileName}`),
    Revisión: PROVIDER_STATUS_WORDS[profile.status],
    Motivo: profile.decisionReason,
    'Motivo de la suspensión': profile.suspensionReason,
    'Veces rechazada': profile.rejections,
  }
}
