import { z } from 'zod'

export const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform(value => value === 'true')

/** Names or dates separated by commas; undefined when not set. */
export const list = z
  .string()
  .transform(value => value.split(',').map(item => item.trim()))
  .optional()

export const centesimos = (most: number, description: string) =>
  z.coerce.number().int().min(0).max(1_000_000_000).default(most).describe(description)

export const whole = (least: number, most: number, usual: number, description: string) =>
  z.coerce.number().int().min(least).max(most).default(usual).describe(description)

/** A template that WhatsApp has approved. */
export const contentSid = (description: string) =>
  z
    .string()
    .regex(/^HX[0-9a-f]{32}$/, 'must be HX and 32 hexadecimal digits')
    .optional()
    .describe(description)

/** A way of answering cheaper, which can be switched off to tell whether it is to blame for something. */
export const shortcut = (description: string) => z.enum(['on', 'off']).default('on').describe(description)
