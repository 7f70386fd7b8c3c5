import { COMMISSION_BPS, DEPOSIT_BPS, WITHDRAWAL_PERIOD } from '../../lib/generated/orderTerms'
import { REQUEST_DAYS, REQUEST_PHOTOS, REQUEST_VIDEO_SECONDS } from '../../lib/generated/requestTerms'
import { REVIEW_TIME } from '../../lib/generated/reviewTerms'
import { formatBasisPoints } from '../../lib/money'
import { paths } from '../../paths'

export type Question = {
  /** The part of the address after '#'. */
  readonly id: string
  readonly question: string
  /** Paragraphs. */
  readonly answer: readonly string[]
  /** A link to continue. */
  readonly link?: { readonly label: string; readonly to: string }
}

export type QuestionGroup = {
  readonly id: string
  readonly title: string
  readonly questions: readonly Question[]
}

const deposit = formatBasisPoints(DEPOSIT_BPS)
const onNew = formatBasisPoints(COMMISSION_BPS.NEW)
const onUsed = formatBasisPoints(COMMISSION_BPS.USED)

/** Examples that the search suggests. */
export const searchExamples: readonly string[] = ['Reserva', 'garantía', 'envíos']

/**
 * Frequent questions with answers that hold today. Figures come from the constants the server calculates
 * with.
 */
export const questionGroups: readonly QuestionGroup[] = [
  {
    id: 'general',
    title: 'General',
    questions: [
      {
        id: 'que-es',
        question: '¿Qué es Tuerca?',
        answer: [
          'Un mostrador donde pedís un repuesto una sola vez y te cotizan proveedores verificados de todo el Uruguay. Comparás precio, estado, plazo y garantía en el mismo orden, y elegís.',
        ],
        link: { label: 'Ver cómo funciona', to: paths.howItWorks },
      },
      {
        id: 'cuanto-cuesta',
        question: '¿Cuánto cuesta?',
        answer: [
          'Para quien compra, nada: ves el precio final, con impuestos, antes de pagar.',
          `El proveedor paga una comisión solo cuando vende: ${onNew} en repuestos nuevos y ${onUsed} en usados y remanufacturados.`,
        ],
      },
      {
        id: 'registrarme',
        question: '¿Tengo que registrarme?',
        answer: [
          'Para pedir, no: alcanza con tu departamento y un email o un WhatsApp. Con el email te avisamos cuando te coticen. Para elegir una oferta y pagar, sí, así la compra queda a tu nombre.',
        ],
      },
      {
        id: 'edad',
        question: '¿Quién puede usarlo?',
        answer: ['Personas mayores de 18 años, talleres y empresas, de los 19 departamentos.'],
      },
    ],
  },
  {
    id: 'compradores',
    title: 'Para Compradores',
    questions: [
      {
        id: 'publicar',
        question: '¿Cómo publico una solicitud?',
        answer: [
          'Entrá a Buscar repuesto y contale al asistente qué pieza es y para qué auto: te pregunta lo que falta y arma el pedido. O usá el formulario detallado, en tres pasos: el vehículo, las piezas y cómo te contactamos.',
          `Podés sumar hasta ${REQUEST_PHOTOS} fotos y un video de ${REQUEST_VIDEO_SECONDS} segundos: una foto de la pieza rota suele valer más que su nombre.`,
        ],
        link: { label: 'Buscar repuesto', to: paths.findPart() },
      },
      {
        id: 'cuanto-dura',
        question: '¿Cuánto tiempo queda abierta?',
        answer: [
          `${REQUEST_DAYS} días, o hasta que compres. Podés cancelarla antes cuando quieras, sin costo.`,
        ],
      },
      {
        id: 'sin-nombre',
        question: '¿Por qué no veo el nombre del proveedor?',
        answer: [
          'Se muestra cuando pagás. Antes ves lo que importa para elegir: si está verificado, cómo lo calificaron, de qué departamento es y cuántas ventas hizo en Tuerca.',
          'Del otro lado pasa lo mismo: tu nombre y tu teléfono solo los ve el proveedor al que le compraste.',
        ],
      },
      {
        id: 'varias-piezas',
        question: '¿Puedo pedir varias piezas y comprarlas a proveedores distintos?',
        answer: [
          'Sí. Cada oferta dice qué piezas cotiza, y lo que no compraste sigue abierto para que te coticen otros.',
        ],
      },
      {
        id: 'sin-ofertas',
        question: 'No recibí ofertas. ¿Qué hago?',
        answer: [
          'Revisá que el pedido tenga año, versión o número de pieza, y sumá una foto. Si la pieza es difícil, aceptá también usada o remanufacturada: llegan más ofertas.',
        ],
      },
    ],
  },
  {
    id: 'proveedores',
    title: 'Para Proveedores',
    questions: [
      {
        id: 'ser-proveedor',
        question: '¿Cómo me registro como proveedor?',
        answer: [
          `Creá una cuenta de proveedor con los datos de tu empresa. Revisamos cada alta a mano, en ${REVIEW_TIME}, y te avisamos por email.`,
        ],
        link: { label: 'Registrarme', to: paths.auth({ mode: 'signup', kind: 'PROVIDER' }) },
      },
      {
        id: 'comision',
        question: '¿Cuánto paga el proveedor?',
        answer: [
          `No hay cuota fija. De cada venta Tuerca se queda con una comisión: ${onNew} si la pieza es nueva y ${onUsed} si es usada o remanufacturada, impuestos incluidos.`,
        ],
        link: { label: 'Hacer la cuenta', to: paths.forProviders },
      },
      {
        id: 'cuando-cobro',
        question: '¿Cuándo cobro?',
        answer: [
          'Cuando el comprador confirma que recibió el repuesto. Hasta entonces el pago queda retenido: en tu panel, en Dinero, ves cuánto está retenido y cuánto ya es tuyo.',
        ],
      },
      {
        id: 'cambiar-oferta',
        question: '¿Puedo cambiar o retirar una oferta?',
        answer: [
          'Sí, mientras nadie la haya pagado. Si la cambiás mientras el comprador la estaba mirando, tiene que aceptar la versión nueva antes de pagar.',
        ],
      },
      {
        id: 'cancelar-venta',
        question: '¿Qué pasa si tengo que cancelar una venta?',
        answer: [
          'Contás el motivo y el comprador recupera todo lo que pagó. La pieza vuelve a quedar abierta para que otros la coticen.',
        ],
      },
    ],
  },
  {
    id: 'pagos',
    title: 'Pagos y Seguridad',
    questions: [
      {
        id: 'medios-de-pago',
        question: '¿Qué métodos de pago aceptan?',
        answer: [
          'Con tarjeta de crédito o débito y, con MercadoPago, también con dinero en cuenta o en efectivo en Abitab y Redpagos. Al pagar ves qué medios hay.',
          'El pago se hace en la página del procesador: Tuerca no ve ni guarda los datos de tu tarjeta.',
        ],
      },
      {
        id: 'reserva',
        question: `¿Qué diferencia hay entre la reserva y el 100 %?`,
        answer: [
          `Con la reserva pagás ahora el ${deposit} y el resto en línea, desde tu compra, o al recibir la pieza. Con el 100 % pagás todo ahora y no queda nada pendiente. En los dos casos lo que pagaste queda retenido hasta que confirmes.`,
        ],
      },
      {
        id: 'limites',
        question: '¿Hay un límite para cuentas nuevas?',
        answer: [
          'Sí. Hasta que confirmás tu primera compra hay un tope de compras sin terminar y de plata en ellas. Si llegás, te lo decimos antes de pagar, con el número: no se cobra nada, lo revisa una persona de nuestro equipo y te contesta por email.',
        ],
        link: { label: 'Hablar con nosotros', to: paths.contact },
      },
      {
        id: 'pago-retenido',
        question: '¿Cuándo cobra el proveedor?',
        answer: [
          'Cuando confirmás que recibiste el repuesto. Antes nadie toca esa plata: queda retenida en Tuerca.',
        ],
        link: { label: 'Cómo cuidamos tu plata', to: paths.security },
      },
      {
        id: 'garantia',
        question: '¿Los repuestos tienen garantía?',
        answer: [
          'Cada oferta dice cuántos días de garantía da el proveedor, pieza por pieza, o que va sin garantía. Lo ves antes de pagar y queda escrito en la orden: la responde el proveedor.',
          'Tu compra tiene un certificado de garantía para imprimir, que cualquiera puede verificar con su código.',
        ],
        link: { label: 'Verificar un certificado', to: paths.warranty },
      },
      {
        id: 'arrepentirme',
        question: '¿Puedo arrepentirme de la compra?',
        answer: [
          `Sí. Por ley (17.250, artículo 16) un consumidor tiene ${WITHDRAWAL_PERIOD}, para arrepentirse con la pieza sin usar, y se le devuelve todo. Quien compra para revender o para un taller no es consumidor en el sentido de esa ley.`,
          'Tocá «Me arrepentí» en tu compra: ahí ves cuánto te devolvemos y hasta qué día. El envío de vuelta lo pagás vos, salvo que la pieza no calce y se haya ofertado por el chasis o el número de pieza.',
        ],
        link: { label: 'Qué dice la ley', to: `${paths.terms}#arrepentimiento` },
      },
      {
        id: 'problema',
        question: '¿Y si no llega, o no es lo que pedí?',
        answer: [
          'No confirmes la recepción y escribile al proveedor por el chat: él puede cancelar la venta, y recuperás todo lo que pagaste. Si no se arregla, abrí una disputa con «Abrir Disputa», en tu compra: la plata queda retenida hasta que se resuelva. Si no podés abrirla, escribinos con el número de la orden.',
        ],
        link: { label: 'Cómo se resuelve', to: paths.disputes },
      },
      {
        id: 'calificaciones',
        question: '¿Cómo funcionan las calificaciones?',
        answer: [
          'Califica solo quien compró acá y confirmó que recibió: tiempo de respuesta, calidad del producto, claridad de la descripción y coincidencia con lo pedido. En cada oferta ves el promedio del proveedor y cuántas calificaciones tiene, además de su departamento y de las ventas que terminó en Tuerca. El proveedor puede responder una vez; nuestro equipo quita solo las que no cumplen las reglas.',
          'A cada proveedor lo revisamos a mano antes de que pueda cotizar.',
        ],
      },
    ],
  },
  {
    id: 'envios',
    title: 'Envíos y Entregas',
    questions: [
      {
        id: 'quien-envia',
        question: '¿Quién hace el envío?',
        answer: [
          'El proveedor. Después del pago se abre un chat entre los dos y coordinan si lo retirás, si lo manda por agencia o si lo lleva un cadete.',
        ],
      },
      {
        id: 'cuanto-demora',
        question: '¿Cuánto demora?',
        answer: [
          'Cada oferta dice su plazo: inmediato, 1-3 días, 1-2 semanas o más. Es un compromiso del proveedor y podés ordenar las ofertas por él.',
        ],
      },
      {
        id: 'interior',
        question: '¿Llega al interior?',
        answer: [
          'Sí. En tu pedido decís en qué departamento estás, así quien cotiza sabe a dónde va. Antes de pagar ves de qué departamento es el proveedor.',
        ],
      },
      {
        id: 'confirmar',
        question: '¿Cuándo confirmo que lo recibí?',
        answer: [
          'Cuando lo tenés en la mano y lo revisaste. Al confirmar se libera la plata al proveedor, así que mirá primero que sea la pieza y que esté sana.',
        ],
      },
    ],
  },
]
