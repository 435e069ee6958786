/*
 * Contract between features/page/cover.ts, which lets a card's cover grow into its study's, and the
 * elements that it looks for. Style sheets name the attributes too.
 */

/** On a card; its value is the card's variant. */
export const CARD_ATTRIBUTE = 'data-variant';

/** On a study's article. */
export const STUDY_ATTRIBUTE = 'data-case-study';

/** On what holds the study's large cover, in its article. */
export const COVER_ATTRIBUTE = 'data-cover';

/**
 * On the thing itself in what a study opens on instead of its cover: a sheet, a screen, a picture. Its
 * value is which part of the cover's width the same thing takes there, at the cover's focus.
 */
export const SUBJECT_ATTRIBUTE = 'data-subject';
export const subjectMark = (share: number) => ({[SUBJECT_ATTRIBUTE]: share});

/**
 * On the frame of a picture of components/Image, a cover among others; `data-x` and `data-y` are its
 * focus, in per cent, if it has one.
 */
export const PICTURE_ATTRIBUTE = 'data-state';
