import { chakra } from '@chakra-ui/react/styled-system'
import { type RefObject, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { useNow } from '../../../lib/clock'
import { PICTURE_WORDS } from '../../../lib/generated/profileTerms'
import { optionsOf } from '../../../lib/labels'
import { useLeaveWarning } from '../../../lib/useLeaveWarning'
import { FailureBoundary } from '../../../ui/FailureBoundary'
import { Notice } from '../../../ui/Notice'
import { Bone } from '../../../ui/Skeleton'
import { toast } from '../../../ui/toast'
import { UploadButton, UploadTile } from '../../../ui/UploadTile'
import { isUnderWay } from '../../uploads/uploadQueue'
import { useUploads } from '../../uploads/useUploads'
import type {
  RegistrationPicturesQuery,
  RegistrationPicturesQuery$data,
} from './__generated__/RegistrationPicturesQuery.graphql'
import type { ProviderWizardValues, RegistrationPicture } from './providerPlan'

/** For how long the server keeps what was sent and nothing used, ms. */
const KEPT_MS = 86_400_000

const kinds = optionsOf(PICTURE_WORDS)
type Kind = RegistrationPicture['kind']

/** Waits for the pictures that are under way, each by its kind. */
export type PicturesUnderWay = RefObject<Map<Kind, (giveUp: AbortSignal) => Promise<void>>>

/** The three pictures of a provider, sent before there is an account; without them the sign-up goes on all the same. */
export function RegistrationPictures({ underWay }: { underWay: PicturesUnderWay }) {
  return (
    <chakra.fieldset display="grid" gap="3" minW="0">
      <chakra.legend textStyle="label" mb="1">
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
      <chakra.div css={styles.slots}>
        {kinds.map(({ value, label }) => (
          <Slot key={value} kind={value} label={label} limits={uploadLimits} underWay={underWay} />
        ))}
      </chakra.div>
    </>
  )
}

type SlotProps = {
  kind: Kind
  label: string
  limits: RegistrationPicturesQuery$data['uploadLimits']
  underWay: PicturesUnderWay
}

function Slot({ kind, label, limits, underWay }: SlotProps) {
  const { getValues, setValue } = useFormContext<ProviderWizardValues>()
  const now = useNow()
  const { items, uploader } = useUploads(limits, kind)
  const [item] = items
  useLeaveWarning(items.some(isUnderWay))

  const keepReady = useEffectEvent(() => {
    const before = getValues('pictures')
    const others = before.filter(picture => picture.kind !== kind)
    const ready = uploader.items().find(({ phase }) => phase === 'ready')
    const known = before.find(({ uploadId }) => uploadId === ready?.uploadId)
    if (!ready?.uploadId) {
      if (others.length < before.length) setValue('pictures', others)
    } else if (!known) {
      const { uploadId, name, src } = ready
      setValue('pictures', [...others, { kind, uploadId, name, src: shownLater(src), sentAt: now }])
    }
  })
  const restore = useEffectEvent(() => {
    const kept = getValues('pictures').find(
      picture => picture.kind === kind && now - picture.sentAt < KEPT_MS,
    )
    if (kept) uploader.restore([{ ...kept, key: kept.uploadId, kind: 'IMAGE' }])
  })
  useEffect(() => {
    restore()
    const waits = underWay.current
    waits.set(kind, giveUp => uploader.settled(giveUp))
    keepReady()
    const stop = uploader.subscribe(() => keepReady())
    return stop
  }, [kind, uploader, underWay])

  const add = (files: File[]) => {
    for (const problem of uploader.add(files.slice(0, 1))) toast.error(problem)
  }
  return (
    <chakra.div display="grid" gap="1.5" minW="0">
      {item ? (
        <UploadTile
          name={label}
          src={item.src ?? undefined}
          progress={isUnderWay(item) ? item.progress : undefined}
          failed={item.phase === 'failed'}
          onRetry={() => uploader.retry(item.key)}
          onRemove={() => uploader.remove(item.key)}
        />
      ) : (
        <UploadButton accept="image/*" label={`Subir ${label.toLowerCase()}`} onFiles={add} />
      )}
      <chakra.span textStyle="xs" color="fg.muted" textAlign="center" aria-hidden="true">
        {label}
      </chakra.span>
    </chakra.div>
  )
}

/** What still shows after a reload: an address of the storage, none of this page. */
const shownLater = (src: string | null) => (src?.startsWith('http') ? src : null)

const styles = {
  slots: { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(3, minmax(0, 9rem))' },
} as const
