import { toast } from '../ui/toast'
import { TooMuchAtOnceError } from './errors'

const adviceOn = (problem: Error) =>
  problem instanceof TooMuchAtOnceError ? problem.words : 'Probá de nuevo.'

/** For `loadNext` and `loadPrevious`: reports a failed page in a toast; the same button is the retry. */
const reportedAs = (title: string) => ({
  onComplete(problem: Error | null): void {
    if (problem) toast.error(title, { description: adviceOn(problem), about: 'next page' })
  },
})

export const nextPage = reportedAs('No se pudieron cargar los datos')
export const olderMessages = reportedAs('No se pudieron cargar los mensajes')
/** With the advice in the title, as the specification words it. */
export const nextOffers = {
  onComplete(problem: Error | null): void {
    if (problem) toast.error(`Error al cargar ofertas: ${adviceOn(problem)}`, { about: 'next page' })
  },
}
