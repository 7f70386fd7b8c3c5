import type { RouteObject } from 'react-router'
import WarrantyScreenQuery from './features/warranty/__generated__/WarrantyScreenQuery$parameters'
import { warrantyPath } from './features/warranty/warrantyPath'
import { paths } from './paths'
import type { screensOf } from './relay/route'
import { page } from './shell/page'
import { SkeletonPage } from './ui/Skeleton'

/** The screens of warranty certificates, which routes.tsx places under the layout of public pages. */
export const warrantyScreens = (screen: ReturnType<typeof screensOf>): RouteObject[] => [
  page(
    { path: paths.warranty },
    {
      load: async () => (await import('./features/warranty/WarrantyLookUpScreen')).WarrantyLookUpScreen,
      ownAction: true,
    },
  ),
  screen(
    { path: warrantyPath(':code') },
    {
      query: WarrantyScreenQuery,
      variables: ({ params }) => ({ code: params.code ?? '' }),
      load: async () => (await import('./features/warranty/WarrantyScreen')).WarrantyScreen,
      skeleton: <SkeletonPage />,
      ownAction: true,
      failure: 'No se pudo verificar la garantía',
    },
  ),
]
