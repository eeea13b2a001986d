import type { DataOf } from '@clubhouse/contract/call'
import type { one } from '@clubhouse/contract/reservation/desk/desk'

export type DeskBookingData = DataOf<typeof one>
