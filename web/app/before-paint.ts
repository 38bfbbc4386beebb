import { hasStoredSession } from '../api/stored-session.ts';
import { applyPreferences } from '../ui/stored-preferences.ts';

/**
 * Runs in the head of every prerendered document. Public pages are prerendered for visitors, so theme.css hides them
 * from someone who may be signed in until the app knows the account.
 */
applyPreferences();
if (hasStoredSession()) document.documentElement.dataset.session = '';
