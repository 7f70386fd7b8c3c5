import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import type { BrandModels } from '../../lib/generated/brandModels'
import { SEEN_MOST } from '../../lib/generated/brandPages'
import { count } from '../../lib/text'
import { paths } from '../../paths'
import { RowLink } from './BrandCards'
import { kindsOf, type ModelKind, yearsText } from './modelKinds'

/** Every model of a make: the most common ones, and all of them by kind. Each begins a request for it. */
export function ModelLists({ brand, models }: { brand: string; models: BrandModels }) {
  const kinds = kindsOf(models)
  const years = new Map(kinds.flatMap(kind => kind.models).map(model => [model[0], yearsText(model)]))
  return (
    <>
      <chakra.ul
        display="grid"
        borderTop="1.5px solid"
        borderColor="border.strong"
        columnGap="10"
        gridTemplateColumns={{ base: '1fr 1fr', lg: 'repeat(3, minmax(0, 1fr))' }}
      >
        {(SEEN_MOST[brand] ?? '').split(', ').map(model => (
          <li key={model}>
            <RowLink
              to={paths.findPart({ mode: 'manual', brand, model })}
              name={model}
              note={years.get(model) ?? ''}
            />
          </li>
        ))}
      </chakra.ul>
      <chakra.div mt="10" display="grid" gap="3">
        {kinds.map((kind, at) => (
          <Kind key={kind.title} brand={brand} {...kind} open={at === 0} />
        ))}
      </chakra.div>
    </>
  )
}

function Kind({ brand, title, models, open }: ModelKind & { brand: string; open: boolean }) {
  return (
    <chakra.details
      open={open}
      bg="bg.panel"
      border="1px solid"
      borderColor="border"
      borderRadius="md"
      px={{ base: '4', md: '6' }}
      css={{ '&[open] > summary > svg': { transform: 'rotate(180deg)' } }}
    >
      <chakra.summary
        display="flex"
        alignItems="center"
        gap="3"
        minH="ctl"
        py="3"
        cursor="pointer"
        listStyle="none"
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        <chakra.h3 textStyle="h4">{title}</chakra.h3>
        <chakra.span textStyle="sm" color="fg.muted" flex="1">
          {count(models.length, 'modelo', 'modelos')}
        </chakra.span>
        <ChevronDown size={20} />
      </chakra.summary>
      <chakra.ul
        pb="4"
        columnGap="8"
        columns={{ base: '2', md: '3', lg: '5' }}
        css={{ '& li': { breakInside: 'avoid' } }}
      >
        {models.map(model => (
          <li key={model[0]}>
            <chakra.a
              asChild
              display="grid"
              alignContent="center"
              minH="12"
              py="1"
              textDecoration="none"
              lineHeight="1.25"
              _hover={{ textDecoration: 'underline' }}
            >
              <Link to={paths.findPart({ mode: 'manual', brand, model: model[0] })}>
                <chakra.span fontWeight="600">{model[0]}</chakra.span>
                <chakra.span textStyle="xs" color="fg.muted" className="num">
                  {yearsText(model)}
                </chakra.span>
              </Link>
            </chakra.a>
          </li>
        ))}
      </chakra.ul>
    </chakra.details>
  )
}
