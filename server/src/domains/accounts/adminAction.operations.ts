import type { Unit } from '../../platform/unitOfWork.ts'

/** The nouns that acts of the team are about. */
export type AdminSubject =
  | 'Provider'
  | 'PartRequest'
  | 'Order'
  | 'Refund'
  | 'PaymentCase'
  | 'PurchaseFlag'
  | 'Dispute'
  | 'Review'
  | 'ReviewReport'
  | 'MessageReport'
  | 'Enquiry'
  | 'DataRequest'
  | 'PayoutAccount'
  | 'PayoutBatch'
  | 'PayoutLine'
  | 'RequestRemoval'
  | 'FailedJob'
  | 'SettingChange'

/** Every mutation of the team, the noun it is about, and what the log says it did. */
export const ADMIN_ACTIONS = {
  approveProvider: ['Provider', 'Aprobó un proveedor'],
  undoProviderApproval: ['Provider', 'Deshizo una aprobación'],
  rejectProvider: ['Provider', 'Rechazó un proveedor'],
  suspendProvider: ['Provider', 'Suspendió un proveedor'],
  reinstateProvider: ['Provider', 'Reactivó un proveedor'],
  sendSignInLink: ['Provider', 'Envió un Magic Link'],
  approveProviderChange: ['Provider', 'Aprobó un cambio de datos'],
  rejectProviderChange: ['Provider', 'Rechazó un cambio de datos'],
  setUnlockPrice: ['PartRequest', 'Fijó el precio de los contactos'],
  askAboutReceipt: ['Order', 'Preguntó por la recepción de una compra'],
  releaseOverdueOrder: ['Order', 'Liberó la plata de una compra sin confirmar'],
  openDisputeForBuyer: ['Order', 'Abrió una disputa por el comprador'],
  retryRefund: ['Refund', 'Reintentó un reembolso'],
  refundByHand: ['Refund', 'Devolvió plata a mano'],
  settlePaymentCase: ['PaymentCase', 'Resolvió un caso de pago'],
  decidePurchaseFlag: ['PurchaseFlag', 'Decidió sobre una cuenta nueva'],
  decideDispute: ['Dispute', 'Resolvió una disputa'],
  removeReview: ['Review', 'Quitó una calificación'],
  quoteReview: ['Review', 'Decidió si una calificación se muestra en la portada'],
  keepReview: ['ReviewReport', 'Mantuvo una calificación denunciada'],
  decideMessageReport: ['MessageReport', 'Decidió sobre un mensaje denunciado'],
  readReportedConversation: ['MessageReport', 'Leyó la conversación de un mensaje denunciado'],
  readDisputedConversation: ['Dispute', 'Leyó la conversación de una disputa'],
  answerEnquiry: ['Enquiry', 'Contestó una consulta'],
  eraseData: ['DataRequest', 'Eliminó los datos de una persona'],
  declineDeletion: ['DataRequest', 'Rechazó una eliminación de datos'],
  approvePayoutAccount: ['PayoutAccount', 'Aprobó una cuenta de cobro'],
  rejectPayoutAccount: ['PayoutAccount', 'Rechazó una cuenta de cobro'],
  closePayoutBatch: ['PayoutBatch', 'Cerró una liquidación'],
  markPayoutPaid: ['PayoutLine', 'Marcó un pago como hecho'],
  markPayoutFailed: ['PayoutLine', 'Marcó un pago como fallido'],
  removeAllRequests: ['RequestRemoval', 'Eliminó todas las solicitudes'],
  undoRequestRemoval: ['RequestRemoval', 'Deshizo la eliminación de las solicitudes'],
  retryFailedJob: ['FailedJob', 'Reintentó un trabajo fallido'],
  retryFailedJobs: [null, 'Reintentó todos los trabajos fallidos de un tipo'],
  dismissFailedJob: ['FailedJob', 'Descartó un trabajo fallido'],
  saveSiteSetting: ['SettingChange', 'Cambió un ajuste del sitio'],
  saveAirtable: [null, 'Guardó la conexión con Airtable'],
  testAirtable: [null, 'Probó la conexión con Airtable'],
  createAirtableTables: [null, 'Creó las tablas de Airtable'],
  switchAirtable: [null, 'Cambió el envío a Airtable'],
  switchAirtablePersonalData: [null, 'Cambió el envío de datos personales a Airtable'],
  resyncAirtable: [null, 'Envió todo de nuevo a Airtable'],
  saveWhatsApp: [null, 'Guardó la cuenta de WhatsApp'],
  testWhatsApp: [null, 'Mandó un WhatsApp de prueba'],
  switchWhatsApp: [null, 'Cambió el envío por WhatsApp'],
  switchLanguageModel: [null, 'Cambió el modelo del asistente'],
} as const satisfies Readonly<Record<string, readonly [subject: AdminSubject | null, words: string]>>

export type AdminActionName = keyof typeof ADMIN_ACTIONS

export interface AdminActed {
  readonly action: AdminActionName
  /** The team member's account. */
  readonly accountId: string
  readonly at: Date
  /** The row that the action is about, of the noun in ADMIN_ACTIONS; left out for the whole site. */
  readonly subjectId?: string
}

/** Writes an act of the team to its log, in the transaction of the act. */
export async function recordAdminAction({ tx }: Unit, acted: AdminActed): Promise<void> {
  await tx.adminAction.create({ data: { subjectId: null, ...acted }, select: { id: true } })
}
