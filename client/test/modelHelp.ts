/** The answer of `assistantModelHelp` when no language model is offered. */
export const NO_MODEL = { isOffered: false, isAllowed: null } as const
