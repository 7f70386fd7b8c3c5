import { Refusal } from '../../platform/refusal.ts'

/** One message for an unknown e-mail and a wrong password, so that it tells nothing about who has an account. */
export class WrongCredentials extends Refusal {
  readonly code = 'WRONG_CREDENTIALS'
  constructor() {
    super('El email o la contraseña no coinciden.')
  }
}

/** The link was opened in another browser than the sign-up was made in: anybody may have signed up with this e-mail. */
export class PasswordNeeded extends Refusal {
  readonly code = 'PASSWORD_NEEDED'
  constructor() {
    super('Poné la contraseña que elegiste al crear la cuenta.')
  }
}

/** The confirmation link was not made by us, is too old, or has been used. */
export class LinkExpired extends Refusal {
  readonly code = 'LINK_EXPIRED'
  constructor() {
    super('El enlace ya no sirve. Creá la cuenta de nuevo y te mandamos otro.')
  }
}
