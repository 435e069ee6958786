/** Lower-cases a label for use in a sentence: « Design UX » → « design UX »; keeps « UX audit ». */
export function inSentence(label: string): string {
  const [first = '', second = ''] = label;
  const startsWithAcronym = second === second.toUpperCase();
  return startsWithAcronym ? label : first.toLowerCase() + label.slice(first.length);
}
