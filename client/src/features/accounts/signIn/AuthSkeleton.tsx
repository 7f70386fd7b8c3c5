import { chakra } from '@chakra-ui/react/styled-system'
import { useSearchParams } from 'react-router'
import { Bone, Loading } from '../../../ui/Skeleton'
import { SampleTag } from '../AccountTag'
import { KindSkeleton } from '../signUp/KindSkeleton'
import { AuthFrame } from './AuthFrame'
import { AuthTitle } from './AuthTitle'

/** Skeleton of sign-in and sign-up, shown until the code that takes input has loaded. */
export function AuthSkeleton() {
  const [search] = useSearchParams()
  const isSignUp = search.get('mode') === 'signup'
  return (
    <>
      <AuthTitle isSignUp={isSignUp} />
      <AuthFrame tag={<SampleTag />}>
        <chakra.section display="grid" gap="6" maxW="26rem">
          {/* The tabs and the line under them. */}
          <Bone h="calc({sizes.12} + 1px)" />
          <chakra.h1 textStyle="h1">{isSignUp ? 'Crear cuenta' : 'Iniciar sesión'}</chakra.h1>
          {isSignUp ? (
            <KindSkeleton />
          ) : (
            <Loading>
              <chakra.div display="grid" gap="4.5">
                <Bone h="20" />
                <Bone h="20" />
                <Bone h="ctl" />
              </chakra.div>
            </Loading>
          )}
        </chakra.section>
      </AuthFrame>
    </>
  )
}
