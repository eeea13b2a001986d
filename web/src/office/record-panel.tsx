import type { ReactNode } from 'react'
import { SidePanel } from '../ui/side-panel'
import { useOpened } from './opened'
import { RecordTabs, type RecordTabsProps } from './record-tabs'

interface Props extends RecordTabsProps {
  title: string
  /** What the record is called; left out until it is read. */
  name?: string
  actions?: ReactNode
  onClose: () => void
}

export function RecordPanel({ title, name, actions, onClose, ...tabs }: Props) {
  useOpened(name)
  return (
    <SidePanel title={title} actions={actions} onClose={onClose}>
      <RecordTabs {...tabs} />
    </SidePanel>
  )
}
