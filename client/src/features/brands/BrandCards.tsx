import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { BRANDS_WITH_PAGE, SEEN_MOST } from '../../lib/generated/brandPages'
import { paths } from '../../paths'
import { slugOf } from './brandPages'

/** The makes with their most common models; each links to its page. */
export function BrandCards({ without }: { without?: string }) {
  return (
    <chakra.ul
      display="grid"
      borderTop="1.5px solid"
      borderColor="border.strong"
      columnGap="10"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' }}
    >
      {BRANDS_WITH_PAGE.filter(brand => brand !== without).map(brand => (
        <li key={brand}>
          <RowLink to={paths.brands(slugOf(brand))} name={brand} note={SEEN_MOST[brand] ?? ''} />
        </li>
      ))}
    </chakra.ul>
  )
}

/** A link with a large name and a short note, over a line. */
export function RowLink({ to, name, note }: { to: string; name: string; note: string }) {
  return (
    <chakra.a
      asChild
      display="flex"
      flexDirection="column"
      gap="0.5"
      h="full"
      py={{ base: '3.5', lg: '4.5' }}
      borderBottom="1px solid"
      borderColor="border"
      textDecoration="none"
      css={{
        '&:hover b': {
          textDecoration: 'underline',
          textDecorationColor: 'brand.mark',
          textDecorationThickness: '3px',
          textUnderlineOffset: '.15em',
        },
      }}
    >
      <Link to={to}>
        <chakra.b
          fontStretch="116%"
          fontWeight="760"
          fontSize="1.375rem"
          letterSpacing="-0.025em"
          lineHeight="1.15"
        >
          {name}
        </chakra.b>
        <chakra.span textStyle="sm" color="fg.muted">
          {note}
        </chakra.span>
      </Link>
    </chakra.a>
  )
}
