/** Of the tuning conversations. */
export const LEARNT_FROM = '841387b07ed49273'

/** Written by npm run learn: features with their weights. */
export const KIND_WEIGHTS = {
  SYMPTOM: `
    , <everyday>=-0.12|, <side>=-0.18|, con=-1.6|, e=0.21|, es=0.12|, se=0.5|,=-0.09|. $=-0.12|. es=0.86
    :=-0.72|<car> $=0.02|<car> <car>=-0.01|<car> <engine>=0.73|<car> <year>=-0.04|<car>=0.41
    <condition>=-0.57|<email>=-0.15|<n>=-0.11|<part> ,=-0.18|<part> <side>=-0.23|<part> de=-0.6
    <part> del=-0.05|<part> para=-0.38|<part> y=0.05|<part>=-0.07|<phone>=-0.5|<place> $=-0.25
    <place>=-0.13|<side> a=1.36|<urgency>=-0.65|<year> .=-0.27|<year>=-0.06|? $=-0.63|?=-0.97|@=-3.06
    @ALSO=-0.14|@AXLE=0.44|@BOTH_OF_TWO=-0.61|@BRAND=-0.02|@BROKEN=-0.21|@CONDITION=-0.61
    @CORRECTION=-0.72|@EMAIL=-0.18|@INJECTION=-0.02|@KEEP=-0.93|@MODEL=0.38|@PART=-0.25|@PHONE=-0.53
    @PLACE=-0.18|@QUESTION=-0.18|@REMOVE=1.28|@RUDE=-0.03|@SIDE=-0.6|@SYMPTOM=4.74|@URGENCY=-0.73
    @WANT=-0.99|@YEAR=-0.22|@about TUERCA=-1.08|@asked AXLE=-0.77|@asked CONDITION=-1.23
    @asked CONFIRM=-2.09|@asked CONTACT=-0.43|@asked DEPARTMENT=-0.67|@asked ENGINE=-1.2
    @asked MILEAGE=-0.31|@asked NAME=-0.73|@asked PART=-1.64|@asked PHONE=-0.36|@asked QUANTITY=-1.57
    @asked SIDE=-0.59|@asked SYMPTOM=3.33|@asked URGENCY=-0.98|@asked VEHICLE=-1.39|@asked VIN=-0.4
    @asked YEAR=-0.86|@asked nothing=0.09|@facts=-1.11|@like GREETING 0.3=-0.43|@like GREETING 0.6=-0.71
    @like GREETING 0.86=-0.38|@like INJECTION 0.3=-1.13|@like INJECTION 0.6=-0.65
    @like INJECTION 0.86=-0.17|@like NOTHING 0.3=-1.16|@like NOTHING 0.6=-0.94|@like NOTHING 0.86=-0.31
    @like OFF_TOPIC 0.3=-1.48|@like QUESTION 0.3=-1.19|@like QUESTION 0.6=-0.91|@like QUESTION 0.86=-0.21
    @like QUESTION 0.97=-0.3|@like REQUEST 0.3=-0.61|@like REQUEST 0.6=-0.44|@like REQUEST 0.86=-0.55
    @like REQUEST 0.97=-0.59|@like RUDE 0.3=-0.49|@like RUDE 0.86=-0.87|@like SYMPTOM 0.3=0.36
    @like SYMPTOM 0.6=0.87|@like SYMPTOM 0.86=0.65|@like SYMPTOM 0.97=1.09|^ <car>=-0.19
    ^ <condition>=-0.09|^ <part>=-0.75|^ <year>=-0.14|^ hago=2.23|^ mi=0.33|^ no=-0.03|^ se=-0.66
    ^ y=-0.18|adentro del=0.44|agua por=0.8|al=0.86|anda=0.21|apag*=0.42|auto=0.28|cami*=0.33|carr*=1.24
    chin*=0.15|chispa=1.21|como=0.2|comp*=-0.32|con <part>=-0.35|con=0.31|cuan*=0.34|cuando=2.78
    cuen*=-0.38|de <part>=1.03|de=-0.44|del <car>=0.43|del <year>=0.47|del=0.22|dice=-0.17|dire*=0.12
    direccion=0.44|diri*=0.33|dos=-0.88|e=0.36|el auto=0.57|el=-0.38|en=0.54|entr*=0.01|es un=0.9|es=-0.13
    escribo=1.36|flot*=-0.4|flota=-0.54|fuer*=1.05|hago=0.14|la <part>=-0.14|la de=-0.65|la moto=1.62
    las=0.14|lo=-0.29|los=-0.3|luz=0.64|mane*=0.42|me=0.13|mi=1.23|moja*=0.38|mojada=0.66|motorcito=1.76
    nada=0.54|nece*=-0.54|necesito=-0.17|no ,=-0.67|no me=0.73|no se=-0.67|no=0.41|onda=0.07|pa=-0.19
    para <car>=-0.18|para=-0.61|pasa*=0.09|pasar=0.08|por=0.56|porq*=0.52|prec*=-0.61|preciso=-0.14
    pren*=2.25|pres*=0.03|presenta=2.16|que=-0.5|queda=-0.5|quedo sin=1.41|quedo=1.71|quiero <part>=1.31
    rale*=0.48|ralenti=1.01|s=2.02|se rompio=0.86|se=1.14|semaforo $=0.41|semaforo=0.41|si=-0.61|sube=1.04
    ta=1.76|te=-0.03|tengo un=0.93|tira=6.25|toda=1.31|um <car>=3.83|um=0.15|un <car>=0.79|un=0.35
    una <car>=0.47|una=0.33|x=0.05|y <part>=-0.33|y le=1.06|y=0.86
  `,
  QUESTION: `
    , una=1.26|,=-0.7|<car> ?=-0.06|<condition> $=-0.86|<condition> ,=-0.63|<condition> ;=1.95
    <condition> ?=2.24|<condition>=-0.02|<engine>=-0.01|<mileage>=-0.07|<n>=-0.4|<part> $=-0.36
    <part> <side>=-0.01|<part> de=0.14|<phone>=-0.19|<place> $=-0.47|<side> $=-0.31|<side>=-0.42
    <urgency>=-0.1|<year> $=-0.35|?=3.72|@=-3.08|@AXLE=-0.31|@BOTH_OF_TWO=-0.38|@CONDITION=-0.07
    @ENGINE=-0.02|@GREETING=-0.21|@INJECTION=-1.63|@MILEAGE=-0.09|@MODEL=-0.01|@OFF_TOPIC=-1.7|@PART=-0.2
    @PHONE=-0.24|@QUESTION=1.29|@RUDE=-0.22|@SIDE=-0.26|@SYMPTOM=-0.12|@URGENCY=-0.15|@WANT=0.28
    @YEAR=-0.11|@about TUERCA=4.82|@asked CONDITION=-0.57|@asked CONFIRM=-0.78|@asked DEPARTMENT=-0.59
    @asked EMAIL=-0.67|@asked ENGINE=-0.73|@asked MILEAGE=-0.31|@asked PART=-0.93|@asked PHONE=-0.09
    @asked QUANTITY=-0.68|@asked URGENCY=-1.15|@asked VEHICLE=-0.26|@asked YEAR=-0.05|@asked nothing=-0.69
    @facts=-1.24|@like GREETING 0.3=-0.4|@like GREETING 0.86=-0.35|@like GREETING 0.97=-0.15
    @like INJECTION 0.3=-0.17|@like NOTHING 0.3=-1.18|@like NOTHING 0.6=-0.31|@like OFF_TOPIC 0.3=-2.91
    @like OFF_TOPIC 0.86=-0.87|@like QUESTION 0.6=0.58|@like QUESTION 0.86=1.24|@like QUESTION 0.97=1.85
    @like REQUEST 0.3=-0.74|@like REQUEST 0.6=-0.62|@like REQUEST 0.86=-0.5|@like REQUEST 0.97=-0.29
    @like RUDE 0.3=-0.75|@like SYMPTOM 0.3=-0.95|@like SYMPTOM 0.6=-0.68|@like SYMPTOM 0.86=-0.32
    ^ <car>=-0.38|^ <condition>=-0.66|^ buen=0.13|^ cuanto=0.21|^ el=-0.54|^ me=0.08|^ no=-0.41
    a <place>=0.51|arti*=1.08|bot=-0.01|buen dia=0.09|busc*=0.03|chap*=-0.57|como hago=1.14|cons*=0.48
    cuanto=1.42|de entrega=1.39|del=-0.29|desde el=0.09|domingo=-1.52|en=0.47|entr*=2.64|es=0.15|esto=0.17
    hago para=0.83|hay <condition>=0.59|hay=1.01|hola ,=0.34|hora=-0.44|inst*=-0.17|inte*=0.2|kit=-1.6
    la=-0.16|le=0.81|lo=-0.12|mand*=1.55|mas=-0.44|mi=-0.3|no ?=1.12|no=-0.55|o=0.08|paga*=0.08|pagar=0.18
    pago $=2.52|pago=1.17|para=0.01|plaz*=1.1|ponerle <part>=0.53|ponerle=1.28|por=0.12|prec*=0.32
    precio de=3.07|precio=0.17|quan*=0.19|quanto=0.03|que es=0.53|que=-0.12|repu*=0.9|saber=1.84
    sabes=-1.58|se=-0.4|sos=-0.12|te=-1.17|tene*=-0.28|tiene=0.41|tienen=-0.06|tmb=-0.32|uste*=0.33
    venden=0.38|vender=-0.2|vien*=1.32|y=-0.03|¿ y=-0.21|¿=0.55
  `,
  OFF_TOPIC: `
    ,=-0.72|. $=-0.26|.=-0.4|<car> $=-0.24|<car> <car>=-0.21|<car> <year>=-0.03|<car> para=3.4|<car>=-0.19
    <condition> $=-0.3|<condition>=-0.25|<engine>=-0.19|<n> $=0.36|<n>=0.06|<part> $=-0.17|<part> de=0.85
    <part>=-0.38|<phone>=-0.27|<place>=-0.23|<side> $=-0.19|<side>=-0.39|<urgency> $=-0.13|<urgency>=-1.17
    <year>=-0.2|? q=1.88|?=0.18|@=-2.79|@AXLE=-0.09|@BRAND=-0.08|@CONDITION=-0.28|@ENGINE=-0.2
    @GREETING=-0.78|@INJECTION=-0.82|@MODEL=-0.38|@OFF_TOPIC=4.61|@PART=-0.54|@PHONE=-0.3|@PLACE=-0.26
    @RUDE=-2.23|@SIDE=-0.31|@SYMPTOM=-0.24|@URGENCY=-1.22|@WANT=-0.17|@YEAR=-0.33|@about TUERCA=-0.71
    @about UNKNOWN=0.79|@asked CONDITION=-0.46|@asked CONFIRM=-1.11|@asked CONTACT=-0.4
    @asked DEPARTMENT=-0.53|@asked NAME=-1.13|@asked PART=-0.5|@asked PHONE=-0.06|@asked QUANTITY=-1.33
    @asked SYMPTOM=-0.85|@asked URGENCY=-0.12|@asked YEAR=-0.61|@asked nothing=0.04|@facts=-1.32
    @like GREETING 0.3=-0.37|@like GREETING 0.6=-0.12|@like GREETING 0.86=-0.19|@like GREETING 0.97=-0.87
    @like INJECTION 0.3=-0.27|@like INJECTION 0.86=-0.8|@like INJECTION 0.97=-0.33|@like NOTHING 0.3=-0.17
    @like NOTHING 0.6=-0.8|@like NOTHING 0.86=-0.29|@like OFF_TOPIC 0.3=2.46|@like OFF_TOPIC 0.6=0.34
    @like OFF_TOPIC 0.86=1.94|@like QUESTION 0.3=-0.12|@like QUESTION 0.86=-1.31|@like QUESTION 0.97=-0.93
    @like REQUEST 0.3=-0.65|@like REQUEST 0.6=-0.48|@like REQUEST 0.86=-0.37|@like REQUEST 0.97=-0.5
    @like SYMPTOM 0.3=-1.2|@like SYMPTOM 0.6=-0.74|@like SYMPTOM 0.86=-0.4|@like SYMPTOM 0.97=-0.16
    ^ <car>=-0.21|^ <condition>=-0.72|^ <urgency>=-1.26|^ <year>=-0.13|^ necesito=0.64|^ sos=0.33|^ y=0.09
    auto=-0.28|ayer=1.05|buenas=-0.03|chapista=0.25|como=-0.12|con=-0.11|de octubre=0.49|de=0.19
    domi*=0.19|domingo=2.03|en=-0.34|es=-0.56|esta=-0.15|hoy=0.61|inst*=-0.35|jaja=2.44|jajaja=0.47
    la=-0.37|llue*=3.07|los=-0.53|me va=0.96|mi viejo=0.13|mode*=0.59|modelo <year>=1.36|modelo=0.6
    necesito el=1.59|necesito=0.05|no=-0.47|o=-0.22|octu*=0.07|octubre=0.68|para mi=0.01|para un=1.37
    por=-0.22|quie*=0.08|quiero un=0.45|sale=-0.02|se=-0.07|si=-0.42|sos=1.6|todo=-0.22|un <car>=-0.05
    un bot=1.54|un=0.78|una=0.21|uno de=0.09|uste*=-0.29|va a=1.17|vend*=1.54|viejo $=0.11|y un=0.8|y=0.01
    ¿ y=0.34
  `,
  RUDE: `
    , no=-0.58|, obvio=2.11|,=-0.26|. $=-0.33|. <part>=2.33|.=-0.05|<car> $=-0.27|<car> <car>=-0.06
    <car> <year>=0.23|<car>=0.05|<condition> todo=-0.95|<condition>=-0.23|<n>=-0.4|<part> $=-0.31
    <part> <side>=0.08|<part> de=0.1|<part>=-0.12|<phone>=-0.23|<place>=-0.29|<side> $=-0.37
    <side> manual=2.33|<year> $=-0.09|<year> ,=0.75|<year>=0.02|@=-3.08|@AXLE=-0.09|@CONDITION=-0.27
    @CORRECTION=-0.26|@GREETING=-0.74|@OFF_TOPIC=-0.09|@PART=-0.28|@PHONE=-0.25|@PLACE=-0.34
    @QUESTION=-0.81|@RUDE=9.71|@SYMPTOM=-0.01|@WANT=-0.12|@YEAR=0.01|@about TUERCA=-0.26
    @asked CONDITION=-1.26|@asked CONFIRM=-0.89|@asked CONTACT=-0.04|@asked DEPARTMENT=-0.25
    @asked ENGINE=-0.16|@asked NAME=-0.51|@asked QUANTITY=-0.5|@asked URGENCY=-0.87|@asked YEAR=-0.17
    @asked nothing=-0.79|@facts=-1.12|@like GREETING 0.3=-0.69|@like GREETING 0.6=-0.51
    @like GREETING 0.86=-0.31|@like GREETING 0.97=-0.15|@like INJECTION 0.3=-0.2|@like INJECTION 0.6=-0.88
    @like INJECTION 0.86=-0.25|@like NOTHING 0.3=-1.24|@like NOTHING 0.6=-0.77|@like OFF_TOPIC 0.3=-1.06
    @like OFF_TOPIC 0.6=-0.12|@like QUESTION 0.3=-0.57|@like QUESTION 0.86=-0.63|@like QUESTION 0.97=-0.14
    @like REQUEST 0.3=-0.81|@like REQUEST 0.6=-0.59|@like REQUEST 0.86=-0.4|@like REQUEST 0.97=-0.29
    @like RUDE 0.3=1.51|@like RUDE 0.86=1.09|@like SYMPTOM 0.3=-0.89|@like SYMPTOM 0.6=-0.49
    @like SYMPTOM 0.86=-0.46|^ <car>=-0.49|^ <condition>=-0.07|^ <year>=-0.37|^ no=0.06|^ ¿=-0.01|a=0.1
    ahi ?=2.26|burr*=4.84|con una=1.85|cont*=0.56|de=0.01|del <car>=0.17|del=0.15|el=-0.18|en=-0.17
    es un=1.14|geni*=0.97|habe*=0.65|haber=0.8|la=-0.07|los=-0.17|madr*=0.49|madre=0.52|mand*=-0.38
    mande=-1.17|mang*=0.01|manga de=0.58|manga=0.83|manual ,=0.31|me=-0.09|mi=-0.17|muer*=0.35|muerto=0.97
    nadi*=0.25|nadie=0.42|no=0.01|o=0.03|que <condition>=0.48|que no=0.13|que=0.64|servicio=0.74
    sos un=-0.36|sos=1.46|te lo=1.61|te=1.07|todo ,=-1.06|un <car>=0.04|ver si=0.59|y=-0.24|ya te=1.15
    ¿ o=1.61
  `,
  INJECTION: `
    , es=0.01|,=-0.6|. $=-0.21|<car>=-0.01|<condition>=-0.5|<part> $=-0.11|<part>=-0.11|<phone>=-0.23
    <place> $=-0.06|<place>=-0.35|<side> $=-0.02|<side>=-0.14|<urgency>=-0.29|<year> $=-0.07|<year> .=0.85
    <year>=-0.03|? $=-0.59|?=-0.71|@=-3.08|@AXLE=-0.07|@CONDITION=-0.54|@CORRECTION=-0.04|@GREETING=-0.57
    @INJECTION=8.88|@MODEL=-0.19|@PART=-0.26|@PHONE=-0.25|@PLACE=-0.39|@URGENCY=-0.32|@WANT=-0.1
    @YEAR=-0.16|@about TUERCA=-0.46|@asked CONDITION=-1.04|@asked CONFIRM=-1.13|@asked CONTACT=-0.18
    @asked DEPARTMENT=-0.04|@asked ENGINE=-0.37|@asked NAME=-0.57|@asked PART=-0.44|@asked QUANTITY=-0.7
    @asked URGENCY=-0.51|@asked VEHICLE=-0.13|@asked YEAR=-0.07|@asked nothing=-0.69|@facts=-1.17
    @like GREETING 0.3=-0.5|@like GREETING 0.6=-0.37|@like GREETING 0.86=-0.24|@like GREETING 0.97=-0.03
    @like INJECTION 0.6=0.52|@like INJECTION 0.86=0.42|@like INJECTION 0.97=3.3|@like NOTHING 0.3=-0.88
    @like NOTHING 0.6=-0.45|@like QUESTION 0.3=-0.65|@like QUESTION 0.6=-0.34|@like QUESTION 0.86=-0.01
    @like REQUEST 0.3=-0.82|@like REQUEST 0.6=-0.63|@like REQUEST 0.86=-0.45|@like REQUEST 0.97=-0.34
    @like RUDE 0.3=-0.57|@like RUDE 0.6=-0.27|@like SYMPTOM 0.3=-0.89|@like SYMPTOM 0.6=-0.56
    @like SYMPTOM 0.86=-0.09|^ <car>=-0.1|^ <condition>=-0.39|conf*=1.02|de=-0.08|el=-0.31|es una=0.6
    escribi=2.16|la=-0.36|los=-0.17|mi=0.21|no=-0.55|orde*=1.88|para=0.01|poema sobre=1.76|que las=0.61
    si=-0.11|una=0.04
  `,
  CORRECTION: `
    *=1.85|, <car>=-0.03|, <condition>=-0.21|, <part>=-0.05|, <year>=0.1|, asi=1.29|, el=0.23|, es=0.92
    , ese=0.44|, me=0.22|, no=0.22|, pues=0.31|,=0.57|. $=-1.27|. .=1.27|. ah=1.87|. bueno=3.39
    . digo=1.86|. y=1.28|.=0.68|: <phone>=0.71|: es=1|:=0.48|<car> <car>=-0.32|<car> <engine>=-0.15
    <car> <year>=-0.23|<car>=-0.01|<condition> nomas=1.2|<condition>=-0.55|<email> $=-0.01|<engine> ,=0.93
    <engine>=-0.16|<everyday>=-0.12|<mileage>=-0.37|<n> ,=0.19|<name>=-0.1|<part> $=-0.24|<part> ,=0.31
    <part> .=0.33|<part> <condition>=-0.04|<part> con=-1.12|<part> de=-0.19|<part> del=-1.38
    <part> el=0.03|<part> entonces=0.38|<part> lo=0.3|<part> y=-0.53|<phone> .=0.25|<phone>=-0.08
    <place> $=-0.6|<place> ,=0.16|<side> $=0.57|<side> ,=0.47|<urgency>=-0.4|<year> $=0.31|<year> .=0.55
    <year> <engine>=-0.09|? $=-1.38|? no=1.09|?=-0.83|@=-2.81|@AXLE=-0.26|@BRAND=-0.05|@BROKEN=-0.53
    @CONDITION=-0.62|@CORRECTION=4.98|@ENGINE=-0.18|@EVERYDAY=-0.15|@GREETING=-1.27|@INJECTION=-1.33
    @KEEP=-0.89|@MILEAGE=-0.41|@MODEL=-0.16|@NAME=-0.11|@OFF_TOPIC=-1.18|@PART=-0.07|@PHONE=-0.1
    @QUESTION=-0.29|@REMOVE=2.62|@RUDE=-1.26|@SIDE=0.36|@SYMPTOM=-0.56|@URGENCY=-0.47|@YEAR=-0.07
    @about TUERCA=-0.71|@asked AXLE=-0.45|@asked CONFIRM=2.93|@asked CONTACT=-0.37|@asked DEPARTMENT=-0.24
    @asked ENGINE=-0.31|@asked MODEL=0.6|@asked PART=-1.54|@asked SIDE=-1.61|@asked SYMPTOM=-2.99
    @asked URGENCY=-0.71|@asked VEHICLE=-0.98|@asked VIN=-1.09|@asked YEAR=-0.59|@asked nothing=-0.64
    @facts=-2.22|@like GREETING 0.3=-1.32|@like GREETING 0.6=-0.8|@like GREETING 0.86=-0.65
    @like INJECTION 0.97=-1.77|@like NOTHING 0.3=-1.4|@like NOTHING 0.6=-1.32|@like NOTHING 0.86=-0.72
    @like NOTHING 0.97=-0.14|@like OFF_TOPIC 0.3=-0.25|@like OFF_TOPIC 0.86=-0.58|@like QUESTION 0.3=-0.36
    @like QUESTION 0.86=0.21|@like QUESTION 0.97=-1.38|@like REQUEST 0.3=0.13|@like REQUEST 0.6=0.03
    @like REQUEST 0.86=-0.02|@like REQUEST 0.97=-0.33|@like RUDE 0.3=-0.93|@like RUDE 0.6=-1.18
    @like RUDE 0.86=-0.12|@like SYMPTOM 0.3=0.05|@like SYMPTOM 0.86=-0.75|@like SYMPTOM 0.97=-1.8
    ^ <car>=-1.12|^ <condition>=-0.99|^ <n>=-0.73|^ <part>=-0.39|^ <place>=-0.09|^ aca=-0.18|^ el=0.3
    ^ jaja=0.16|^ la=0.21|^ me=0.08|^ nah=0.94|^ no=-1.1|^ para=0.16|^ uh=0.28|a ver=1.13|a=-0.48
    acla*=0.66|agre*=-0.76|agua*=1.12|ah=0.53|ahor*=0.16|ahora que=0.6|ahora=0.3|arroba no=0.3|arroba=0.48
    bah=0.22|bien=-0.29|bomba=0.49|buen*=0.12|bueno=0.57|camb*=0.73|cambie=0.52|cami*=-0.99|chas*=-0.54
    chasis=-0.11|claro=0.27|con <part>=0.01|consegui $=0.72|cont*=-0.16|conviene=0.05|corr*=0.08
    correcto=-0.22|coti*=0.23|cuat*=0.37|cuatro=0.52|dale=-0.35|de aire=3.05|de=-0.52|decir=1.51
    deja*=1.73|deja=0.66|del=-0.15|dice=0.41|dies*=0.53|diesel=0.98|digo=0.57|disc*=1.54|disculpe=1.55
    dos ,=0.25|dos=0.3|e o=0.29|el <part>=0.35|el <side>=1.35|el <year>=0.35|el motor=-0.2|el=0.14
    en <n>=0.01|en=0.2|era=0.7|es <car>=0.31|es <year>=1.53|es=0.42|ese es=0.1|eso=-0.67|espe*=1.9
    espera=1.22|esta bien=-0.93|esta sana=2.76|estaba=0.54|falta un=1.47|hace=-0.61|igua*=0.79|jueg*=-0.01
    juego de=-0.04|juego=-0.45|ka=2.11|la <car>=-0.09|la <part>=-0.32|la <side>=0.1|la bomba=0.84
    la de=1.7|la libreta=1.25|la=-0.12|lado=0.49|las <part>=-0.01|libr*=0.18|libreta dice=0.19
    libreta=1.18|lo preciso=0.38|lo=0.89|mal=2.6|mand*=-0.65|me=0.02|mejo*=-0.12|mejor $=-0.3|mejor=-0.15
    mira*=0.34|nada=-0.46|nah=1.76|no ,=3.95|no <car>=3.84|no es=-0.23|no lleva=3.62|no me=-0.83
    no tengo=-0.91|no=1.12|nume*=0.85|o=-0.03|obvio $=0.52|ojo=0.61|olvi*=1.7|otro=0.22|pa=-0.78
    para ,=2.09|para <car>=0.33|para=0.21|pens*=0.5|pensandolo=1.26|perd*=2.19|perdon=0.44|pero no=-2.56
    pone*=1.95|poneme=2.03|por=-0.31|prec*=-0.01|preciso <urgency>=0.45|pref*=0.77|puedo=-0.06|que lo=0.79
    que sean=1.22|que=0.51|quedo=-0.05|recien=1.25|sabes que=3.18|saca=0.81|sacala=2.65|sana=0.54
    saqu*=0.98|se me=-0.62|se=-0.13|sea=0.77|sean los=0.34|sean=0.78|si ,=1.52|si es=-0.23|si=-1.27
    sin <part>=1.01|solo el=0.1|solo=0.68|son los=1.52|son=1.04|sumale=0.38|ta=-0.03|te=-0.56|tene*=0.57
    tengo la=1.92|term*=1.57|termina en=0.27|termina=0.47|tien*=-0.15|tiene=-0.58|uh=0.54|un <car>=-0.01
    un=-0.4|una=-0.65|viej*=0.09|viejo=0.99|y <car>=2.22|y <part>=-0.72|y si=-1.56|yo=0.54|¿=-0.25
  `,
  GREETING: `
    ! $=0.5|,=-0.61|.=-0.28|:=-0.36|<car> <car>=-0.16|<car> <year>=-0.04|<car>=-0.36|<condition>=-0.47
    <engine>=-0.08|<n>=-0.31|<part> $=-0.56|<part>=-0.59|<phone>=-0.53|<place> $=-0.17|<place>=-0.57
    <side>=-0.33|<urgency>=-0.28|<year> $=-0.1|<year>=-0.29|?=-0.5|@=-2.52|@AXLE=-0.07|@BRAND=-0.18
    @CONDITION=-0.5|@ENGINE=-0.08|@GREETING=2.46|@INJECTION=-0.03|@MODEL=-0.49|@OFF_TOPIC=-0.79
    @PART=-0.77|@PHONE=-0.55|@PLACE=-0.62|@QUESTION=-1.35|@SIDE=-0.2|@SYMPTOM=-0.44|@URGENCY=-0.31
    @WANT=-0.58|@YEAR=-0.43|@about TUERCA=-1.81|@asked CONDITION=-0.65|@asked CONFIRM=-0.25
    @asked ENGINE=-0.24|@asked NAME=-1.6|@asked PART=-0.43|@asked PHONE=-0.42|@asked QUANTITY=-0.44
    @asked URGENCY=-0.32|@asked YEAR=-0.29|@asked nothing=0.23|@facts=-1.43|@like GREETING 0.3=0.96
    @like GREETING 0.6=0.41|@like GREETING 0.86=1.14|@like GREETING 0.97=0.85|@like INJECTION 0.3=-1.19
    @like INJECTION 0.6=-0.89|@like INJECTION 0.86=-0.32|@like INJECTION 0.97=-0.04
    @like NOTHING 0.3=-0.52|@like NOTHING 0.6=-0.36|@like NOTHING 0.86=-0.38|@like OFF_TOPIC 0.3=-0.88
    @like QUESTION 0.3=-1.08|@like QUESTION 0.6=-0.85|@like QUESTION 0.86=-0.36|@like REQUEST 0.3=-0.94
    @like REQUEST 0.6=-0.77|@like REQUEST 0.86=-0.61|@like REQUEST 0.97=-0.48|@like RUDE 0.3=-0.75
    @like RUDE 0.6=-0.33|@like SYMPTOM 0.3=-0.98|@like SYMPTOM 0.6=-0.77|@like SYMPTOM 0.86=-0.4
    @like SYMPTOM 0.97=-0.16|^ <condition>=-0.32|^ <phone>=-0.16|^ hola=-0.11|agra*=0.99|al=-0.15
    buen dia=-0.08|buen=-0.12|cami*=-0.01|de=-0.59|del=-0.41|dia=-0.28|el=-0.8|en=-0.61|es=-0.16
    escr*=-0.58|hola .=-0.1|hola=-0.11|holaa $=1.09|holi*=0.14|la=-0.55|las=-0.25|le=-0.2|los=-0.12
    me=-0.74|mi=-0.69|no=-0.63|o=-0.53|para=-0.32|piol*=0.52|piola=0.61|por=-0.09|que=-0.53|quedo a=0.63
    salu*=0.68|saludos=0.65|se=-0.13|si=-0.58|un=-0.45|una=-0.16|y=-0.45|¿ como=0.5
  `,
} as const
