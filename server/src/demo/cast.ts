import type { RegisteredProfile } from '../domains/accounts/identity/registration.input.ts'
import type { ProviderStatus } from '../generated/prisma/enums.ts'

export const DEMO_PASSWORD = 'demo-tuerca'
/** The second factor's codes are shown at /sandbox/codigos. */
export const DEMO_TOTP_KEY = 'TUERCATUERCATUERCATUERCATUERCA22'

export interface DemoAccount {
  readonly email: string
  readonly profile: RegisteredProfile
  readonly status?: ProviderStatus
  /** The reason given to a rejected provider. */
  readonly decisionReason?: string
  /** Accepted the first version of every policy, and none since. */
  readonly acceptedLongAgo?: true
  /** The authenticator key of an account with a second factor, in base32. */
  readonly totpKey?: string
  /** The account's id at the sandbox’s Google; such an account has no password. */
  readonly googleSubject?: string
}

const buyer = (
  email: string,
  name: string,
  phone: string,
  department: RegisteredProfile['department'],
  workshop = false,
): DemoAccount => ({
  email,
  profile: {
    kind: 'BUYER',
    name,
    phone,
    department,
    buyerType: workshop ? 'WORKSHOP' : 'CONSUMER',
    rut: workshop ? '211003420017' : null,
  },
})

const provider = (
  email: string,
  companyName: string,
  owner: string,
  phone: string,
  department: RegisteredProfile['department'],
  rut: string | null,
  address: string,
  partsDescription: string,
  {
    status = 'APPROVED',
    businessName = null,
  }: { status?: ProviderStatus; businessName?: string | null } = {},
): DemoAccount => ({
  email,
  status,
  profile: {
    kind: 'PROVIDER',
    name: owner,
    phone,
    department,
    companyName,
    partsDescription,
    rut,
    address,
    businessName,
  },
})

/** Accounts of the demo world. All sign in with DEMO_PASSWORD, or only by Google. */
export const CAST = {
  admin: buyer('admin@tuerca.example', 'Administración Tuerca', '+59829001234', 'MONTEVIDEO'),
  compradora: buyer('compradora@tuerca.example', 'Lucía Ferreira', '+59894231234', 'CANELONES'),
  comprador2: buyer('comprador2@tuerca.example', 'Martín Ojeda', '+59899456789', 'MONTEVIDEO', true),
  comprador3: {
    ...buyer('comprador3@tuerca.example', 'Rosario Píriz', '+59898765432', 'COLONIA'),
    acceptedLongAgo: true,
  },
  comprador4: {
    ...buyer('comprador4@tuerca.example', 'Nicolás Acosta', '+59898765433', 'ROCHA'),
    totpKey: DEMO_TOTP_KEY,
  },
  comprador5: {
    ...buyer('comprador5@tuerca.example', 'Valentina Ruiz', '+59898765434', 'MALDONADO'),
    googleSubject: '100000000000000000002',
  },
  comprador6: buyer('comprador6@tuerca.example', 'Federico Silva', '+59899456790', 'FLORIDA', true),
  /** Waits for the deletion of her data. */
  esperando: buyer('comprador7@tuerca.example', 'Elena Pereira', '+59898765435', 'SALTO'),
  /** The same, past the team's deadline. */
  atrasada: buyer('comprador8@tuerca.example', 'Noelia Brun', '+59898765436', 'FLORIDA'),
  /** Erased already. */
  saliente: buyer('comprador9@tuerca.example', 'Hugo Silvera', '+59898765437', 'MONTEVIDEO', true),
  /** Deactivated his account. */
  enPausa: buyer('comprador10@tuerca.example', 'Walter Techera', '+59898765438', 'TACUAREMBO'),
  litoral: provider(
    'proveedor@tuerca.example',
    'Repuestos del Litoral',
    'Raúl Techera',
    '+59847223180',
    'PAYSANDU',
    '123088120010',
    '18 de Julio 1240, Paysandú',
    'Repuestos nuevos y usados para Volkswagen, Chevrolet y Fiat. Envíos por agencia a todo el país.',
    { businessName: 'Techera Hermanos S.R.L.' },
  ),
  bulevar: provider(
    'proveedor2@tuerca.example',
    'Casa Bulevar',
    'Silvana Méndez',
    '+59824098877',
    'MONTEVIDEO',
    '214512070019',
    'Bulevar Artigas 3120, Montevideo',
    'Suspensión, frenos y tren delantero. Multimarca.',
  ),
  deste: provider(
    'proveedor3@tuerca.example',
    'Desarmadero del Este',
    'Nelson Cabrera',
    '+59842223344',
    'MALDONADO',
    '143088120015',
    'Ruta 39 km 4, Maldonado',
    'Usados originales con garantía: ópticas, paragolpes, motores y cajas.',
  ),
  pendiente: provider(
    'proveedor-pendiente@tuerca.example',
    'Autopartes Tacuarembó',
    'Gonzalo Ríos',
    '+59846321122',
    'TACUAREMBO',
    null,
    '25 de Mayo 455, Tacuarembó',
    'Filtros, correas y lubricantes.',
    { status: 'PENDING' },
  ),
  rechazado: {
    ...provider(
      'proveedor-rechazado@tuerca.example',
      'Repuestos Sin Fronteras',
      'Óscar Duarte',
      '+59846200300',
      'RIVERA',
      null,
      'Sarandí 900, Rivera',
      'Repuestos varios.',
      { status: 'REJECTED' },
    ),
    decisionReason: 'El RUT que nos pasaste no figura en la DGI.',
  },
  /** The team suspends it while it has a pending offer. */
  suspendido: provider(
    'proveedor-suspendido@tuerca.example',
    'Autopartes Durazno',
    'Darío Sosa',
    '+59843622511',
    'DURAZNO',
    '213344550019',
    '19 de Abril 640, Durazno',
    'Motores, cajas y diferenciales usados.',
  ),
  /** Was rejected, corrected the RUT and asked for the second review. */
  corregido: {
    ...provider(
      'proveedor-corregido@tuerca.example',
      'Repuestos Rocha',
      'Graciela Olivera',
      '+59844720311',
      'ROCHA',
      '217045120010',
      'General Artigas 118, Rocha',
      'Embragues, cajas y tren delantero.',
      { status: 'REJECTED' },
    ),
    decisionReason: 'El RUT no corresponde a la razón social.',
  },
} as const satisfies Record<string, DemoAccount>

export type CastName = keyof typeof CAST

interface Follower {
  readonly name: string
  readonly email: string
  /** State of the request when the demo world is created. */
  readonly state: string
}

/** People without an account, whose requests' links are shown when the server starts. */
export const FOLLOWERS: readonly Follower[] = [
  { name: 'Graciela Techera', email: 'graciela@correo.example', state: 'to confirm' },
  { name: 'Ruben Olivera', email: 'ruben@correo.example', state: 'with offers' },
  { name: 'Mónica Larrosa', email: 'monica@correo.example', state: 'canceled' },
  { name: 'Hebert Cardozo', email: 'hebert@correo.example', state: 'expired' },
]
