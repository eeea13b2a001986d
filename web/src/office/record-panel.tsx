import type { ReactNode } from 'react'
import { SidePanel } from '../ui/side-panel'
import { RecordTabs, type RecordTabsProps } from './record-tabs'

interface Props extends RecordTabsProps {
  title: string
  actions?: ReactNode
  onClose: () => void
}

export function RecordPanel({ title, actions, onClose, ...tabs }: Props) {
  return (
    <SidePanel title={title} actions={actions} onClose={onClose}>
      <RecordTabs {...tabs} />
    </SidePanel>
  )
}
