import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowRight } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Link, Navigate } from 'react-router'
import { isComposing } from '../../lib/composing'
import { MAX_MESSAGE } from '../../lib/generated/limits'
import { PRESSED, paths, patterns } from '../../paths'
import { AfterHydration } from '../../shell/AfterHydration'
import { Button } from '../../ui/Button'
import { Chip } from '../../ui/Chips'
import { FailureBoundary } from '../../ui/FailureBoundary'
import { shownLater } from '../../ui/openedLater'
import { Tag } from '../../ui/Tag'
import type { FirstMessage } from '../assistant/firstMessage'
import { hasRememberedRequests } from '../follow/hasRememberedRequests'

const loadAssistant = async () => (await import('../assistant/InlineAssistant')).InlineAssistant
const InlineAssistant = shownLater(loadAssistant)

const RememberedRequests = shownLater(
  async () => (await import('../follow/RememberedRequests')).RememberedRequests,
)

const examples = ['Distribución Corsa 1.6', 'Amortiguadores Hilux', 'Paragolpe Onix']

/**
 * The blank tag: its text is the first message to the assistant, which answers in its place. Its code loads
 * on the first focus. Before any code runs, the browser itself keeps the text and submits the form.
 */
export function AskAssistant() {
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const [isWanted, setIsWanted] = useState(false)
  const [first, setFirst] = useState<FirstMessage | null>(null)
  /** The assistant can be rendered: until then the text stays in the form. */
  const [isThere, setIsThere] = useState(false)
  const isWaiting = first !== null && !isThere
  // The person was already writing when the page's code loaded, or had begun before a reload.
  useEffect(() => {
    if (document.activeElement === field.current || hasBegun()) setIsWanted(true)
  }, [])

  const begin = (isSent: boolean) => {
    const written = field.current?.value ?? ''
    // Unfinished text continues where it ends, including a trailing space.
    const text = isSent ? written.trim() : written
    if (isSent && text === '') return field.current?.focus()
    setIsWanted(true)
    noteBegun()
    setFirst({ text, isSent, hasFocus: document.activeElement === field.current || isSent })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    begin(true)
  }
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    begin(true)
  }

  return (
    <>
      {(first === null || isWaiting) && (
        <>
          <form action={patterns.findPart} onSubmit={submit}>
            <input type="hidden" name={PRESSED} value="1" />
            <Tag as="div" tone="blank" shape="leftTall" large mt="2" pt="1.125rem" pr="4" pb="4" pl="3.75rem">
              <chakra.label htmlFor={id} textStyle="label">
                Contale al asistente qué pieza es y para qué auto
              </chakra.label>
              <chakra.textarea
                ref={field}
                id={id}
                rows={2}
                maxLength={MAX_MESSAGE}
                placeholder="Óptica izquierda para Gol Trend 2014"
                name="pieza"
                onFocus={() => setIsWanted(true)}
                onKeyDown={submitOnEnter}
                readOnly={isWaiting}
                enterKeyHint="go"
                css={styles.field}
              />
              <chakra.div display="flex" justifyContent="flex-end" pt="3.5">
                <Button
                  type="submit"
                  variant="solid"
                  w={{ smDown: 'full' }}
                  loading={isWaiting}
                  loadingText="Abriendo el asistente"
                >
                  Pedir cotizaciones
                  <ArrowRight />
                </Button>
              </chakra.div>
            </Tag>
          </form>
          <AfterHydration>
            {hasRememberedRequests() && (
              <Suspense>
                <RememberedRequests />
              </Suspense>
            )}
          </AfterHydration>
          <chakra.div css={styles.ways}>
            <chakra.span textStyle="xs" color="fg.muted">
              Probá con un pedido de ejemplo
            </chakra.span>
            <chakra.div display="flex" flexWrap="wrap" gap="2" gridColumn={{ sm: '1 / -1' }}>
              {examples.map(example => (
                <Chip
                  key={example}
                  onClick={() => {
                    if (!field.current || isWaiting) return
                    field.current.value = example
                    field.current.focus()
                  }}
                >
                  {example}
                </Chip>
              ))}
            </chakra.div>
            <chakra.div gridArea={{ sm: '1 / 2' }}>
              <FormLink />
            </chakra.div>
          </chakra.div>
        </>
      )}
      {isWanted && (
        // When the assistant fails here, the text goes to its own page.
        <FailureBoundary
          fallback={first && <Navigate to={paths.findPart({ part: first.text || undefined })} />}
        >
          <Suspense>
            {/* The colours of a tag, not those of the dark ground under it. */}
            <div className="tag">
              <chakra.div color="fg" css={{ '--t-colors-fg-muted': 'colors.fg.quiet' }}>
                <InlineAssistant
                  first={first}
                  onThere={() => setIsThere(true)}
                  onGoesOn={() => begin(false)}
                />
              </chakra.div>
            </div>
          </Suspense>
        </FailureBoundary>
      )}
      {first !== null && !isWaiting && <FormLink />}
    </>
  )
}

const BEGUN = 'tuerca.charla'

/** Notes in this tab that a conversation began here: a reload shows it again. */
function noteBegun(): void {
  try {
    sessionStorage.setItem(BEGUN, '1')
  } catch {
    // Without storage the conversation shows again once the field has the focus.
  }
}

function hasBegun(): boolean {
  try {
    return sessionStorage.getItem(BEGUN) !== null
  } catch {
    return false
  }
}

function FormLink() {
  return (
    <chakra.span fontSize="sm">
      <Link to={paths.findPart({ mode: 'manual' })}>Prefiero el formulario detallado</Link>
    </chakra.span>
  )
}

const styles = {
  field: {
    fieldSizing: 'content',
    w: 'full',
    mt: '2',
    pt: '1',
    pb: '2.5',
    minH: 'calc(2lh + 1rem)',
    maxH: '14rem',
    bg: 'transparent',
    borderBottom: '1.5px solid',
    borderColor: 'border.control',
    fontSize: 'clamp(1.125rem, 1rem + .6vw, 1.5rem)',
    lineHeight: '1.3',
    resize: 'none',
  },
  // Wide screens show the other way of asking next to the label of the examples.
  ways: {
    display: 'grid',
    gap: '2.5',
    alignItems: 'baseline',
    justifyItems: 'start',
    gridTemplateColumns: { sm: '1fr auto' },
  },
} as const
