import { useState } from 'react'
import { BRANDS } from '../lib/generated/brands'
import { Badge, Stamp, StatusBadge } from '../ui/Badge'
import { Checkbox, Radio } from '../ui/Checkbox'
import { Field } from '../ui/Field'
import { MoneyInput } from '../ui/MoneyInput'
import { MultiSelect } from '../ui/MultiSelect'
import { RadioCards } from '../ui/RadioCards'
import { SegmentedControl } from '../ui/SegmentedControl'
import { Select } from '../ui/Select'
import { Switch } from '../ui/Switch'
import { TextArea, TextInput } from '../ui/TextInput'
import { UrgencyMeter } from '../ui/UrgencyMeter'
import { Line, Lines, Section, Two } from './Section'

const brandChoices = BRANDS.map(brand => ({ value: brand, label: brand }))

/** Fields and badges. */
export function Controls() {
  const [price, setPrice] = useState<number | null>(485000)
  const [condition, setCondition] = useState('used')
  const [brands, setBrands] = useState<string[]>(['Fiat', 'Škoda'])
  const [plan, setPlan] = useState('deposit')
  return (
    <>
      <Section title="Campos">
        <Two gap="5">
          <Field label="Modelo">
            <TextInput placeholder="Gol Trend" />
          </Field>
          <Field label="Marca">
            <Select options={[{ value: 'vw', label: 'Volkswagen' }]} />
          </Field>
          <Field label="Precio" help="En pesos uruguayos">
            <MoneyInput value={price} onChange={setPrice} />
          </Field>
          <Field label="Email" error="Falta lo que va después del @">
            <TextInput defaultValue="martin@" />
          </Field>
          <Field label="Condición" group>
            <SegmentedControl
              options={[
                { value: 'new', label: 'Nuevo' },
                { value: 'used', label: 'Usado' },
                { value: 'any', label: 'Cualquiera' },
              ]}
              value={condition}
              onChange={setCondition}
            />
          </Field>
          <Field label="Marcas" group>
            <MultiSelect
              options={brandChoices}
              value={brands}
              onChange={setBrands}
              noun={{ one: 'marca', many: 'marcas', ending: 'a' }}
              withAll
            />
          </Field>
          <Lines gap="3">
            <Checkbox defaultChecked>Incluir en compra</Checkbox>
            <Radio name="method" defaultChecked>
              MercadoPago
            </Radio>
            <Switch defaultChecked>Con garantía</Switch>
            <Switch>Sin garantia</Switch>
          </Lines>
          <Field label="Comentarios" optional>
            <TextArea defaultValue="Con lámparas H7, si puede ser." />
          </Field>
        </Two>
      </Section>
      <Section title="Opciones">
        <RadioCards
          label="Cómo pagás"
          columns={2}
          value={plan}
          onChange={setPlan}
          options={[
            { value: 'deposit', label: 'Reserva 15 %', detail: 'Pagás $ 728 ahora y el resto al recibir' },
            { value: 'full', label: 'Pago total', detail: 'La plata queda retenida hasta que confirmes' },
          ]}
        />
      </Section>
      <Section title="Insignias">
        <Lines>
          <Line gap="5">
            <UrgencyMeter level="low" />
            <UrgencyMeter level="medium" />
            <UrgencyMeter level="high" />
            <UrgencyMeter level="urgent" />
          </Line>
          <Line>
            <StatusBadge kind="pending">Pendiente</StatusBadge>
            <StatusBadge kind="done">Aceptada</StatusBadge>
            <StatusBadge kind="rejected">Rechazada</StatusBadge>
            <StatusBadge kind="assistant">Consulta AI</StatusBadge>
            <StatusBadge kind="sent">Enviado</StatusBadge>
            <StatusBadge kind="over">Expirada</StatusBadge>
            <Badge tone="ink">Menor precio</Badge>
            <Badge tone="line">Toyota</Badge>
          </Line>
          <Line gap="6">
            <Stamp>Pagado</Stamp>
            <Stamp tone="brand">Enviado</Stamp>
            <Stamp tone="gray">Expirado</Stamp>
          </Line>
        </Lines>
      </Section>
    </>
  )
}
