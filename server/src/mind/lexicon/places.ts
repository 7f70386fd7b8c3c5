import type { Department } from '../values.ts'
import { RARER_PLACES } from './rarerPlaces.ts'

/** A department, or a town or quarter of one. */
export type Place = {
  readonly name: string
  readonly department: Department
  readonly isDepartment: boolean
  /** Also a surname, a make or a word of its own: believed only where a place is being named. */
  readonly isCommonWord: boolean
}

const DEPARTMENTS: Readonly<Record<Department, string>> = {
  ARTIGAS: 'Artigas?',
  CANELONES: 'Canelones',
  CERRO_LARGO: 'Cerro Largo',
  COLONIA: 'Colonia',
  DURAZNO: 'Durazno',
  FLORES: 'Flores?',
  FLORIDA: 'Florida?',
  LAVALLEJA: 'Lavalleja?',
  MALDONADO: 'Maldonado',
  MONTEVIDEO: 'Montevideo, mvdeo, mvd, mdeo, mvdo, montebideo, la capital',
  PAYSANDU: 'Paysandú, paisandu',
  RIO_NEGRO: 'Río Negro',
  RIVERA: 'Rivera?, ribera',
  ROCHA: 'Rocha?',
  SALTO: 'Salto?',
  SAN_JOSE: 'San José',
  SORIANO: 'Soriano?',
  TACUAREMBO: 'Tacuarembó, tacuarenbo, tacua',
  TREINTA_Y_TRES: 'Treinta y Tres, 33?, 33 orientales',
}

const TOWNS: Readonly<Record<Department, string>> = {
  ARTIGAS:
    'Bella Unión, Tomás Gomensoro, Baltasar Brum, Las Piedras de Artigas, Topador, Sequeira, Javier de Viana',
  CANELONES:
    'Las Piedras, Ciudad de la Costa, Pando, La Paz?, Santa Lucía, Progreso?, Sauce?, Barros Blancos, Paso Carrasco, Toledo?, ' +
    'Atlántida?, Tala?, San Ramón, San Jacinto, Salinas?, Parque del Plata, La Floresta, Solymar, Shangrilá, Shangrila, El Pinar, Lagomar, ' +
    'Nicolich, Colonia Nicolich, San Bautista, Santa Rosa?, Los Cerrillos, Migues, Montes?, Empalme Olmos, Suárez?, Joaquín Suárez?, ' +
    'Soca, San Antonio, Marindia, Pinar, Neptunia, Costa Azul, Aguas Corrientes, Juanicó, Las Toscas, Guazuvirá, Jaureguiberry, ' +
    'San Luis, Cuchilla Alta, Fortín de Santa Rosa?, Villa Argentina, Estación Atlántida, Pinamar, Villa Felicidad, Cruz de los Caminos, El Dorado, ' +
    'Médanos de Solymar, Lomas de Solymar, Montes de Solymar, San José de Carrasco, Barra de Carrasco, Costa de Oro, Totoral, Bolívar de Canelones, Castellanos, Chamizo',
  CERRO_LARGO:
    'Melo, Río Branco, Fraile Muerto, Aceguá, Isidoro Noblía, Noblia, Tupambaé, Plácido Rosas, Lago Merín, Arévalo',
  COLONIA:
    'Colonia del Sacramento, Nueva Helvecia, Juan Lacaze, Carmelo?, Nueva Palmira, Rosario?, Tarariras, Ombúes de Lavalle, Colonia Valdense, ' +
    'Florencio Sánchez, Cardona de Colonia, La Paz de Colonia, Miguelete, Conchillas, Santa Ana?, Riachuelo, Real de San Carlos, Cufré, Barker, La Estanzuela, Colonia Suiza, Agraciada, Puerto Sauce',
  DURAZNO:
    'Sarandí del Yí, Carmen del Durazno, Villa del Carmen, La Paloma de Durazno, Blanquillo, Centenario?, San Jorge, Cerro Chato, Santa Bernardina, Baygorria',
  FLORES: 'Trinidad?, Ismael Cortinas, Andresito, La Casilla, Puntas del Sauce',
  FLORIDA:
    'Sarandí Grande, Casupá, Fray Marcos, 25 de Mayo, 25 de Agosto, Cardal, Alejandro Gallinal, Nico Pérez, Capilla del Sauce, Mendoza Chico, Mendoza Grande, Goñi, Independencia?, La Cruz?',
  LAVALLEJA:
    'Minas?, José Pedro Varela, Varela?, Solís de Mataojo, Mariscala, José Batlle y Ordóñez, Batlle y Ordóñez, Pirarajá, Zapicán, Villa Serrana, Villa del Rosario, Aiguá de Lavalleja',
  MALDONADO:
    'Punta del Este, San Carlos, Piriápolis, Pan de Azúcar, Aiguá, La Barra?, Pinares?, Garzón, José Ignacio, Solís?, Balneario Solís?, La Capuera, Cerro Pelado, ' +
    'Punta Ballena, Las Flores, Manantiales, Gregorio Aznárez, Playa Hermosa, Playa Grande, Bella Vista?, Sauce de Portezuelo?, Portezuelo?, Playa Verde, Edén Rock, Hipódromo de Maldonado, Nueva Carrara',
  MONTEVIDEO:
    'Pocitos, Malvín, Malvín Norte, Carrasco, Carrasco Norte, Cordón?, Centro?, Ciudad Vieja, Parque Rodó, Punta Carretas, Buceo, La Blanqueada, Unión?, La Unión, Maroñas, Curva de Maroñas, ' +
    'Flor de Maroñas, Manga?, Piedras Blancas, Casavalle, Cerrito?, Cerrito de la Victoria, Sayago, Peñarol?, Colón?, Lezica, Prado?, El Prado, Paso Molino, La Teja, Cerro?, Villa del Cerro, el cerro, Paso de la Arena, ' +
    'Belvedere, Nuevo París, Aguada?, La Aguada?, Reducto?, Goes, Jacinto Vera, La Comercial, Tres Cruces, Parque Batlle, Villa Dolores, Villa Española, Punta Gorda, Bella Italia, Punta de Rieles, ' +
    'Villa García, Santiago Vázquez, Melilla?, Bolívar?, Brazo Oriental, Atahualpa, Capurro?, Bella Vista de Montevideo, Palermo?, Barrio Sur, Larrañaga, Mercado Modelo, Ituzaingó, Las Acacias, Marconi, ' +
    'Jardines del Hipódromo, Conciliación, Tres Ombúes, La Paloma Tomkinson, Casabó, Pajas Blancas, Abayubá, Manga Toledo Chico, Aires Puros, Castro?, Pérez Castellanos, Villa Muñoz, Buenos Aires y Colonia, Euskalerria, Parque Guaraní, Nuevo Centro?, Barrio Lavalleja, Tomkinson, Malvin Alto, Puerto del Buceo, Zonamérica',
  PAYSANDU:
    'Guichón, Quebracho, Porvenir, Piedras Coloradas, Chapicuy, Tambores?, Casa Blanca, Orgoroso, Nuevo Paysandú, San Félix, Constancia?, Esperanza?, Merinos, Lorenzo Geyres',
  RIO_NEGRO:
    'Fray Bentos, Young?, Nuevo Berlín, San Javier, Algorta, Grecco, Los Mellizos, Menafra, Las Cañas',
  RIVERA:
    'Tranqueras, Vichadero, Minas de Corrales, Mandubí, La Pedrera de Rivera, Masoller, Livramento, Santana do Livramento, Cerrillada, Lapuente, Lagunón',
  ROCHA:
    'Chuy, Castillos?, Lascano, La Paloma, Cebollatí, Velázquez?, Punta del Diablo, La Pedrera, Barra del Chuy, 19 de Abril, 18 de Julio?, Aguas Dulces, Valizas, Barra de Valizas, La Coronilla, Cabo Polonio, San Luis al Medio, La Aguada y Costa Azul, Arachania, Santa Teresa, La Esmeralda',
  SALTO:
    'Constitución?, Villa Constitución, Belén?, San Antonio de Salto, Rincón de Valentín, Colonia Lavalleja, Pueblo Fernández, Arapey, Daymán, Termas del Daymán, Salto Nuevo, Biassini, Pueblo Palomas, Valentín',
  SAN_JOSE:
    'San José de Mayo, Ciudad del Plata, Libertad?, Ecilda Paullier, Rodríguez?, Delta del Tigre, Kiyú, Playa Pascual, Rafael Perazza, Puntas de Valdez, Villa Rodríguez, Villa María, Autódromo, Monte Grande, Ituzaingó de San José, Santa Mónica, Rincón de la Bolsa, Juan Soler, Mal Abrigo, Capurro de San José, Raigón',
  SORIANO:
    'Mercedes?, Dolores?, Cardona, José Enrique Rodó, Rodó?, Palmitas, Villa Soriano, Santa Catalina, Risso, Egaña, Agraciada de Soriano, Chacras de Dolores',
  TACUAREMBO:
    'Paso de los Toros, San Gregorio de Polanco, San Gregorio, Ansina, Villa Ansina, Curtina, Achar, Tambores de Tacuarembó, Las Toscas de Caraguatá, Caraguatá, Cuchilla de Caraguatá, Paso del Cerro, Laureles, Piedra Sola, Cuchilla del Ombú',
  TREINTA_Y_TRES:
    'Vergara?, Santa Clara de Olimar, Santa Clara, Cerro Chato de Treinta y Tres, Enrique Martínez, La Charqueada, Charqueada, General Enrique Martínez, Rincón?, Villa Sara, Arrozal 33, Isla Patrulla, Valentines',
}

/** The 19 departments, and towns and quarters of each. */
export const PLACES: readonly (Place & { readonly writings: readonly string[] })[] = [
  ...Object.entries(DEPARTMENTS).map(([department, names]) => placeOf(names.split(', '), department, true)),
  ...[...Object.entries(TOWNS), ...Object.entries(RARER_PLACES)].flatMap(([department, names]) =>
    names.split(', ').map(name => placeOf([name], department, false)),
  ),
]

function placeOf(writings: readonly string[], department: string, isDepartment: boolean) {
  const [name = ''] = writings
  return {
    name: name
      .replace('?', '')
      .replace(
        / (de|del) (Artigas|Canelones|Cerro Largo|Colonia|Durazno|Flores|Florida|Lavalleja|Maldonado|Montevideo|Paysandú|Río Negro|Rivera|Rocha|Salto|San José|Soriano|Tacuarembó|Treinta y Tres)$/,
        '',
      ),
    department: department as Department,
    isDepartment,
    isCommonWord: name.endsWith('?'),
    writings: writings.map(writing => writing.replace('?', '')),
  }
}
