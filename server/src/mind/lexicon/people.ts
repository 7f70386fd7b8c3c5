import { sound } from '../text/words.ts'
import { FREQUENT_WORDS } from './frequentWords.ts'
import { RARER_FIRST_NAMES, RARER_SURNAMES } from './rarerNames.ts'

/** First names of people here. They are never a misspelled part ('Marta', 'marca'), and may begin what somebody is called. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  (
    'adela adrian adriana agustin agustina alba alberto alejandra alejandro alfredo alicia alma alvaro amanda amelia ana analia andrea andres ' +
    'angel angela anibal antonella antonio ariel armando arturo augusto aurora barbara beatriz belen benjamin bernardo betty blanca braian brian ' +
    'bruno camila camilo carla carlos carmen carolina catalina cecilia celeste cesar christian clara claudia claudio cleusa cristian cristina ' +
    'dahiana damian daniel daniela dante dario david debora diana diego dolores edgardo edinson eduardo elbio elena elias elisa elsa emanuel ' +
    'emilia emiliano emilio enrique ernesto esteban estela eugenia eva everton evangelina ezequiel fabian fabiana fabio fabricio facundo federico ' +
    'felipe felix fernanda fernando flavia florencia francisca francisco franco gabriel gabriela gaston genaro gerardo german gervasio gimena gladys ' +
    'gloria gonzalo gracia graciela guadalupe guillermo gustavo hector heber helena hernan hilda horacio hugo ignacio ines irene iris irma isabel ' +
    'ismael ivan ivana jacinto jacqueline javier jenifer jennifer jessica jesus jhon jhonatan joaquin johana jonathan jorge jose josefina juan ' +
    'juana juliana julian julieta julio karen karina laura lautaro leandro leonardo leonel leticia lidia liliana lorena lorenzo luana lucas lucia ' +
    'luciana luciano lucio luis luisa luz magali magdalena maicol maikol manuel marcela marcelo marcia marcio marco marcos margarita maria mariana marianela mariano ' +
    'mariela marina mario marisa marta martin martina mary matias mateo mauricio mauro maximiliano maxi mayra melina mercedes micaela miguel milagros milton ' +
    'miriam mirta moises monica nacho nadia nahuel natalia nelson nestor nicolas nico noelia nora norma octavio olga omar oscar osvaldo pablo paola ' +
    'patricia patricio paula paulo pedro pepe ramiro ramon raquel raul rafael rebeca ricardo richard rita roberto rocio rodolfo rodrigo rogelio romina ' +
    'ronald rosa rosana rosario ruben ruth sabrina samuel sandra santiago sara saul sebastian seba sergio silvana silvia silvina sofia soledad sonia ' +
    'stefania stella susana tamara tania tatiana teresa thiago tomas valentin valentina valeria vanesa vanina veronica vicente victor victoria ' +
    'violeta virginia walter washington wilmar wilson ximena yamila yamandu yanina yesica yolanda zulma gime caro sole flor vero nati pato beto tito cacho coco lalo ' +
    'mati fede guille juani santi agus cami lucho nando fer gonza rodri tincho martu sofi majo juanma juanjo juancho ale ceci mechi vicky vivi moni gabi ' +
    'gaby dani rober edu yuli juli joaco emi tati manu mica mili noe romi sabri stefi yami rosi susi tere titi toto pancho quique chicho lito abel adolfo ' +
    'aldo alfonso amadeo americo anahi angelica aparicio araceli ayelen aylen bautista berta bianca bruna candela celia cintia cynthia clelia constanza ' +
    'delia delfina denis denise dylan edith edison efrain eliana elida eloisa elvira emma erica erika esther ethel fatima fermin fiorella gilberto giovanna ' +
    'giuliana giselle gisela gladis greta haydee herminia humberto ileana ingrid isaac isidro ivonne jaime jazmin joel jonas julia karla katherine kevin ' +
    'lilian lionel luca ludmila luisina lujan mabel macarena maia malena maribel marilyn marlene matilde melisa melissa milena nancy nelly nery nicole ' +
    'nidia nilda nuria ofelia orlando oriana pamela pascual priscila rafaela reinaldo renzo rosalia rosaura roxana rufino salvador santino serrana shirley ' +
    'simon susy tobias ulises viviana wendy wilfredo william wilmer yael yenny yuliana zoe maximo nazareno ciro dino elio fausto gino ian ariadna roque ' +
    'bolivar ceferino saturnino braulio baltasar evaristo tabare nahir yasmin thalia leonor perla nelida mirtha zully ' +
    'rosina jorje gorge gustabo rosita floreal ireneo maru dany lauti nibia nivia nubia nilson yonatan jonatan jonny johnny jhony yoni ' +
    'maicon estefani estefania jesica yessica yesi lucila mariu marisol mirna myriam nahiara natali nataly nayla neri olivia osmar otilia ' +
    'oriol pacha pancha pepa piero rafa rafita ramona raulito renata richar robertito rodney romulo ronny rosmari rosmery ruperto rusel ' +
    'sabino sarita selva sergi silvestre simona sixto soraya suely telma teodoro tono uriel ursula valeriano vanessa vilma vinicius wagner ' +
    'waldemar waldo walkiria wanda wander wellington willy wilman wilton xavier yamil yanet yenifer yair yoel yohana yuri zaira zelmar ' +
    'zoraida adhemar agueda ailin alexander alexandra alexis alfonsina amparo anselmo arnaldo arnoldo asdrubal atilio aureliano axel beba ' +
    'belisario braulia camilla candelaria casimiro celina cirilo clementina clemente clotilde conrado corina crisanto dalma damaso darwin ' +
    'delmira delmar deolinda desiree diamela dinorah donato dorita doris edelmira edelweis edgar edilson eladio elbia eleonora eliseo eloy ' +
    'elsi emeterio emir enzo erasmo ercilia eric erik ernestina eustaquio fabrizio felipa filomena fito floro franklin gael genoveva ' +
    'geraldine gianluca glenda gregorio griselda heriberto herman hermes hortensia humberta iara idelfonso ignacia isabella isabelino isaias ' +
    'isolina itati ivanna jair jenny jeremias jessy jimena johan joana josue judith julissa kevyn kiara laureano lazaro leandra leila ' +
    'leopoldo lili lisandro loreley lourdes lucrecia ludovico maite malvina manolo marcial mariangeles marianne mariel marion marlon maurice ' +
    'maxima medardo mercedez micaelo mirian mirko nadir napoleon narciso natividad nazario nelba nenucha nereo nidya nilo nito norberto ' +
    'octavia oldemar omara orestes osiris porfirio primitivo ramonita remigio ricarda robinson rodolfa romana rosalba rosendo salome samanta ' +
    'samira sandro servando siomara sonny susan tamar telmo teo tomasa tony torcuato ubaldo valentino vladimir wilder yarita yeny zenon ' +
    'noel maris delcy nilsa elba yaquelin mayra cleiton cleber jussara neusa rosane ivone dirce juarez gilmar valdir cleomar jader chela chelo cuqui fabi gonzi hugui inaki javi jopo lala lauri leo leti lolo luli lulu maca maga marga mauri mayi meche memo merce migue ' +
    'valdemar carina martha otto adao joao ademir osvaldir osvaldo neuza neide jurema vanderlei valdemir adair nelci odair ivo ivone cleide jandira iolanda altair arlindo jair leonir luiz marli marlene moacir nilton roni rosangela sirlei tiao ze zeca tereza vilmar volnei zilda rosaura hebert heber ' +
    'horacio german dardo eber nelida olinda odil ramiro ruben serafin tancredo timoteo victorino wilma yaneth zenaida alfredina alejo bosco cata cande dinora edelmar eulogio eusebio feliciano fidel flavio floren gerson guzman hamlet haroldo hipolito homero ' +
    'ibrahim ilda irma isabelina justino juvenal ladislao lidio lorenza macario mabela nibio nidio ninoska ovidio paulino pia policarpo quintin rosina sebas sofi tabita teofilo tiago thiaguito valentino walquiria yara yenia yeison jeison brayan braian kevin yonathan jonatan maikol michael mijail nahuelito alan alexia amalia astrid bastian benicio bernardita catherine clarisa cloe cornelio danilo dafne delfin demian dominga donato elian emanuela enrico estanislao eulalia fabiola federica felicia felicitas francesca gianina guzman ' +
    'nenee nicky nato osqui pame pili pipe richi roby rolo sandrita silvi tavo titina toti vane virgi vito walo yaya yiyi zule'
  )
    .split(' ')
    .concat(RARER_FIRST_NAMES),
)

const SOUNDS_OF_NAMES: ReadonlySet<string> = new Set([...FIRST_NAMES].map(sound))
/** A shorter word sounds like too many. */
const SHORTEST_HEARD = 5

/** Also 'Jorgito' and 'Anita', and misspelled ones: 'Enrrique'. */
export function isFirstName(word: string): boolean {
  const stem = /^(\w{3,}?)c?it([oa])$/.exec(word)
  return (
    FIRST_NAMES.has(word) ||
    (word.length >= SHORTEST_HEARD && !FREQUENT_WORDS.has(word) && SOUNDS_OF_NAMES.has(sound(word))) ||
    (stem !== null &&
      [`${stem[1]}${stem[2]}`, `${stem[1]}e`, `${stem[1]}`].some(name => FIRST_NAMES.has(name)))
  )
}

/** What follows 'soy' without being a name. */
export const NOT_A_NAME: ReadonlySet<string> = new Set(
  (
    'de del un una el la lo los las mecanico mecanica chapista taller proveedor proveedora cliente comprador compradora vendedor nuevo nueva dueno duena ' +
    'particular tachero taxista remisero camionero electricista yo mi muy medio re tan uruguayo uruguaya argentino brasilero brasileno de empresa ' +
    'repuestero consumidor productor el que quien otra otro vecino jubilado estudiante hijo hija hermano esposa senora senor gestor estoy tengo busco ' +
    'necesito preciso quiero ando no si hola buenas buen dale listo mismo celular cel tel telefono mail correo numero nombre whatsapp wsp contacto es ' +
    'rut boleta factura chofer uber taxi conductor repartidor fletero cadete tecnico ingeniero docente policia desarrollador programador administrador tallerista comerciante ' +
    'para por con en desde y o a al me te se gracias ok ta bueno bien claro perdon mejor sos son eso ese esa este esta aca ahi alla novato nuevita lento ' +
    'ya lo nombre apellido email gmail hotmail vivo pero porque cuando donde tambien ademas todo nada meu minha zap contato anonimo anonima ah uy ojo resido radico trabajo retiro prefiero tem zap po ps pues tche tchau viu che atte soi sou ponele poneme pone anota anoten anotame decime dicen llaman cordialmente nomas ni nadie puedo pueden avisen avisame llamame escribime'
  ).split(' '),
)

/** Surnames that are common here; many are towns or near to a part's name. */
export const SURNAMES: ReadonlySet<string> = new Set(
  (
    'abreu acosta acuna aguirre alonso alvarez alvez amaral amaro antunez araujo arias arocena baez barbosa barboza barreiro barreto barrios batista benitez berro bentancor bonilla borges brito brum bueno burgos ' +
    'caballero cabrera caceres camejo campos cardozo carballo cardoso castro cespedes clavijo colman correa costa coronel cruz cuello da silva de leon delgado diaz dominguez dos santos duarte echart escobar espinosa etchart ' +
    'etcheverry fagundez farias fernandez ferreira ferrari figueroa fleitas flores fontes franco freitas fros fuentes galvan garcia garrido gimenez godoy gomez gonzalez guerra gutierrez hernandez ibarra izquierdo jimenez ' +
    'laguna larrosa lasarte leites lemos lima lopez lorenzo lucas machado maldonado martinez martins medina mello mendez mendoza menezes mesa miranda molina montero montes mora morales moreira moreno moura munoz nunez nieves ' +
    'olivera olmedo ortiz pacheco paz pena peralta pereira perez pereyra pinto pintos piriz ponce pintado quintana quintero quiroga ramirez ramos recalde reyes rivas rivera rivero rocha rodas rodriguez rojas roldan romero ruiz ' +
    'salas sanchez santana santos sanguinetti sena serrano silva silveira silvera soria sosa soto souza suarez techera tejera tellechea toledo torres trias trinidad umpierrez urrutia vazquez vega velazquez velazques velazco vera viera vidal vila villalba yanez zabala zunino ' +
    'sequeira castellanos oxandabarat gularte maidana ferraro rossi bianchi greco conti colombo ricci moretti lombardi caputo esposito giordano rizzo ' +
    'barone pagani rinaldi techeira texeira teixeira tabares tarigo tavares tejeria telles tomasini topolansky trujillo ubal urioste urtubey valdez vallejo ' +
    'varela vasconcellos velasco viana vidart villar villamil vinas viscardi yaque zapata zarate zeballos zorrilla abal abella acevedo aguerre aguiar ' +
    'aguilar albornoz alcantara alcoba alfaro almada almeida alpuin alvarado amarillo amestoy amorin andrade aquino aranda arana arbelo arismendi arrieta ' +
    'arrospide artola astori avila ayala azambuja balbuena baldi ballesteros banchero baraibar barrera basso batlle bazzano beltran berardi berriel ' +
    'bertolini bica boggio bordaberry borba bordoli botana braga brites brun bustamante bustos cabral cafaro camacho camargo cancela canepa caraballo ' +
    'carambula carballal carbajal carbone cardona carrasco carreras carrion casanova castaldi castello castells cavallo cedres centurion cerizola chagas ' +
    'chiappe chavez cibils cladera collazo contreras corbo correia corvo cotelo couto crespo cubas curbelo dacosta dasilva dalmao damiani decia delfino ' +
    'della deleon devoto doldan dorado echeverria eguren elizalde enciso erramuspe escalada escayola esquivel estevez etchegaray fabeiro falero faral feijo ' +
    'ferres ferrero figares figueredo filippini fonseca fontoura forlan fraga furtado gadea galarza galli gamarra garay gari garin gatti geymonat gianotti ' +
    'gimeno giorello giuria gomensoro gonnet gorga grana grasso grela grille guarino guerrero guevara guillen guzman haedo heredia huertas iglesias ' +
    'inzaurralde irigoyen iribarne irureta iturria jara jauregui juanena kaplan lacalle lacava laborde lagos lamas landa larranaga larrea latorre lavega ' +
    'ledesma leiva lemes lessa lezama linares llanes lopes lorente luzardo luzuriaga macedo magallanes malan malvarez manzi marichal marrero marques ' +
    'marquez marroche mascheroni mattos mautone mazzei medeiros melgar melgarejo melogno mena menendez menoni merola mieres migliaro mojica moll mondino ' +
    'monzon morosini mujica muniz murguia nario navarro negreira nogueira obiaga ocampo olaizola olivar olave oribe ortega otero oyola pagola paiva palermo ' +
    'parodi pastorino pedrozo peluffo percovich peraza pesce piedrabuena pineiro pineyro pizarro pons prieto puig quevedo quijano raffo rebollo reyna reyno ' +
    'ribeiro riccetto richero riera risso roballo robaina rocca rodrigues rosano rovira rubio ruibal saavedra sabini salazar saldivia salgado salsamendi ' +
    'sanabria sandes sarasola saravia sartori scarone schiavo segredo semperena sendic sienra simoes sisto solari soler stefani suanes surraco tabarez ' +
    'tajes talento tourn troncoso turcatti uriarte urbina ustra vallejos vaneskaian vargas varese vassallo vedia velez vergara vignoli vilaro villanueva ' +
    'vinoly volpe yarza zaffaroni zamora zubia zuasti zuniga'
  )
    .split(' ')
    .concat(RARER_SURNAMES)
    .filter(word => word.length > 3),
)
