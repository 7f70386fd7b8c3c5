import { useSearchParams } from 'react-router'
import { AllBrands } from './AllBrands'
import { brandOfAddress } from './brandPages'
import { OneBrand } from './OneBrand'

/** Parts by make: all makes, or the one in the address. */
export function BrandsScreen() {
  const [search] = useSearchParams()
  const brand = brandOfAddress(search)
  return brand ? <OneBrand brand={brand} /> : <AllBrands />
}
