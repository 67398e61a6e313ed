/** Whether coordinates prove that a pointer moved: events from scripts and keyboards report 0. */
export function isPointerMovement(place: { x: number; y: number }): boolean {
  return place.x !== 0 && place.y !== 0
}
