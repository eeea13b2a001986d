import type { contract } from '@clubhouse/contract'
import { inquiryTemplateRecord } from '@clubhouse/contract/inquiry-template'
import { record } from '../../office/record/record.ts'
import { Store } from '../../office/record/store.ts'
import type { Services } from '../../platform/context.ts'

const templates = new Store(inquiryTemplateRecord)

export const inquiryTemplate: Services<typeof contract.inquiryTemplate> = {
  ...record(templates).services,
  list: (_, ctx) => templates.all(ctx),
}
