import { chakra } from '@chakra-ui/react/styled-system'
import { memo, useId } from 'react'
import { Controller, useController, useFormContext, useWatch } from 'react-hook-form'
import { useNow } from '../../lib/clock'
import { formatTime, formatWeekday } from '../../lib/dates'
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
import { Photo } from '../../ui/Photo'
import { PartNumber } from '../../ui/Price'
import { Select } from '../../ui/Select'
import { Switch } from '../../ui/Switch'
import { TextInput } from '../../ui/TextInput'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { type OfferValues, switchedOn, validities } from './offerForm'

const HOUR_MS = 3_600_000
/** The server's maximum length. */
const DESCRIPTION_LENGTH = 1000

/** From this many characters on, a phone has no room for the switch next to the title. */
const LONG_TITLE = 60

const conditionOptions = optionsOf(partConditions)
const deliveryOptions = optionsOf(deliveryTimes)
const validityOptions = validities.map(({ hours, label }) => ({ value: String(hours), label }))

/** The buyer's wishes. */
type PartFacts = {
  title: string
  condition: ValueOf<keyof typeof wantedConditions>
  /** The requested quantity; the price is for all of them. */
  quantity: number
  partNumber: string | null | undefined
  pictureUrl: string | null | undefined
  /** The picture is a frame of a video. */
  isVideo: boolean
}

type OfferLineFieldsProps = PartFacts & {
  /** The index of the line in the form. */
  index: number
}

/**
 * One part of the offer: the switch 'Cotizar' and, while it is on, its terms. Typing in another part does not
 * render it again.
 */
export const OfferLineFields = memo(function OfferLineFields({ index, ...part }: OfferLineFieldsProps) {
  const { title, quantity } = part
  const { control, register, setValue, getValues, trigger, formState } = useFormContext<OfferValues>()
  const line = useWatch({ control, name: `lines.${index}` })
  const errors = formState.errors.lines?.[index]
  const name = <K extends string>(field: K) => `lines.${index}.${field}` as const
  const { ref } = useController({ control, name: name('requestedPartId') }).field
  const partError = errors?.requestedPartId?.message
  const partErrorId = useId()
  const each = quantity > 1 && line.price ? Math.round(line.price / quantity) : null
  const now = useNow()
  const until = now + line.validHours * HOUR_MS

  const toggle = (on: boolean) => {
    const changes = on ? switchedOn(getValues('lines'), index) : { quoted: false }
    setValue(`lines.${index}`, { ...getValues(`lines.${index}`), ...changes }, { shouldDirty: true })
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
            help={each === null ? undefined : `${formatMoney(each)} c/u`}
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
            help={`Hasta el ${formatWeekday(until)}, ${formatTime(until)}`}
          >
            <Select options={validityOptions} {...register(name('validHours'), { valueAsNumber: true })} />
          </Field>
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
          <chakra.div gridColumn={{ base: '1 / -1', md: 'span 3' }}>
            <Field label="Descripción" optional error={errors?.description?.message}>
              <TextInput
                maxLength={DESCRIPTION_LENGTH}
                placeholder="Ej.: Original, sin golpes"
                {...register(name('description'))}
              />
            </Field>
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

function Part({ title, condition, quantity, partNumber, pictureUrl, isVideo }: PartFacts) {
  return (
    <chakra.div css={styles.part} flexBasis={{ mdDown: title.length > LONG_TITLE ? 'full' : undefined }}>
      {pictureUrl && <Photo src={pictureUrl} video={isVideo} alt="" w="12" />}
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
