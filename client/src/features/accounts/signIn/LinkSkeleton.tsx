import { chakra } from '@chakra-ui/react/styled-system'
import { PageTitle } from '../../../ui/PageTitle'
import { Bone, Loading } from '../../../ui/Skeleton'
import { SampleTag } from '../AccountTag'
import { AuthFrame } from './AuthFrame'
import type { LinkWish } from './linkWishes'

/** Skeleton of the page that asks for a mailed link, shown until its code has loaded. */
export function LinkSkeleton({ wish }: { wish: LinkWish }) {
  return (
    <>
      <PageTitle description={wish.description}>{wish.title}</PageTitle>
      <AuthFrame tag={<SampleTag />}>
        <chakra.section display="grid" gap="5" maxW="26rem">
          <chakra.h1 textStyle="h1">{wish.title}</chakra.h1>
          <p>{wish.intro}</p>
          <Loading>
            <chakra.div display="grid" gap="5">
              <Bone h="20" />
              <Bone h="ctl" />
            </chakra.div>
          </Loading>
        </chakra.section>
      </AuthFrame>
    </>
  )
}
