export {default} from './NewsletterForm';
