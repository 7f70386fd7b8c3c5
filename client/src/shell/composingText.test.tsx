import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { AssistantComposer } from '../features/assistant/AssistantComposer'
import { Composer } from '../features/chat/Composer'
import { createUploader } from '../features/uploads/uploader'
import { system } from '../theme/system'
import { Field } from '../ui/Field'
import { MultiSelect } from '../ui/MultiSelect'
import { SuggestInput } from '../ui/SuggestInput'
import { TagInput } from '../ui/TagInput'
import { TimeInput } from '../ui/TimeInput'

const act = vi.fn<() => void>()
const nothing = () => undefined

const limits = { maxImages: 5, maxImageBytes: 1, maxVideos: 2, maxVideoBytes: 1, maxVideoMs: 1 }
const notUsed = () => {
  throw new Error('nothing is uploaded')
}
const unusedPorts = {
  preparePhoto: notUsed,
  start: notUsed,
  send: notUsed,
  complete: notUsed,
  cancel: notUsed,
  videoLength: notUsed,
  videoPoster: notUsed,
  tell: notUsed,
}
const uploads = {
  items: [],
  uploader: createUploader(unusedPorts, limits),
  problem: null,
  limits,
}

const controls: Record<string, readonly [control: ReactElement, typed: string]> = {
  'the chat': [
    <Composer key="chat" text="日本" uploads={uploads} sells={false} onText={nothing} onSend={act} />,
    '',
  ],
  'the assistant': [
    <AssistantComposer
      key="assistant"
      text="日本"
      takesFocus={false}
      onText={nothing}
      onSend={act}
      isCorrecting={false}
      isWaiting={false}
      showsPhotos={false}
      onPhotos={nothing}
    />,
    '',
  ],
  'words as chips': [
    <Field key="tags" label="Servicios" group>
      <TagInput value={[]} onChange={act} noun="servicio" most={3} maxLength={10} />
    </Field>,
    '日本',
  ],
  'a search among choices': [
    <Field key="choices" label="Marcas" group>
      <MultiSelect
        options={['Audi', 'Fiat', 'Ford'].map(label => ({ value: label, label }))}
        visible={1}
        noun={{ one: 'marca', many: 'marcas', ending: 'a' }}
        value={[]}
        onChange={act}
      />
    </Field>,
    'Fiat',
  ],
  'a time': [
    <Field key="time" label="Abre">
      <TimeInput value="" onChange={act} />
    </Field>,
    '830',
  ],
}

/**
 * Chrome and Firefox mark the Enter of a composition; Safari has ended it by then and only gives the code
 * 229.
 */
const ofComposition = [
  { key: 'Enter', isComposing: true, keyCode: 229 },
  { key: 'Enter', isComposing: false, keyCode: 229 },
]

test.each(Object.entries(controls))(
  'ignores in %s the Enter that ends a composition',
  (_name, [control, typed]) => {
    act.mockClear()
    render(<ChakraProvider value={system}>{control}</ChakraProvider>)
    const field = screen.queryByRole('textbox') ?? screen.getByRole('searchbox')
    if (typed) fireEvent.change(field, { target: { value: typed } })
    for (const event of ofComposition) fireEvent.keyDown(field, event)
    expect(act).not.toHaveBeenCalled()
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
    expect(act).toHaveBeenCalledOnce()
  },
)

test('leaves the keys of a composition to its candidates, not to suggestions', () => {
  const onChange = vi.fn<(value: string) => void>()
  const field = (
    <Field label="Modelo">
      <SuggestInput value="G" onChange={onChange} suggestions={[{ value: 'Gol' }, { value: 'Golf' }]} />
    </Field>
  )
  render(<ChakraProvider value={system}>{field}</ChakraProvider>)
  const combobox = screen.getByRole('combobox')
  fireEvent.focus(combobox)
  fireEvent.keyDown(combobox, { key: 'ArrowDown', keyCode: 40 })
  const pointed = combobox.getAttribute('aria-activedescendant')
  fireEvent.keyDown(combobox, { key: 'ArrowDown', isComposing: true, keyCode: 229 })
  for (const event of ofComposition) fireEvent.keyDown(combobox, event)
  expect(combobox.getAttribute('aria-activedescendant')).toBe(pointed)
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.keyDown(combobox, { key: 'Enter', keyCode: 13 })
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Gol')
})

/** A <select> has no composition. */
const WITHOUT_TEXT = ['../features/requests/asking/FilePlaceSelect.tsx']

test('every handler of Enter checks for a composition', () => {
  const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const careless = Object.entries(sources)
    .filter(([name]) => !/\.test\.tsx?$/.test(name))
    .filter(([, source]) => /[!=]== 'Enter'/.test(source) && !source.includes('isComposing'))
    .map(([name]) => name)
  expect(careless).toEqual(WITHOUT_TEXT)
})
