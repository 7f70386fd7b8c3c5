import { paths, withParam } from '../../paths'

/** The parameter of a chat's address that names the message to show. */
export const MESSAGE = 'mensaje'

/** The address of a message in the chat of its order. */
export const messagePath = (orderId: string, messageId: string): string =>
  paths.chat(orderId) + withParam('', MESSAGE, messageId)
