import { chakra } from '@chakra-ui/react/styled-system'
import { renderSVG } from 'uqr'

/** A text as a QR code. Always dark on light, because cameras read other colours badly. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`
  return <chakra.img src={picture} alt={label} w="52" h="52" borderRadius="sm" />
}
