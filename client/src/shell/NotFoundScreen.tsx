import { NotFound } from './NotFound'

/** Any unknown address. */
export const NotFoundScreen = NotFound
