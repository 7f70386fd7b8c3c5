/** First names that are met less often, of every origin that is usual here and across the border. */
export const RARER_FIRST_NAMES: readonly string[] = (
  'aaron abigail adail adalberto adelaida adelina adelma adelmo ademar adenor adhara adilson adolfina adriano adriel afonso agostina agostino ' +
  'agripina aguinaldo aida aime aimee ainara ainhoa aitana aitor alain alana albano albertina albino alcides alcindo alcione alcira alda aldana ' +
  'aldemar aleida alejandrina alesio alessandra alessandro alessio alexandre alfeo alfio alida alina aline alison alisson aloisio alondra aloysio ' +
  'alvina amabel amador amalio amancio amaranta amarildo amaru ambar ambrosio amelie amilcar amira amparito anabel anabela anabella anacleto anais ' +
  'analaura analu anamaria anastasia anastasio anatole anatolio anderson andre andrei andreina andressa andrew andy anelise angelina angelino ' +
  'angelita angelito angelo angie anibalito anita annabella anne antolin antonela antonia antonieta antonina antonino antonito aparecida aparecido ' +
  'aquiles aquilino arabela arcadio archibaldo argelia argimiro ariana ariane arianna arildo aristides aristobulo armanda arminda arno arnoldina ' +
  'arsenio artemio arthur artigas arturito ashley asuncion atahualpa athina atila audrey augusta aurea aurelia aurelio avelina avelino ayrton azucena ' +
  'bachi balbina baldomero barbi bartolo bartolome basilia basilio baudilio belarmino belinda belkis belky benigno benilda benita benito benjamina ' +
  'berenice bernabe bernadete bernardina bernardino betsabe bettina bibiana blanquita blas bonifacio boris brandon bras brenda briana brigida ' +
  'brigitte britany britney brunela brunella bryan cachi cachilo cachito caco caetano caio caito calixto calo camil candida candido caren carime ' +
  'carlitos carlota carmela carmelo carmencita carminha carola carolyn caru casilda cassandra cassiano cassio catarina catherina catu cayetana ' +
  'cayetano cecilio celso cesarina cesario cezar chacha chango chantal charles charlotte charly chavela cheche chelito chepe chiara chicha chiche ' +
  'chichi chilo chito chola cholo chris christina christine christopher chuchi chucho chueca chuma cicero cidinha cindy cipriano ciriaco claribel ' +
  'clarice clarita claudete claudina claudine claudiomiro cleci cleni cleo cleofe cleonice cleopatra cleto clever clodoaldo clovis cochi colacho colo ' +
  'columba conce concepcion conchita constancia constancio constantino consuelo coquito cora coral corali coralia cordelia cosima cosme crescencio ' +
  'cristhian cristiane cristiano cristobal cristofer cuca cucho cuco curro custodio dady dagmar dagoberto daiana daiane daira daisy dalia dalila ' +
  'dalton dalva damaris damasia damiana daniele danielito danna darci darian darina darlene darli davi dayana dayra deborah deise deisy dejanira ' +
  'delcio delio delmiro delsa demetrio denilson denize derli desiderio diamantina diamantino dieferson dieguin dieguito dienifer dilermando dilma ' +
  'dilson dina dinara diogenes diogo dionisia dionisio dirceu djalma dolly dolorita domenico domiciano domingos domitila donatella donny dora ' +
  'doralina dorilda dorina dorival dorotea doroteo doroti douglas duilio dulcinea ector edda eddy edelma edelweiss edemar edemilson eder ederson ' +
  'edgard edilberto edilma edina edinho edite edivaldo edmilson edmundo edna ednaldo edson eduarda edvaldo efigenia egidio eider eitan elaina elaine ' +
  'elbita elda elder eldo eleazar eleni elenir eleodoro eleuterio eliane elidia eliezer elina elisabet elisabeth elisandra elisandro eliza elizabeth ' +
  'elizardo ellen elma elmer elmo elodia eloi eloina eloisio elpidio elsio elsita elton elvia elvino elvio elvis emerson emigdio emilse emily emita ' +
  'emmanuel eneas enedina engracia enia enid enilda enio enmanuel enriqueta enriquito enzito epifanio ercilio eriberto erico erlinda ermelinda ' +
  'ernesta ernestito erni erno eroni eros ersilia ervin esmeralda estanislada estefano etelvina eudoro eufemia eufrasio eulogia eunice euridice ' +
  'eusebia eustaquia evaldo evandro evangelino evanir evelin evelina eveline evelio evelyn everaldo everson exequiel ezio fabiane fabiano fabiele ' +
  'fabricia fabrizia facu fanny fanor fatiha fausta faustina faustino febo fedora feliciana felicio felina felino felipao felisa felisberto ferchu ' +
  'fermina fernandinho fernandito ferny fidela fidelio fidencio filemon filiberto filippo fiona flademir flaminio flaqui flaviana flopy florentina ' +
  'florentino flori floriana floriano florinda florisbelo florita fofo fortunata fortunato fran franciele francieli francis franz freddy frederick ' +
  'frederico fredi fredo fredy frida froilan fructuoso fulvia fulvio gabino gabita gabito gabriele gaia galileo galo garibaldi gaspar gasparina ' +
  'gaudencio gelasio gelson gemma genara genecy genesio genilda georgette georgina geovana geovane geraldina geraldo geremias germana germania ' +
  'geronima geronimo gertrudis getulio gian giancarlo gianella gianfranco gianni giannina gianpaolo gigi gilberta gilda gildo gilson gilvan gines ' +
  'gioconda giordano giorgio giovana giovani giovanni gisel giselda gisele gisella gislaine giuliano giuseppe glaci gledys godofredo gonchi gordi ' +
  'goyo grace graciano grazia graziela gregoria greici grisel gualberto guchi guga gugu guido guilherme guillermina guillermito guiomar gumersindo ' +
  'gunther guri gustavao gustavito gusti guti habib haide haidee hanna hannah hans harold harry hassan hebe hedy heitor helen heleno helga helio ' +
  'heliodoro helmut helvecia helvecio henrique henry herculano hermelinda hermenegildo herminda herminio hermogenes hernandarias hernesto hever ' +
  'hidelbrando higinio hilaria hilario hilton hiram honoria honorio horacia horaldo huber hugolino huguito ibero idalia idalina idalino idilio ieda ' +
  'ifigenia igor ilario iliana ilse ilson ilza imanol imelda inacio indalecio indiana inez inti iracema iraida irani iriana irina irineo isadora ' +
  'isaura isela isidora isidoro isis isolda israel italo ivair ivanete ivanildo ivanir ivete ivette ivonete izabel izaias izan izaura jaci jacinta ' +
  'jacira jackeline jackson jacob jacobo jacson jade jailson jakeline jamil janaina jandir janet janete janice janina janine janio jaqueline jasmin ' +
  'javiera javierito jazmine jean jeaneth jeferson jefferson jenaro jeni jeniffer jeronimo jessenia jesualdo jesuina jhonny jime jimmy joanna ' +
  'joaozinho joaqui joaquina joaquinito joceline jocelyn joelle joelma johann johanna johnatan johnson joice jonatas jony jordana jorgelina jorgito ' +
  'josefa joseline joselito joselo joselyn josemar joseph josephine josiane josias josimar josselyn jovelino jovita joyce juampa juampi juanca ' +
  'juancarlos juanchi juancito juanele juanfra juanita juanito juanmi juano juanpa juanpi juanse judit judy julcemar julen julianna juliano julieth ' +
  'julina julito june junior juraci juvencio kaio kako kalil karim karin karine karol karoline kasandra kata katherin kathy kati katia katiane katy ' +
  'keli kelly kenia kenny kerstin kika kike kiko kilian kito klaus kristel kuki kurt kyara laercio laila lais lalito lara larisa larissa lariza ' +
  'laudelina laurencio laurentino laurita lauro lavinia layla leandrito leci leda ledy lele lelia lelo leni lenin lenir lenny leocadia leomar leona ' +
  'leonarda leoncia leoncio leonela leonidas leonilda leontina leovigildo leslie lesly levi liane lianet libia liborio licha lichi licho lida ' +
  'liduvina liliam lilita lilly lilo lina lindomar lionela lisa lisandra lisbeth lisi lisiane lissette lita livia liza lizandro lizbeth lizeth lizzie ' +
  'loana loida lois loiva lola lole loli lolita longino lore lorenita loreta loreto lorna lourenco luan lucca luchi luchito luciane lucianita lucilia ' +
  'lucimar lucina lucinda luciola lucrecio ludmilla ludovica luigi luisin luisito luismi luiza lupe lupercio lurdes luzia luzmila lydia lyla mabi ' +
  'mache machi machito maciel madelaine madeleine madelon mafalda magda magdaleno magela magno maiara maickol maico maider maika mailson maito ' +
  'malaquias male malen malu mane manfredo mango manoel manoela manola manolito manucho manuela manuelita maraya marce marceliano marcelina marcelino ' +
  'marcelito marciano marcolina marcolino marcus mardoqueo margarida margarito margot mariaines mariajose mariale marian mariangel marianita mariasol ' +
  'maricarmen maricel maricha marichu marie marielena marielita mariella marietta mariflor marilda marilei marilena marilene marilina marilu mariluz ' +
  'marily marineli marini marisabel marisela mariselva marisete maristela marita marito maritza marizete marlen marlena marleny marley marlo marly ' +
  'maro marquitos martiniana martiniano martino martita maruja marvin marylin masi mateito mateus matheo matheus mathias mathilda matilda matildo ' +
  'matute matutina maty maura maureen maurilio maurizio maximiliana maximino maxine mayco mayda mayela mecha medea megan melania melanie melany melba ' +
  'melchor meli meliton melquiades melu melvin mencho mercedita merceditas meri merlina mery michaela michel michele michelle michi micho micol ' +
  'miguelangel miguelito mijael mikaela mikel milca mildred mileva milo miltha mima mimi mincho minerva minervina mingo miqueas mireia mireille ' +
  'mirela mireya miria miryam misael modesta modesto mohamed moira moncho montserrat morena morris mumo munir muriel mustafa nacha nachi nachito ' +
  'nadina nadine nahia nahomi naiara naila nair naira naldo nano naomi nara narcisa nasser nassim nata natacha natalicia natalicio natalina natalino ' +
  'natalio natasha nathalia nathalie nathan naty nazarena nazaria neco neftali neiva neli nelita nella nelmo nelsi nelsito nelso nemesio neneco neno ' +
  'nerci nerea nereida neron nestora neto nica nicanor nicola nicolasa nicolasito nicolino nicomedes nieves nilce nilsito nilza nina niria nisia noah ' +
  'nochi noeli noelie noelio noemi nohelia nolberto nolo nona nonato noqui norah norali norberta normando nuno nydia obdulia obdulio ociel odete ' +
  'odila odilia odilo odilon ofelio olavo olegario olimpia olimpio olinto oliver oliverio olmar olmiro ondina onelia onelio onesimo onira orfeo ' +
  'orfila orfilia oribe orieta ornella orono orosman oscarcito osmany osmara osmarino osni osvaldina oswaldo otavio othon otilio otoniel ovidia oziel ' +
  'ozorio pablin pablito pachi pacho paco palmira panchi panchito pantaleon paqui paquita paquito pascuala pascualito pastora patri patrice patrick ' +
  'patrik patu paulette paulina paulinho paulita pechi pedrito peggy pelayo pelu penelope pepita pepo perico petete petiso petra petrona petronila ' +
  'philippe pichi pichin picho pichon pierina pierre pilo pina pipo piqui pirincho pitu pitufo placida placido plinio plutarco pocha pocho pola ' +
  'polaco pompeyo ponciano porota poroto prisca procopio prospero prudencia prudencio publio puchi pucho purificacion quela querubin quico quirino ' +
  'quiti rachel rafi raimunda raimundo ramadan rambo ramirito ramoncho ramoncito raquelita raulo rebecca regina reginaldo reinaldito rejane renan ' +
  'renato rene renee reni ricky rigo rigoberto rina ringo rino roberta robertino robi robin robustiano rocco rodo rodolfito rodrigao rogelia roger ' +
  'rogerio rola rolando rolly romanela romelia romeo romilda ronaldo ronan rosabel rosaleen rosalina rosalinda rosaline rosamaria rosanita rosanna ' +
  'rosarito roselaine roseli roselia roselvira rosely rosemar rosemary rosemeri rosimeri rossana rossina roxane roxanna rubens rubenson rubi ruby ' +
  'rudecindo rudimar rudy rufina ruperta rusbel russell sabas sabina sacha sagrario sagunto salem salete salma salomon salustiano salvadora samantha ' +
  'sami samia sammy samy sancho sandalio sandino sandor sandy sanson santina santy sarah sarai sasha saturna saulo scarlet scarlett sebastiana ' +
  'sebastiano sebastiao secundino selena selene selma selmar serafina severa severiano severina severino severo shaila shakira sharon sheila sherly ' +
  'shirli sibila sidnei sidney siegfried sigfrido silas silmar silva silvano silveria silverio silvio silvita simeon simey simone simonetta sinforoso ' +
  'sioma sirlene siro soco sofio soila solana solange solismar solly stefan stefani stefanie stefano stefany stephanie stephany steven stiven suelen ' +
  'sueli suleika suleima sulma sultana susanita suyai suzana sylvia tachi tadeo taina tais taisa talia tamia tamiris tancredi tarcila tarcisio tarik ' +
  'tatiane tatianna tavi tavito telesforo telmar telva temistocles teobaldo teodora teodosia teofila teolinda teresina teresita terezinha tessa tete ' +
  'thais thalita thelma theo thomas tiburcio ticho ticiana tincha tita tiziana tiziano tobi tobia toli tomasina tomasito tomi tomy tona tonia tonito ' +
  'toribio tota totin tranquilino trini tristan tuca tuco tuli tulio tupac tuta tute uberfil ubirajara ubiratan udelmar uilson umberta umberto urania ' +
  'uriah urias ursulina vagner valdeci valdemira valdenir valdo valdomiro valente valenti valeriana valerio valkiria valmir valmor valter vanda ' +
  'vanderley vanderson vanilda vanna vasco venancio ventura veronika vespasiano vicenta vicentina victoriano victorina victorio victorito vicu vidal ' +
  'vilda vilson vinicio viole violette viqui virgilio virginio visitacion vitalino vitalio vitor vitoria vitorino vittoria viveca viviane volmir ' +
  'volney walburga waldemiro waldina waldir walfran walfrido walkyria wallace wally walmir walquer wanderlei warner washi welington wellintong ' +
  'wenceslao wendel wendi wesley weslley wilfrido wili wiliam wilian willi williams willian williman wilmara wilnar wimar winston wolf wolfgang ' +
  'wolmer woody xenia ximenita xiomara xoana yackeline yahaira yahir yaima yaira yamel yamilet yamili yamira yanela yani yanila yanira yaquelina ' +
  'yasmina yasmine yazmin yedra yeimy yelena yeremi yerson yesenia yesid yesmin yilda yilma yimena yisel yissel ylenia yocasta yolandita yoli yone ' +
  'yony yordana yosselin yulia yuliet yulisa yunior yurema yuyo yvette yvonne zacarias zacha zaida zara zarina zelia zelma zelmira zenia zenobia ' +
  'zequi zita zoila zoilo zoraide zoraya zoriana zulay zuleica zuleika zulema zulmira zunilda'
).split(' ')

/** Surnames of the telephone book that are no words of their own. */
export const RARER_SURNAMES: readonly string[] = (
  'abadie abascal abero abiega abin abitante abreo acerenza achard achugar adinolfi agosti aguad aguerregaray aguiarre aguilera aguirrezabala aiello ' +
  'aispuro albanese albarracin alberti albisu alboniga alcaraz aldabe aldao aldaya aldecoa aldecosea alegre aleman algorta aliano allende almeyda ' +
  'almirati almiron alpuy alsina altamirano altez altieri alvariza amado amarante amato ameijenda amejeiras amendola amoroso amuedo anchorena andrada ' +
  'andreoli andreotti andujar anglada angulo annunziata anselmi ansuas antognazza antunes anza aparicio apolinario arambillete aramburu aramendia ' +
  'aranguren araquistain arbeleche arbiza arcos ardao arebalo arechavaleta arezo argibay argimon arguello arigon ariztia arocha arriaga arriola ' +
  'arroyo arrua artagaveitia artagaveytia artecona artigas asencio aspiroz astapenco asteggiante astengo astiazaran atchugarry augusto avellanal ' +
  'avellaneda avondet ayestaran azpiroz azzarini baccino bacigalupi bacigalupo badano badell badin baeza baggio baglivo bagnasco balao balestra ' +
  'balestrino balparda balsamo balverde banega baptista baranzano barbachan barbato barbe barbero barbieri barboni barcelo bardesio bardi barla barle ' +
  'barnech barneche barolin barragan barran barrandeguy barreda barrenechea barros bartesaghi bascou basile basilio bassi bastarrica bastos batalla ' +
  'batthyany baudean bauza bayarres bazterrica beceiro becerra bechara becker bedat bello belloso belluschi benavides benavidez benech benedetti ' +
  'bengochea bengoechea benia benincasa bentancour bentancourt bentos beracochea berardo berchesi bereche beretta bergamini bergara bergero ' +
  'berlangieri bermudez bernal bernardez bernardi berruti berrutti bertalmio bertin bertinat bertolotti bervejillo besozzi bessio bessonart betancor ' +
  'betancourt betarte bettini beyhaut bidart bidegain bidegaray bidondo bielli bilbao birriel blanchard blanco blengini blengio blois boada bocage ' +
  'boccardo bogliaccini bolani bolla bologna bolon bonaudi bonavita bonetti bonfiglio bonfrisco bonifacino bonino bonjour bonomi bordenave borderre ' +
  'bordigoni borghi bormioli borrazas borrelli boschi bossio bottaro bouchaton bouza bove bozzo bracco brandes brasesco brause bravo brazeiro brena ' +
  'bresciano briano briozzo brocos brossa brunetto bruschi bruzzone bucheli buela buero bugallo buglio bugna bujan burgueno burgues buriano burmida ' +
  'bussi butler buzo cabillon cacciatori cademartori cadenazzi calcagno caldarelli caldas caldeiro calero callero calleros calvete calvino calvo ' +
  'camarano camarotta camp campanella campiglia campion campodonico campomar campot canabal canals canavese cane canessa canobra canosa cantera ' +
  'capdevielle capdevila capote cappi capurro caram caramella caravia carbonell carcabelos cardellino carlevaro carminatti carnelli carnevale ' +
  'carpanessi carpena carreno carrere carreto carro carrocio carvalho carzoglio casaballe casais casalas casales casanas casares casariego casavalle ' +
  'cascardo casella casinelli casola cassanello cassarino cassinelli castagnet castagno castagnola castelli castellini castiglioni castillos ' +
  'castineira castrillo castrillon cataldo cattivelli cavallini cavia caviglia cayafa ceballos cebrian celiberti cendan cenoz cerchi cernicchiaro ' +
  'cervetto cervini cesaro chaine chalar chalking chalkling chavarria chaves chelle chiarino chiazzaro chiesa chifflet chilindron chiossi chirico ' +
  'chiruchi chocho cianciarulo ciganda cincunegui cirillo claramunt clavelli coates coccaro cocchi coelho coimbra coitinho coito colacce colazo colla ' +
  'collares colonna coltro comesana compagnone conde condes constantin copello copetti corallo corbella cordero cordoba cordones corna cornalino ' +
  'cornejo corradi corral cortabarria cortazzo cortela cortes coscia cosentino cosse cossio cota cotto coubrough courtoisie couture cozzo cremona ' +
  'cristofani cristophersen crocco crosa crosta cruces cubilla cuburu cuccaro cueto culelli cunha curbeira curti curuchet cutinella dabezies dagnino ' +
  'dambrosio damonte daners darrigol darriulat dassetti davila davrieux davyt deal debali decaro defeo defranco degregori degrossi delacroix delbono ' +
  'delfante delgadillo delpiazzo delucchi demarco demichelis denevi denis depratti dergazarian derosa desanctis destouet devincenzi devita devitta ' +
  'dibarboure dibot dighiero diniz diperna dobal dogliotti dolce domenech domingues donamari donato donatti donnangelo doria dosil dossetti dourado ' +
  'doval dubra ducos duffau duhalde duque duran duranona dutra dutrenit dutto ebert echaider echavarria echegoyen echenique echevarria echeveste ' +
  'eguia eiris elgue elhordoy elissalde elizondo elorza emaldi embid enrich epifani errandonea errea escames escandon escardo escofet escuder esmoris ' +
  'espasandin espiga espinel espino esteche esteves etchebarne etchebehere etcheberry etchegoimberry etchelar etchemendi etchemendy etchenique ' +
  'etchepare etcheverria etcheverrito eula eyherabide eyheralde ezcurra ezquerra fabbiani fabini fabra fabregat facal faccio facello fachola facio ' +
  'faget fagian fajardo falcao falco falconi fanego fariello farina fasciolo fassi faustino favaro favre feldman felipe fenocchi ferber ferla ' +
  'fernandes ferrando ferraris ferreiro ferreyra ferrin ferrizo ferronato ferrua fielitz filgueira filgueiras fiordelmondo fiorelli fiorito fleurquin ' +
  'florez florines fodere fogel folgar folle fontan fontana fontanot fontans forteza forti fossati fossemale fraboschi frasca fraschini freccero ' +
  'freire freiria frias friedmann fripp frugoni fucile fulco funes furest fuster gabay gabrielli gadola gaggero gagliardi gaiero galain galan ' +
  'galbarini galeano galiana galimberti gallardo gallego gallegos gallo galluzzo gamba gambardella gambetta gambini gancio gandini gandolfo garabito ' +
  'garaza garbarino garces garcez gardella gargano garmendia garre garro garrone gastambide gatto gaudiano gaudin gaye gayol geille geninazzi genta ' +
  'gentile gerardo germano gervasini ghiggia ghigliazza ghioldi giachetto giambruno gianarelli giannattasio giannini giannoni gianola gigena giles ' +
  'gilmet ginares giordan giorgi giovanelli giron giudice giuffra giusti gobbi godino goicoechea goldberg goldstein gomes gomeza gomila gonsalves ' +
  'gonzaga gordillo gorlero gorosito gorriti gotta gouveia goyen goyeneche goyeni goyenola graceras graf graffigna grandi graside graziani greising ' +
  'grezzi grieco griffin grillo grimaldi grimon gros grosso gruber guadalupe gualano guani guarch guarnieri guasque guaymas guecaimburu guede guedes ' +
  'guelman guerchounian guerini guglielmone guichon guida guidi guidobono guidotti guimaraens guimaraes guisolfo gurmendez gurruchaga gutman guynot ' +
  'hackembruch hansen harguindeguy heber heguaburu heguy heinzen helguera heras hermann hermida hernandorena herrera herrero hiriart hirigoyen hornos ' +
  'hourcade huguet hunt hurtado iafigliola ibanez ibarburu ibarguren iborra idiarte idiartegaray ifran igarzabal illa illarietti imaz imhof improta ' +
  'inchausti indart infante infantozzi inthamoussu invernizzi iraola irastorza irazabal irazoqui ires irisarri irisity isasa isasi islas isnardi ' +
  'istilart iturbide iturburu iturralde iturrino izaguirre izmendi izuibejeres jacques jaluf jaso jasson jaume jaureguiberry jaurena jodal jorcin ' +
  'jorge jourdan jover juambeltz juarez jubin juele junca jung jurado karaman katz kechichian keldjian keuchkerian klein kliche knecht koci kohn ' +
  'kosak kramer krasovsky krell kurz labandera labat labella labori laborido labrador labraga lacaze lacoste lacuesta lacurcia ladra lafluf lafon ' +
  'lagomarsino lagreca laguarda laguardia laino lamaita lamana lamanna lambert lamboglia lamela lamensa lamique landaco landarin landeira landoni ' +
  'langone lapaz lapetina lapido lapitz laporta laporte laquintana larramendi larratea larraura larriera larrique larroca larronda lasso lastiri ' +
  'lataillade latchinian latorraca laureiro laurenz lauz lauzan lavagna lavalleja lavandera lavignasse lavin lazaroff leal leborgne lecueder lecuna ' +
  'lefevre legnani leguisamo lemoine lenoble lenzi leone lepra lerena lerma lescano levrero levy libonati litwin llambi llambias llamosa llorente ' +
  'lluberas llugdar lobato locatelli loitey lombardo long lorenzetti lorenzi lores lorier losada lothar lozano luaces luberto lucena lucero luchini ' +
  'lugo lujambio luna luongo lupinacci lussich luzzardo maccio maceiras machin maciel madeiro madrid madruga maffei magarinos maggi maggiolo magnone ' +
  'magri maguna mahia maier mailhos maiorano maisonnave malacrida malaneschii malaquina malcuori maldini malek malet mallo malnatti mandia mandl ' +
  'manfredi mangado manisse manosa mansilla mantero maortua marabotto maranges marella marenco marfetan margalef mariani marin marino maris marmol ' +
  'maronas marote marotta marra marras marsiglia martegani martelli martino martirena martorell masaferro mascarenas mascaro masiello maslaiah ' +
  'masliah mastandrea mastropierro matonte matos matta mattiauda maurente mautino mayada mayo maza mazal mazza mazzella mazzoni mecol medero mederos ' +
  'medici meerhoff meikle meirelles meirinho melazzi melendez melendres melian melis melo melon menchaca menda mendaro mendes mendieta mendive ' +
  'mendiverri mendizabal menta mercadal mercader mercant merello merino merladet mernies mescia messano messina meyer mezquita mezzera mibelli ' +
  'michelena micheli michelini michelli midon miguez milans milburn milessi millan millot minarrieta minetti minguez minoli mintegui minteguy ' +
  'miodownik miqueo mirabal mirabales mirza miscelaneo moizo molfino molinari molinaro molinelli molinolo monestier monetti monge mongrell montaldo ' +
  'montalvan montanes montano montans monteagudo monteiro montelongo monteverde montiel montossi montoya moraes morais moratorio morel morelli ' +
  'morello morena morgade morgan morini moroy mortalena moscardi moscatelli mosquera mota motta mourelle mourino mozzo mugica mujico mulethaler ' +
  'muller munar munhoz murdoch muriel muse musetti mussi mussio muzzio nahum nalbarte nalerio nantes nara nasta natero navatta naveira navia negrete ' +
  'negri negrin neira neme nervi neves nicola nicoletti nicolini nicrosi nievas nigro noble nocera nocetti noguera noguez nolla norbis noria notaro ' +
  'novales novas novello novoa nuin obelar oberti obes ochoa ochotorena oddone odera ohanian oholeguy olarreaga olascoaga olaza olazabal olazarri ' +
  'oliva olivares oliveira oliver oliveri olivero oliveros olivet olivieri olmos onega oneto onetti onetto orcasberro ordeig ordonez ordoqui orellano ' +
  'orihuela orlandi ormaechea orona orono oronoz orozco orrego orsi ortellado ortuno orzabal osimani osores osorio ostria otaegui otegui otheguy ' +
  'otonello ottati ourens outeda outerelo oviedo oxley oyenard oyhantcabal oyhenard ozores padilla padin padron padula paez pagalday pagano pagliari ' +
  'palacios paladino palau palma palmero palumbo pampillon pandolfi panissa panizza pannone pansera panuncio paparamborda papich pardo paredes ' +
  'parente parga parietti parnas parra parrado parrella pascal pascale paseyro passarella passeggi pastor pastorin patetta patrone paullier paulos ' +
  'paysse pazos pazzini peculio pedemonte pedragosa pedreira pedretti pedrini pedrosa peirano peluso penades penagaricano penalva perdigon perdomo ' +
  'pereda peregalli perera peri perna perrone perroni persichetti pesoa pessano pessi petit petrocelli petrone pezzolano piana piazza pica picart ' +
  'piccardo piccini piccioli piccolo pieri pierri pietra pignatta pigni pigurina pilas pimienta pinazo pineyrua pintaluba pioli piotti piquerez ' +
  'piquinela pirez pisano pisciottano pitetta pittaluga pivel plada poggi poggio poladura polero poletti pollero pollio ponasso pontet porcal porley ' +
  'porteiro portela portillo portugal posada posse possolo pouy poyet pozzi pozzo praderio pradines pratto presno preve prevettoni prigue priore ' +
  'prospero protasi protti pucci puchet puentes pugliese pulleiro puppo purtscher quagliata quartino queirolo queiros queiroz quelin querejeta ' +
  'quesada quinteros quiro quiros rabellino racedo rachetti radi ragazzo raggio raimondi raimundez ramallo ramela rampoldi rando rangel ranzini ' +
  'rapela raposo ratti ravaschio ravecca ravera rebufello recarey recoba rectenvald regueira reherman reisch reissig rela remedi remigio remunan ' +
  'renzi repetto requena restano retamar retamosa revello reymundo rezende rezk riani ribas ribero ricaldoni ricardi ricaurte riestra riet rigali ' +
  'rijo rilla rimoldi rincon rinderknecht rios ripa ripoll rippe riva rivadavia rivarola rivoir rizzi robatto robledo roca rochon rodal rodino rodo ' +
  'rodrigo roel rognoni rolan roland roldos rollero rolon romano romay romelli romeu roque roqueta rosas roselli rosello rosende rosendo rosenthal ' +
  'rosito rossello rossini rosso rostan rotela roth rotondo rotulo rouco roure royol rubinstein rucks rudolf ruella ruffinelli ruffo ruggia ruggiero ' +
  'ruglio ruiberriz rusch russi russo sabaj sabat sacchi sacco sachs sader sagario sagarra sagrera sainz saiz salaberry saladino salamano saldana ' +
  'saldanha saldias saldombide saleh salgueiro salinas sallaberry salle salles salomon saltre salvarrey salvatierra salveraglio salvo samurio sanabia ' +
  'sandin sandoval sanguinet sanroman sansone sant santesteban santestevan santiago santini santomauro santoro santurio sapelli sapriza sarachaga ' +
  'saracho saraiva saralegui sardi sarkissian sarli sarno sarrasqueta sarro sarthou sartor sasco sasson sauleda savio sbarbaro scaffo scaglia scagni ' +
  'scaltritti scandroglio scapusio scarano scarlato scavino scelza schaffner schelotto schenzer schiaffino schiappacasse schmidt schneider schol ' +
  'scholderle schroeder schubert schultz schwartz sciandro sciarra scigliano sciutto scotti seade secco secondo segade segovia segura seijas selhay ' +
  'seluja senatore senoran senra seoane sereno serra serralta serrat serrentino serres servetti severi severino sevrini shaw siano sica sierra ' +
  'signorelli signorini silvestre silvestri silvetti simon simoncelli simone simonelli simonet sintas siqueira siri sirio sivoli skerl soares soba ' +
  'soca socas sodano solana solanas solano solares soldo sole solino solis soliz solla solsona somma sorhuet soriano sorrentino sosias sotelo ' +
  'sottolano soumastre souto spagnolo spalter spangenberg speranza sperati spinak spinelli spinetti spoturno stabile stagnari stagnaro steffen stein ' +
  'steineck stern stolovas stratta strauch suburu sugo sunol sureda susena svarcas szabo tabeira taboada taborda tabush tacchi tagle taiana taibo ' +
  'talmon tambasco tamborini tambucho tapia tapie tarallo taran taranto taroco tassani tato taveira tavella tealdi tedesco tenuta terra terradas ' +
  'terzaghi testa texera theoduloz thevenet thomas timote tiscornia tissoni tocco tognola toja tolosa tommasino tones topalian torena toribio ' +
  'tornaria torrado torrano torrejon torrens torterolo tortorella toscano tosi toucedo tourino tourreilles trabal trabuco traverso tresso trevi ' +
  'trezza triay trillo trinanes trinchitella trivel troche troisi trucillo tucci tuduri tutte ubilla ucar ugarte ugarteburu ugartemendia ugolini ' +
  'ulivi umpierre undurraga urban urdangaray ureta urgoite uribe uriburu urquiola urquiza urrestarazu urroz urruti urruty urse urta uruburu usal ' +
  'uturbey uzal uzzo vacca vaccaro vadell vaeza vaillant vairo valdenegro valdes valdivia valente valenti valenzuela valeta valiente valin valls ' +
  'valverde vanoli vanrell vanzini vaqueiro varalla varona varzi vasallo vassallucci vazques veiga veirano veloso venancio venturini venturino ' +
  'veracierto verdaguer verdier verdun verges vergez vero verocay vescovi vezzoso viacava vicente vico victorica vidarte vieira vieites vieta ' +
  'viglietti vigna vignale vignolo vilarino vilarrubi vilches villaamil villagran villalobos villanova villarino villarreal villasante villaverde ' +
  'villegas vina vinci violante virgilio viroga visca viscailuz visconti vissani vitale vitancurt vitureira viurrarena vivian voelker vogler vola ' +
  'volonte volonterio vomero wagner walder warren wasem weber weiss werner wester westphal williman wilson wolf xavier yafe yametti yannuzzi yelpo ' +
  'ymas yorda zabaleta zabalza zaccarelli zagarzazu zaidensztat zamit zamorano zanetti zanoni zanotta zapico zapirain zarauz zarranz zarucki zavala ' +
  'zeni zerbino zerpa ziegler zignago ziminov zinola zipitria zito zoppis zoppolo zubeldia zuberbuhler zubiaurre zubieta zubillaga zufriategui ' +
  'zugasti zulamian zuluaga zumaran zurdo zurmendi'
).split(' ')
