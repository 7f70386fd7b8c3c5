import { NotFound } from './NotFound'

/** Any address that leads nowhere. */
export const NotFoundScreen = NotFound
