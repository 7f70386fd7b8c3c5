import type { Department } from '../values.ts'

/** Villages, resorts, and quarters of towns, as in lexicon/places; '?' marks a word that says other things too. */
export const RARER_PLACES: Readonly<Record<Department, string>> = {
  ARTIGAS:
    'Bernabé Rivera, Mones Quintela, Franquia, Cainsa, Cuareim, Calnu, Colonia Palma, Paso Campamento, Diego Lamas, Cuaró, Paso Farías, Guayubira, ' +
    'Pintadito, Cerro Ejido, Rincón de Pacheco, Tres Fronteras, Colonia Artigas, Colonia Pintado, Catalán, Pueblo Fernández de Artigas, Colonia España, ' +
    'Barrio Ayuí, Barrio Pintadito, Quaraí, Itaquí, Barra do Quaraí',
  CANELONES:
    'Colinas de Solymar, Parque Solymar, El Bosque?, El Bosque de Solymar, San Cristóbal, Aeroparque, Toledo Chico, Villa Crespo, Villa San José, Villa ' +
    'Aeroparque, Villa El Tato, Fracc Progreso, La Montañesa, Villa Foresti, 18 de Mayo, Dieciocho de Mayo, Paso de los Francos, El Dorado Chico, ' +
    'Cerrillos?, Canelón Chico, Canelón Grande, Los Titanes, La Tuna, Araminda, Santa Lucía del Este, Santa Ana del Este, Balneario Argentino, ' +
    'Jaureguiberri, Guazú-Virá, Guazuvirá Nuevo, San Pedro?, Piedra del Toro, Parador Tajes, Paso Palomeque, Las Brujas, Cañada Grande, Cerrillos al ' +
    'Sur, Estación Pedrera, Sosa Díaz, Paso del Bote, Margat, Barrio Cópola, Barrio Remanso, Remanso de Neptunia, Pinepark, Villa Juana, Estación La ' +
    'Floresta, San Luis de Canelones, Capilla de Cella, Montes de Toledo, Viejo Molino San Bernardo, Lomas de Carrasco, Quinta Los Horneros, Cumbres de ' +
    'Carrasco, Altos de la Tahona, La Tahona, Paso Espinosa, Empalme Nicolich, Villa Los Alpes, Rincón de Carrasco, Pueblo Nuevo?, La Palmita, Costa de ' +
    'Guazuvirá, Sofía Santos, Villa Porvenir, Villa Alegría, El Pinar Norte, Pinar Norte, Pinar Sur, Barrio San Isidro, Barrio Vista Linda, Puntas de ' +
    'Pantanoso, Totoral del Sauce, Cochengo',
  CERRO_LARGO:
    'Ramón Trigo, Tres Islas, Bañado de Medina, Cerro de las Cuentas, Quebracho de Cerro Largo, Las Cañas de Cerro Largo, Poblado Uruguay, Toledo de ' +
    'Cerro Largo, Mangrullo, Paso Pereira, Getulio Vargas, La Micaela, Esperanza de Cerro Largo, Nano Pérez, Paso de las Tropas, Vera de Cerro Largo, ' +
    'La Pedrera de Cerro Largo, Laguna Merín, Lagoa Mirim, Yaguarón, Jaguarão, Ñangapiré, Sierra de Ríos, Soto Goro, Wenceslao Silveira, Pueblo ' +
    'Barreto, Barrio Mendoza, Barrio Ruiz, Sarandí de Barceló, Duraznero, Cuchilla del Carmen',
  COLONIA:
    'Ombúes, Playa Fomento, Blanca Arena, Los Pinos?, Paraje Minuano, Arrivillaga, El Semillero, La Horqueta, Cerro Carmelo, El Cerro de Carmelo, ' +
    'Martín Chico, Zagarzazú?, San Pedro de Colonia, Laguna de los Patos, Colonia Cosmopolita, Puerto Platero, Artilleros, Brisas del Plata, Boca del ' +
    'Rosario, Britópolis, El Ensueño, Santa Ana de Colonia, Estación Tarariras, Semillero, Manantiales de Colonia, Colonia Miguelete, Cuchilla Seca, ' +
    'Barrancas Coloradas, Belgrano Sur, Chico Torino, Barrio Real de San Carlos, Los Nogales',
  DURAZNO:
    'Aguas Buenas, Carlos Reyles, Carlos Reyles de Durazno, Las Palmas, Ombúes de Oribe, Pueblo de Álvarez, Rossell y Rius, Rossell, Costas del ' +
    'Tornero, Villasboas, San José de las Cañas, La Mazamorra, Cuchilla Ramírez, Estación Parish, Durazno Norte, Barrio La Amarilla, Barrio Sarandí, ' +
    'Las Higueras, El Hervidero, La Alegría, Sauce del Yí, Chileno Grande',
  FLORES:
    'Cerro Colorado de Flores, Juan José Castro, La Cordobesa, Arenal Chico, Pueblo Porongos, Porongos, Lago Andresito, Talas de Maciel, Paso del ' +
    'Puerto, Costas de San José, Villasboas de Flores, Santa Adelaida, Chamangá',
  FLORIDA:
    'Cerro Colorado, Illescas, Reboledo, Estación Goñi, La Macana, Polanco del Yí, Valentines de Florida, Berrondo, Caserío Las Chacras, Chamizo de ' +
    'Florida, San Gabriel, Montecoral, Pueblo Ferrer, Puntas de Maciel, San Pedro de Timote, Sarandí de Arias, Veinticinco de Mayo, Veinticinco de ' +
    'Agosto, Isla Mala, Santa Teresa de Florida, Piedra Alta, Prado Español, Prado de la Piedra Alta, Batlle y Ordóñez de Florida, Paso Severino, ' +
    'Puntas de Calleros, Cuchilla Santo Domingo, La Palma de Florida, Estación Capilla del Sauce, Barrio Curuchet',
  LAVALLEJA:
    'Estación Solís, Arequita, Polanco Norte, Illescas de Lavalleja, 19 de Junio, Ramón Trigo de Lavalleja, Gaetán, Colón de Lavalleja, Barriga Negra, ' +
    'Marmarajá, El Alto de Lavalleja, Puntas de Santa Lucía, Aguas Blancas, San Francisco de las Sierras, Minas Viejas, La Plata de Lavalleja, Blanes ' +
    'Viale, Estación Andreoni, Barrio Olímpico, Barrio Las Delicias, Parque Salus, Casupá de Lavalleja, Barrio Estación, Tapes Grande, Godoy de ' +
    'Lavalleja, Carapé, Nico Batlle',
  MALDONADO:
    'Pueblo Garzón, Los Aromos, Pueblo Gerona, La Juanita, Faro José Ignacio, Arenas de José Ignacio, Balneario Buenos Aires, El Chorro, Santa Mónica ' +
    'de Maldonado, Punta Piedras, Solanas?, Ocean Park, Punta Negra, Punta Colorada, Bella Vista de Maldonado, Las Flores de Maldonado, Solís de ' +
    'Maldonado, Estación Las Flores, Punta Fría, San Rafael, Cantegril, Rincón del Indio, Maldonado Nuevo, Maldonado Park, Biarritz de Maldonado, ' +
    'Barrio Hipódromo, Barrio Odizzio, Barrio Kennedy, Kennedy?, Barrio La Fortuna, La Fortuna?, Barrio Lavalleja de Maldonado, Los Eucaliptus, La ' +
    'Sonrisa, Villa Delia, Cerro Pelado de Maldonado, La Pastora, Aparicio Saravia de Maldonado, Molino Lavagna, Cuchilla Alta de Maldonado, Los ' +
    'Cerrillos de Maldonado, Los Talas de Maldonado, Canteras de Marelli, Runtún, Laguna del Sauce, Laguna Blanca, Laguna del Diario, Barrio San ' +
    'Francisco de Piriápolis, Cerro del Toro, Pueblo Obrero, Pueblo Solís, Puntas de Mataojo, Abra de Perdomo, Abra de Castellanos, El Edén, Pueblo ' +
    'Edén, Barra de Maldonado, Puente de la Barra, La Barra de Maldonado, Barrio Country, Aidy Grill, Playa Mansa, Playa Brava, El Jagüel, Jagüel, ' +
    'Corte de la Leña, Valle Edén de Maldonado',
  MONTEVIDEO:
    'Pocitos Nuevo, Villa Biarritz, Puerto Buceo, La Mondiola, Trouville?, Parque Batlle y Ordóñez, La Figurita, Figurita?, Arroyo Seco, Simón Bolívar, ' +
    'Pérez Castellano, Mercado Agrícola, Bañados de Carrasco, Punta Rieles, Villa Don Bosco, La Chacarita, Malvín Sur, Malvín Nuevo, Zona Euskalerría, ' +
    'Boix y Merino, Playa Verde de Montevideo, Parque Rivera, Jardines de Carrasco, Parque Miramar, Nuevo Malvín, Blanqueada?, Manga Rural, Villa ' +
    'Prosperidad, Colón Norte, Colón Centro, Pueblo Abayubá, Pueblo Ferrocarril, Villa Colón, Verdisol, Nuevo Sayago, Sayago Oeste, La Carbonera, ' +
    'Barrio Obrero?, Paso de las Duranas, Paso Duranas, Prado Norte, Prado Nueva Savona, Nueva Savona, Joanicó?, Cuchilla Pereira, Rincón del Cerro, ' +
    'Santa Catalina de Montevideo, Cerro Norte, Cerro Sur, Casabó Pajas Blancas, La Paloma de Montevideo, Barrio Maracaná, La Boyada, Tres Ombúes ' +
    'Pueblo Victoria, Pueblo Victoria, Villa Teresa, Los Bulevares, Los Boulevares, La Barra de Santa Lucía, Barrio Borro, Cuarenta Semanas, 40 ' +
    'Semanas, Unidad Misiones, Barrio Municipal, Gruta de Lourdes, Porvenir de Montevideo, Plácido Ellauri, Barrio Cóppola, La Cruz de Carrasco, Cruz ' +
    'de Carrasco, Portones?, Portones de Carrasco, Hipódromo de Maroñas, Barrio Reus, Parque Posadas, Barrio Atahualpa, Barrio Bolívar, Peñarol Viejo, ' +
    'Barrio Olímpico de Montevideo, Nuevo Ellauri, Piedras Blancas Nuevo, Villa Isabel, Villa Libre, Barrio Transatlántico, Toledo Chico de Montevideo, ' +
    'Villa Encantada, Chacarita de los Padres, Tristán Narvaja, Barrio Plácido, Paso Hondo, Cordon Norte, Cordón Sur, Cordón Soho, Punta Carreta, La ' +
    'Cachimba, La Cachimba del Piojo, Barrio Reducto, Complejo Bulevar, Hospital Saint Bois, Saint Bois',
  PAYSANDU:
    'Cerro Chato de Paysandú, Piñera, Beisso, Bella Vista de Paysandú, Arbolito de Paysandú, Termas de Guaviyú, Guaviyú, Termas de Almirón, Puntas de ' +
    'Buricayupí, Morató, Pueblo Morató, El Eucalipto, Queguayar, Queguay, Cuchilla de Fuego, Cuchilla de Buricayupí, Tres Bocas, Estación Porvenir, ' +
    'Estación Queguay, Colonia Paysandú, La Tentación, Villa María de Paysandú, Chacras de Paysandú, Pueblo Esperanza, Pueblo Federación, Barrio Obrero ' +
    'de Paysandú, Barrio Jardín, Barrio Artigas de Paysandú, Santa Blanca, Rincón de Pérez, El Horno, Nueva Hespérides',
  RIO_NEGRO:
    'Barrio Anglo, Bellaco, Paso de los Mellizos, Merinos de Río Negro, Sarandí de Navarro, Sánchez Chico, Villa General Borges, General Borges, Los ' +
    'Arrayanes, Tres Quintas, Villa María de Río Negro, Villa Mauá, Colonia Ofir, Portones de Haedo, Paso de la Cruz, Gartental, Barrio JC, Ubajay, Don ' +
    'Esteban, Palmar Grande, El Ombú, Colonia El Ombú, Rincón de Baygorria',
  RIVERA:
    'La Calera de Rivera, Paso Ataques, Moirones, Cerro Pelado de Rivera, Cerro Pelado Este, Las Flores de Rivera, Arroyo Blanco, Buena Unión, Cuchilla ' +
    'de Corrales, Paso Hospital, La Chilca, Los Potreros, Santa Teresa de Rivera, Batoví de Rivera, Cerros Blancos, Cerros de la Calera, Santa ' +
    "Filomena, Abrojal, Rivera Chico, Barrio Rivera Chico, Sant'Ana do Livramento, Sant Ana, Cuñapirú, Arroyo Sauzal, Puntas de Corrales, Zanja Honda, " +
    'Pueblo de los Santos, Lunarejo, Valle del Lunarejo, La Racca, Quintas al Norte, Barrio Insausti, Barrio Misiones, Barrio Caquero, Caquero, Barrio ' +
    'Pueblo Nuevo, La Pedrera Norte',
  ROCHA:
    'La Riviera, Barra de Chuy, Chuí, Santa Vitória do Palmar, Santa Vitoria, Puimayen, Barrio Pereira, Oceanía del Polonio, San Antonio de Rocha, ' +
    'Tajamares de la Pedrera, Punta Rubia, Santa Isabel de Rocha, San Sebastián de Rocha, Antoniópolis, Las Garzas, Capacho, Parallé, La Ribiera, Índia ' +
    'Muerta, Dieciocho de Julio, Pueblo 18 de Julio, Diecinueve de Abril, Puerto de los Botes, Barrio Torres, Paraje Los Talas, Los Talas, Fortaleza de ' +
    'Santa Teresa, Atlántica de Rocha, Costa Azul de Rocha, La Aguada de Rocha, Diamante de la Pedrera, Los Indios de Rocha, Palmares de la Coronilla, ' +
    'Cabo Santa María, Bocas del Sarandí, Lago Merín de Rocha, Sarandí del Consejo, Rincón de los Olivera, Alférez, Picada de Techera, Pueblo Nuevo de ' +
    'Rocha, Barrio Lavalleja de Rocha',
  SALTO:
    'Barrio Ceibal, Ceibal?, Saladero?, Barrio Saladero, Parque José Luis, Barrio Burton, Zona Este de Salto, Termas de Arapey, Termas del Arapey, ' +
    'Cerros de Vera, Campo de Todos, Chapicuy de Salto, Cuchilla de Guaviyú, El Espinillar, Espinillar, Guaviyú de Arapey, Las Flores de Salto, Las ' +
    'Tunas, Lluveras, Mataojo Grande, Osimani y Llerena, Paso del Parque, Paso de las Piedras de Arerunguá, Paso del Potrero, Paso Cementerio, Puntas ' +
    'de Valentín, Sarandí de Arapey, Sauce Chico, Pueblo Belén, Pueblo Olivera, Colonia 18 de Julio, Colonia Garibaldi, Colonia Itapebí, Itapebí, ' +
    'Parada Herrería, Colonia Harriague, San Antonio de Itapebí, Arenitas Blancas',
  SAN_JOSE:
    'Ecilda?, Boca del Cufré, Estación González, Carreta Quemada, Cañada Grande de San José, Cerámicas del Sur, San Gregorio de San José, Tranqueras ' +
    'Coloradas, 18 de Julio de San José, Santa Victoria, Colinas de San José, Safici, Sofima, San Fernando Chico, San Fernando de San José, Villa ' +
    'Olímpica, Parque Postel, Playa Penino, Penino, Santa María de San José, Arazatí, Bocas del Cufré, Colonia América, Colonia Wilson, Costas de ' +
    'Pereira, Cololó?, La Boyada de San José, Mangrullo de San José, Pavón, Puerto Arazati, Rapetti, Rincón de Buschental, Rincón del Pino, Puntas de ' +
    'Laurel, Pueblo Nuevo de San José, Villa Rives, Barrio Exposición, Barrio Roberto Mariano, Perico Pérez, Las Palmas de San José',
  SORIANO:
    'Santo Domingo de Soriano, Castillos de Soriano, La Concordia, Cañada Nieto, Cañada Paraguaya, Cuchilla del Perdido, El Tala de Soriano, ' +
    'Perseverano, Palo Solo, Rincón de Cololó, Sacachispas, Villa Darwin, Sacachispa, Villa Alejandrina, El Águila, Colonia Díaz, Colonia Larrañaga, ' +
    'Colonia Concordia, Arenal Grande, Puntas de San Salvador, San Dios, San Martín de Soriano, Santa Isabel de Soriano, Bizcocho, Parada Suárez, Cerro ' +
    'Alegre, Barrio Jardín de Mercedes, Fonseca de Soriano',
  TACUAREMBO:
    'Cuchilla de Peralta, Paso Bonilla, Cinco Sauces, Clara de Tacuarembó, Cruz de los Caminos de Tacuarembó, Pueblo del Barro, Pueblo de Arriba, ' +
    'Balneario Iporá, Iporá, Valle Edén, Montevideo Chico, Punta de Carretera, La Hilera, La Pedrera de Tacuarembó, Pueblo Cardozo, Chamberlain, Cerro ' +
    'Pereira, Rincón de Zamora, Rincón de la Aldea, Rincón del Bonete, Paso Livindo, Paso del Medio, Picada de Cuello, Sauce de Batoví, Batoví, Turupí, ' +
    'Zapará, Zapucay, Caraguatá al Norte, Las Toscas de Tacuarembó, Los Laureles de Tacuarembó, Quebrada de los Cuervos de Tacuarembó, Pueblo ' +
    'Heriberto, Pueblo Ansina, Bañado de Rocha, Tres Cruces de Tacuarembó, Cuchilla de la Casa de Piedra, Estación Achar, Puntas de Cinco Sauces, Santa ' +
    'Ana de Tacuarembó, El Montevideo Chico, Barrio López, Barrio Ferrocarril de Tacuarembó',
  TREINTA_Y_TRES:
    'María Albina, Poblado Alonzo, Estación Rincón, Villa Passano, Arrozal Treinta y Tres, Treinta y Tres Orientales, La Calera de Treinta y Tres, ' +
    'Acosta y Lara, Puntas del Parao, Las Chacras de Treinta y Tres, Costas del Tacuarí, María Isabel, Olimar Chico, Quebrada de los Cuervos, Cañada ' +
    'del Brujo, Corrales de Cebollatí, Julio María Sanz, María Sanz, Verde Alto, Corral de Cebollatí',
}
