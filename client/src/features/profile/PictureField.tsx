import { useState } from 'react'
import { type PictureKind, PictureSlot } from './PictureSlot'
import { PROFILE_FAILURE } from './ProfileField'
import { useProviderPicture } from './useProviderPicture'

type PictureFieldProps = { kind: PictureKind; src: string | null | undefined }

/** A picture of the profile: sent once it is cropped, and replaced or removed at once. */
export function PictureField({ kind, src }: PictureFieldProps) {
  const { sending, send, retry, remove, giveUp } = useProviderPicture(kind)
  const [isLeft, setIsLeft] = useState(false)
  const [removing, setRemoving] = useState(false)
  const onRemove = async () => {
    setRemoving(true)
    setIsLeft((await remove()) !== 'saved')
    setRemoving(false)
  }
  return (
    <PictureSlot
      kind={kind}
      isThere={Boolean(src)}
      src={src}
      sending={sending}
      problem={isLeft ? PROFILE_FAILURE : null}
      removing={removing}
      onSend={cropped => void send(cropped)}
      onRetry={retry}
      onGiveUp={giveUp}
      onRemove={() => void onRemove()}
    />
  )
}
