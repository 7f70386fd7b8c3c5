import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowRight } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { paths, patterns } from '../../paths'
import { Button } from '../../ui/Button'
import { Chip } from '../../ui/Chips'
import { Tag } from '../../ui/Tag'

const examples = ['Distribución Corsa 1.6', 'Amortiguadores Hilux', 'Paragolpe Onix']
/** As much as a part's description takes. */
const LONGEST = 200

/**
 * The blank tag: what is written on it is the first part of the request form. Before any code runs, the browser itself
 * keeps what is written and sends the form.
 */
export function PartWish() {
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const navigate = useNavigate()

  const ask = () => {
    const part = field.current?.value.trim() || undefined
    void navigate(paths.findPart({ mode: 'manual', part }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask()
  }
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    ask()
  }

  return (
    <>
      <form action={patterns.findPart} onSubmit={submit}>
        <Tag as="div" tone="blank" shape="leftTall" large mt="2" pt="1.125rem" pr="4" pb="4" pl="3.75rem">
          <input type="hidden" name="mode" value="manual" />
          <chakra.label htmlFor={id} textStyle="label">
            Contanos qué pieza es y para qué auto
          </chakra.label>
          <chakra.textarea
            ref={field}
            id={id}
            rows={2}
            maxLength={LONGEST}
            placeholder="Óptica izquierda para Gol Trend 2014"
            name="pieza"
            onKeyDown={submitOnEnter}
            enterKeyHint="go"
            w="full"
            mt="2"
            pt="1"
            pb="2.5"
            minH="calc(2lh + 1rem)"
            css={{ fieldSizing: 'content' }}
            bg="transparent"
            borderBottom="1.5px solid"
            borderColor="border.control"
            fontSize="clamp(1.125rem, 1rem + .6vw, 1.5rem)"
            lineHeight="1.3"
            resize="none"
          />
          <chakra.div display="flex" justifyContent="flex-end" pt="3.5">
            <Button type="submit" variant="solid" w={{ smDown: 'full' }}>
              Pedir cotizaciones
              <ArrowRight />
            </Button>
          </chakra.div>
        </Tag>
      </form>
      <chakra.div display="grid" gap="2.5" justifyItems="start">
        <chakra.span textStyle="xs" color="fg.muted">
          Probá con un pedido de ejemplo
        </chakra.span>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {examples.map(example => (
            <Chip
              key={example}
              onClick={() => {
                if (!field.current) return
                field.current.value = example
                field.current.focus()
              }}
            >
              {example}
            </Chip>
          ))}
        </chakra.div>
      </chakra.div>
    </>
  )
}
