import { durationWords } from '../../common/durationWords.ts'
import { BRANDS_WITH_PAGE } from '../../common/vehicles/brands.ts'
import { MINUTE_MS } from '../../platform/clock.ts'
import { formatPercent } from '../../platform/money.ts'
import type { Services } from '../context.ts'
import { CATEGORY_WORDS } from '../vehicles/categoryWords.ts'
import { type BrandFigures, brandFigures, MOST_OF_BRAND } from './brandFigures.ts'
import { type MarketFigures, MOST_OF_MARKET, marketFigures } from './marketFigures.ts'
import { latestTestimonials, TESTIMONIALS, type Testimonial } from './testimonials.ts'

/** Texts of the pages' market figures and testimonials, by name; '' for a figure below its threshold. */
export type FigureTexts = Readonly<Record<string, string>>

/** Thresholds. Smaller figures would not impress, and could identify people. */
export const LEAST = {
  providers: 10,
  /** Providers that give a discount: a single one would be advertised alone. */
  discounters: 3,
  answered: 50,
  received: 50,
  /** For one make: people who requested, people for one category, and providers that quoted. */
  people: 20,
  categoryPeople: 5,
  brandProviders: 5,
} as const

const CATEGORIES_SAID = 3

/** Time until figures are counted again. */
export const FRESH_MS = 10 * MINUTE_MS

export interface PublicFigures {
  /** The last counted figures: the same object until one changes. Starts a new count when they are old. */
  readonly now: () => FigureTexts
  /** Waits for a running count. */
  readonly close: () => Promise<void>
}

/** Counts and caches the public pages' figures: pages do not wait and cost no statement. */
export async function createPublicFigures(
  services: Pick<Services, 'db' | 'clock' | 'logger'>,
): Promise<PublicFigures> {
  const { clock, logger } = services
  let countedAt = clock.now()
  let texts = await countedTexts(services)
  let counting: Promise<void> = Promise.resolve()
  const recount = async () => {
    try {
      const counted = await countedTexts(services)
      if (JSON.stringify(counted) !== JSON.stringify(texts)) texts = counted
    } catch (error) {
      // Pages show older figures until the next attempt.
      logger.error({ err: error }, 'public figures could not be counted')
    }
  }
  return {
    now() {
      const now = clock.now()
      if (now.getTime() - countedAt.getTime() >= FRESH_MS) {
        countedAt = now
        counting = recount()
      }
      return texts
    },
    close: () => counting,
  }
}

async function countedTexts(services: Pick<Services, 'db' | 'clock'>): Promise<FigureTexts> {
  const [market, brands, testimonials] = await Promise.all([
    marketFigures(services),
    brandFigures(services, BRANDS_WITH_PAGE),
    latestTestimonials(services),
  ])
  return { ...figureTexts(market, brands), ...testimonialTexts(testimonials) }
}

/** The testimonials, by the names of their slots: 'words1', 'author1', 'stars1'; '' for a missing one. */
export function testimonialTexts(testimonials: readonly Testimonial[]): FigureTexts {
  const slots = Array.from({ length: TESTIMONIALS }, (_none, at) => [
    [`words${at + 1}`, testimonials[at]?.words ?? ''],
    [`author${at + 1}`, testimonials[at]?.author ?? ''],
    [`stars${at + 1}`, testimonials[at] ? stars.format(testimonials[at].stars) : ''],
  ])
  return Object.fromEntries(slots.flat())
}

/** The figures in words, by the names of the slots: 'verifiedProviders', 'askedFord'. */
export function figureTexts(market: MarketFigures, brands: ReadonlyMap<string, BrandFigures>): FigureTexts {
  return {
    verifiedProviders: said(market.providers, LEAST.providers, MOST_OF_MARKET),
    answeredRequests: said(market.answered, LEAST.answered, MOST_OF_MARKET),
    receivedOrders: said(market.received, LEAST.received, MOST_OF_MARKET),
    firstOfferTime:
      market.answered < LEAST.answered || market.firstOfferMinutes === null
        ? ''
        : durationWords(market.firstOfferMinutes),
    customerDiscount:
      market.discounters < LEAST.discounters ? '' : `Hasta ${formatPercent(market.highestDiscountBps)}`,
    ...Object.assign({}, ...[...brands].map(([brand, figures]) => textsOfBrand(brand, figures))),
  }
}

function textsOfBrand(brand: string, figures: BrandFigures): FigureTexts {
  const isEnough = figures.people >= LEAST.people
  const most = figures.categories
    .filter(({ category, people }) => category !== 'OTHER' && people >= LEAST.categoryPeople)
    .slice(0, CATEGORIES_SAID)
    .map(({ category }, at) => (at === 0 ? CATEGORY_WORDS[category] : CATEGORY_WORDS[category].toLowerCase()))
  return {
    [`requests${brand}`]: isEnough ? said(figures.requests, LEAST.people, MOST_OF_BRAND) : '',
    [`asked${brand}`]: isEnough && most.length > 1 ? list.format(most) : '',
    [`providers${brand}`]: said(figures.providers, LEAST.brandProviders, Number.POSITIVE_INFINITY),
  }
}

const list = new Intl.ListFormat('es')
const figure = new Intl.NumberFormat('es-UY')
const stars = new Intl.NumberFormat('es-UY', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** '1.234'; 'Más de 2.000' at the counting limit; '' below the threshold. */
function said(counted: number, least: number, most: number): string {
  if (counted < least) return ''
  return counted >= most ? `Más de ${figure.format(most)}` : figure.format(counted)
}
