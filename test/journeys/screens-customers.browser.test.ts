import { checkRoutesOf } from '../world/every-screen.ts';

checkRoutesOf('customers');
