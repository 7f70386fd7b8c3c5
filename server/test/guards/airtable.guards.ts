import { SANDBOX_BASE, SANDBOX_KEY } from '../../src/sandbox/airtable/airtableStandIn.ts'
import { putAirtable } from '../airtableWorld.ts'
import {
  adminsOnly,
  eachTime,
  type Guards,
  onceOnly,
  type PrepareSubject,
  sameAgain,
  within,
} from './guards.ts'

type State = Parameters<typeof putAirtable>[1]

const airtable =
  (first: State, variables: Readonly<Record<string, unknown>> = {}): PrepareSubject =>
  async ({ harness }) => {
    await putAirtable(harness, first)
    return {
      variables,
      canReturn: true,
      async put(state) {
        await putAirtable(harness, state as State)
        return undefined
      },
    }
  }

const setting = ['shown', 'isFromEnvironment', 'isUnreadable']
const state = [
  ...within('apiKey', setting),
  ...within('baseId', setting),
  'isOn',
  'sendsPersonalData',
  'isEmptying',
  'version',
  'hasTables',
  'waiting',
  'restsUntil',
  'isResyncing',
  ...within('runs', ['kind', 'at', 'count', 'error']),
]

export const AIRTABLE_GUARDS: Guards = {
  commands: {
    saveAirtable: {
      scope: 'admin',
      people: adminsOnly,
      states: [[['SAVED', 'FRESH', 'READY', 'ON'], 'done']],
      ...eachTime,
      prepare: airtable('SAVED', { input: { apiKey: SANDBOX_KEY, baseId: SANDBOX_BASE } }),
    },
    testAirtable: {
      scope: 'admin',
      people: adminsOnly,
      states: [
        [['SAVED', 'READY', 'ON'], 'done'],
        [['FRESH'], 'WRONG_STATE'],
      ],
      ...eachTime,
      prepare: airtable('SAVED'),
    },
    createAirtableTables: {
      scope: 'admin',
      people: adminsOnly,
      states: [
        [['SAVED', 'READY', 'ON'], 'done'],
        [['FRESH'], 'WRONG_STATE'],
      ],
      ...eachTime,
      prepare: airtable('SAVED'),
    },
    switchAirtable: {
      scope: 'admin',
      people: adminsOnly,
      states: [
        [['READY'], 'done'],
        [['ON'], 'same'],
        [['FRESH', 'SAVED'], 'WRONG_STATE'],
      ],
      ...sameAgain,
      ownStage: true,
      prepare: airtable('READY', { isOn: true }),
    },
    switchAirtablePersonalData: {
      scope: 'admin',
      people: adminsOnly,
      states: [
        [['ON', 'EMPTYING'], 'done'],
        [['PERSONAL'], 'same'],
        [['FRESH', 'SAVED', 'READY'], 'WRONG_STATE'],
      ],
      ...sameAgain,
      ownStage: true,
      prepare: airtable('ON', { isOn: true }),
    },
    resyncAirtable: {
      scope: 'admin',
      people: adminsOnly,
      states: [
        [['ON'], 'done'],
        [['FRESH', 'READY', 'RUNNING'], 'WRONG_STATE'],
      ],
      ...onceOnly,
      ownStage: true,
      prepare: airtable('ON'),
    },
  },
  fields: {
    Query: [[['admin'], within('airtable', state)]],
    Subscription: [[['admin'], within('airtableUpdated', state)]],
  },
  onlyAnswered: ['AirtablePayload', 'AirtableOutcomePayload'],
}
