import { chakra } from '@chakra-ui/react/styled-system'

/** A hint at the evidence that suits a problem. */
export function EvidenceHint({ evidence }: { evidence: readonly string[] }) {
  return (
    <chakra.div textStyle="sm" color="fg.muted">
      <p>Ayuda a decidir:</p>
      <chakra.ul css={{ listStyle: 'disc', ps: '5' }}>
        {evidence.map(words => (
          <li key={words}>{words}</li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}
