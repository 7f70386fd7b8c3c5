import { chakra } from '@chakra-ui/react/styled-system'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatNumber } from '../../lib/money'
import { StatusBadge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { ActionLink } from '../../ui/Link'
import { PartNumber } from '../../ui/Price'
import { RelativeTime } from '../../ui/RelativeTime'
import { statusKind } from '../../ui/statusTone'
import type {
  ImportResult_import$data,
  ImportResult_import$key,
} from './__generated__/ImportResult_import.graphql'
import { countWords, fieldWords } from './importWords'

/** Rejected rows that are shown at first. */
const SHOWN = 5

/** An import: how far it is, what became of its rows, and the rejected ones. */
export function ImportResult({ catalogueImport }: { catalogueImport: ImportResult_import$key }) {
  const data = useFragment(
    graphql`
      fragment ImportResult_import on CatalogueImport {
        fileName
        state
        status {
          label
          tone
        }
        problem
        bytes
        readBytes
        created
        updated
        unchanged
        rejected
        createdAt
        resultUrl
        rejections {
          line
          externalId
          message
          path
        }
      }
    `,
    catalogueImport,
  )
  const {
    created,
    updated,
    unchanged,
    fileName,
    state,
    status,
    problem,
    bytes,
    readBytes,
    createdAt,
    resultUrl,
    rejections,
    rejected,
  } = data
  const done = Math.floor((100 * readBytes) / Math.max(bytes, 1))
  return (
    <chakra.section aria-label="Última carga" display="grid" gap="3" justifyItems="start" w="full">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        gap="2"
        alignItems="start"
        justifyContent="space-between"
        w="full"
      >
        <chakra.div minW="0">
          <chakra.b overflowWrap="anywhere" translate="no">
            {fileName}
          </chakra.b>
          <chakra.p textStyle="sm" color="fg.muted">
            <RelativeTime at={createdAt} />
          </chakra.p>
        </chakra.div>
        <StatusBadge kind={statusKind(status.tone)}>{status.label}</StatusBadge>
      </chakra.div>
      {state === 'RUNNING' && (
        <chakra.progress
          max={100}
          value={done}
          aria-label="Avance de la carga"
          w="full"
          css={{ accentColor: 'currentColor' }}
        />
      )}
      <chakra.p className="num" textStyle="sm" aria-live="polite">
        {state === 'RUNNING' && `${done} %: `}
        {countWords({ created, updated, unchanged, rejected })}
      </chakra.p>
      {problem != null && <p>{problem}</p>}
      {rejections.length > 0 && <Rejections rejections={rejections} all={rejected} />}
      {resultUrl != null && (
        <ActionLink href={resultUrl} download>
          <Download /> Bajar el resultado fila por fila
        </ActionLink>
      )}
    </chakra.section>
  )
}

type RejectionsProps = { rejections: ImportResult_import$data['rejections']; all: number }

function Rejections({ rejections, all }: RejectionsProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? rejections : rejections.slice(0, SHOWN)
  return (
    <chakra.div display="grid" gap="2" justifyItems="start" w="full">
      <chakra.h3 textStyle="h4">
        {all === 1 ? 'La fila rechazada' : `${formatNumber(all)} filas rechazadas`}
      </chakra.h3>
      <chakra.ul css={styles.list}>
        {shown.map(({ line, externalId, message, path }) => (
          <chakra.li key={line} textStyle="sm" overflowWrap="anywhere">
            <chakra.span className="num" color="fg.muted">
              Línea {formatNumber(line)}
              {externalId && (
                <>
                  {' · '}
                  <PartNumber translate="no">{externalId}</PartNumber>
                </>
              )}
            </chakra.span>
            <br />
            {fieldWords(path)}
            {message}
          </chakra.li>
        ))}
      </chakra.ul>
      {rejections.length > SHOWN && !isWhole && (
        <Button size="sm" variant="link" onClick={() => setWhole(true)}>
          Ver {rejections.length < all ? `las primeras ${rejections.length}` : 'todas'}
        </Button>
      )}
    </chakra.div>
  )
}

const styles = {
  list: {
    display: 'grid',
    gap: '2',
    listStyle: 'none',
    borderInlineStart: '2px solid',
    borderColor: 'border.subtle',
    ps: '3',
    w: 'full',
  },
} as const
