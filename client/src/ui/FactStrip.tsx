import { chakra } from '@chakra-ui/react/styled-system'
import { Page } from './PageHeader'

type FactStripProps = {
  /** Name of the list for screen readers. */
  label: string
  /** Label and value; empty values are not shown, also those that the server leaves empty. */
  facts: readonly { readonly label: string; readonly value: string }[]
}

/** Facts in a line between two bands, separated by hairlines; nothing when no fact is known. */
export function FactStrip({ label, facts }: FactStripProps) {
  return (
    <chakra.section
      aria-label={label}
      borderBottom="1px solid"
      borderColor="border"
      css={{ '&:not(:has([data-fact]:not([data-fact=""])))': { display: 'none' } }}
    >
      <Page>
        <chakra.dl
          display={{ base: 'grid', lg: 'flex' }}
          gridTemplateColumns="1fr 1fr"
          rowGap="5"
          columnGap={{ base: '6', lg: '8' }}
          py="6"
          css={{
            '& dt': { fontSize: 'xs', color: 'fg.muted' },
            '& dd': { fontWeight: '680', fontSize: '1.0625rem', lineHeight: '1.25', textWrap: 'balance' },
            '& > [data-fact=""]': { display: 'none' },
            lg: {
              '& > div': { flex: '1 1 auto' },
              '& > div:not([data-fact=""]) ~ div': { borderLeft: '1px solid {colors.border}', pl: '8' },
            },
          }}
        >
          {facts.map(({ label: name, value }) => (
            <div key={name} data-fact={value}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </chakra.dl>
      </Page>
    </chakra.section>
  )
}
