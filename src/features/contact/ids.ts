import type {ContactField} from './fields';
import type {Screen} from './steps';

/** The id of a field; `id` is the form's. */
export const fieldId = (id: string, field: ContactField) => `${id}-${field}`;

/** The id of a screen's heading; `id` is the form's. */
export const titleId = (id: string, screen: Screen | 'sent') => `${id}-title-${screen}`;
