import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowRight } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { paths, patterns } from '../../paths'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Tag } from '../../ui/Tag'
import { TextInput } from '../../ui/TextInput'

type WishTagProps = {
  /** The make of the request; without it a field of `children` named 'marca' asks for it. */
  brand?: string
  /** More fields about the vehicle, named as in the address of the request page. */
  children: ReactNode
}

/**
 * The blank tag of a request: part and vehicle, which prefill the form. Works as a plain form without code.
 */
export function WishTag({ brand, children }: WishTagProps) {
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const said = (name: string) => String(form.get(name) ?? '').trim()
    void navigate(
      paths.findPart({ mode: 'manual', part: said('pieza'), brand: said('marca'), model: said('modelo') }),
    )
  }
  return (
    <form action={patterns.findPart} onSubmit={submit}>
      <Tag as="div" tone="blank" shape="leftTall" large py="6" pr={{ base: '5', md: '6' }}>
        <chakra.div display="grid" gap="4">
          <input type="hidden" name="mode" value="manual" />
          {brand && <input type="hidden" name="marca" value={brand} />}
          <Field label="¿Qué pieza buscás?">
            <TextInput
              name="pieza"
              maxLength={200}
              placeholder="Óptica izquierda"
              autoComplete="off"
              enterKeyHint="go"
            />
          </Field>
          {children}
          <Button type="submit" variant="solid" full>
            Pedir cotizaciones
            <ArrowRight />
          </Button>
        </chakra.div>
      </Tag>
    </form>
  )
}
