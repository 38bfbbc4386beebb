import { checkRoutesOf } from '../world/every-screen.ts';

checkRoutesOf('others');
