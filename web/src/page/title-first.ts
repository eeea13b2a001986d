import { store } from '../ui/feedback/store'

/** What the title of every page begins with for now, such as a hold that is about to end. */
export const titleFirst = store<string | undefined>(undefined)
