/** Queues of channels, by name. */
const CHANNEL: Readonly<Record<string, string>> = {
  mail: 'Emails',
  bell: 'Notificaciones',
  push: 'Avisos al navegador',
  whatsapp: 'WhatsApp',
  webhook: 'Webhooks',
}

/** The part of the product that a queue works for, by the first word of its name. */
const AREA: Readonly<Record<string, string>> = {
  events: 'Eventos',
  notices: 'Avisos por enviar',
  lifecycle: 'Vencimientos',
  providers: 'Proveedores',
  policies: 'Políticas',
  sessions: 'Sesiones',
  mailedLinks: 'Enlaces por email',
  requests: 'Solicitudes',
  uploads: 'Archivos',
  assistant: 'Asistente',
  offers: 'Ofertas',
  orders: 'Órdenes',
  payments: 'Pagos',
  payment: 'Pagos',
  payouts: 'Liquidaciones',
  chat: 'Chat',
  visits: 'Visitas',
  dataRequests: 'Privacidad',
  privacy: 'Privacidad',
  enquiries: 'Consultas',
  notifications: 'Notificaciones',
  failedJobs: 'Trabajos fallidos',
  whatsapp: 'WhatsApp',
  integrations: 'Integraciones',
  partners: 'Claves y webhooks',
}

/** A queue as the team reads it; its name when a newer version has not named it. */
export function queueWords(queue: string): string {
  const [area = '', name = ''] = queue.split('.')
  return (area === 'channels' ? CHANNEL[name] : AREA[area]) ?? queue
}

/** Uruguay's time is three hours behind UTC, all year. */
const HOURS_BEHIND_UTC = 3

/** A schedule as the team reads it: every few minutes, every hour or every day; the cron expression otherwise. */
export function scheduleWords(cron: string): string {
  const [minute = '', hour = '', ...rest] = cron.split(' ')
  if (rest.join(' ') !== '* * *') return cron
  const step = /^\*\/(\d+)$/.exec(minute)?.[1]
  if (step && hour === '*') return `cada ${step} minutos`
  if (!/^\d+$/.test(minute)) return cron
  if (hour === '*') return `cada hora, a los ${minute} minutos`
  if (!/^\d+$/.test(hour)) return cron
  return `cada día a las ${(Number(hour) + 24 - HOURS_BEHIND_UTC) % 24}:${minute.padStart(2, '0')}`
}
