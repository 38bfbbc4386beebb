import { withQueries } from '../api/queries.tsx';
import LegalDialog from '../features/legal/legal-dialog.tsx';

/** The sign-in pages load the query library only with a document. */
export default withQueries(LegalDialog);
