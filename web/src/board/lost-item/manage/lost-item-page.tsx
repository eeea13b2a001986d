import { recordPage } from '../../../office/record-page'
import { LostItemForm } from './lost-item-form'
import { LOST_ITEMS } from './lost-item-list'
import { LostPropertyPages } from './lost-property-pages'

export const handle = { messages: ['lost-item-edit', 'lost-report', 'form', 'manager', 'history'] }

export default recordPage(LOST_ITEMS, LostItemForm, { above: () => <LostPropertyPages /> })
