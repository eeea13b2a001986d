import { data } from 'react-router'
import { NotFound } from './not-found'

/** Every path that has no page. */
export const loader = () => data(null, { status: 404 })

export default NotFound
