import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { type FieldPath, FormProvider } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { useLocation, useNavigate } from 'react-router'
import { isBlank } from '../../../forms/problems'
import { useStepFocus } from '../../../forms/useStepFocus'
import { count, formatPhone } from '../../../lib/text'
import { useLeaveWarning } from '../../../lib/useLeaveWarning'
import { placeAtFields } from '../../../relay/refusal'
import { Button } from '../../../ui/Button'
import { Columns } from '../../../ui/Columns'
import { openedLater, shownLater } from '../../../ui/openedLater'
import { CardSkeleton } from '../../../ui/Skeleton'
import { Stepper } from '../../../ui/Stepper'
import { toast } from '../../../ui/toast'
import { isUnderWay } from '../../uploads/uploadQueue'
import { useUploads } from '../../uploads/useUploads'
import type { RequestForm_query$key } from './__generated__/RequestForm_query.graphql'
import type {
  RequestForm_viewer$data,
  RequestForm_viewer$key,
} from './__generated__/RequestForm_viewer.graphql'
import { useAddressWish, useConsultationWish } from './addressWish'
import type { KnownContact } from './requestDraft'
import { fieldsOf, partOf, type RequestValues, reachableStep, type Step, stepOf, steps } from './requestForm'
import { useRequestForm } from './useRequestForm'
import { type MadeSubmission, useSendRequest } from './useSendRequest'
import { VehicleStep } from './VehicleStep'

const SendingDialog = openedLater(
  async () => (await import('./SendingDialog')).SendingDialog,
  ({ sending }) => sending !== null,
)

const FoldedSummary = shownLater(async () => (await import('./RequestSummary')).FoldedSummary)

const RequestSummary = shownLater(async () => (await import('./RequestSummary')).RequestSummary)

const LaterSteps = shownLater(async () => (await import('./LaterSteps')).LaterSteps)

/** The toasts about errors share an id, so that only the latest shows. */
const TROUBLE = 'pedido'

/** The first field of each step, which takes the focus after the step before. */
const FIRST_FIELDS = {
  vehiculo: 'brand',
  repuestos: 'parts.0.description',
  contacto: 'contact.email',
} as const satisfies Record<Step, FieldPath<RequestValues>>

const stepNames = ['Vehículo', 'Repuestos', 'Contacto']
const headings = {
  vehiculo: '¿Para qué vehículo es?',
  repuestos: '¿Qué repuestos necesitás?',
  contacto: '¿A dónde te avisamos?',
} as const

type RequestFormProps = {
  /** The account; null for a visitor. */
  viewer: RequestForm_viewer$key | null
  query: RequestForm_query$key
  onSent: (values: RequestValues, made: MadeSubmission) => void
}

/**
 * The detailed form: vehicle, parts, contact. The step is in the address, so the back button goes one step
 * back.
 */
export function RequestForm({ viewer: key, query, onSent }: RequestFormProps) {
  const account = useFragment(
    graphql`
      fragment RequestForm_viewer on Account {
        id
        name
        email
        phone
        department
      }
    `,
    key,
  )
  const viewer = account ? contactOf(account) : null
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const { uploadLimits, assistantConversation } = useFragment(
    graphql`
      fragment RequestForm_query on Query {
        uploadLimits(purpose: REQUEST_FILE) {
          ...useUploads_limits
        }
        assistantConversation {
          ...addressWish_conversation
        }
      }
    `,
    query,
  )
  const uploads = useUploads(uploadLimits)
  const { items, uploader } = uploads
  useLeaveWarning(items.some(isUnderWay))
  const wish = useAddressWish(search, useConsultationWish(assistantConversation ?? null))
  const state = useRequestForm({ viewer, wish, uploader })
  const { form, wrong } = state
  const [openPart, setOpenPart] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => LaterSteps.downloadAhead(), [])

  const wanted = steps.find(name => `#${name}` === hash) ?? 'vehiculo'
  const step = reachableStep(
    wanted,
    wrong().map(([path]) => path),
  )
  const at = steps.indexOf(step)
  const isOnPage = (field: FieldPath<RequestValues>) =>
    stepOf(field) === step && [null, openPart].includes(partOf(field))
  const focus = useStepFocus(form, { step, isOnPage, heading })

  const goTo = (to: Step) => {
    if (to === step) return
    void navigate({ search, hash: to === 'vehiculo' ? '' : to }, { preventScrollReset: true })
  }
  const openAndFocus = (field: FieldPath<RequestValues>) => {
    focus(field)
    setOpenPart(part => partOf(field) ?? part)
    goTo(stepOf(field))
  }
  const showWrong = () => {
    const here = wrong().filter(([path]) => step === 'contacto' || stepOf(path) === step)
    const isMissing = here.some(([path]) => isBlank(String(form.getValues(path))))
    toast.error(isMissing ? 'Campos requeridos' : 'Revisá los datos', {
      description: isMissing ? 'Por favor completa todos los campos obligatorios' : here[0]?.[1],
      about: TROUBLE,
    })
    if (here[0]) openAndFocus(here[0][0])
  }

  const { sending, send, stop } = useSendRequest({
    state,
    uploader,
    onRefused: (fields, message) => {
      const isPlaced = placeAtFields(fields, form, openAndFocus)
      toast.error(isPlaced ? 'Revisá los datos' : 'No se pudo crear la solicitud', {
        description: message,
        about: TROUBLE,
      })
    },
    onSent: (values, made) => {
      state.startAnew()
      onSent(values, made)
    },
  })

  const submit = async () => {
    const isLast = step === 'contacto'
    if (!(await form.trigger(isLast ? undefined : fieldsOf(step)))) return showWrong()
    toast.settle(TROUBLE)
    if (isLast) void send()
    else openAndFocus(FIRST_FIELDS[steps[at + 1] ?? step])
  }

  return (
    <FormProvider {...form}>
      <Columns>
        <chakra.section aria-label="Pedido de repuestos" display="grid" gap={{ base: '4', md: '8' }} minW="0">
          <chakra.div css={styles.steps}>
            <Stepper steps={stepNames} current={at} />
          </chakra.div>
          <Suspense>
            <FoldedSummary items={items} />
          </Suspense>
          <chakra.form
            noValidate
            display="grid"
            gap="6"
            onSubmit={event => {
              event.preventDefault()
              void submit()
            }}
          >
            <chakra.div css={styles.head}>
              <chakra.h2
                ref={heading}
                tabIndex={-1}
                outline="none"
                scrollMarginTop="24"
                textStyle={{ base: 'h4', md: 'h3' }}
              >
                {headings[step]}
              </chakra.h2>
              <chakra.span css={styles.count} aria-hidden="true">
                {`Paso ${at + 1} de ${steps.length}`}
              </chakra.span>
              <chakra.div css={styles.progress} aria-hidden="true">
                <chakra.div css={styles.done} style={{ width: `${((at + 1) / steps.length) * 100}%` }} />
              </chakra.div>
              {step === 'repuestos' && <PartCount form={form} />}
            </chakra.div>
            {step === 'vehiculo' && <VehicleStep />}
            <Suspense fallback={<CardSkeleton />}>
              {step !== 'vehiculo' && (
                <LaterSteps step={step} openPart={openPart} onOpenPart={openAndFocus} uploads={uploads} />
              )}
            </Suspense>
            <chakra.div css={styles.ways}>
              {at > 0 ? (
                <Button onClick={() => goTo(steps[at - 1] ?? step)}>
                  <ArrowLeft />
                  Anterior
                </Button>
              ) : (
                <span />
              )}
              <Button type="submit" variant="solid">
                {step === 'contacto' ? (
                  'Enviar pedido'
                ) : (
                  <>
                    Siguiente
                    <ArrowRight />
                  </>
                )}
              </Button>
            </chakra.div>
          </chakra.form>
        </chakra.section>
        <chakra.aside aria-label="Resumen" css={styles.aside}>
          <Suspense>
            <RequestSummary items={items} />
          </Suspense>
        </chakra.aside>
      </Columns>
      <SendingDialog sending={sending} isVisitor={viewer === null} items={items} onStop={stop} />
    </FormProvider>
  )
}

function contactOf({ id, name, email, phone, department }: RequestForm_viewer$data): KnownContact {
  return { id, name, email, phone: formatPhone(phone), department }
}

function PartCount({ form }: { form: { watch: (name: 'parts') => readonly unknown[] } }) {
  return (
    <chakra.span textStyle="sm" color="fg.muted" className="num">
      {count(form.watch('parts').length, 'repuesto', 'repuestos')}
    </chakra.span>
  )
}

const styles = {
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    alignItems: 'baseline',
    justifyContent: 'space-between',
  },
  steps: { smDown: { srOnly: true } },
  count: { hideFrom: 'sm', textStyle: 'sm', color: 'fg.muted', ml: 'auto' },
  progress: { hideFrom: 'sm', flex: '1 0 100%', h: '1', bg: 'border' },
  done: { h: 'full', bg: 'brand.mark' },
  ways: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    py: { base: '3', md: '6' },
    borderTop: '1px solid',
    borderColor: 'border',
    // On a phone the way on is always at hand.
    smDown: {
      position: 'sticky',
      bottom: '0',
      zIndex: 'bar',
      mx: 'calc(-1 * {spacing.gutter})',
      px: 'gutter',
      bg: 'bg.panel',
      pb: 'calc(.75rem + env(safe-area-inset-bottom))',
      '& button[type=submit]': { flex: '1' },
      '& > span': { display: 'none' },
    },
  },
  aside: { position: 'sticky', top: '24', hideBelow: 'lg' },
} as const
