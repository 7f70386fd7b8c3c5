import './scalars.ts'
import '../domains/accounts/account.schema.ts'
import { builder } from './builder.ts'

export const schema = builder.toSchema({})
