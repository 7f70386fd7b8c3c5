import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Stamp } from './Badge'
import { Tag } from './Tag'
import { useHeadingFocus } from './useHeadingFocus'

type SentTagProps = {
  /** 'Recibida'. */
  stamp: string
  title: string
  children: ReactNode
}

/** Replaces a submitted form; receives the focus, because a long form is left at its end. */
export function SentTag({ stamp, title, children }: SentTagProps) {
  return (
    <Tag as="section" tone="blank" shape="leftTall" large py="7" display="grid" gap="3" justifyItems="start">
      <Stamp fresh>{stamp}</Stamp>
      <chakra.h2 textStyle="h3" outline="none" scrollMarginTop="40" {...useHeadingFocus()}>
        {title}
      </chakra.h2>
      {children}
    </Tag>
  )
}
