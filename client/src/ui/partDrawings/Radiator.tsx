import { Plate, type PlateProps } from './Plate'

export function Radiator(props: PlateProps) {
  return (
    <Plate {...props}>
      <rect x="22" y="20" width="76" height="76" rx="3" fill="var(--plate-fill)" />
      <rect x="12" y="14" width="12" height="88" rx="4" fill="var(--plate-shade)" />
      <rect x="96" y="14" width="12" height="88" rx="4" fill="var(--plate-shade)" />
      <path d="M24 28.0H96" />
      <path d="M24 34.2H96" />
      <path d="M24 40.4H96" />
      <path d="M24 46.6H96" />
      <path d="M24 52.8H96" />
      <path d="M24 59.0H96" />
      <path d="M24 65.2H96" />
      <path d="M24 71.4H96" />
      <path d="M24 77.6H96" />
      <path d="M24 83.8H96" />
      <path d="M36 20V96" opacity=".45" />
      <path d="M48 20V96" opacity=".45" />
      <path d="M60 20V96" opacity=".45" />
      <path d="M72 20V96" opacity=".45" />
      <path d="M84 20V96" opacity=".45" />
      <rect x="2" y="22" width="12" height="9" rx="2" fill="var(--plate-fill)" />
      <rect x="106" y="82" width="12" height="9" rx="2" fill="var(--plate-fill)" />
      <rect x="15" y="7" width="10" height="8" rx="2" fill="var(--plate-accent)" />
      <rect x="30" y="96" width="8" height="7" rx="1" fill="var(--plate-shade)" />
      <rect x="82" y="96" width="8" height="7" rx="1" fill="var(--plate-shade)" />
    </Plate>
  )
}
