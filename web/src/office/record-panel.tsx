import type { ReactNode } from 'react'
import { SidePanel } from '../ui/side-panel'
import { RecordTabs, type RecordTabsProps } from './record-tabs'

interface Props extends RecordTabsProps {
  title: string
  /** What can be done with the record. */
  actions?: ReactNode
  onClose: () => void
}

/** The record of a list beside it, with its history. */
export function RecordPanel({ title, actions, onClose, ...tabs }: Props) {
  return (
    <SidePanel title={title} actions={actions} onClose={onClose}>
      <RecordTabs {...tabs} />
    </SidePanel>
  )
}
