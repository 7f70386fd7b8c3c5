import type { ReactNode } from 'react'
import { PageHeader } from '../../ui/PageHeader'
import { PageTitle } from '../../ui/PageTitle'
import { AccessDenied } from './AccessDenied'
import { AdminNav } from './AdminNav'
import { DeskSearch } from './search/DeskSearch'

type AdminFrameProps = {
  /** The title of the document. */
  title: string
  isAdmin: boolean
  lead?: ReactNode
  children: ReactNode
}

/** Head and navigation of the team's screens; shows anybody but the admin that they are not allowed. */
export function AdminFrame({ title, isAdmin, lead, children }: AdminFrameProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {isAdmin ? (
        <>
          <PageHeader small title="Administración" lead={lead} actions={<DeskSearch />} />
          <AdminNav />
          {children}
        </>
      ) : (
        <AccessDenied />
      )}
    </>
  )
}
