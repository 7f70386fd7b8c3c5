import { useLocation } from 'react-router'
import { findPartWish } from '../../paths'
import { FindPartSkeleton } from './FindPartSkeleton'
import { FindPartTitle } from './FindPartTitle'
import { WayOfAsking } from './WayOfAsking'

/** The request page as the build draws it: the choice is there before any code is. */
export function FindPartSilhouette() {
  const address = new URLSearchParams(useLocation().search)
  return (
    <>
      <FindPartTitle />
      <FindPartSkeleton
        ways={<WayOfAsking isForm={address.get('mode') === 'manual'} wish={findPartWish(address)} />}
      />
    </>
  )
}
