/**
 * @generated SignedSource<<a59fb30ac73a868ba3b014b41be40ccd>>
 * @relayHash 883498924504b2ee7131857d64263fbd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 119497ca384ab91611a906ecf3ef7308c0f1dcbc1380ef9a3af25dc4e440763f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnPaymentsScreenQuery } from './OwnPaymentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnPaymentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "119497ca384ab91611a906ecf3ef7308c0f1dcbc1380ef9a3af25dc4e440763f",
    "metadata": {},
    "name": "OwnPaymentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
