import './scalars.ts'
import '../domains/accounts/account.schema.ts'
import '../domains/accounts/contactView.schema.ts'
import '../domains/accounts/provider.schema.ts'
import '../domains/admin/admin.schema.ts'
import '../domains/requests/request.schema.ts'
import '../domains/requests/requestCommands.schema.ts'
import '../domains/offers/offer.schema.ts'
import '../domains/offers/requestOffers.schema.ts'
import '../domains/orders/order.schema.ts'
import '../domains/payments/payment.schema.ts'
import { builder } from './builder.ts'

export const schema = builder.toSchema({})
