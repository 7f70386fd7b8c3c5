import './scalars.ts'
import '../domains/accounts/account.schema.ts'
import '../domains/accounts/contactView.schema.ts'
import '../domains/accounts/provider.schema.ts'
import '../domains/admin/admin.schema.ts'
import { builder } from './builder.ts'

export const schema = builder.toSchema({})
