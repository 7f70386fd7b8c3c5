/** What a person does is the same at every width here: `look` makes the window narrow for a moment where there are screens. */
export const SAME_AT_EVERY_WIDTH = [
  'dataRights',
  'identity',
  'newerBuild',
  'pages',
  'signInElsewhere',
  'whoMayNot',
]

/** No phone comes by: there is one switch and one language model for all, and the sheet is compared at both widths. */
export const WIDE_ONLY = [...SAME_AT_EVERY_WIDTH, 'languageModel', 'restart', 'styles']

export const PHONE = { width: 360, height: 780 }
