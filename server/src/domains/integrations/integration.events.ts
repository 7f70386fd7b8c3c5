import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

/** The state of the integrations, for the team. */
export const integrationsTopic = 'integrations'

/** Settings of Airtable changed, or a use of it ended. */
export const airtableMoved = defineEvent('airtable.moved', z.object({}), () => [integrationsTopic])
