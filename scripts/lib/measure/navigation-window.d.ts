/** What scripts/lib/measure/navigation.ts leaves in the page that it measures, in ms since the tap. */
interface Window {
  navigationTimes: Promise<{heading: number; paint: number}>;
}
