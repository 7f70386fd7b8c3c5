import { isBlank } from '../../forms/problems'

/** The code as an address has it: 'AB12-CD34-EF56-7890'. Only digits and letters to F occur, so that an O is a zero. */
export function warrantyCodeOf(typed: string): string {
  const code = typed
    .replace(/[^0-9a-z]/gi, '')
    .toUpperCase()
    .replaceAll('O', '0')
  return (code.match(/.{1,4}/g) ?? []).join('-')
}

/** Validates a required code of a certificate. */
export function warrantyCodeProblem(typed: string): string | false {
  if (isBlank(typed)) return 'Poné el código del certificado.'
  const isCode = /^([0-9A-F]{4}-){3}[0-9A-F]{4}$/.test(warrantyCodeOf(typed))
  return !isCode && 'Revisá el código: son 16 números y letras de la A a la F, arriba en el certificado.'
}
