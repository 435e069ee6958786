/** A text of several lines on one. */
export const oneLine = (text: string): string => text.replaceAll('\n', ' ');
