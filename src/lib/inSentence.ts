/** A label inside a sentence: « Design UX » → « design UX »; « UX audit » keeps its capitals. */
export function inSentence(label: string): string {
  const [first = '', second = ''] = label;
  const startsWithAcronym = second === second.toUpperCase();
  return startsWithAcronym ? label : first.toLowerCase() + label.slice(first.length);
}
