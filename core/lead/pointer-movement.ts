/** Whether a place is proof of a moved pointer: a coordinate of 0 is what scripts and keyboards report. */
export function isPointerMovement(place: { x: number; y: number }): boolean {
  return place.x !== 0 && place.y !== 0
}
