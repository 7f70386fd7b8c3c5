import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { BRAND_MODELS } from '../../lib/generated/brandModels'
import { SEEN_MOST } from '../../lib/generated/brandPages'
import { siteFact } from '../../lib/siteFacts'
import { paths } from '../../paths'
import { Band, Opening } from '../../ui/Band'
import { FactStrip } from '../../ui/FactStrip'
import { Field } from '../../ui/Field'
import { ActionLink } from '../../ui/Link'
import { PageHead } from '../../ui/PageHead'
import { Select } from '../../ui/Select'
import { BrandCards } from './BrandCards'
import { slugOf } from './brandPages'
import { ModelLists } from './ModelLists'
import { kindsOf, yearsText } from './modelKinds'
import { PartCategories } from './PartCategories'
import { WishTag } from './WishTag'

/** The page of one make: its models, what is asked for, and the other makes. */
export function OneBrand({ brand }: { brand: string }) {
  const models = BRAND_MODELS[brand]
  if (!models) throw new Error(`${brand} has a page and no models`)
  const most = (SEEN_MOST[brand] ?? '').split(', ').slice(0, 4).join(', ')
  const choices = kindsOf(models)
    .flatMap(kind => kind.models)
    .toSorted(([one], [other]) => one.localeCompare(other, 'es', { numeric: true }))
    .map(model => ({ value: model[0], label: `${model[0]} (${yearsText(model)})` }))
  return (
    <>
      <PageHead
        title={`Repuestos ${brand} en Uruguay`}
        description={`Pedí repuestos para ${most} y cualquier otro ${brand}. Te cotizan proveedores verificados de todo el Uruguay.`}
        path={paths.brands(slugOf(brand))}
        parent={{ title: 'Repuestos por marca', path: paths.brands() }}
      />
      <Opening
        title={`Repuestos ${brand}`}
        lead={`Contá qué pieza es y para qué ${brand}. Te cotizan proveedores verificados de todo el país y vos elegís.`}
        picture={
          <WishTag brand={brand}>
            <Field label={`¿Para qué ${brand}?`} optional>
              <Select name="modelo" options={choices} placeholder="Elegí el modelo" />
            </Field>
          </WishTag>
        }
      />
      <FactStrip
        label={`${brand} en números`}
        facts={[
          { label: 'Pedidos en los últimos 12 meses', value: siteFact(`requests${brand}`) },
          { label: 'Lo que más se pidió', value: siteFact(`asked${brand}`) },
          { label: 'Proveedores verificados que cotizaron', value: siteFact(`providers${brand}`) },
        ]}
      />
      <Band
        title={`Modelos de ${brand} que andan por acá`}
        lead="Tocá el tuyo: el pedido ya empieza con la marca y el modelo."
      >
        <ModelLists brand={brand} models={models} />
      </Band>
      <PartCategories brand={brand} />
      <Band title="Otras marcas">
        <BrandCards without={brand} />
        <ActionLink asChild mt="6">
          <Link to={paths.brands()}>
            Ver todas las marcas
            <ArrowRight />
          </Link>
        </ActionLink>
      </Band>
    </>
  )
}
