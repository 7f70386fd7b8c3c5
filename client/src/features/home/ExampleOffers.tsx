import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { deliveryTimes, partConditions, warrantyLabel } from '../../lib/labels'
import { Badge } from '../../ui/Badge'
import { Photo } from '../../ui/Photo'
import { PartNumber, Price } from '../../ui/Price'
import { Headlight } from '../../ui/partDrawings/Headlight'
import { Facts, Tag, TagRail } from '../../ui/Tag'

type Example = {
  partNumber: string
  price: number
  condition: 'NEW' | 'USED'
  delivery: keyof typeof deliveryTimes
  warrantyDays: number
  drawn?: boolean
  /** The tag's position from 64em up; its thread reaches the rail. */
  place: SystemStyleObject
}

const thread = (top: string, h: string) => ({ '& > [aria-hidden]:first-of-type': { top, h } })

const examples: readonly Example[] = [
  {
    partNumber: '5U0 941 005 K',
    price: 629_000,
    condition: 'NEW',
    delivery: 'DAYS_1_3',
    warrantyDays: 180,
    drawn: true,
    place: {
      top: '3rem',
      left: '1.25rem',
      transformOrigin: '50% -2.5rem',
      animation: 'sway 6s ease-in-out infinite alternate',
    },
  },
  {
    partNumber: '5U0 941 005 K',
    price: 485_000,
    condition: 'USED',
    delivery: 'IMMEDIATE',
    warrantyDays: 30,
    place: { top: '7.5rem', left: '16.5rem', ...thread('-7rem', '8.6rem') },
  },
  {
    partNumber: '5U0 941 005 T',
    price: 540_000,
    condition: 'NEW',
    delivery: 'WEEKS_1_2',
    warrantyDays: 90,
    place: { top: '22.75rem', left: '16.5rem', ...thread('-1.95rem', '3.55rem') },
  },
]

/** Three example offers for one request, to compare. Illustrative, of nobody. */
export function ExampleOffers() {
  return (
    <TagRail
      as="section"
      data-illustration=""
      aria-label="Ejemplo: tres ofertas para un mismo pedido"
      // The row scrolls sideways on narrow screens, so it must be reachable by keyboard.
      tabIndex={0}
      display={{ base: 'flex', lg: 'block' }}
      gap="3.5"
      alignItems="flex-start"
      mx={{ base: 'calc(-1 * {spacing.gutter})', lg: '0' }}
      px={{ base: 'gutter', lg: '0' }}
      overflowX={{ base: 'auto', lg: 'visible' }}
      scrollSnapType="x proximity"
      scrollbarWidth="none"
      minH={{ lg: '34rem' }}
      zoom={{ lg: '.84', xl: '1' }}
      css={{
        '&::before': {
          right: { base: 'auto', lg: '-50vw' },
          w: { base: '60rem', lg: 'auto' },
        },
      }}
    >
      {examples.map(example => (
        <ExampleTag key={example.price} {...example} />
      ))}
    </TagRail>
  )
}

function ExampleTag({ partNumber, price, condition, delivery, warrantyDays, drawn, place }: Example) {
  return (
    <Tag
      thread
      display="flex"
      flexDirection="column"
      gap="3"
      flex="0 0 13.25rem"
      scrollSnapAlign="center"
      pt="3.25rem"
      px="4"
      pb="4"
      css={{ lg: { position: 'absolute', w: '14rem', ...place } }}
    >
      {drawn && (
        <Photo alt="" ratio="wide" tint="manila">
          <Headlight />
        </Photo>
      )}
      <chakra.div>
        <chakra.h2 textStyle="mini">Óptica izquierda</chakra.h2>
        <chakra.p textStyle="xs" color="fg.muted">
          <PartNumber>{partNumber}</PartNumber>
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" gap="2" alignItems="center" justifyContent="space-between">
        <Price amount={price} />
        <Badge tone={condition === 'NEW' ? 'ok' : 'info'}>{partConditions[condition]}</Badge>
      </chakra.div>
      <Facts borderTop="1px solid" borderColor="tag.line" pt="2.5">
        <dt>Entrega</dt>
        <dd>{deliveryTimes[delivery]}</dd>
        <dt>Garantía</dt>
        <dd>{warrantyLabel(warrantyDays)}</dd>
      </Facts>
    </Tag>
  )
}
