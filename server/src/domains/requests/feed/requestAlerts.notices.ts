import { type MailDraft, quoteTyped } from '../../../platform/mailLayout.ts'
import { asSentence } from '../../../platform/sentence.ts'
import { DEPARTMENT_WORDS } from '../../accounts/accountWords.ts'
import { defineNotice } from '../../notice.ts'
import { panelAddress } from '../../siteAddresses.ts'
import { type NamedPart, namesOf } from '../partNames.ts'
import { requestsToMail } from '../request.events.ts'
import { openRequests, UNSOLD } from '../request.policy.ts'

/** Requests that one mail names; the others are counted. */
const NAMED = 10

export const newRequests = defineNotice({
  id: 'newRequests',
  event: requestsToMail,
  audience:
    'A provider whose brands, categories and departments match new requests, with all that arrived meanwhile: in its opening hours at most once an hour, or at 8:00 and 14:00 when it chose digests.',
  kind: 'REQUEST',
  urgency: 'ROUTINE',
  async read({ db, clock, settings }, { providerId, mailedAt }) {
    const provider = await db.prisma.providerProfile.findUnique({
      where: { id: providerId },
      select: { digestsRequests: true, account: { select: { id: true, email: true } } },
    })
    const requests = await db.prisma.partRequest.findMany({
      where: {
        AND: [openRequests(clock.now())],
        alerts: { some: { providerId, mailedAt } },
        // Quoted in the meantime.
        offers: { none: { providerId, ...UNSOLD } },
      },
      orderBy: { feedKey: 'desc' },
      select: {
        brand: true,
        model: true,
        year: true,
        department: true,
        parts: { select: { description: true, quantity: true }, orderBy: { position: 'asc' } },
      },
    })
    if (!provider || requests.length === 0) return null
    return {
      accountId: provider.account.id,
      email: provider.account.email,
      facts: {
        isDigest: provider.digestsRequests,
        requests: requests.map(({ brand, model, year, department, parts }) => ({
          parts,
          vehicle: `${brand} ${model} ${year}`,
          department: DEPARTMENT_WORDS[department],
        })),
        url: panelAddress(settings, 'solicitudes'),
      },
    }
  },
  words: { mail: newRequestsMail },
})

interface NewRequest {
  readonly parts: readonly NamedPart[]
  readonly vehicle: string
  readonly department: string
}

/** 'Pastillas para Gol 2012, en Rocha', as it was typed. */
const askedFor = ({ parts, vehicle, department }: NewRequest) =>
  `${namesOf(parts)} para ${quoteTyped(vehicle, 'un vehículo')}, en ${department}`

interface NewRequests {
  /** The provider chose two mails a day. */
  readonly isDigest: boolean
  readonly requests: readonly NewRequest[]
  readonly url: string
}

function newRequestsMail({ isDigest, requests, url }: NewRequests): MailDraft {
  const [first, ...others] = requests
  const more = requests.length - NAMED
  return {
    subject:
      first && others.length === 0
        ? `Pedido nuevo: ${namesOf(first.parts)}`
        : `${requests.length} pedidos nuevos que coinciden con tu perfil`,
    paragraphs: [
      ...requests.slice(0, NAMED).map(request => asSentence(askedFor(request))),
      ...(more > 0 ? [more === 1 ? 'Y 1 pedido más.' : `Y ${more} pedidos más.`] : []),
      `Te avisamos de los pedidos que coinciden con las marcas, categorías y departamentos de tu perfil, ${isDigest ? 'en dos resúmenes por día, a las 8 y a las 14' : 'en tu horario y a lo sumo una vez por hora'}.`,
    ],
    action: { label: 'Ver pedidos', url },
  }
}
