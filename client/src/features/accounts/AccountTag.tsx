import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Stamp } from '../../ui/Badge'
import { Photo } from '../../ui/Photo'
import { Price } from '../../ui/Price'
import { Alternator } from '../../ui/partDrawings/Alternator'
import { Facts, Tag } from '../../ui/Tag'

const hung = { maxW: '20rem', mx: 'auto' } as const

type AccountTagProps = {
  /** 'Tu ficha de proveedor'. */
  kind: string
  /** The name on the tag; a placeholder until a name is typed. */
  title: string
  facts: readonly { readonly label: string; readonly value: string }[]
  stamp?: string | undefined
}

/** A tag that shows what is typed in the form. */
export function AccountTag({ kind, title, facts, stamp }: AccountTagProps) {
  return (
    <Tag thread {...hung}>
      <Quiet>{kind}</Quiet>
      <chakra.p textStyle="h3" fontSize="1.375rem" mt="1" mb="3.5" overflowWrap="anywhere">
        {title}
      </chakra.p>
      <Facts aligned="start">
        {facts.flatMap(({ label, value }) => [
          <dt key={label}>{label}</dt>,
          <chakra.dd key={`${label}:`} overflowWrap="anywhere" lineClamp="2">
            {value.trim() || 'Falta'}
          </chakra.dd>,
        ])}
      </Facts>
      {stamp && (
        <chakra.p mt="4">
          <Stamp tone="gray" fresh>
            {stamp}
          </Stamp>
        </chakra.p>
      )}
    </Tag>
  )
}

/** A sample offer tag shown next to the sign-in form. */
export function SampleTag() {
  return (
    <Tag thread {...hung}>
      <Photo alt="" ratio="wide" tint="manila">
        <Alternator />
      </Photo>
      <chakra.p textStyle="h3" mt="3">
        Alternador 90 A
      </chakra.p>
      <Quiet>Fiat Strada 1.4, 2016</Quiet>
      <chakra.p mt="3">
        <Price amount={790_000} />
      </chakra.p>
    </Tag>
  )
}

function Quiet({ children }: { children: ReactNode }) {
  return (
    <chakra.p textStyle="xs" color="fg.muted">
      {children}
    </chakra.p>
  )
}
