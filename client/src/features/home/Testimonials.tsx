import { chakra } from '@chakra-ui/react/styled-system'
import { Star } from 'lucide-react'
import { siteFact } from '../../lib/siteFacts'
import { Band } from '../../ui/Band'
import { Panel } from '../../ui/Panel'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { WhenKnown } from '../../ui/WhenKnown'

/** The words of buyers who let everyone read them; nothing without any. The server fills them in, as it does figures. */
export function Testimonials() {
  return (
    <WhenKnown fact={siteFact('words1')}>
      <Band id="compradores" title="Lo que cuentan quienes compraron">
        <chakra.div
          display="grid"
          gap={{ base: '10', lg: '8' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}
        >
          {([1, 2, 3] as const).map(place => (
            <WhenKnown key={place} fact={siteFact(`words${place}`)}>
              <Panel as="figure" display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
                <chakra.blockquote whiteSpace="pre-line" overflowWrap="anywhere">
                  {siteFact(`words${place}`)}
                </chakra.blockquote>
                <chakra.figcaption textStyle="sm" color="fg.muted">
                  {siteFact(`author${place}`)},{' '}
                  <chakra.span whiteSpace="nowrap">
                    {siteFact(`stars${place}`)} <Star size="14" aria-hidden="true" />
                  </chakra.span>
                  <VisuallyHidden> de 5 estrellas</VisuallyHidden>
                </chakra.figcaption>
              </Panel>
            </WhenKnown>
          ))}
        </chakra.div>
      </Band>
    </WhenKnown>
  )
}
