export {CookieBanner as default} from './CookieBanner';
