import { Refusal } from '../../platform/refusal.ts'

/**
 * The same message for an unknown e-mail and a wrong password, so that nobody learns which e-mails have
 * accounts.
 */
export class WrongCredentials extends Refusal {
  readonly code = 'WRONG_CREDENTIALS'
  constructor() {
    super('El email o la contraseña no coinciden.')
  }
}

/** The first proof was right and remains unused: the client sends it again with a code. */
export class SecondFactorNeeded extends Refusal {
  readonly code = 'SECOND_FACTOR_NEEDED'
  constructor() {
    super('Poné el código de tu app de verificación.')
  }
}

/** The link was opened in another browser than the sign-up was made in: anybody may have signed up with this e-mail. */
export class PasswordNeeded extends Refusal {
  readonly code = 'PASSWORD_NEEDED'
  constructor() {
    super('Poné la contraseña que elegiste al crear la cuenta.')
  }
}

/** A sign-up by Google or Facebook has no password: only the browser that began it can finish it. */
export class OtherBrowser extends Refusal {
  readonly code = 'OTHER_BROWSER'
  constructor() {
    super('Abrí este enlace en el navegador donde empezaste a crear la cuenta.')
  }
}

/** No link has this token and purpose: it was cut off when it was copied, or somebody made it up. */
export class LinkUnknown extends Refusal {
  readonly code = 'LINK_UNKNOWN'
  constructor() {
    super('Este enlace no es válido. Abrilo desde el correo o copialo entero.')
  }
}

export class LinkExpired extends Refusal {
  readonly code = 'LINK_EXPIRED'
  constructor() {
    super('Este enlace venció.')
  }
}

export class LinkUsed extends Refusal {
  readonly code = 'LINK_USED'
  constructor() {
    super('Este enlace ya se usó.')
  }
}

/** The stored result of a visit to a vendor is missing or expired. */
export class ReturnOver extends Refusal {
  readonly code = 'RETURN_OVER'
  constructor() {
    super('Pasó demasiado tiempo. Empezá de nuevo desde el ingreso.')
  }
}

/** An identity at a vendor signs in to one account. */
export class IdentityTaken extends Refusal {
  readonly code = 'IDENTITY_TAKEN'
  constructor(vendor: string) {
    super(`Esa cuenta de ${vendor} ya está vinculada a otra cuenta de Tuerca.`)
  }
}

/** Protected settings of an account change only with its password; this one has none yet. */
export class NoPassword extends Refusal {
  readonly code = 'NO_PASSWORD'
  constructor() {
    super('Tu cuenta todavía no tiene contraseña. Creá una con el enlace que te mandamos por email.')
  }
}

/** Another account took the address first. Revealed only to a user who confirmed both addresses. */
export class EmailTaken extends Refusal {
  readonly code = 'EMAIL_TAKEN'
  constructor() {
    super('Ese email ya es de otra cuenta de Tuerca.')
  }
}

/** The terms of use or the privacy policy have changed since the account accepted them. */
export class PolicyConsentNeeded extends Refusal {
  readonly code = 'POLICY_CONSENT_NEEDED'
  constructor() {
    super('Cambiaron los términos o la política de privacidad. Aceptalos para seguir.')
  }
}
