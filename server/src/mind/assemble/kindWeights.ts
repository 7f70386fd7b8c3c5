/** Of the tuning conversations. */
export const LEARNT_FROM = '34e1548ab121d681'

/** Written by npm run learn: features with their weights. */
export const KIND_WEIGHTS = {
  SYMPTOM: `
    , <everyday>=-0.13|, <part>=-0.06|, <side>=-0.14|, con=-1.09|, de=0.1|, e=0.59|, es=0.34|, se=0.32
    ,=-0.1|. $=-0.06|. es=0.54|. mi=0.4|. se=-0.47|.=0.03|:=-0.78|<car> <engine>=0.53|<car>=0.36
    <condition>=-0.57|<email>=-0.22|<mileage>=-0.12|<n>=-0.26|<name>=0.18|<part> ,=-0.06
    <part> <side>=-0.25|<part> de=-0.64|<part> para=-0.36|<part>=-0.05|<phone>=-0.52|<place> $=-0.38
    <place>=-0.22|<side> a=1.31|<urgency>=-0.93|<year> .=-0.06|? $=-0.72|?=-0.96|@=-2.99|@ALSO=-0.43
    @AXLE=0.4|@BOTH_OF_TWO=-0.76|@BROKEN=-0.25|@CONDITION=-0.62|@CORRECTION=-0.88|@EMAIL=-0.24
    @INJECTION=-0.11|@KEEP=-0.92|@MILEAGE=-0.14|@MODEL=0.32|@NAME=0.18|@OFF_TOPIC=-0.03|@PART=-0.23
    @PHONE=-0.55|@PLACE=-0.27|@QUESTION=-0.34|@REMOVE=0.64|@RUDE=-0.23|@SIDE=-0.44|@SYMPTOM=4.94
    @URGENCY=-1.01|@WANT=-1.06|@YEAR=-0.14|@about TUERCA=-1.03|@asked AXLE=-0.99|@asked CONDITION=-1.17
    @asked CONFIRM=-2.06|@asked CONTACT=-0.52|@asked DEPARTMENT=-0.41|@asked ENGINE=-1.34
    @asked MILEAGE=-0.44|@asked NAME=-1.13|@asked PART=-1.67|@asked PHONE=-0.52|@asked QUANTITY=-1.76
    @asked SIDE=-0.79|@asked SYMPTOM=3.34|@asked URGENCY=-0.8|@asked VEHICLE=-1.41|@asked VIN=-0.63
    @asked YEAR=-1.01|@asked nothing=0.02|@facts=-1.1|@like GREETING 0.3=-0.56|@like GREETING 0.6=-0.67
    @like GREETING 0.86=-0.42|@like INJECTION 0.3=-1.13|@like INJECTION 0.6=-0.81
    @like INJECTION 0.86=-0.28|@like INJECTION 0.97=-0.04|@like NOTHING 0.3=-1.11|@like NOTHING 0.6=-0.97
    @like NOTHING 0.86=-0.46|@like OFF_TOPIC 0.3=-1.46|@like QUESTION 0.3=-1.22|@like QUESTION 0.6=-0.91
    @like QUESTION 0.86=-0.35|@like QUESTION 0.97=-0.33|@like REQUEST 0.3=-0.65|@like REQUEST 0.6=-0.43
    @like REQUEST 0.86=-0.53|@like REQUEST 0.97=-0.6|@like RUDE 0.3=-0.47|@like RUDE 0.86=-0.9
    @like SYMPTOM 0.3=0.35|@like SYMPTOM 0.6=0.85|@like SYMPTOM 0.86=0.48|@like SYMPTOM 0.97=1.47
    ^ <car>=-0.28|^ <condition>=-0.25|^ <part>=-0.81|^ <year>=-0.34|^ hago=2.54|^ mi=0.41|^ no=-0.2
    ^ se=-0.64|^ y=-0.26|abajo=0.1|adentro del=0.64|agua por=1.38|aire y=2.46|aire=0.11|al=0.74
    anda la=0.28|anda=0.28|apag*=0.98|auto=0.35|blan*=-0.17|blanco=-0.13|buenas=0.02|cami*=0.19|carr*=1.56
    chispa=1.2|como=0.11|comp*=-0.49|con <part>=-0.46|con=0.23|cuan*=0.25|cuando=2.71|cuen*=-0.25
    de <part>=1.03|de=-0.37|del <car>=0.43|del <year>=0.18|del=0.16|dice=-0.09|direccion=0.51|diri*=0.26
    dos=-0.86|e=0.16|el <part>=-0.23|el auto=0.84|el=-0.25|en <part>=0.95|en el=0.25|en=0.36|es un=0.96
    es=-0.23|escribo=0.72|espe*=-0.06|esti*=1.02|flot*=-0.68|flota=-0.84|fuer*=0.77|grac*=-0.01|hace=0.02
    la <car>=0.53|la <part>=-0.25|la de=-0.85|la moto=1.79|la=0.05|lo=-0.26|los=-0.18|luz=0.43|mane*=0.69
    me anda=1.26|me=0.08|meu=0.76|mi <car>=0.13|mi automovil=0.6|mi=1.11|mira=-0.13|moja*=0.57|mojada=0.83
    motorcito=2.22|nada=0.51|nece*=-0.53|necesito=-0.32|no ,=-0.52|no me=0.67|no se=-0.52|no=0.32
    onda=0.16|pa=-0.16|para <car>=-0.17|para=-0.66|por=0.44|porq*=0.55|prec*=-0.64|preciso=-0.18
    pren*=2.36|pres*=0.03|presenta=1.41|que=-0.39|queda=-0.47|quedo sin=0.79|quedo=1.79|quiero <part>=0.83
    rale*=0.62|ralenti=1.18|s=2.23|se rompio=0.34|se=1.11|segu*=0.13|semaforo $=0.13|semaforo=0.21
    si=-0.46|sin <part>=0.21|sin=0.76|son=-0.14|sube=1.13|suena=0.22|ta=1.56|teng*=0.28|tengo un=0.62
    tira=6.22|toda la=1.05|toda=0.82|um <car>=3.65|um=0.3|un <car>=0.79|un <part>=-0.01|un=0.28
    una <car>=0.4|una=0.32|vehi*=0.01|vehiculo=0.85|x=0.01|y <part>=-0.23|y le=1.33|y=0.93|zumb*=0.11
  `,
  QUESTION: `
    , si=0.21|, una=1.95|, ¿=-0.05|,=-0.68|. $=0.01|.=0.01|:=-0.25|<car> ?=-0.59|<condition> $=-0.94
    <condition> ,=-1.01|<condition> ;=1.42|<condition> ?=2.36|<condition>=-0.1|<engine> <year>=0.01
    <engine>=-0.08|<mileage>=-0.09|<n> <part>=0.3|<n>=-0.48|<part> $=-0.54|<part> ,=-0.01|<part> <n>=0.57
    <part> de=0.11|<part>=-0.03|<phone>=-0.19|<place> $=-0.5|<side> $=-0.29|<side>=-0.35|<urgency>=-0.2
    <year> $=-0.31|<year>=-0.03|? $=0.2|? hay=1.61|?=3.81|@=-3|@AXLE=-0.23|@BOTH_OF_TWO=-1.05|@BRAND=-0.09
    @BROKEN=-0.2|@CONDITION=-0.15|@CORRECTION=-0.26|@ENGINE=-0.09|@EVERYDAY=-0.01|@GREETING=-0.05
    @INJECTION=-2.3|@MILEAGE=-0.11|@MODEL=-0.09|@OFF_TOPIC=-1.7|@PART=-0.25|@PHONE=-0.24|@QUESTION=1.52
    @RUDE=-1.01|@SIDE=-0.26|@SYMPTOM=-0.27|@URGENCY=-0.25|@WANT=0.18|@YEAR=-0.2|@about TUERCA=4.4
    @asked CONDITION=-0.73|@asked CONFIRM=-1.04|@asked CONTACT=-0.52|@asked DEPARTMENT=-0.86
    @asked EMAIL=-0.59|@asked ENGINE=-0.95|@asked MILEAGE=-0.59|@asked NAME=-0.23|@asked PART=-0.99
    @asked PHONE=-0.39|@asked QUANTITY=-1.08|@asked SYMPTOM=-0.23|@asked URGENCY=-1.11
    @asked VEHICLE=-0.33|@asked VIN=-0.23|@asked YEAR=-0.29|@asked nothing=-0.59|@facts=-1.24
    @like GREETING 0.3=-0.69|@like GREETING 0.86=-0.34|@like GREETING 0.97=-0.25|@like INJECTION 0.3=-0.1
    @like NOTHING 0.3=-1.11|@like NOTHING 0.6=-0.41|@like OFF_TOPIC 0.3=-2.83|@like OFF_TOPIC 0.6=-0.4
    @like OFF_TOPIC 0.86=-0.72|@like QUESTION 0.3=0.09|@like QUESTION 0.6=0.98|@like QUESTION 0.86=0.81
    @like QUESTION 0.97=1.58|@like REQUEST 0.3=-0.66|@like REQUEST 0.6=-0.55|@like REQUEST 0.86=-0.5
    @like REQUEST 0.97=-0.35|@like RUDE 0.3=-0.84|@like SYMPTOM 0.3=-1.01|@like SYMPTOM 0.6=-0.79
    @like SYMPTOM 0.86=-0.39|@like SYMPTOM 0.97=-0.06|^ <car>=-0.42|^ <condition>=-0.49|^ el=-0.47
    ^ kit=-0.19|^ me=0.07|^ muy=1|^ no=-1.17|agra*=1.37|arti*=0.28|busc*=0.57|chap*=-0.92|como hago=1.71
    como=-0.1|con=-0.06|cons*=0.75|cuan*=0.78|cuanto=2.04|de <place>=0.28|de entrega=0.49|del=-0.4
    domingo=-2.03|dos=-0.2|el=-0.01|en=0.37|entr*=2.99|envi*=1.36|es=0.17|hago para=1.09
    hay <condition>=0.48|hay=0.59|hora=-0.35|inte*=0.29|kit=-1.87|la=-0.02|las=0.17|lo=-0.39|mand*=1.21
    mandar=1.81|mas=-0.4|mi=-0.47|no=-0.77|o es=0.3|o=0.32|ok=-0.38|paga*=0.05|pagar=0.08|pago $=2.84
    pago=1.17|plaz*=1.67|ponerle <part>=0.84|ponerle=0.62|prec*=0.85|precio de=0.82|precio=1.37|preg*=1.53
    que es=0.13|que=-0.17|quis*=0.08|repu*=1.13|saber=2.2|sabes=-1.46|se=-0.32|si=0.1|son=0.29|te=-0.98
    tene*=-0.52|tenes=-0.16|tienen=-0.47|tmb=-0.82|uste*=0.7|ustedes=0.39|venden=0.13|vien*=0.83|y=-0.05
    ¿ como=-0.07|¿ el=0.05|¿ y=-0.55|¿=0.6
  `,
  OFF_TOPIC: `
    ,=-0.65|. $=-0.22|.=-0.39|<car> $=-0.4|<car> <car>=-0.23|<car> <year>=-0.06|<car> para=3.69
    <car>=-0.23|<condition> $=-0.33|<condition>=-0.32|<email>=-0.02|<engine>=-0.24|<n> $=0.29|<n>=0.01
    <part> de=0.64|<part>=-0.31|<phone>=-0.35|<place>=-0.29|<side> $=-0.29|<side>=-0.41|<urgency> $=-0.52
    <urgency>=-1.15|<year> $=-0.08|<year>=-0.25|@=-2.76|@AXLE=-0.16|@BRAND=-0.13|@CONDITION=-0.36
    @EMAIL=-0.04|@ENGINE=-0.25|@GREETING=-0.56|@INJECTION=-1.16|@MODEL=-0.41|@OFF_TOPIC=4.53|@PART=-0.47
    @PHONE=-0.37|@PLACE=-0.32|@RUDE=-2.93|@SIDE=-0.35|@SYMPTOM=-0.29|@URGENCY=-1.21|@WANT=-0.25
    @YEAR=-0.38|@about TUERCA=-0.39|@about UNKNOWN=1.13|@asked CONDITION=-0.69|@asked CONFIRM=-1.44
    @asked CONTACT=-0.45|@asked DEPARTMENT=-0.58|@asked NAME=-1.56|@asked PART=-0.4|@asked PHONE=-0.35
    @asked QUANTITY=-1.88|@asked SYMPTOM=-0.93|@asked URGENCY=-0.22|@asked VIN=-0.25|@asked YEAR=-0.7
    @facts=-1.24|@like GREETING 0.3=-0.57|@like GREETING 0.6=-0.34|@like GREETING 0.86=-0.43
    @like GREETING 0.97=-0.84|@like INJECTION 0.3=-0.41|@like INJECTION 0.86=-0.91
    @like INJECTION 0.97=-0.6|@like NOTHING 0.3=-0.34|@like NOTHING 0.6=-0.76|@like NOTHING 0.86=-0.42
    @like OFF_TOPIC 0.3=2.25|@like OFF_TOPIC 0.6=0.58|@like OFF_TOPIC 0.86=2.35|@like QUESTION 0.3=-0.33
    @like QUESTION 0.6=-0.06|@like QUESTION 0.86=-1.14|@like QUESTION 0.97=-0.58|@like REQUEST 0.3=-0.67
    @like REQUEST 0.6=-0.47|@like REQUEST 0.86=-0.34|@like REQUEST 0.97=-0.52|@like SYMPTOM 0.3=-1.17
    @like SYMPTOM 0.6=-0.74|@like SYMPTOM 0.86=-0.47|@like SYMPTOM 0.97=-0.21|^ <car>=-0.24
    ^ <condition>=-0.63|^ <urgency>=-1.5|^ <year>=-0.24|^ necesito=0.62|^ vendeme=1.23|^ y=0.65|auto=-0.45
    ayer=1.07|como=-0.17|cont*=0.16|contesta=0.01|de octubre=0.95|de=0.15|dola*=0.47|dolares=0.02
    domingo=1.97|dos=-0.02|en=-0.6|es=-0.5|esta=-0.13|hoy=0.23|ia=2.66|jaja=2.18|la=-0.28|llue*=3.2
    los=-0.52|maquina ?=0.77|me va=0.99|mi viejo=0.23|modelo <year>=0.27|necesito el=1.55|necesito=0.06
    no=-0.55|octu*=0.04|octubre=0.63|para el=1.28|para un=1.17|para=0.19|persona o=2.68|persona=1.17
    por=-0.22|prec*=-0.05|que=-0.06|quie*=0.04|quiero un=0.64|se=-0.07|si=-0.54|sos un=0.51|sos=2.41
    teng*=-0.06|todo=-0.4|un <car>=-0.08|un bot=0.3|un=0.8|una <part>=0.03|una persona=0.69|una=0.79
    uno de=0.3|uste*=-0.24|va a=0.65|vend*=1.05|vendeme=3.17|verdad=0.5|viejo $=0.34|y un=0.67|y una=1.25
    ¿ y=0.4
  `,
  RUDE: `
    , no=-0.1|, obvio=1.24|,=-0.15|. $=-0.4|. <part>=1.87|<car> $=-0.36|<car> <car>=-0.02
    <car> <year>=0.19|<car> ?=0.05|<car>=0.03|<condition> todo=-1.08|<condition>=-0.19|<email>=-0.01
    <engine> <year>=0.2|<n>=-0.48|<part> $=-0.4|<part> <side>=0.09|<part> de=0.23|<part>=-0.12
    <phone> $=-0.08|<phone>=-0.24|<place>=-0.4|<side> $=-0.52|<side> manual=2.54|<year> $=-0.19
    <year> ,=0.65|<year>=0.02|? $=-0.22|@=-3.03|@AXLE=-0.14|@CONDITION=-0.22|@CORRECTION=-0.31
    @EMAIL=-0.03|@GREETING=-0.75|@INJECTION=-0.22|@MILEAGE=-0.02|@MODEL=-0.01|@OFF_TOPIC=-0.1|@PART=-0.28
    @PHONE=-0.27|@PLACE=-0.44|@QUESTION=-0.82|@RUDE=9.77|@SYMPTOM=-0.05|@WANT=-0.18|@about TUERCA=-0.29
    @asked CONDITION=-1.13|@asked CONFIRM=-1.12|@asked CONTACT=-0.24|@asked DEPARTMENT=-0.33
    @asked ENGINE=-0.19|@asked NAME=-1.04|@asked PART=-0.31|@asked QUANTITY=-0.8|@asked SYMPTOM=-0.36
    @asked URGENCY=-1.13|@asked VIN=-0.23|@asked YEAR=-0.23|@asked nothing=-0.88|@facts=-1.03
    @like GREETING 0.3=-0.75|@like GREETING 0.6=-0.54|@like GREETING 0.86=-0.41|@like GREETING 0.97=-0.3
    @like INJECTION 0.3=-0.05|@like INJECTION 0.6=-0.26|@like INJECTION 0.86=-0.66
    @like INJECTION 0.97=-0.14|@like NOTHING 0.3=-1.17|@like NOTHING 0.6=-0.7|@like OFF_TOPIC 0.3=-1.04
    @like OFF_TOPIC 0.6=-0.22|@like QUESTION 0.3=-0.45|@like QUESTION 0.6=-0.05|@like QUESTION 0.86=-0.65
    @like QUESTION 0.97=-0.26|@like REQUEST 0.3=-0.79|@like REQUEST 0.6=-0.61|@like REQUEST 0.86=-0.43
    @like REQUEST 0.97=-0.33|@like RUDE 0.3=1.64|@like RUDE 0.86=1.83|@like RUDE 0.97=0.1
    @like SYMPTOM 0.3=-0.8|@like SYMPTOM 0.6=-0.53|@like SYMPTOM 0.86=-0.41|@like SYMPTOM 0.97=-0.07
    ^ <car>=-0.56|^ <condition>=-0.42|^ <urgency>=-0.03|^ <year>=-0.3|^ el=0.06|^ hola=-0.06|^ mi=-0.13
    a ver=0.25|ahi ?=2.06|bolu*=1|burr*=3.11|como=0.48|con una=1.7|cont*=0.37|de la=0.04|de ustedes=0.02
    de=0.02|del <car>=0.28|del=0.07|dice=-0.64|el=-0.31|en=-0.2|es un=1.05|geni*=0.59|habe*=0.23
    haber=0.24|hola=-0.09|la=-0.03|los=-0.33|madr*=0.69|madre=0.73|mande=-2.03|mang*=0.06|manga de=0.57
    manga=0.8|manual ,=0.32|me=-0.06|mi=-0.75|muer*=0.28|muerto=0.85|nadi*=0.47|nadie=0.76|pedo*=5.82
    porq*=-0.07|preciso=0.02|que no=0.11|que=0.57|servicio=0.74|sos un=-1.3|sos=1.37|te lo=1|te=0.94
    todo ,=-1.19|va a=2.63|ver si=1.38|y=-0.12|ya te=1.98|¿ o=2.21
  `,
  INJECTION: `
    , es=0.01|,=-0.62|. $=-0.22|<car> $=-0.12|<car>=-0.04|<condition> $=-0.07|<condition>=-0.51
    <part> $=-0.24|<part> para=0.01|<part>=-0.14|<phone>=-0.24|<place> $=-0.15|<place>=-0.4|<side> $=-0.13
    <side>=-0.17|<urgency>=-0.37|<year> $=-0.13|<year> .=0.74|<year>=-0.07|? $=-0.56|?=-0.67|@=-3.03
    @AXLE=-0.1|@CONDITION=-0.55|@CORRECTION=-0.12|@GREETING=-0.59|@INJECTION=8.81|@MODEL=-0.21|@PART=-0.29
    @PHONE=-0.26|@PLACE=-0.43|@RUDE=-0.19|@SYMPTOM=-0.02|@URGENCY=-0.4|@WANT=-0.18|@YEAR=-0.2
    @about TUERCA=-0.52|@asked CONDITION=-1.03|@asked CONFIRM=-1.36|@asked CONTACT=-0.3
    @asked DEPARTMENT=-0.16|@asked ENGINE=-0.49|@asked NAME=-0.98|@asked PART=-0.56|@asked PHONE=-0.87
    @asked QUANTITY=-0.92|@asked SYMPTOM=-0.16|@asked URGENCY=-0.58|@asked VEHICLE=-0.24|@asked VIN=-0.04
    @asked YEAR=-0.28|@asked nothing=-0.68|@facts=-1.13|@like GREETING 0.3=-0.58|@like GREETING 0.6=-0.41
    @like GREETING 0.86=-0.3|@like GREETING 0.97=-0.15|@like INJECTION 0.6=0.59|@like INJECTION 0.86=0.16
    @like INJECTION 0.97=2.6|@like NOTHING 0.3=-0.87|@like NOTHING 0.6=-0.5|@like NOTHING 0.86=-0.08
    @like OFF_TOPIC 0.3=-0.27|@like QUESTION 0.3=-0.7|@like QUESTION 0.6=-0.39|@like QUESTION 0.86=-0.12
    @like REQUEST 0.3=-0.81|@like REQUEST 0.6=-0.62|@like REQUEST 0.86=-0.46|@like REQUEST 0.97=-0.34
    @like RUDE 0.3=-0.6|@like RUDE 0.6=-0.3|@like SYMPTOM 0.3=-0.93|@like SYMPTOM 0.6=-0.64
    @like SYMPTOM 0.86=-0.27|^ <car>=-0.18|^ <condition>=-0.46|conf*=1.27|dije que=0.2|el=-0.33
    es una=0.52|escribi=2.05|hace*=0.01|la=-0.23|me=-0.01|mi=0.55|no=-0.57|o=-0.09|orde*=2.04|para=0.02
    que las=0.27|se=-0.03|si=-0.24|sist*=0.16|sistema=0.18|sobr*=0.8|sobre=1.4|y=0.16
  `,
  CORRECTION: `
    *=1.54|, <car>=-0.11|, <condition>=-0.09|, <n>=0.16|, <side>=0.06|, <year>=0.15|, asi=0.43|, el=0.43
    , es=0.98|, ese=0.19|, la=-0.22|, lo=0.41|, me=0.35|, no=0.33|, o=0.44|, para=0.09|, pues=0.37
    , un=0.02|, ya=0.57|,=0.45|. $=-1.06|. .=2.32|. <side>=0.25|. ah=2.21|. bueno=3.14|. digo=0.4|. y=1.17
    .=0.46|: <email>=-0.3|: <phone>=1.31|: es=0.89|:=0.63|<car> .=0.77|<car> <car>=-0.36
    <car> <engine>=-0.17|<car> <year>=-0.26|<car>=-0.11|<condition> ,=0.74|<condition> .=0.22
    <condition> nomas=0.62|<condition>=-0.54|<email> $=-0.19|<email> no=2|<engine> ,=0.91|<engine>=-0.13
    <everyday>=-0.25|<mileage>=-0.29|<name> ,=-0.02|<name>=-0.24|<part> $=-0.24|<part> ,=0.41
    <part> .=0.26|<part> <condition>=-0.29|<part> con=-0.36|<part> d=-0.05|<part> de=-0.27
    <part> del=-1.41|<part> es=0.05|<part> lo=0.11|<part> para=0.13|<part> y=-0.46|<part>=-0.02
    <phone> .=0.37|<phone>=-0.1|<place> $=-0.41|<place> ,=0.1|<place> .=0.55|<side> $=0.35|<side> ,=0.25
    <side>=0.01|<urgency> <urgency>=0.01|<urgency>=-0.45|<year> $=0.3|<year> ,=0.03|<year> .=0.6
    <year> <engine>=-0.2|<year> no=0.78|<year> y=-0.05|? $=-1.32|? no=1.38|?=-1|@=-2.79|@AXLE=-0.23
    @BOTH_OF_TWO=-0.33|@BRAND=-0.07|@BROKEN=-0.24|@CONDITION=-0.6|@CORRECTION=5|@ENGINE=-0.14
    @EVERYDAY=-0.29|@GREETING=-1.19|@INJECTION=-1.28|@KEEP=-1.14|@MILEAGE=-0.32|@MODEL=-0.27|@NAME=-0.26
    @OFF_TOPIC=-1.53|@PART=-0.12|@PHONE=-0.13|@QUESTION=-0.63|@REMOVE=2.69|@RUDE=-0.99|@SIDE=0.22
    @SYMPTOM=-0.74|@URGENCY=-0.53|@WANT=0.13|@YEAR=-0.01|@about TUERCA=-0.85|@asked AXLE=-0.2
    @asked CONDITION=-0.12|@asked CONFIRM=2.69|@asked CONTACT=-0.57|@asked DEPARTMENT=-0.43
    @asked ENGINE=-1.05|@asked MILEAGE=-0.09|@asked MODEL=0.27|@asked PART=-1.76|@asked PHONE=-0.29
    @asked QUANTITY=-0.03|@asked SIDE=-1.63|@asked SYMPTOM=-3.35|@asked URGENCY=-0.62|@asked VEHICLE=-0.86
    @asked VIN=-1.07|@asked YEAR=-0.3|@asked nothing=-0.54|@facts=-2.12|@like GREETING 0.3=-1.32
    @like GREETING 0.6=-0.79|@like GREETING 0.86=-0.58|@like GREETING 0.97=-0.03|@like INJECTION 0.3=-0.57
    @like INJECTION 0.97=-1.34|@like NOTHING 0.3=-1.61|@like NOTHING 0.6=-0.97|@like NOTHING 0.86=-0.61
    @like OFF_TOPIC 0.3=-0.29|@like OFF_TOPIC 0.86=-0.19|@like QUESTION 0.3=-0.47|@like QUESTION 0.86=0.29
    @like QUESTION 0.97=-0.91|@like REQUEST 0.3=0.06|@like REQUEST 0.6=0.01|@like REQUEST 0.86=-0.07
    @like REQUEST 0.97=-0.31|@like RUDE 0.3=-1.22|@like RUDE 0.6=-0.99|@like RUDE 0.86=-0.17
    @like SYMPTOM 0.3=0.19|@like SYMPTOM 0.6=-0.26|@like SYMPTOM 0.86=-0.32|@like SYMPTOM 0.97=-1.93
    ^ <car>=-0.81|^ <condition>=-1.15|^ <email>=0.04|^ <n>=-0.1|^ <part>=-0.52|^ <place>=-0.12
    ^ <year>=-0.35|^ aca=-0.31|^ el=0.16|^ entonces=0.02|^ esta=-0.15|^ jaja=0.68|^ la=0.21|^ mire=-0.12
    ^ nah=0.83|^ no=-1.51|^ uh=0.01|a la=-0.44|a ver=1|a=-0.45|aca .=0.52|acla*=0.79|agre*=-0.56
    agua*=1.84|ah=0.07|ahor*=0.04|ahora que=2.36|ahora=0.21|anot*=0.25|arroba no=0.29|arroba=0.46|bah=0.25
    barras=1.3|bien=-0.82|bomba=0.48|buen*=0.16|bueno=1.07|camb*=0.81|cambie=0.17|cami*=-0.49|chas*=-0.39
    chasis=-0.12|com=0.54|con <part>=0.35|con=-0.02|consegui $=0.35|conviene=0.24|correcto=-0.07
    coti*=0.34|creo=-0.14|cuan*=-0.07|cuat*=1.14|da minha=0.03|dale=-0.1|de aire=2.72|de=-0.64|decir=1.07
    deja*=2.59|deja=0.84|dejala=0.31|del=-0.17|dice=1.63|dies*=0.61|diesel=1|digo=1.9|disc*=2.02
    disculpe=1.46|dos $=0.24|dos ,=0.05|dos=0.62|e o=0.87|el <part>=0.17|el <side>=1.6|el que=0.74|el=0.19
    en <n>=0.89|en <place>=0.13|en el=-0.38|en=0.13|ento*=0.72|entonces=0.77|equi*=0.25|era=0.47
    es <car>=0.43|es <engine>=0.75|es <year>=1.15|es el=0.12|es=0.54|ese es=2.61|eso=-0.63|espe*=1.91
    espera=2.4|esta sana=2.35|estaba=0.6|falta un=2.08|grac*=-0.08|hace=-0.65|igua*=0.95|ka=1.98
    la <part>=-0.19|la <side>=0.39|la bomba=0.65|la de=2.07|la libreta=0.76|la=-0.01|lado=0.57|le=-0.08
    lei mal=0.47|libr*=0.19|libreta=0.82|lleva <part>=0.72|lo preciso=0.18|lo puedo=-0.67|lo=1.09|mal=2.28
    mejor $=-0.62|mejor <condition>=0.14|mentira=0.09|mira*=0.23|mire ,=-0.42|moto*=-0.02|nada=-0.82
    nah=1.56|necesito=-0.27|no ,=3.8|no <car>=4.02|no <side>=0.53|no <year>=0.18|no es=-0.34|no lleva=2.21
    no me=-1.11|no tengo=-1.13|no=1.21|nume*=1.07|o=-0.55|obvio $=0.59|ojo=1.04|olvi*=1.01|olvidate=0.86
    orig*=-0.09|pa la=-0.36|pa=-0.89|para ,=2.69|para <car>=0.07|para=0.24|pedo*=2.8|pensandolo=2.06
    perd*=2.71|perdon=0.03|pero el=0.02|pero no=-2.56|pero=0.12|pone*=2.05|poneme=1.22|por=-0.03
    prec*=-0.29|preciso <urgency>=0.29|preciso=-0.01|pref*=1.09|prefiero <condition>=0.52|puedo=-1.31
    q=-0.19|que sean=0.77|que=0.27|quedo=-1.27|recien=1.53|revi*=0.18|sabes que=3.96|saca*=0.89|saca=0.51
    sacala=1.44|sana=0.33|sano=2.38|saqu*=0.58|se me=-1.31|se puede=0.89|se=-0.55|sea=0.48|sean los=2.21
    sean=0.61|si $=-0.09|si ,=1|si es=-0.6|si=-1.19|sin <part>=1.63|solo=0.92|son los=0.94|son=0.7
    sumale=0.54|ta=-0.46|tambien sirve=0.49|te=-0.5|tene*=0.72|tengo la=1.67|term*=0.15|termina en=0.55
    termina=0.81|tien*=-0.3|tiene=-0.45|uh=0.23|un <car>=-0.18|un=-0.45|una=-0.55|uno=-0.36|vez=0.4
    viej*=0.25|viejo=0.34|y <car>=2.01|y <part>=-0.38|y si=-0.85|y=-0.06|ya=0.77|yo=0.94|¿=-0.59
  `,
  GREETING: `
    ! $=0.74|,=-0.6|.=-0.34|:=-0.42|<car> $=-0.08|<car> <car>=-0.17|<car> <year>=-0.08|<car>=-0.36
    <condition>=-0.54|<email>=-0.04|<engine>=-0.12|<n>=-0.42|<part> $=-0.67|<part>=-0.58|<phone>=-0.53
    <place> $=-0.36|<place>=-0.62|<side> $=-0.04|<side>=-0.34|<urgency>=-0.37|<year> $=-0.17|<year>=-0.32
    ?=-0.36|@=-2.45|@AXLE=-0.12|@BRAND=-0.19|@CONDITION=-0.57|@EMAIL=-0.06|@ENGINE=-0.13|@GREETING=2.19
    @INJECTION=-0.03|@MILEAGE=-0.01|@MODEL=-0.48|@OFF_TOPIC=-1.11|@PART=-0.76|@PHONE=-0.55|@PLACE=-0.67
    @QUESTION=-1.56|@RUDE=-0.06|@SIDE=-0.27|@SYMPTOM=-0.71|@URGENCY=-0.4|@WANT=-0.68|@YEAR=-0.46
    @about THINGS=-0.02|@about TUERCA=-1.89|@asked CONDITION=-0.8|@asked CONFIRM=-0.14
    @asked DEPARTMENT=-0.04|@asked ENGINE=-0.33|@asked NAME=-2.49|@asked PART=-0.49|@asked PHONE=-0.51
    @asked QUANTITY=-0.63|@asked URGENCY=-0.43|@asked VEHICLE=-0.03|@asked YEAR=-0.44|@asked nothing=0.32
    @facts=-1.38|@like GREETING 0.3=1.04|@like GREETING 0.6=0.68|@like GREETING 0.86=1
    @like GREETING 0.97=0.92|@like INJECTION 0.3=-1.11|@like INJECTION 0.6=-0.9|@like INJECTION 0.86=-0.32
    @like INJECTION 0.97=-0.09|@like NOTHING 0.3=-0.67|@like NOTHING 0.6=-0.55|@like NOTHING 0.86=-0.61
    @like OFF_TOPIC 0.3=-0.95|@like QUESTION 0.3=-0.76|@like QUESTION 0.6=-0.96|@like QUESTION 0.86=-0.44
    @like QUESTION 0.97=-0.05|@like REQUEST 0.3=-0.9|@like REQUEST 0.6=-0.76|@like REQUEST 0.86=-0.6
    @like REQUEST 0.97=-0.47|@like RUDE 0.3=-0.77|@like RUDE 0.6=-0.41|@like SYMPTOM 0.3=-0.96
    @like SYMPTOM 0.6=-0.77|@like SYMPTOM 0.86=-0.49|@like SYMPTOM 0.97=-0.26|^ <condition>=-0.37
    ^ <phone>=-0.19|^ buen=-0.25|^ buenas=-0.04|^ eu=1.85|^ tas=0.82|agra*=1.04|al=-0.16|aten*=0.61
    buen dia=-0.1|buen=-0.15|cami*=-0.01|cuan*=-0.07|de mi=-0.14|de=-0.74|del=-0.42|dia=-0.22|el=-0.82
    en=-0.65|es=-0.27|escr*=-0.16|eso=1.66|espe*=0.01|esta*=-0.04|eu=0.34|gracias $=-0.2|hola !=-0.09
    hola $=0.15|hola .=-0.52|holaa $=1.19|jeje $=0.15|la=-0.5|las=-0.29|los=-0.33|me=-0.6|mi=-0.76
    no=-0.64|o=-0.58|para=-0.32|piol*=0.35|piola=0.4|por la=0.17|que=-0.56|quedo a=0.26|salu*=0.33
    saludos=0.39|se=-0.18|si=-0.7|su=0.01|tas=0.97|un=-0.48|una=-0.26|y=-0.47|¿ como=0.36
  `,
} as const
