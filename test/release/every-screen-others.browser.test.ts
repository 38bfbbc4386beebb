import { checkScreensOf } from '../world/every-screen.ts';

checkScreensOf('others');
