import { chakra } from '@chakra-ui/react/styled-system'
import { Bone, Loading } from '../../../ui/Skeleton'

/** The first step of the form. Taller than a phone, so that the footer is not visible before it loads. */
export function FormSkeleton() {
  return (
    <Loading>
      <chakra.div css={formStyles}>
        <Bone h="6" w="60%" />
        <chakra.div display="grid" gap="2">
          <Bone h="4" w="20%" />
          <Bone h="ctl" />
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {['7rem', '5rem', '8rem', '6rem', '7rem', '5rem', '6rem'].map((width, index) => (
            <Bone key={index} h="11" w={width} borderRadius="full" />
          ))}
        </chakra.div>
        <chakra.div display="grid" gap="5" gridTemplateColumns={{ md: '1fr 1fr' }}>
          {['Modelo', 'Año', 'Motor', 'Versión'].map(name => (
            <chakra.div key={name} display="grid" gap="2">
              <Bone h="4" w="30%" />
              <Bone h="ctl" />
            </chakra.div>
          ))}
        </chakra.div>
      </chakra.div>
    </Loading>
  )
}

const formStyles = {
  display: 'grid',
  gap: '6',
  alignContent: 'start',
  minH: '100vh',
  maxW: { lg: 'calc(100% - 23.5rem)' },
} as const
