import { isRecord } from './documents.ts'

/** A flat array of op codes and operands, as `mendoza.applyPatch` reads it. */
export type RawPatch = unknown[]

const VALUE = 0
const PUSH_FIELD_COPY = 10
const PUSH_FIELD_BLANK = 11
const PUSH_ELEMENT_COPY = 12
const RETURN_INTO_OBJECT = 15
const RETURN_INTO_ARRAY = 16
const SET_FIELD = 17
const DELETE_FIELD = 19
const APPEND_VALUE = 20
const APPEND_SLICE = 21
const STRING_APPEND = 22
const STRING_APPEND_SLICE = 23

const shortestStringWorthSlicing = 20

/** The patch that turns `left` into `right`. Documents must come without `_rev`: clients drop it before applying. */
export function encodePatch(left: unknown, right: unknown): RawPatch {
  if (isEqual(left, right)) return []
  if (!isRecord(left) || !isRecord(right)) return [VALUE, right]
  const patch: RawPatch = []
  encodeObject(left, right, patch)
  return patch
}

function encodeObject(left: Record<string, unknown>, right: Record<string, unknown>, patch: RawPatch): void {
  const leftKeys = Object.keys(left).sort()
  for (const [index, key] of leftKeys.entries()) {
    if (!Object.hasOwn(right, key)) patch.push(DELETE_FIELD, index)
  }
  for (const [key, value] of Object.entries(right)) {
    const previous = Object.hasOwn(left, key) ? left[key] : undefined
    if (isEqual(previous, value)) continue
    encodeField(leftKeys.indexOf(key), key, previous, value, patch)
  }
}

function encodeField(index: number, key: string, left: unknown, right: unknown, patch: RawPatch): void {
  if (isRecord(left) && isRecord(right)) {
    patch.push(PUSH_FIELD_COPY, index)
    encodeObject(left, right, patch)
    patch.push(RETURN_INTO_OBJECT)
  } else if (Array.isArray(left) && Array.isArray(right) && right.length > 0) {
    patch.push(PUSH_FIELD_BLANK, index)
    encodeArray(left, right, patch)
    patch.push(RETURN_INTO_OBJECT)
  } else if (isLongString(left) && typeof right === 'string' && right !== '') {
    patch.push(PUSH_FIELD_BLANK, index)
    encodeString(left, right, patch)
    patch.push(RETURN_INTO_OBJECT)
  } else {
    patch.push(SET_FIELD, right, key)
  }
}

function isLongString(value: unknown): value is string {
  return typeof value === 'string' && value.length > shortestStringWorthSlicing
}

/** Slices are offsets in UTF-8 bytes, and must not cut a code point. */
function encodeString(left: string, right: string, patch: RawPatch): void {
  const from = Array.from(left)
  const to = Array.from(right)
  const shorter = Math.min(from.length, to.length)
  let prefix = 0
  while (prefix < shorter && from[prefix] === to[prefix]) prefix++
  let suffix = 0
  while (suffix < shorter - prefix && from.at(-1 - suffix) === to.at(-1 - suffix)) suffix++

  const middle = to.slice(prefix, to.length - suffix).join('')
  const total = Buffer.byteLength(left)
  if (prefix > 0) patch.push(STRING_APPEND_SLICE, 0, Buffer.byteLength(from.slice(0, prefix).join('')))
  if (middle !== '') patch.push(STRING_APPEND, middle)
  if (suffix > 0) {
    patch.push(STRING_APPEND_SLICE, total - Buffer.byteLength(from.slice(-suffix).join('')), total)
  }
}

function encodeArray(left: unknown[], right: unknown[], patch: RawPatch): void {
  let done = 0
  while (done < right.length) {
    const value = right[done]
    const match = left.findIndex((candidate) => isEqual(candidate, value))
    if (match >= 0) {
      let length = 1
      while (
        match + length < left.length &&
        done + length < right.length &&
        isEqual(left[match + length], right[done + length])
      ) {
        length++
      }
      patch.push(APPEND_SLICE, match, match + length)
      done += length
      continue
    }
    const sameKey = keyedIndex(left, value)
    const partner = left[sameKey]
    if (isRecord(partner) && isRecord(value)) {
      patch.push(PUSH_ELEMENT_COPY, sameKey)
      encodeObject(partner, value, patch)
      patch.push(RETURN_INTO_ARRAY)
    } else {
      patch.push(APPEND_VALUE, value)
    }
    done++
  }
}

function keyedIndex(left: unknown[], value: unknown): number {
  if (!isRecord(value) || typeof value._key !== 'string') return -1
  return left.findIndex((candidate) => isRecord(candidate) && candidate._key === value._key)
}

/** Equality of JSON values; key order of objects does not count. */
function isEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (Array.isArray(left)) {
    return (
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((item, index) => isEqual(item, right[index]))
    )
  }
  if (!isRecord(left) || !isRecord(right)) return false
  const keys = Object.keys(left)
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isEqual(left[key], right[key]))
  )
}
