import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, memo, useId } from 'react'
import { flushSync } from 'react-dom'
import { Controller, useController, useFormContext, useWatch } from 'react-hook-form'
import { useNow } from '../../lib/clock'
import { formatTime, formatWeekday } from '../../lib/dates'
import { FIT_WORDS } from '../../lib/generated/fitTerms'
import {
  deliveryTimes,
  labelOf,
  optionsOf,
  partConditions,
  type ValueOf,
  wantedConditions,
} from '../../lib/labels'
import { formatMoney } from '../../lib/money'
import { Badge } from '../../ui/Badge'
import { Field, FieldError } from '../../ui/Field'
import { MoneyInput } from '../../ui/MoneyInput'
import { PartNumber } from '../../ui/Price'
import { Select } from '../../ui/Select'
import { Switch } from '../../ui/Switch'
import { TextInput } from '../../ui/TextInput'
import { TimeInput } from '../../ui/TimeInput'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { SavedReplies } from '../savedReplies/SavedReplies'
import {
  nextLine,
  type OfferValues,
  switchedOn,
  UNTIL_MOMENT,
  type UsualTerms,
  validities,
} from './offerForm'

const HOUR_MS = 3_600_000
/** The server's maximum length. */
const DESCRIPTION_LENGTH = 1000

/** From this many characters on, a phone has no room for the switch next to the title. */
const LONG_TITLE = 60

const conditionOptions = optionsOf(partConditions)
const deliveryOptions = optionsOf(deliveryTimes)
const fitOptions = optionsOf(FIT_WORDS)
const validityOptions = [
  ...validities.map(({ hours, label }) => ({ value: String(hours), label })),
  { value: String(UNTIL_MOMENT), label: 'Hasta un día y hora' },
]

/** The buyer's wishes. */
type PartFacts = {
  title: string
  condition: ValueOf<keyof typeof wantedConditions>
  /** The requested quantity; the price is for all of them. */
  quantity: number
  partNumber: string | null | undefined
  /** The buyer's words about it. */
  comments: string | null | undefined
}

type OfferLineFieldsProps = PartFacts & {
  /** The index of the line in the form. */
  index: number
  /** The terms of a part that is switched on while none above is; null for the blank ones. */
  usual: UsualTerms | null
}

/**
 * One part of the offer: the switch 'Cotizar' and, while it is on, its terms. Typing in another part does not
 * render it again.
 */
export const OfferLineFields = memo(function OfferLineFields({
  index,
  usual,
  ...part
}: OfferLineFieldsProps) {
  const { title, quantity } = part
  const { control, register, setValue, setFocus, getValues, trigger, formState } =
    useFormContext<OfferValues>()
  const line = useWatch({ control, name: `lines.${index}` })
  const isLast = useWatch({ control, name: 'lines', compute: lines => nextLine(lines, index) === null })
  const errors = formState.errors.lines?.[index]
  const name = <K extends string>(field: K) => `lines.${index}.${field}` as const
  const { ref } = useController({ control, name: name('requestedPartId') }).field
  const partError = errors?.requestedPartId?.message
  const partErrorId = useId()
  const each = quantity > 1 && line.price ? Math.round(line.price / quantity) : null
  const now = useNow()
  const until = now + line.validHours * HOUR_MS
  const isMoment = line.validHours === UNTIL_MOMENT

  const toggle = (on: boolean, at = index) => {
    const changes = on ? switchedOn(getValues('lines'), at, usual) : { quoted: false }
    // The price appears with the switch; the next key belongs to it.
    flushSync(() =>
      setValue(`lines.${at}`, { ...getValues(`lines.${at}`), ...changes }, { shouldDirty: true }),
    )
    if (on) setFocus(`lines.${at}.price`)
  }
  const goToNextPrice = (event: KeyboardEvent) => {
    const next = nextLine(getValues('lines'), index)
    const { price } = getValues(`lines.${index}`)
    // Without a price the button reports the missing one.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || next === null || price === null) return
    event.preventDefault()
    // A part that is still off is the next one to be priced; its switch takes it out again.
    if (getValues(`lines.${next}.quoted`)) setFocus(`lines.${next}.price`)
    else toggle(true, next)
  }

  return (
    <chakra.fieldset css={styles.root} data-on={line.quoted || undefined}>
      <VisuallyHidden as="legend">{title}</VisuallyHidden>
      <chakra.div css={styles.head}>
        <Part {...part} />
        <chakra.div ml="auto" css={{ '& label': { flexDirection: 'row-reverse' } }}>
          <Switch
            ref={ref}
            checked={line.quoted}
            onChange={event => toggle(event.currentTarget.checked)}
            aria-describedby={partError && partErrorId}
          >
            Cotizar
          </Switch>
        </chakra.div>
      </chakra.div>
      {partError && <FieldError id={partErrorId}>{partError}</FieldError>}
      {line.quoted && (
        <chakra.div css={styles.grid}>
          <Field
            label={quantity > 1 ? `Precio por las ${quantity} unidades` : 'Precio'}
            help={['Impuestos incluidos', ...(each === null ? [] : [`${formatMoney(each)} c/u`])].join('. ')}
            error={errors?.price?.message}
          >
            <Controller
              control={control}
              name={name('price')}
              render={({ field }) => (
                <MoneyInput
                  ref={field.ref}
                  value={field.value}
                  onChange={field.onChange}
                  enterKeyHint={isLast ? 'send' : 'next'}
                  onKeyDown={goToNextPrice}
                  onBlur={() => {
                    field.onBlur()
                    // An invalid price disables the button, so the field shows the error.
                    if (getValues(name('price')) !== null) void trigger(name('price'))
                  }}
                />
              )}
            />
          </Field>
          <Field label="Condición" error={errors?.condition?.message}>
            <Select options={conditionOptions} placeholder="Elegí" {...register(name('condition'))} />
          </Field>
          <Field label="Entrega" error={errors?.deliveryTime?.message}>
            <Select options={deliveryOptions} placeholder="Elegí" {...register(name('deliveryTime'))} />
          </Field>
          <Field
            label="Validez"
            error={errors?.validHours?.message}
            help={isMoment ? undefined : `Hasta el ${formatWeekday(until)}, ${formatTime(until)}`}
          >
            <Select options={validityOptions} {...register(name('validHours'), { valueAsNumber: true })} />
          </Field>
          {isMoment && (
            <>
              <Field label="Día" error={errors?.validDay?.message}>
                <TextInput type="date" {...register(name('validDay'))} />
              </Field>
              <Field label="Hora" error={errors?.validTime?.message}>
                <Controller
                  control={control}
                  name={name('validTime')}
                  render={({ field }) => (
                    <TimeInput ref={field.ref} value={field.value} onChange={field.onChange} />
                  )}
                />
              </Field>
            </>
          )}
          <Field group label="Garantía" error={errors?.warrantyDays?.message}>
            <chakra.div display="flex" gap="2" alignItems="center" minH="ctl">
              <Switch {...register(name('hasWarranty'))}>
                {line.hasWarranty ? <VisuallyHidden>Con garantía</VisuallyHidden> : 'Sin garantia'}
              </Switch>
              {line.hasWarranty && (
                <>
                  <TextInput
                    aria-label="Días de garantía"
                    aria-invalid={errors?.warrantyDays ? true : undefined}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={12}
                    numeric
                    maxW="5.5rem"
                    {...register(name('warrantyDays'))}
                  />
                  <chakra.span textStyle="sm" color="fg.muted">
                    días
                  </chakra.span>
                </>
              )}
            </chakra.div>
          </Field>
          <Field label="Calza" optional error={errors?.fitBasis?.message}>
            <Select options={fitOptions} placeholder="Sin indicar" {...register(name('fitBasis'))} />
          </Field>
          <chakra.div gridColumn={{ base: '1 / -1', md: isMoment ? '1 / -1' : 'span 2' }}>
            <Field label="Descripción" optional error={errors?.description?.message}>
              <TextInput
                maxLength={DESCRIPTION_LENGTH}
                placeholder="Ej.: Original, sin golpes"
                {...register(name('description'))}
              />
            </Field>
            <SavedReplies
              text={line.description}
              limit={DESCRIPTION_LENGTH}
              isOneLine
              onText={text => setValue(name('description'), text, { shouldDirty: true })}
            />
          </chakra.div>
        </chakra.div>
      )}
    </chakra.fieldset>
  )
})

/** A part that somebody has sold already: nothing to quote. */
export function BoughtPart(facts: PartFacts) {
  return (
    <chakra.div css={styles.root}>
      <chakra.div css={styles.head}>
        <Part {...facts} />
        <Badge>Comprado</Badge>
      </chakra.div>
    </chakra.div>
  )
}

function Part({ title, condition, quantity, partNumber, comments }: PartFacts) {
  return (
    <chakra.div css={styles.part} flexBasis={{ mdDown: title.length > LONG_TITLE ? 'full' : undefined }}>
      <chakra.div minW="0">
        <chakra.p fontWeight="680" lineHeight="1.35" overflowWrap="anywhere">
          {title}
        </chakra.p>
        <chakra.p textStyle="xs" color="fg.muted" lineHeight="1.3">
          {labelOf(wantedConditions, condition)}&nbsp;×&nbsp;{quantity}
          {partNumber && (
            <>
              . <PartNumber>{partNumber}</PartNumber>
            </>
          )}
        </chakra.p>
        {comments && (
          <chakra.p textStyle="sm" overflowWrap="anywhere">
            “{comments}”
          </chakra.p>
        )}
      </chakra.div>
    </chakra.div>
  )
}

const styles = {
  root: {
    minW: '0',
    px: '3.5',
    py: '3',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'sm',
    bg: 'bg.subtle',
    '&[data-on]': {
      bg: 'transparent',
      borderColor: 'trust.solid',
      boxShadow: 'inset 0 0 0 .5px {colors.trust.solid}',
    },
  },
  head: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' },
  part: { display: 'flex', gap: '3', alignItems: 'center', flex: '1', minW: '0' },
  grid: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)' },
    alignItems: 'start',
    mt: '3.5',
  },
} as const
