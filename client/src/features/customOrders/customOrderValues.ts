import type { KeptUpload } from '../uploads/uploadQueue'

export type ItemValues = {
  /** Owner of its uploads on this page. */
  key: string
  name: string
  /** Price in centésimos. */
  price: number | null
  condition: 'NEW' | 'USED' | 'REMANUFACTURED'
  deliveryTime: 'IMMEDIATE' | 'DAYS_1_3' | 'WEEKS_1_2' | 'OVER_2_WEEKS'
  hasWarranty: boolean
  /** The text as typed. */
  warrantyDays: string
  description: string
  /** The uploaded files, in order. */
  files: KeptUpload[]
  /** Files are being sent, or failed and remain. */
  hasUnsentFiles: boolean
}

/** Names match the graph's input, so that refusals find their fields. */
export type CustomOrderValues = {
  clientName: string
  clientEmail: string
  clientPhone: string
  notes: string
  items: ItemValues[]
}

export const MAX_ITEMS = 20

export const blankItem = (): ItemValues => ({
  key: crypto.randomUUID(),
  name: '',
  price: null,
  condition: 'NEW',
  deliveryTime: 'IMMEDIATE',
  hasWarranty: false,
  warrantyDays: '',
  description: '',
  files: [],
  hasUnsentFiles: false,
})

export const blankCustomOrder = (): CustomOrderValues => ({
  clientName: '',
  clientEmail: '',
  clientPhone: '',
  notes: '',
  items: [blankItem()],
})
