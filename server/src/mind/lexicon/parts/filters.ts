import { parts } from './format.ts'

export const FILTERS = parts(
  'FILTERS',
  `
  filtro de aceite | | filtro aceite, filtro de oleo, filtro del aceite
  filtro de aire | | filtro aire, filtro de ar, elemento filtrante de aire, filtro de aire de motor
  filtro de combustible | | filtro de nafta, filtro nafta, filtro de gasoil, filtro gasoil, filtro diesel, filtro de inyeccion, filtro de gasolina, filtro decantador
  filtro de habitáculo | | filtro de polen, filtro habitaculo, filtro de cabina, filtro antipolen, filtro del aire acondicionado, filtro de aire acondicionado, filtro de ac, filtro de calefaccion
  kit de filtros | | juego de filtros, juego filtros, kit filtros, kit de service, kit service, filtros para service, kit de mantenimiento
  filtro de caja automática | | filtro de caja, filtro caja automatica, filtro de transmision
  filtro
  trampa de agua | | trampa agua, separador de agua, decantador de gasoil
  portafiltro de aceite | | porta filtro de aceite, base de filtro de aceite, soporte filtro de aceite
  portafiltro de aire | | caja de filtro de aire, caja filtro de aire, caja del filtro de aire, porta filtro de aire, caja de aire, carcasa de filtro de aire
  portafiltro de gasoil | | base de filtro de gasoil, porta filtro de gasoil, cabezal de filtro de gasoil
  tapa de filtro de aceite | | tapa del filtro de aceite, tapa portafiltro
  filtro de dirección hidráulica | | filtro de hidraulico, filtro de direccion
  filtro secador | | filtro deshidratador, filtro secador de aire acondicionado, filtro deshidratador de aire
  filtro de GNC | | filtro de gas
  filtro de urea | | filtro adblue, filtro de adblue
  `,
)
