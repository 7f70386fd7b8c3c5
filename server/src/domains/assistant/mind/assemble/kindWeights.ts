/** Of the tuning conversations. */
export const LEARNT_FROM = '1afa69eb4359c9ec'

/** Written by npm run learn: features with their weights. */
export const KIND_WEIGHTS = {
  SYMPTOM: `
    , <car>=0.01|, <everyday>=-0.36|, <side>=-0.33|, con=-1.17|, es=0.26|, se=0.51|,=-0.11|. $=-0.04
    . es=1.04|. mi=0.43|. se=-0.16|:=-0.75|<car> $=0.01|<car> <engine>=0.71|<car> <year>=-0.03|<car>=0.39
    <condition>=-0.57|<email>=-0.17|<everyday> .=-0.1|<mileage>=-0.03|<n>=-0.19|<part> ,=-0.21
    <part> <side>=-0.18|<part> de=-0.63|<part> para=-0.35|<part>=-0.09|<phone>=-0.49|<place> $=-0.31
    <place>=-0.14|<side> a=1.22|<urgency>=-0.66|<year> .=-0.28|<year>=-0.06|? $=-0.65|?=-0.96|@=-3.03
    @ALSO=-0.18|@AXLE=0.5|@BOTH_OF_TWO=-0.66|@BROKEN=-0.25|@CONDITION=-0.62|@CORRECTION=-0.74|@EMAIL=-0.19
    @INJECTION=-0.05|@KEEP=-0.93|@MILEAGE=-0.04|@MODEL=0.34|@PART=-0.28|@PHONE=-0.52|@PLACE=-0.19
    @QUESTION=-0.19|@REMOVE=1.23|@RUDE=-0.24|@SIDE=-0.53|@SYMPTOM=4.85|@URGENCY=-0.74|@WANT=-1.04
    @YEAR=-0.22|@about TUERCA=-1.05|@asked AXLE=-0.98|@asked CONDITION=-1.19|@asked CONFIRM=-2.08
    @asked CONTACT=-0.47|@asked DEPARTMENT=-0.69|@asked ENGINE=-1.21|@asked MILEAGE=-0.35
    @asked NAME=-0.95|@asked PART=-1.68|@asked PHONE=-0.46|@asked QUANTITY=-1.65|@asked SIDE=-0.69
    @asked SYMPTOM=3.34|@asked URGENCY=-0.99|@asked VEHICLE=-1.39|@asked VIN=-0.55|@asked YEAR=-0.91
    @asked nothing=0.04|@facts=-1.1|@like GREETING 0.3=-0.54|@like GREETING 0.6=-0.65
    @like GREETING 0.86=-0.38|@like INJECTION 0.3=-1.09|@like INJECTION 0.6=-0.69
    @like INJECTION 0.86=-0.24|@like NOTHING 0.3=-1.18|@like NOTHING 0.6=-0.94|@like NOTHING 0.86=-0.41
    @like OFF_TOPIC 0.3=-1.46|@like QUESTION 0.3=-1.23|@like QUESTION 0.6=-0.92|@like QUESTION 0.86=-0.28
    @like QUESTION 0.97=-0.3|@like REQUEST 0.3=-0.63|@like REQUEST 0.6=-0.44|@like REQUEST 0.86=-0.55
    @like REQUEST 0.97=-0.56|@like RUDE 0.3=-0.51|@like RUDE 0.86=-0.82|@like SYMPTOM 0.3=0.34
    @like SYMPTOM 0.6=0.89|@like SYMPTOM 0.86=0.64|@like SYMPTOM 0.97=1.24|^ <car>=-0.23
    ^ <condition>=-0.19|^ <part>=-0.74|^ <year>=-0.22|^ hago=2.21|^ la=-0.01|^ mi=0.18|^ no=-0.09
    ^ se=-0.62|^ y=-0.22|abajo=0.14|adentro del=0.56|agar*=0.23|agua por=1.45|al=0.73|anda=0.2|apag*=0.87
    auto=0.44|buenas noches=0.05|cami*=0.16|carr*=1.25|chin*=0.25|chispa=1.28|como=0.2|comp*=-0.34
    con <part>=-0.45|con=0.23|cuan*=0.26|cuando=2.71|cuen*=-0.27|de <part>=0.97|de=-0.45|del <car>=0.42
    del <year>=0.25|del=0.25|dice=-0.09|dire*=0.15|direccion=0.45|diri*=0.46|dos=-0.87|e=0.37
    el <part>=-0.04|el auto=0.72|el=-0.39|en=0.45|entr*=0.05|es un=0.79|es=-0.18|escribo=0.85|esti*=0.53
    flot*=-0.55|flota=-0.69|fuer*=1.06|grac*=-0.04|hola ,=-0.02|la de=-0.71|la moto=1.77|lo=-0.32|los=-0.3
    luz=0.77|mane*=0.59|me=0.09|mi <car>=0.04|mi automovil=0.35|mi=1.23|moja*=0.49|mojada=0.72
    motorcito=1.96|nada=0.55|nece*=-0.48|necesito=-0.2|no ,=-0.59|no me=0.91|no se=-0.56|no=0.39
    noches=0.05|onda=0.19|pa=-0.13|para <car>=-0.15|para=-0.59|pasa*=0.02|pasar=0.09|por=0.37|porq*=0.58
    prec*=-0.63|preciso=-0.17|pren*=2.44|pres*=0.01|presenta=1.89|que=-0.4|queda=-0.61|quedo sin=1.62
    quedo=1.82|quiero <part>=1.18|rale*=0.59|ralenti=1.11|s=2.19|se rompio=1.02|se va=0.01|se=1.08
    segu*=0.16|semaforo $=0.2|semaforo=0.18|si=-0.56|son=-0.1|sube=0.78|ta=1.8|te=-0.05|teng*=0.19
    tengo un=0.55|tira=6.47|toda=1.27|um <car>=3.89|um=0.18|un <car>=0.84|un=0.35|una <car>=0.58|una=0.31
    vehiculo=0.54|y <part>=-0.25|y le=1.51|y=0.89|zumb*=0.49
  `,
  QUESTION: `
    , una=1.4|, y=0.35|,=-0.76|:=-0.04|<car> ?=-0.27|<condition> $=-1.02|<condition> ,=-1.15
    <condition> ;=1.85|<condition> ?=2.09|<condition> vienen=0.88|<condition>=-0.04|<engine>=-0.06
    <everyday>=-0.05|<n>=-0.49|<part> $=-0.51|<part> <side>=-0.04|<part> de=0.02|<part>=-0.06
    <phone>=-0.23|<place> $=-0.45|<side> $=-0.28|<side>=-0.38|<urgency>=-0.16|<year> $=-0.35|? $=0.09
    ?=3.84|@=-3.01|@AXLE=-0.24|@BOTH_OF_TWO=-0.95|@BROKEN=-0.13|@CONDITION=-0.09|@CORRECTION=-0.26
    @ENGINE=-0.07|@EVERYDAY=-0.07|@INJECTION=-1.88|@KEEP=-0.14|@MILEAGE=-0.01|@MODEL=-0.09
    @OFF_TOPIC=-1.84|@PART=-0.28|@PHONE=-0.27|@QUESTION=1.65|@RUDE=-0.04|@SIDE=-0.28|@SYMPTOM=-0.24
    @URGENCY=-0.21|@WANT=0.26|@YEAR=-0.17|@about TUERCA=4.56|@about UNKNOWN=0.06|@asked CONDITION=-0.56
    @asked CONFIRM=-0.82|@asked DEPARTMENT=-0.73|@asked EMAIL=-0.68|@asked ENGINE=-0.81
    @asked MILEAGE=-0.49|@asked NAME=-0.2|@asked PART=-0.93|@asked PHONE=-0.35|@asked QUANTITY=-1.32
    @asked URGENCY=-1.11|@asked VEHICLE=-0.34|@asked VIN=-0.13|@asked YEAR=-0.27|@asked nothing=-0.62
    @facts=-1.25|@like GREETING 0.3=-0.64|@like GREETING 0.86=-0.38|@like GREETING 0.97=-0.3
    @like INJECTION 0.3=-0.15|@like NOTHING 0.3=-1.11|@like NOTHING 0.6=-0.36|@like OFF_TOPIC 0.3=-2.94
    @like OFF_TOPIC 0.6=-0.28|@like OFF_TOPIC 0.86=-0.69|@like QUESTION 0.3=0.22|@like QUESTION 0.6=0.71
    @like QUESTION 0.86=1.09|@like QUESTION 0.97=1.64|@like REQUEST 0.3=-0.68|@like REQUEST 0.6=-0.54
    @like REQUEST 0.86=-0.5|@like REQUEST 0.97=-0.3|@like RUDE 0.3=-1.12|@like SYMPTOM 0.3=-1.03
    @like SYMPTOM 0.6=-0.93|@like SYMPTOM 0.86=-0.33|^ <car>=-0.38|^ <condition>=-0.5|^ el=-0.48|^ me=0.11
    ^ no=-0.4|arti*=1.16|buen*=-0.01|busc*=0.24|chap*=-0.89|colocan=0.3|como hago=1.85|como=-0.11
    con=-0.14|cons*=0.28|cuan*=0.86|cuanto=1.73|de entrega=0.46|del=-0.33|domingo=-1.82|en <part>=1.11
    en=0.19|entr*=2.78|es=0.25|hago para=1.21|hay <condition>=0.64|hay=0.63|hola ,=0.1|hora=-0.31
    incl*=0.47|inst*=-0.27|inte*=0.19|kit=-1.83|la=-0.14|las=0.26|le=0.68|lo=-0.37|mand*=1.07|mas=-0.7
    mi=-0.49|no ?=0.12|no=-0.6|o=0.04|ok=-0.27|pagar=0.01|pago $=2.75|pago=1.17|plaz*=2.02
    ponerle <part>=0.45|ponerle=1.13|por=0.01|prec*=0.84|precio de=1.21|precio=1.6|preg*=1.31|que es=0.57
    que=-0.15|repu*=0.8|saber=1.99|sabes=-1.6|se=-0.23|si el=0.01|son=0.07|sos=-0.03|te=-0.98|tene*=-0.44
    tenes=-0.02|tienen=-0.38|tmb=-0.73|uste*=0.63|ustedes=0.31|venden=0.27|vender=-0.14|vien*=0.06|y=-0.01
    ¿ el=0.62|¿ y=-0.47|¿=0.55
  `,
  OFF_TOPIC: `
    ,=-0.67|. $=-0.2|.=-0.43|<car> $=-0.38|<car> <car>=-0.23|<car> <year>=-0.05|<car> para=4.08
    <car>=-0.23|<condition> $=-0.41|<condition>=-0.34|<engine>=-0.21|<n> $=0.34|<n>=0.01|<part> de=0.7
    <part>=-0.31|<phone>=-0.33|<place>=-0.26|<side> $=-0.24|<side>=-0.41|<urgency> $=-0.39|<urgency>=-1.16
    <year> $=-0.04|<year>=-0.23|? q=1.04|@=-2.79|@AXLE=-0.16|@BRAND=-0.1|@CONDITION=-0.37|@ENGINE=-0.22
    @GREETING=-0.58|@INJECTION=-0.7|@MODEL=-0.42|@OFF_TOPIC=4.51|@PART=-0.46|@PHONE=-0.35|@PLACE=-0.29
    @RUDE=-2.44|@SIDE=-0.34|@SYMPTOM=-0.27|@URGENCY=-1.22|@WANT=-0.19|@YEAR=-0.36|@about TUERCA=-0.63
    @about UNKNOWN=1.17|@asked CONDITION=-0.56|@asked CONFIRM=-1.36|@asked CONTACT=-0.43
    @asked DEPARTMENT=-0.57|@asked NAME=-1.52|@asked PART=-0.22|@asked PHONE=-0.26|@asked QUANTITY=-1.74
    @asked SYMPTOM=-0.93|@asked URGENCY=-0.17|@asked VIN=-0.14|@asked YEAR=-0.66|@asked nothing=-0.01
    @facts=-1.26|@like GREETING 0.3=-0.48|@like GREETING 0.6=-0.2|@like GREETING 0.86=-0.33
    @like GREETING 0.97=-0.95|@like INJECTION 0.3=-0.27|@like INJECTION 0.86=-0.81
    @like INJECTION 0.97=-0.33|@like NOTHING 0.3=-0.32|@like NOTHING 0.6=-0.73|@like NOTHING 0.86=-0.39
    @like OFF_TOPIC 0.3=2.29|@like OFF_TOPIC 0.6=0.47|@like OFF_TOPIC 0.86=2.4|@like QUESTION 0.3=-0.24
    @like QUESTION 0.6=-0.02|@like QUESTION 0.86=-1.13|@like QUESTION 0.97=-0.45|@like REQUEST 0.3=-0.67
    @like REQUEST 0.6=-0.47|@like REQUEST 0.86=-0.33|@like REQUEST 0.97=-0.52|@like RUDE 0.3=-0.19
    @like SYMPTOM 0.3=-1.2|@like SYMPTOM 0.6=-0.75|@like SYMPTOM 0.86=-0.44|@like SYMPTOM 0.97=-0.18
    ^ <car>=-0.2|^ <condition>=-0.62|^ <urgency>=-1.45|^ <year>=-0.18|^ necesito=0.65|^ sos=0.22
    ^ vendeme=1.22|^ y=0.73|a=0.02|auto=-0.33|ayer=1|como=-0.18|de octubre=0.65|de=0.11|dola*=0.4
    dolares=0.1|domingo=1.91|dos=-0.03|en=-0.47|es=-0.41|esta=-0.15|hoy=0.54|inst*=-0.21|jaja=2.34
    la=-0.26|llue*=2.99|los=-0.58|maquina=0.09|me va=0.88|mi viejo=0.14|mode*=0.07|modelo <year>=0.27
    modelo=0.08|necesito el=1.52|necesito=0.05|no=-0.58|octu*=0.18|octubre=0.86|para el=1.35|para un=1.23
    para=0.18|persona=1.01|por=-0.32|quiero un=0.31|se=-0.06|si=-0.51|sos una=0.89|sos=1.69|teng*=-0.06
    todo=-0.13|un <car>=-0.07|un bot=1.91|un=0.73|una maquina=2.38|una persona=0.43|una=0.94|uno de=0.35
    uste*=-0.19|va a=0.87|vend*=1.02|vendeme=3.09|viejo $=0.03|y un=0.6|y una=1.06|¿ y=0.36
  `,
  RUDE: `
    , no=-0.07|, obvio=0.89|, que=0.1|,=-0.15|. $=-0.39|. <part>=2.13|<car> $=-0.33|<car> <car>=-0.03
    <car> <year>=0.2|<car> ?=0.19|<car>=0.04|<condition> todo=-1.03|<condition>=-0.16|<engine> <year>=0.16
    <n>=-0.45|<part> $=-0.36|<part> <side>=0.07|<part> de=0.22|<part>=-0.11|<phone>=-0.19|<place>=-0.36
    <side> $=-0.48|<side> manual=2.35|<urgency>=-0.1|<year> $=-0.2|<year> ,=0.69|<year>=0.03|? $=-0.02
    @=-3.06|@AXLE=-0.15|@CONDITION=-0.19|@CORRECTION=-0.29|@GREETING=-0.75|@INJECTION=-0.27
    @OFF_TOPIC=-0.1|@PART=-0.27|@PHONE=-0.21|@PLACE=-0.4|@QUESTION=-0.77|@RUDE=9.72|@URGENCY=-0.13
    @WANT=-0.12|@YEAR=0.01|@about TUERCA=-0.26|@asked CONDITION=-1.12|@asked CONFIRM=-1.04
    @asked CONTACT=-0.19|@asked DEPARTMENT=-0.33|@asked ENGINE=-0.15|@asked NAME=-1.01|@asked PART=-0.17
    @asked QUANTITY=-0.71|@asked SYMPTOM=-0.24|@asked URGENCY=-0.96|@asked VIN=-0.12|@asked YEAR=-0.15
    @asked nothing=-0.88|@facts=-1.04|@like GREETING 0.3=-0.75|@like GREETING 0.6=-0.53
    @like GREETING 0.86=-0.37|@like GREETING 0.97=-0.25|@like INJECTION 0.6=-0.24
    @like INJECTION 0.86=-0.73|@like INJECTION 0.97=-0.13|@like NOTHING 0.3=-1.17|@like NOTHING 0.6=-0.67
    @like OFF_TOPIC 0.3=-1.09|@like OFF_TOPIC 0.6=-0.35|@like QUESTION 0.3=-0.5|@like QUESTION 0.6=-0.08
    @like QUESTION 0.86=-0.65|@like QUESTION 0.97=-0.22|@like REQUEST 0.3=-0.79|@like REQUEST 0.6=-0.61
    @like REQUEST 0.86=-0.42|@like REQUEST 0.97=-0.32|@like RUDE 0.3=1.43|@like RUDE 0.86=1.53
    @like SYMPTOM 0.3=-0.82|@like SYMPTOM 0.6=-0.52|@like SYMPTOM 0.86=-0.38|@like SYMPTOM 0.97=-0.03
    ^ <car>=-0.54|^ <condition>=-0.36|^ <year>=-0.18|^ el=0.08|^ hola=-0.04|^ mi=-0.13|^ ¿=-0.05
    a ver=0.18|a=0.03|ahi ?=2.28|burr*=3.1|como=0.5|con una=1.34|cont*=0.5|de la=0.08|de ustedes=0.09
    de=0.01|del <car>=0.11|del=0.08|dice=-0.64|el=-0.33|en=-0.2|es un=1.09|geni*=0.43|habe*=0.13
    haber=0.13|hola=-0.08|la=-0.07|los=-0.34|madr*=0.66|madre=0.7|mand*=-0.45|mande=-1.58|manga de=0.34
    manga=0.53|manual ,=0.17|me=-0.14|mi=-0.79|muer*=0.23|muerto=0.75|nadi*=0.33|nadie=0.53|no=0.01
    pedo*=5.13|preciso=0.02|que no=0.03|que=0.76|resp*=0.31|robo*=0.27|robot=0.44|servicio=0.84
    sos un=-0.44|sos=1.29|te lo=1.25|te=0.89|todo ,=-1.11|va a=2.99|ver si=1.35|y=-0.26|ya te=1.75
    ¿ o=1.67
  `,
  INJECTION: `
    , es=0.05|,=-0.6|. $=-0.2|<car> $=-0.07|<car>=-0.03|<condition>=-0.5|<n>=0.04|<part> $=-0.17
    <part>=-0.12|<phone>=-0.2|<place> $=-0.11|<place>=-0.37|<side> $=-0.09|<side>=-0.15|<urgency>=-0.33
    <year> $=-0.11|<year> .=0.8|<year>=-0.05|? $=-0.54|?=-0.68|@=-3.06|@AXLE=-0.07|@CONDITION=-0.54
    @CORRECTION=-0.07|@GREETING=-0.58|@INJECTION=9.02|@MODEL=-0.2|@PART=-0.27|@PHONE=-0.22|@PLACE=-0.41
    @RUDE=-0.12|@URGENCY=-0.36|@WANT=-0.12|@YEAR=-0.18|@about TUERCA=-0.46|@asked CONDITION=-0.97
    @asked CONFIRM=-1.23|@asked CONTACT=-0.26|@asked DEPARTMENT=-0.14|@asked ENGINE=-0.43
    @asked NAME=-0.84|@asked PART=-0.48|@asked PHONE=-0.79|@asked QUANTITY=-0.8|@asked URGENCY=-0.53
    @asked VEHICLE=-0.21|@asked YEAR=-0.19|@asked nothing=-0.7|@facts=-1.14|@like GREETING 0.3=-0.56
    @like GREETING 0.6=-0.38|@like GREETING 0.86=-0.27|@like GREETING 0.97=-0.09|@like INJECTION 0.6=0.3
    @like INJECTION 0.86=0.3|@like INJECTION 0.97=2.73|@like NOTHING 0.3=-0.87|@like NOTHING 0.6=-0.48
    @like NOTHING 0.86=-0.02|@like OFF_TOPIC 0.3=-0.09|@like QUESTION 0.3=-0.68|@like QUESTION 0.6=-0.37
    @like QUESTION 0.86=-0.08|@like REQUEST 0.3=-0.81|@like REQUEST 0.6=-0.62|@like REQUEST 0.86=-0.45
    @like REQUEST 0.97=-0.34|@like RUDE 0.3=-0.57|@like RUDE 0.6=-0.26|@like SYMPTOM 0.3=-0.89
    @like SYMPTOM 0.6=-0.59|@like SYMPTOM 0.86=-0.17|^ <car>=-0.14|^ <condition>=-0.4|conf*=1.4|de=-0.06
    dije que=0.23|el=-0.31|es una=0.62|escribi=1.99|la=-0.38|los=-0.12|mi=0.19|no=-0.55|o=-0.04|orde*=2.13
    poema sobre=2.23|que las=0.3|si=-0.18|sist*=0.17|sistema=0.19|una=0.02|y=0.02
  `,
  CORRECTION: `
    *=1.54|, <condition>=-0.47|, <part>=-0.06|, <side>=0.06|, <year>=0.16|, el=0.39|, es=0.96|, me=0.3
    , no=0.24|, pues=0.33|, ya=0.31|,=0.5|. $=-1.12|. .=1.94|. ah=2.04|. bueno=2.95|. digo=0.75|. y=0.93
    .=0.55|: <phone>=0.73|: es=1.02|:=0.54|<car> .=0.3|<car> <car>=-0.36|<car> <engine>=-0.23
    <car> <year>=-0.26|<car>=-0.03|<condition> ,=0.43|<condition> mejor=-0.08|<condition> nomas=0.58
    <condition>=-0.53|<email> $=-0.17|<email> no=2.14|<engine> $=0.01|<engine> ,=0.92|<engine>=-0.06
    <everyday>=-0.29|<mileage>=-0.28|<n> ,=0.08|<name>=-0.16|<part> $=-0.32|<part> ,=0.17|<part> .=0.34
    <part> con=-0.08|<part> de=-0.24|<part> del=-1.54|<part> entonces=0.39|<part> para=0.01
    <part> tambien=-0.03|<part> y=-0.39|<part>=-0.03|<phone> .=0.36|<phone>=-0.08|<place> $=-0.49
    <place> ,=0.18|<place> .=0.36|<side> $=0.34|<side> ,=0.26|<urgency>=-0.43|<year> $=0.23|<year> .=0.6
    <year> <engine>=-0.24|<year>=-0.02|? $=-1.41|? no=1.75|?=-0.94|@=-2.76|@AXLE=-0.09|@BOTH_OF_TWO=-0.04
    @BRAND=-0.05|@BROKEN=-0.19|@CONDITION=-0.6|@CORRECTION=5.08|@ENGINE=-0.07|@EVERYDAY=-0.33
    @GREETING=-1.24|@INJECTION=-1.47|@KEEP=-0.94|@MILEAGE=-0.31|@MODEL=-0.2|@NAME=-0.17|@OFF_TOPIC=-1.23
    @PART=-0.13|@PHONE=-0.11|@QUESTION=-0.9|@REMOVE=2.91|@RUDE=-1.25|@SIDE=0.28|@SYMPTOM=-0.65
    @URGENCY=-0.51|@WANT=0.08|@YEAR=-0.11|@about TUERCA=-0.98|@asked AXLE=-0.64|@asked CONDITION=-0.1
    @asked CONFIRM=2.86|@asked CONTACT=-0.48|@asked DEPARTMENT=-0.35|@asked ENGINE=-0.69
    @asked MILEAGE=-0.1|@asked MODEL=0.29|@asked PART=-1.4|@asked PHONE=-0.15|@asked SIDE=-1.49
    @asked SYMPTOM=-3.13|@asked URGENCY=-0.6|@asked VEHICLE=-0.87|@asked VIN=-1.06|@asked YEAR=-0.71
    @asked nothing=-0.49|@facts=-2.16|@like GREETING 0.3=-1.24|@like GREETING 0.6=-0.75
    @like GREETING 0.86=-0.66|@like GREETING 0.97=-0.02|@like INJECTION 0.3=-0.44
    @like INJECTION 0.97=-1.61|@like NOTHING 0.3=-1.49|@like NOTHING 0.6=-1.41|@like NOTHING 0.86=-0.42
    @like NOTHING 0.97=-0.03|@like OFF_TOPIC 0.3=-0.37|@like OFF_TOPIC 0.86=-0.38|@like QUESTION 0.3=-0.42
    @like QUESTION 0.86=0.37|@like QUESTION 0.97=-0.98|@like REQUEST 0.3=0.1|@like REQUEST 0.86=-0.03
    @like REQUEST 0.97=-0.36|@like RUDE 0.3=-1.06|@like RUDE 0.6=-1.11|@like RUDE 0.86=-0.2
    @like SYMPTOM 0.3=0.05|@like SYMPTOM 0.6=-0.16|@like SYMPTOM 0.86=-0.75|@like SYMPTOM 0.97=-1.71
    ^ <car>=-0.81|^ <condition>=-1.01|^ <email>=0.08|^ <n>=-0.63|^ <part>=-0.39|^ <place>=-0.21
    ^ aca=-0.27|^ el=0.23|^ jaja=0.45|^ la=0.52|^ los=-0.27|^ mire=-0.33|^ nah=0.96|^ no=-1.41|^ para=0.02
    ^ ¿=-0.02|a ver=1.04|a=-0.49|acla*=0.8|agre*=-0.32|agua*=1.46|ah=0.3|ahora que=2.24|ahora=0.08
    anot*=0.29|arroba no=0.39|arroba=0.61|bah=0.35|bien=-0.58|bomba=0.29|buen*=0.05|bueno=0.99|camb*=0.85
    cambie=0.22|cami*=-0.72|celu*=0.03|celular=0.04|chas*=-0.47|chasis=-0.17|com=0.32|conviene=0.26
    correcto=-0.13|coti*=0.32|cuan*=-0.06|cuat*=1.07|dale=-0.18|de aire=2.99|de=-0.56|decir=1.37
    deja*=2.53|deja=0.63|dejala=0.14|del=-0.19|dice=1.04|dies*=0.47|diesel=0.95|digo=1.72|disc*=2.13
    disculpe=1.14|dos ,=0.38|dos=0.42|e o=0.55|el <part>=0.2|el <side>=1.78|el que=0.79|el=0.11
    en <n>=0.56|en=0.17|era=0.76|es <car>=0.42|es <engine>=0.23|es <year>=1.49|es el=0.14|es=0.51
    ese es=1.97|eso=-0.43|espe*=1.62|espera=1.81|esta bien=-0.31|esta sana=2.67|estaba=0.27|falta un=2.04
    foto=-0.2|hace=-0.58|igua*=0.88|jueg*=-0.06|juego=-0.34|ka=2.12|la <car>=-0.03|la <part>=-0.38
    la <side>=0.05|la bomba=0.52|la de=1.8|la libreta=1.06|lado=0.66|libr*=0.25|libreta=1.04
    lleva <part>=1.23|lo preciso=0.37|lo puedo=-0.65|lo=1.01|mal=2.54|mejo*=-0.14|mejor $=-0.41
    mejor <condition>=0.2|mejor=-0.18|mentira=0.12|mira*=0.13|mire ,=-0.62|nada=-0.91|nah=1.8
    necesito=-0.07|no ,=4.05|no <car>=3.76|no <side>=0.43|no es=-0.63|no lleva=3.16|no me=-1.31
    no tengo=-1.1|no=1.21|nume*=0.94|o=-0.18|obvio $=0.56|ojo=0.9|olvi*=1.62|olvidate=0.41|orig*=-0.13
    pa la=-0.62|pa=-0.92|para ,=2.03|para <car>=0.1|para=0.22|pedo*=2.49|pens*=0.4|pensandolo=1.18
    perd*=2.26|perdon=0.13|pero no=-2.36|pone*=1.99|poneme=1.53|prec*=-0.09|preciso <urgency>=0.38
    pref*=1.08|prefiero <condition>=0.76|puedo=-1.23|que esta=0.03|que lo=0.3|que sean=0.86|que=0.37
    quedo=-1.25|recien=1.17|sabes que=3.76|saca=0.81|sacala=2.47|sana=0.45|sano=2.34|saqu*=2.11
    se me=-1.02|se puede=0.03|se=-0.31|sea=0.64|sean los=1.92|sean=0.66|si ,=1.04|si es=-0.4|si=-1.15
    sin <part>=1.68|solo=0.72|son los=0.9|son=0.85|sumale=0.38|ta=-0.31|te=-0.61|tene*=0.89|tengo la=1.56
    term*=0.04|termina en=0.7|termina=0.98|tien*=-0.2|tiene=-0.62|todo=-0.04|uh=0.22|un=-0.48|una=-0.6
    uno=-0.12|viej*=0.54|viejo=0.45|y <car>=1.97|y <part>=-0.62|y si=-0.99|y=-0.02|ya=0.69|yo=0.69|¿=-0.56
  `,
  GREETING: `
    ! $=0.43|,=-0.65|.=-0.33|:=-0.41|<car> $=-0.04|<car> <car>=-0.16|<car> <year>=-0.05|<car>=-0.36
    <condition>=-0.53|<engine>=-0.11|<n>=-0.39|<part> $=-0.63|<part>=-0.59|<phone>=-0.52|<place> $=-0.33
    <place>=-0.62|<side>=-0.33|<urgency>=-0.33|<year> $=-0.15|<year>=-0.3|?=-0.34|@=-2.44|@AXLE=-0.1
    @BRAND=-0.19|@CONDITION=-0.56|@ENGINE=-0.12|@GREETING=2.35|@INJECTION=-0.03|@MODEL=-0.49
    @OFF_TOPIC=-1.05|@PART=-0.77|@PHONE=-0.54|@PLACE=-0.67|@QUESTION=-1.53|@RUDE=-0.07|@SIDE=-0.23
    @SYMPTOM=-0.72|@URGENCY=-0.36|@WANT=-0.61|@YEAR=-0.44|@about TUERCA=-1.88|@asked CONDITION=-0.74
    @asked CONFIRM=-0.29|@asked ENGINE=-0.32|@asked NAME=-2.34|@asked PART=-0.48|@asked PHONE=-0.46
    @asked QUANTITY=-0.55|@asked URGENCY=-0.38|@asked YEAR=-0.39|@asked nothing=0.39|@facts=-1.41
    @like GREETING 0.3=0.97|@like GREETING 0.6=0.35|@like GREETING 0.86=1.14|@like GREETING 0.97=0.89
    @like INJECTION 0.3=-1.16|@like INJECTION 0.6=-0.91|@like INJECTION 0.86=-0.33
    @like INJECTION 0.97=-0.08|@like NOTHING 0.3=-0.55|@like NOTHING 0.6=-0.42|@like NOTHING 0.86=-0.47
    @like OFF_TOPIC 0.3=-0.97|@like QUESTION 0.3=-0.77|@like QUESTION 0.6=-1|@like QUESTION 0.86=-0.46
    @like REQUEST 0.3=-0.9|@like REQUEST 0.6=-0.77|@like REQUEST 0.86=-0.61|@like REQUEST 0.97=-0.48
    @like RUDE 0.3=-0.8|@like RUDE 0.6=-0.41|@like SYMPTOM 0.3=-0.97|@like SYMPTOM 0.6=-0.78
    @like SYMPTOM 0.86=-0.45|@like SYMPTOM 0.97=-0.23|^ <condition>=-0.31|^ <phone>=-0.1|^ buen=-0.17
    ^ eu=1.64|^ tas=0.77|agra*=1|al=-0.07|aten*=0.09|buen dia=-0.02|buen=-0.07|de=-0.7|del=-0.38|dia=-0.32
    el=-0.81|en=-0.61|es=-0.18|escr*=-0.49|eu=0.47|gracias $=-0.21|hola !=-0.06|hola .=-0.41|holaa $=0.95
    la=-0.59|las=-0.3|le=-0.15|los=-0.21|me=-0.56|mi=-0.75|no=-0.65|o=-0.57|para=-0.32|piol*=0.34
    piola=0.39|por=-0.13|que=-0.53|quedo a=0.74|quedo=0.09|salu*=0.58|saludos=0.85|se=-0.23|si=-0.62
    tas=0.92|un=-0.5|una=-0.21|y=-0.45|¿ como=0.33
  `,
} as const
