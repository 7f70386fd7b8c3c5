/** Asked of Tuerca: money, delivery, trust, data, a sentence a line. */
export const QUESTIONS = `
  cuánto demora en llegar
  cuánto tardan en responder
  hacen envíos al interior
  mandan a Artigas
  el envío está incluido
  cuánto sale el envío
  cómo pago
  se puede pagar con tarjeta
  aceptan mercado pago
  puedo pagar en cuotas
  se puede pagar en efectivo
  aceptan transferencia
  con débito se puede
  es seguro pagar por acá
  y si no me llega
  qué pasa si el repuesto no es el correcto
  puedo devolverlo
  tienen garantía
  quién me da la garantía
  cuánto tiempo de garantía tiene
  cómo sé que no me estafan
  esto es confiable
  ustedes venden los repuestos
  son una casa de repuestos
  dónde están ubicados
  tienen local
  en qué horario atienden
  atienden los sábados
  hay algún teléfono para llamar
  me puede llamar alguien
  tengo que registrarme
  hace falta hacerse una cuenta
  es gratis
  cuánto cobran
  cobran comisión
  qué es Tuerca
  cómo funciona esto
  cómo es el tema
  me explican cómo funciona
  sos un robot
  estoy hablando con una persona
  quién va a ver mis datos
  para qué quieren mi número
  por qué me piden el correo
  le pasan mi teléfono a alguien
  los proveedores quiénes son
  cómo verifican a los proveedores
  puedo vender repuestos acá
  cómo hago para vender
  soy de un desarmadero, cómo me sumo
  cuántas ofertas voy a recibir
  cuándo me van a contestar
  cuándo me llega la cotización
  me avisan por whatsapp
  por dónde me avisan
  puedo cancelar el pedido
  y si me arrepiento
  tengo que dejar una seña
  se puede reservar
  hay que pagar todo junto
  puedo retirar en persona
  puedo ir a buscarlo
  lo puedo ver antes de comprar
  hacen factura
  dan boleta
  me hacen factura con rut
  cómo sigue esto ahora
  y ahora qué hago
  qué tengo que hacer
  estoy obligado a comprar
  me compromete a algo
  cuánto me sale hacer el pedido
  tiene costo pedir presupuesto
  a quién le compro
  quién me lo manda
  por qué agencia mandan
  mandan por dac
  trabajan con empresas
  tienen descuento para talleres
  hacen precio por cantidad
  puedo pedir varios repuestos a la vez
  puedo mandar fotos
  tengo que mandar foto
  dónde pongo la foto
  puedo hablar por whatsapp con ustedes
  cuál es el número de whatsapp de ustedes
  tienen página
  tienen instagram
  cuándo cobra el vendedor
  mi plata dónde queda
  quién tiene la plata mientras
  y si viene roto
  si llega roto qué hago
  cómo hago un reclamo
  tuve un problema con una compra
  mi pedido todavía no llegó
  dónde veo mis pedidos
  cómo veo las ofertas
  me olvidé la contraseña
  cuántos días tengo para devolver
  son repuestos originales
  venden usado también
  los usados vienen con garantía
  son de brasil los repuestos
  tienen stock
  tienen precio
  qué precio tienen
  cuánto anda saliendo
  me pasás precio
  quanto demora pra chegar
  como faço pra pagar
  voces mandam pra rivera
  é seguro
  tem garantia
  posso devolver
  voces entregam
  quanto custa o frete
  lo colocan ustedes
  hacen la instalación
  me lo ponen
  tienen taller
  recomiendan algún mecánico
  está incluido el iva
  los precios son en dólares
  se puede pagar en dólares
  hacen envío a domicilio
  llega a casa
  tengo que ir a montevideo a buscarlo
  a qué hora cierran
  hay alguien ahí
  con quién hablo
  sos una ia
  me podés explicar qué hacen ustedes
  y esto cómo se paga
  de dónde sacan los repuestos
  cómo me entero si alguien tiene
  cuánto dura la oferta
  cuántos días me guardan el precio
  puedo pagar una parte ahora
  me devuelven la plata
  quién paga el flete
  esto no es un verso no
  es una estafa esto
  qué hacen con mis datos
  pueden borrar mis datos
  y el flete a Tacuarembó quién lo paga
  cuántos días tarda a Rocha
  me lo dejan en la agencia
  puedo pedir que lo manden por DAC
  trabajan con El Correo
  cómo sé qué proveedor es bueno
  los que venden son de confianza
  están habilitados los vendedores
  si me arrepiento después de pagar
  hasta cuándo lo puedo cambiar
  me cambian si no es la medida
  qué hago si el vendedor no contesta
  cómo me comunico con el que vende
  puedo hablar directo con el proveedor
  me das el teléfono del vendedor
  puedo negociar el precio
  hacen rebaja
  el precio que ponen es final
  incluye IVA
  viene con factura
  factura a nombre de empresa se puede
  tienen crédito de la casa
  financian
  en cuántos pagos
  aceptan OCA
  sirve prex
  puedo pagar por Abitab
  y si pago con débito
  cuánto me queda reservado
  dónde va a parar la plata que pago
  ustedes se quedan con algo
  cuánto se llevan ustedes
  cuál es la comisión
  esto tiene algún costo para mí
  cuánto sale usar la página
  para qué necesitan mi teléfono
  no me van a llenar de spam
  quién ve mi número
  mis datos están seguros
  puedo borrar mi cuenta
  cómo me doy de baja
  necesito usuario para pedir
  hay que bajar una app
  tienen aplicación
  cómo entro a ver lo que me ofrecieron
  ya pedí ayer y no me contestó nadie
  hice un pedido y no tuve respuesta
  cuándo me contestan por el pedido que hice
  puedo agregar otra cosa después
  se puede modificar el pedido
  cómo anulo
  y si consigo por otro lado
  tengo que comprar sí o sí
  esto es como mercado libre
  son un intermediario
  de qué ciudad son ustedes
  tienen sucursal en el interior
  puedo pasar por ahí
  qué horario tienen
  los domingos contestan
  hay alguien que me atienda por teléfono
  con quién estoy chateando
  esto lo contesta una máquina
  quién sos vos
  qué sabés hacer
  en qué me podés ayudar
  cómo hago para que me coticen
  qué tengo que poner
  qué datos necesitás
  alcanza con una foto
  te puedo mandar un audio
  puedo mandar un video
  qué pasa después de que mando esto
  cuántos proveedores tienen
  cómo me registro como vendedor
  tengo un desarmadero, puedo publicar
  cuánto cobran por vender
  en cuánto tiempo me habilitan
  piden papeles para vender
  compran repuestos usados
  los repuestos son nuevos o usados
  lo que venden es original o trucho
  traen de afuera
  cuánto demora si lo traen de Brasil
  me garantizan que sirve para mi auto
  y si me mandan otra cosa
  quién responde si falla a la semana
  cuánto dura la garantía de un usado
  hacen la colocación en algún taller
  conocen algún taller que lo ponga
  posso pagar em reais
  voces tem loja em livramento
  como que eu recebo a peça
  demora muito pra responder
  tem que se cadastrar
  cuál es el costo de envío a Treinta y Tres
  si pago hoy cuándo me llega
  mandan contra reembolso
  se paga al recibir
  puedo pagar con visa en 6 cuotas
  aceptan dólares
  me hacen factura a crédito
  qué garantía dan
  si no sirve me devuelven la plata
  cómo hago para devolver
  y quién me garantiza que el vendedor es serio
  hay forma de ver opiniones de los vendedores
  esto es de ustedes o de terceros
  de dónde son los vendedores
  en cuánto me responden más o menos
  por dónde me contestan, por acá o por mail
  van a usar mi número para otra cosa
  tengo que dar mi cédula
  me tengo que crear usuario
  se puede pedir sin dejar datos
  cuál es el mail de contacto de ustedes
  tienen teléfono fijo
  son de Montevideo
  atienden feriados
  hacen precio a talleres
  se puede comprar al por mayor
  qué comisión se quedan
  cuánto le cobran al vendedor
  soy vendedor, cómo publico
  cuánto tiempo dura mi pedido publicado
  puedo cambiar el pedido después de mandarlo
  qué pasa si nadie tiene lo que busco
  me consiguen cosas importadas
  traen repuestos a pedido
  puedo poner más de un repuesto
  les puedo mandar la foto de la pieza rota
  me atiende una persona o una máquina
  cómo te llamás vos
  me podés pasar con un humano
  hacen flete hasta Tacuarembó
  hacen fletes al interior
  con quién se arregla un acuerdo comercial
  con quién hablo para comprar todos los meses
  y cuánto salen más o menos
  cuánto me saldría aproximadamente
  jaja y cuánto salen
  é confiável o site de vocês
  en dólares o en pesos
  el precio es en dólares o en pesos
  trabajan los domingos
  abren los feriados
  qué pasa con mi plata si no llega
  qué pasa con la plata si el repuesto no sirve
  quién me asegura que llega
  los precios incluyen iva
  posso pagar com cartão
  vocês entregam na fronteira
  el envío va aparte
  me lo llevan hasta la puerta
  se puede ir a ver la pieza
  puedo hablar con el vendedor
  cómo elijo entre las ofertas
  cuántos días tengo para decidir
  para qué precisan saber dónde vivo
  para qué quieren saber mi nombre
  mi nombre lo ve todo el mundo
  mi teléfono lo ven todos
  quién ve mi dirección
  por qué me preguntan los kilómetros
  para qué necesitan el chasis
  es obligatorio poner el mail
  es obligación dar el teléfono
  qué es mejor, original o alternativo
  qué me conviene, nuevo o usado
  sirve cambiarlo por uno usado
  es bueno el alternativo
  usado sale mucho menos
  sale más barato usado
  cuánto sería todo
  cuánto me saldría más o menos
  un precio aproximado
  me podés dar un precio estimado
  ustedes saben qué puede ser
  un mecánico me puede decir qué es
  alguien me puede orientar
  me pueden decir qué le pasa
  los precios son con iva
  se puede pagar al recibir
  pago contra entrega
  puedo pagar cuando llega
  hay que pagar por adelantado
  hacen envíos a todo el país
  llega a domicilio o a la agencia
  cuánto demora en llegar a rivera
  lo mandan por encomienda
  puedo pasar a buscarlo
  desde dónde lo mandan
  dónde queda el vendedor
  es de montevideo el proveedor
  los vendedores son talleres o particulares
  cómo elijo la oferta
  cómo acepto una oferta
  puedo elegir al proveedor
  puedo cambiar el pedido después
  cómo borro mis datos
  me mandan spam
  cuánto tiempo dura el pedido
  vence el pedido
  hasta cuándo tengo para pagar
  si no hay ofertas qué pasa
  y si nadie me contesta
  hay repuestos en plaza
  consiguen repuestos importados
  trabajan con autos viejos
  tienen de todas las marcas
  también venden aceite
  hacen instalación
  lo instalan ustedes
  hay mecánico ahí
  abren los domingos
  hasta qué hora están
  trabajan feriados
  hay alguien del otro lado
  con quién estoy hablando
  sos una máquina
  es automático esto
  hay una aplicación
  puedo pedir sin registrarme
  hacen precio gremio
  tienen cuenta corriente
  cuántas cuotas sin recargo
  aceptan oca
  el usado tiene garantía
  se puede cambiar si no va
  y si no es el que pedí
  quién paga el envío si lo devuelvo
  é confiável
  aceitam cartão
  quanto tempo demora
  onde fica a loja
  la empresa es de acá de uruguay
  por dónde les mando las fotos
  quién puede ver mis datos
  venden ustedes o son intermediarios
  me van a llenar de publicidad
`
