import { chakra } from '@chakra-ui/react/styled-system'
import { Eye } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { Button } from '../../ui/Button'
import { FieldError } from '../../ui/Field'

type ShownOnRequestProps<Query extends OperationType> = {
  query: GraphQLTaggedNode
  variables: Query['variables']
  /** The button's words. */
  label: string
  /** The words when nothing could be read. */
  failure: string
  /** Renders the answer; null when it holds nothing. */
  children: (data: Query['response']) => ReactNode
}

/** Somebody's contact data behind a button: fetched when it is pressed, because the server logs each view. */
export function ShownOnRequest<Query extends OperationType>(props: ShownOnRequestProps<Query>) {
  const { query, variables, label, failure, children } = props
  const environment = useRelayEnvironment()
  const [shown, setShown] = useState<ReactNode>(null)
  const [progress, setProgress] = useState<'idle' | 'loading' | 'failed'>('idle')
  if (shown) return shown

  const show = () => {
    setProgress('loading')
    fetchQuery<Query>(environment, query, variables).subscribe({
      next: data => {
        const content = children(data)
        setShown(content)
        setProgress(content ? 'idle' : 'failed')
      },
      error: () => setProgress('failed'),
    })
  }

  return (
    <chakra.div display="grid" gap="1.5" justifyItems="start">
      <Button
        size="sm"
        variant="link"
        whiteSpace="nowrap"
        loading={progress === 'loading'}
        loadingText="Buscando"
        onClick={show}
      >
        <Eye />
        {label}
      </Button>
      {progress === 'failed' && <FieldError>{failure}</FieldError>}
    </chakra.div>
  )
}
