import { chakra } from '@chakra-ui/react/styled-system'
import { type RefObject, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { useNow } from '../../../lib/clock'
import { PICTURE_WORDS } from '../../../lib/generated/profileTerms'
import { FailureBoundary } from '../../../ui/FailureBoundary'
import { Notice } from '../../../ui/Notice'
import { Bone } from '../../../ui/Skeleton'
import { toast } from '../../../ui/toast'
import { type PictureKind, PictureSlot } from '../../profile/PictureSlot'
import type { UploadItem } from '../../uploads/uploadQueue'
import { useUploads } from '../../uploads/useUploads'
import type {
  RegistrationPicturesQuery,
  RegistrationPicturesQuery$data,
} from './__generated__/RegistrationPicturesQuery.graphql'
import type { ProviderWizardValues } from './providerPlan'

/** How long the server keeps an unused upload, in ms. */
const KEPT_MS = 86_400_000

const kinds = Object.keys(PICTURE_WORDS) as PictureKind[]

/** Waits for the pictures being uploaded, each by its kind. */
export type PicturesUnderWay = RefObject<Map<PictureKind, (giveUp: AbortSignal) => Promise<void>>>

/**
 * The three pictures of a provider, uploaded before the account exists; the sign-up also works without them.
 */
export function RegistrationPictures({ underWay }: { underWay: PicturesUnderWay }) {
  return (
    <chakra.fieldset display="grid" gap="5" minW="0">
      <chakra.legend textStyle="label" mb="3">
        Fotos del local y de perfil{' '}
        <chakra.span fontWeight="400" color="fg.muted">
          (opcional)
        </chakra.span>
      </chakra.legend>
      <FailureBoundary
        fallback={<Notice>No pudimos preparar las fotos. Creá la cuenta y subilas desde tu perfil.</Notice>}
      >
        <Suspense fallback={<Bone h="40" />}>
          <Slots underWay={underWay} />
        </Suspense>
      </FailureBoundary>
    </chakra.fieldset>
  )
}

function Slots({ underWay }: { underWay: PicturesUnderWay }) {
  const { uploadLimits } = useLazyLoadQuery<RegistrationPicturesQuery>(
    graphql`
      query RegistrationPicturesQuery {
        uploadLimits(purpose: PROVIDER_PICTURE) {
          ...useUploads_limits
        }
      }
    `,
    {},
  )
  const { getValues, setValue } = useFormContext<ProviderWizardValues>()
  const now = useNow()
  const [gone] = useState(() => getValues('pictures').filter(({ sentAt }) => now - sentAt >= KEPT_MS))
  const forgetGone = useEffectEvent(() =>
    setValue(
      'pictures',
      getValues('pictures').filter(picture => !gone.includes(picture)),
    ),
  )
  useEffect(() => {
    if (gone.length > 0) forgetGone()
  }, [gone])
  return (
    <>
      {gone.length > 0 && (
        <Notice tone="warn">
          Las fotos que subiste hace más de un día no se guardaron. Volvé a subirlas.
        </Notice>
      )}
      {kinds.map(kind => (
        <Slot key={kind} kind={kind} limits={uploadLimits} underWay={underWay} />
      ))}
    </>
  )
}

type SlotProps = {
  kind: PictureKind
  limits: RegistrationPicturesQuery$data['uploadLimits']
  underWay: PicturesUnderWay
}

function Slot({ kind, limits, underWay }: SlotProps) {
  const { getValues, setValue } = useFormContext<ProviderWizardValues>()
  const now = useNow()
  const { items, uploader } = useUploads(limits, kind)
  const ready = items.findLast(isReady)
  const other = items.find(item => !isReady(item))

  const keepReady = useEffectEvent(() => {
    // The present picture stays until its replacement is uploaded.
    const sent = uploader.items().filter(isReady)
    for (const replaced of sent.slice(0, -1)) uploader.remove(replaced.key)
    const newest = sent.at(-1)
    const before = getValues('pictures')
    const others = before.filter(picture => picture.kind !== kind)
    if (!newest?.uploadId) {
      if (others.length < before.length) setValue('pictures', others)
    } else if (!before.some(({ uploadId }) => uploadId === newest.uploadId)) {
      const { uploadId, name, src } = newest
      setValue('pictures', [...others, { kind, uploadId, name, src: shownLater(src), sentAt: now }])
    }
  })
  const restore = useEffectEvent(() => {
    const kept = getValues('pictures').find(
      picture => picture.kind === kind && now - picture.sentAt < KEPT_MS,
    )
    if (kept) uploader.restore([{ ...kept, key: kept.uploadId, kind: 'IMAGE', about: null }])
  })
  useEffect(() => {
    restore()
    const waits = underWay.current
    waits.set(kind, giveUp => uploader.settled(giveUp))
    keepReady()
    const stop = uploader.subscribe(() => keepReady())
    return stop
  }, [kind, uploader, underWay])

  const send = async (cropped: File) => {
    if (other) uploader.remove(other.key)
    for (const problem of await uploader.add([cropped])) toast.error(problem)
  }
  return (
    <PictureSlot
      kind={kind}
      isThere={ready !== undefined}
      src={ready?.src}
      sending={other ? { progress: other.progress, failed: other.phase === 'failed' } : null}
      onSend={cropped => void send(cropped)}
      onRetry={() => other && uploader.retry(other.key)}
      onGiveUp={() => other && uploader.remove(other.key)}
      onRemove={() => ready && uploader.remove(ready.key)}
    />
  )
}

const isReady = ({ phase }: UploadItem) => phase === 'ready'

/** Returns an address that still works after a reload: one of the storage, not a blob of this page. */
const shownLater = (src: string | null) => (src?.startsWith('http') ? src : null)
