export {ContactBlock as default} from './ContactForm';
