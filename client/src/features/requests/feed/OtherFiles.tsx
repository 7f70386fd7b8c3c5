import { chakra } from '@chakra-ui/react/styled-system'
import { Download } from 'lucide-react'
import { formatFileSize } from '../../../lib/text'
import { ActionLink } from '../../../ui/Link'

type OtherFile = {
  readonly id: string
  readonly fileName: string
  readonly bytes: number | null | undefined
  readonly url: string
  readonly posterUrl: string | null | undefined
  readonly downloadUrl: string | null | undefined
  /** The part it shows, where that is not obvious. */
  readonly about: string | null
}

export type OtherFilesProps = { files: readonly OtherFile[] }

/** Files that are no photos, to play and download; a photo can be downloaded when shown large. */
export function OtherFiles({ files }: OtherFilesProps) {
  return (
    <section>
      <chakra.h3 textStyle="mini" mb="2">
        Otros archivos
      </chakra.h3>
      <chakra.ul display="grid" gap="4" textStyle="sm">
        {files.map(file => (
          <chakra.li key={file.id} display="grid" gap="1.5">
            <chakra.video
              src={file.url}
              poster={file.posterUrl ?? undefined}
              controls
              preload="metadata"
              aria-label={`Video: ${file.fileName}`}
              w="full"
              maxH="20rem"
              borderRadius="xs"
              bg="black"
            />
            <chakra.div display="flex" gap="3" alignItems="baseline" justifyContent="space-between">
              <chakra.span minW="0" overflowWrap="anywhere">
                {file.fileName}{' '}
                <chakra.span color="fg.muted" className="num">
                  {[file.bytes != null && formatFileSize(file.bytes), file.about].filter(Boolean).join(' · ')}
                </chakra.span>
              </chakra.span>
              {file.downloadUrl && (
                <ActionLink asChild>
                  <a href={file.downloadUrl} aria-label={`Descargar ${file.fileName}`}>
                    <Download />
                    Descargar
                  </a>
                </ActionLink>
              )}
            </chakra.div>
          </chakra.li>
        ))}
      </chakra.ul>
    </section>
  )
}
