import { chakra } from '@chakra-ui/react/styled-system'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { withParam } from '../paths'
import { Button } from '../ui/Button'
import { TextInput } from '../ui/TextInput'

type SearchFormProps = {
  /** The query parameter of the search. */
  param: string
  /** The name of the field, for screen readers. */
  label: string
  placeholder: string
  /** The server's maximum length. */
  maxLength: number
  /** The address of the results; the current one when left out. */
  to?: string | undefined
}

/** A search of a list, which is part of the address. */
export function SearchForm(props: SearchFormProps) {
  const searched = new URLSearchParams(useLocation().search).get(props.param) ?? ''
  // Another search, also one of the browser's history, starts the field anew.
  return <Form key={searched} searched={searched} {...props} />
}

function Form({
  param,
  label,
  placeholder,
  maxLength,
  to,
  searched,
}: SearchFormProps & { searched: string }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [typed, setTyped] = useState(searched)
  const look = (event: FormEvent) => {
    event.preventDefault()
    if (to && pathname !== to) void navigate(to + withParam('', param, typed.trim() || null))
    else
      void navigate(pathname + withParam(search, param, typed.trim() || null), {
        replace: true,
        preventScrollReset: true,
      })
  }
  return (
    <search>
      <chakra.form display="flex" gap="2" onSubmit={look}>
        <TextInput
          type="search"
          aria-label={label}
          placeholder={placeholder}
          maxLength={maxLength}
          value={typed}
          onChange={event => setTyped(event.currentTarget.value)}
        />
        <Button type="submit">
          <Search />
          Buscar
        </Button>
      </chakra.form>
    </search>
  )
}
