import { useLocation } from 'react-router'
import { findPartWish } from '../../../paths'
import { AssistantSkeleton } from '../../assistant/AssistantSkeleton'
import { FindPartSkeleton } from './FindPartSkeleton'
import { FindPartTitle } from './FindPartTitle'
import { FormSkeleton } from './FormSkeleton'
import { WayOfAsking } from './WayOfAsking'

/**
 * The request page as the build renders it: the choice and the assistant's first message show before any code
 * has loaded.
 */
export function FindPartSkeletonPage() {
  const address = new URLSearchParams(useLocation().search)
  const isForm = address.get('mode') === 'manual'
  return (
    <>
      <FindPartTitle />
      <FindPartSkeleton isForm={isForm} ways={<WayOfAsking isForm={isForm} wish={findPartWish(address)} />}>
        {isForm ? <FormSkeleton /> : <AssistantSkeleton />}
      </FindPartSkeleton>
    </>
  )
}
