import { expect, test } from 'vitest'
import { type Box, Camera } from './camera.svelte'

const WHOLE: Box = [0, 0, 1000, 500]

function camera(): Camera {
  const made = new Camera(() => WHOLE, 200)
  ;[made.width, made.height] = [500, 250]
  made.look(WHOLE)
  return made
}

test('it zooms around a spot, as far as the closest look and back to the whole', () => {
  const one = camera()
  expect(one.isWhole).toBe(true)
  one.zoom(2, [250, 125], true)
  expect(one.box).toEqual([125, 62.5, 500, 250])
  expect([one.held, one.isWhole, one.scale]).toEqual([true, false, 1])
  one.zoom(100, [250, 125], true)
  expect(one.box[2]).toBe(200)
  one.zoom(0.001, [250, 125], true)
  expect(one.box[2]).toBe(1000)
})

test('a close look stays inside the picture', () => {
  const one = camera()
  expect(one.within([900, 400, 200, 100])).toEqual([800, 400, 200, 100])
  expect(one.within([-300, -300, 4000, 2000])).toEqual([-1500, -750, 4000, 2000])
})

test('a glance elsewhere comes back to what was seen before', () => {
  const one = camera()
  one.zoom(2, [0, 0], true)
  const before = one.box
  expect(one.sees([900, 400])).toBe(false)
  one.glance([800, 300, 200, 100])
  expect(one.sees([900, 350])).toBe(true)
  one.glance([0, 300, 200, 100])
  one.glance(null)
  expect(one.sees([before[0] + 1, before[1] + 1])).toBe(true)
  expect(one.sees([900, 350])).toBe(false)
})
