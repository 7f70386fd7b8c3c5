import { chakra } from '@chakra-ui/react/styled-system'
import { ImagePlus, Send } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { isComposing } from '../../lib/composing'
import { formatNumber } from '../../lib/money'
import { count } from '../../lib/text'
import { IconButton } from '../../ui/Button'
import { FieldError } from '../../ui/Field'
import { openedLater } from '../../ui/openedLater'
import { TextArea } from '../../ui/TextInput'
import type { SavedReplyListProps } from '../savedReplies/SavedReplyList'
import type { UploadFieldProps } from '../uploads/UploadField'
import { isUnderWay, type KeptUpload, readyUploads } from '../uploads/uploadQueue'
import type { Uploads } from '../uploads/useUploads'

/** The server's maximum length. */
const LENGTH = 4000
const UNSENT_FILE = 'Reintentá o quitá lo que no se subió.'

/** Most messages have no files. */
const UploadField = openedLater<UploadFieldProps>(
  async () => (await import('../uploads/UploadField')).UploadField,
  () => true,
)

/** For providers, who need it after the messages. */
const SavedReplies = openedLater<SavedReplyListProps>(
  async () => (await import('../savedReplies/SavedReplies')).SavedReplies,
  () => true,
  { isQuiet: true },
)

type ComposerProps = {
  text: string
  uploads: Uploads
  /** The writer is a provider, who has saved replies. */
  sells: boolean
  onText: (text: string) => void
  /** Called with the uploaded files of the message. */
  onSend: (files: readonly KeptUpload[]) => void
}

/**
 * The message field: Enter sends, Shift+Enter begins a line. A message has text, files or both; it waits until its files
 * are uploaded. A longer text than the server takes stays whole, so that a paste loses nothing.
 */
export function Composer({ text, uploads, sells, onText, onSend }: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { items, uploader } = uploads
  const [wantsFiles, setWantsFiles] = useState(false)
  const [fileError, setFileError] = useState<string>()
  const hasFailed = items.some(({ phase }) => phase === 'failed')
  const isUploading = items.some(isUnderWay)
  const isBlank = text.trim() === '' && items.length === 0
  const showsFiles = wantsFiles || items.length > 0
  // The server counts characters, not their halves in UTF-16.
  const excess = text.length > LENGTH ? [...text.trim()].length - LENGTH : 0
  const excessId = useId()
  const send = () => {
    if (isUploading) return
    if (isBlank || excess > 0) return field.current?.focus()
    if (hasFailed) return setFileError(UNSENT_FILE)
    onSend(readyUploads(items))
    uploader.clear()
    setWantsFiles(false)
    setFileError(undefined)
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter that ends a character composition is not a send.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    send()
  }
  return (
    <chakra.form
      css={styles.root}
      // The WhatsApp button is in the header then, not over the newest message.
      data-foot-bar=""
      onSubmit={event => {
        event.preventDefault()
        send()
      }}
    >
      {showsFiles && (
        <chakra.div css={styles.files}>
          <UploadField
            uploads={uploads}
            label="Fotos y videos del mensaje"
            error={hasFailed ? fileError : undefined}
          />
        </chakra.div>
      )}
      <chakra.div css={styles.line}>
        <IconButton
          label="Sumar fotos o videos"
          aria-expanded={showsFiles}
          onClick={() => setWantsFiles(!wantsFiles)}
        >
          <ImagePlus />
        </IconButton>
        <TextArea
          ref={field}
          aria-label="Mensaje"
          rows={1}
          minH="ctl"
          maxH="min(9rem, 30cqh)"
          resize="none"
          fieldSizing="content"
          value={text}
          onChange={event => onText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          aria-invalid={excess > 0 || undefined}
          aria-describedby={excess > 0 ? excessId : undefined}
          enterKeyHint="send"
          placeholder="Escribí un mensaje"
        />
        <IconButton
          type="submit"
          label={isUploading ? 'Esperando las fotos' : 'Enviar'}
          variant={isBlank ? 'ghost' : 'trust'}
          disabled={isUploading}
        >
          <Send />
        </IconButton>
      </chakra.div>
      {excess > 0 && (
        <FieldError id={excessId}>
          {`Un mensaje tiene hasta ${count(LENGTH, 'carácter', 'caracteres')}: ${excess === 1 ? 'sobra 1' : `sobran ${formatNumber(excess)}`}.`}
        </FieldError>
      )}
      {sells && (
        <chakra.div css={styles.files}>
          <SavedReplies text={text} limit={LENGTH} onText={onText} />
        </chakra.div>
      )}
    </chakra.form>
  )
}

const styles = {
  root: {
    display: 'grid',
    gap: '2',
    flex: 'none',
    p: { base: '2', md: '3' },
    borderTop: '1px solid',
    borderColor: 'border',
  },
  // Focus rings extend beyond the tiles.
  files: { maxH: '40cqh', overflow: 'auto', overscrollBehavior: 'contain', p: '1', m: '-1' },
  line: { display: 'flex', gap: '2', alignItems: 'flex-end' },
} as const
