import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { useChoice } from '../../../shell/useChoice'
import { Badge, type BadgeTone } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import { ActionLink } from '../../../ui/Link'
import { openedLater } from '../../../ui/openedLater'
import { List, ListRow, Panel, PanelHeader } from '../../../ui/Panel'
import type {
  SettingGroups_query$data,
  SettingGroups_query$key,
} from './__generated__/SettingGroups_query.graphql'
import { HISTORY_ID } from './SettingHistory'
import { historyChoices, isHistoryFilter } from './settingChoices'

type Setting = NonNullable<SettingGroups_query$data['siteSettings']>[number]

const SettingDialog = openedLater(
  async () => (await import('./SettingDialog')).SettingDialog,
  ({ open }) => open,
)

type SettingGroupsProps = { query: SettingGroups_query$key; onNews: () => void }

/** Every setting under its heading, with its value and where that comes from. */
export function SettingGroups({ query, onNews }: SettingGroupsProps) {
  const { siteSettings } = useFragment(
    graphql`
      fragment SettingGroups_query on Query {
        siteSettings {
          group
          name
          words
          help
          kind
          value
          shown
          source
          variable
          version
          fallback
          path
        }
      }
    `,
    query,
  )
  const settingsIn = (group: string) => siteSettings?.filter(setting => setting.group === group) ?? []
  const groups = [...new Set(siteSettings?.map(({ group }) => group))]
  return groups.map(group => (
    <section key={group} aria-label={group}>
      <Panel flush>
        <PanelHeader title={<h2>{group}</h2>} />
        <List>
          {settingsIn(group).map(setting => (
            <SettingRow key={setting.words} setting={setting} onNews={onNews} />
          ))}
        </List>
      </Panel>
    </section>
  ))
}

const SOURCES: Readonly<Record<string, { readonly tone: BadgeTone; readonly words: string }>> = {
  DEFAULT: { tone: 'neutral', words: 'Por defecto' },
  SAVED: { tone: 'ok', words: 'Guardado' },
  ENVIRONMENT: { tone: 'info', words: 'Del servidor' },
  FIXED: { tone: 'neutral', words: 'Fijo' },
  UNREADABLE: { tone: 'danger', words: 'No se puede leer' },
}

function SettingRow({ setting, onNews }: { setting: Setting; onNews: () => void }) {
  const { name, words, help, kind, value, shown, source, variable, version, fallback, path } = setting
  const [isOpen, setIsOpen] = useState(false)
  const { tone, words: origin } = SOURCES[source] ?? { tone: 'neutral' as const, words: source }
  const isChangeable = name != null && path == null && source !== 'ENVIRONMENT'
  return (
    <ListRow
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 16rem) 12.5rem' }}
      columnGap="6"
      rowGap="2"
      alignItems="start"
    >
      <chakra.div>
        <chakra.h3 fontWeight="600">{words}</chakra.h3>
        <chakra.p textStyle="sm" color="fg.muted">
          {source === 'ENVIRONMENT' ? `Lo fija la variable ${variable} del servidor.` : help}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center" minW="0">
        <chakra.span className="num" overflowWrap="anywhere" fontWeight="600">
          {shown ?? '—'}
        </chakra.span>
        <Badge tone={tone}>{origin}</Badge>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent={{ md: 'flex-end' }}>
        {name != null && <HistoryButton name={name} words={words} />}
        {isChangeable && (
          <Button size="sm" aria-label={`Cambiar: ${words}`} onClick={() => setIsOpen(true)}>
            Cambiar
          </Button>
        )}
        {path != null && (
          <ActionLink asChild>
            <Link to={path} aria-label={`Ir a cambiar: ${words}`}>
              Ir a cambiarlo
            </Link>
          </ActionLink>
        )}
      </chakra.div>
      {isChangeable && (
        <SettingDialog
          // A save by somebody else starts the form anew.
          key={version ?? ''}
          open={isOpen}
          onClose={() => setIsOpen(false)}
          setting={{ name, words, help, kind, value, source, fallback, version }}
          onNews={onNews}
        />
      )}
    </ListRow>
  )
}

type HistoryButtonProps = { name: NonNullable<Setting['name']>; words: string }

function HistoryButton({ name, words }: HistoryButtonProps) {
  const [, choose] = useChoice(historyChoices)
  if (!isHistoryFilter(name)) return null
  const show = () => {
    choose(name)
    document.getElementById(HISTORY_ID)?.scrollIntoView({ block: 'start' })
  }
  return (
    <Button size="sm" variant="ghost" aria-label={`Historial: ${words}`} onClick={show}>
      Historial
    </Button>
  )
}
