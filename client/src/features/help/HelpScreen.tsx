import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowRight, ChevronDown, Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { siteFact, whatsAppAddress } from '../../lib/siteFacts'
import { count } from '../../lib/text'
import { paths } from '../../paths'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ActionLink } from '../../ui/Link'
import { PageHead } from '../../ui/PageHead'
import { ReadingPage } from '../../ui/ReadingPage'
import { Tag } from '../../ui/Tag'
import { TextInput } from '../../ui/TextInput'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { WhenKnown } from '../../ui/WhenKnown'
import { findQuestions } from './findQuestions'
import { type Question, questionGroups, searchExamples } from './questions'

const description =
  'Cómo pedir un repuesto, comparar ofertas, pagar con protección y recibirlo. Y qué necesita un proveedor para vender.'

/** Answers to frequent questions, by audience. Each has an address of its own, which opens it. */
export function HelpScreen() {
  const search = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  // Text typed before this code loaded.
  useEffect(() => setTyped(search.current?.value ?? ''), [])
  const groups = findQuestions(questionGroups, typed)
  return (
    <>
      <PageHead title="Ayuda" description={description} path={paths.faq} data={[forSearchEngines]} />
      <ReadingPage
        title="Ayuda"
        sections={groups}
        lead={
          <chakra.search maxW="32rem" css={{ '@media (scripting: none)': { display: 'none' } }}>
            <TextInput
              ref={search}
              type="search"
              aria-label="Buscar en la ayuda"
              placeholder={searchExamples.join(', ')}
              prefix={<Search size={20} />}
              onChange={event => setTyped(event.target.value)}
            />
          </chakra.search>
        }
      >
        <VisuallyHidden as="output">
          {typed.trim() &&
            count(groups.flatMap(({ questions }) => questions).length, 'respuesta', 'respuestas')}
        </VisuallyHidden>
        <chakra.div display="grid" gap="12">
          {groups.map(({ id, title, questions }) => (
            <chakra.section key={id} aria-labelledby={id}>
              <chakra.h2 id={id} textStyle="h2" pb="3" borderBottom="1px solid" borderColor="border.strong">
                {title}
              </chakra.h2>
              {questions.map(question => (
                <Answer key={question.id} {...question} open={typed.trim() !== ''} />
              ))}
            </chakra.section>
          ))}
          {groups.length === 0 && (
            <EmptyState title={`No encontramos «${typed.trim()}»`} as="h2">
              Probá con otra palabra, o escribinos.
            </EmptyState>
          )}
        </chakra.div>
        <NotFoundHere />
      </ReadingPage>
    </>
  )
}

/** The browser opens it by itself when the address names it. */
function Answer({ id, question, answer, link, open }: Question & { open: boolean }) {
  return (
    <chakra.details
      open={open || undefined}
      borderBottom="1px solid"
      borderColor="border"
      css={{
        '&[open] > summary > svg': { transform: 'rotate(180deg)' },
        // On paper every answer is shown.
        '@media print': { '&::details-content': { contentVisibility: 'visible', display: 'block' } },
      }}
    >
      <chakra.summary
        display="flex"
        justifyContent="space-between"
        alignItems="center"
        gap="4"
        py="4"
        minH="ctl"
        cursor="pointer"
        listStyle="none"
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        <chakra.h3 textStyle="h4">{question}</chakra.h3>
        <ChevronDown size={20} />
      </chakra.summary>
      <chakra.div id={id} display="grid" gap="3" pb="5" color="fg.muted" maxW="62ch" scrollMarginTop="32">
        {answer.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link && (
          <ActionLink asChild color="fg" justifySelf="start">
            <Link to={link.to}>
              {link.label}
              <ArrowRight />
            </Link>
          </ActionLink>
        )}
      </chakra.div>
    </chakra.details>
  )
}

/** The contact data of the site: the settings may have neither a telephone nor WhatsApp. */
function NotFoundHere() {
  const email = siteFact('supportEmail')
  const phone = siteFact('supportPhone')
  const whatsapp = siteFact('whatsapp')
  return (
    <Tag as="div" shape="left" mt="12" py="5" display="flex" flexWrap="wrap" gap="4" alignItems="center">
      <chakra.div flex="1 1 14rem">
        <chakra.h2 textStyle="h4">¿No encontraste lo que buscabas?</chakra.h2>
        <chakra.p
          textStyle="sm"
          display="flex"
          flexWrap="wrap"
          columnGap="4"
          css={{ '& a': { py: '1', overflowWrap: 'anywhere' } }}
        >
          <a href={`mailto:${email}`}>{email}</a>
          <WhenKnown fact={phone}>
            <a href={`tel:${phone}`}>{siteFact('supportPhoneText')}</a>
          </WhenKnown>
          <WhenKnown fact={whatsapp}>
            <a href={whatsAppAddress()} target="_blank" rel="noopener noreferrer">
              WhatsApp {siteFact('whatsappText')}
            </a>
          </WhenKnown>
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted" _firstLetter={{ textTransform: 'uppercase' }}>
          {siteFact('supportHours')}
        </chakra.p>
      </chakra.div>
      <Button asChild>
        <Link to={paths.contact}>Escribirnos</Link>
      </Button>
    </Tag>
  )
}

const forSearchEngines = {
  '@type': 'FAQPage',
  mainEntity: questionGroups.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  ),
}
