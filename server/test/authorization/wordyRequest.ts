/** A requested part with every field. */
export const PART = {
  description: 'Amortiguador trasero',
  category: 'SUSPENSION',
  condition: 'ANY',
  quantity: 2,
  urgency: 'HIGH',
  partNumber: '5U0-513-025',
  comments: 'El del lado izquierdo',
}

/** A request with every field. */
export const WORDY = {
  engine: '1.6 8v',
  version: 'Power',
  vin: '9BWAA05U8CP012345',
  mileageKm: 143_000,
  description: 'Golpea en los pozos',
  parts: [PART],
}
